import { build, type CSSOptions } from 'vite';

/** A module and its sheet, as text, and the files they were made of. */
export interface Made {
  code: string;
  css: string;
  files: string[];
}

interface Wanted {
  root: string;
  base?: string;
  entry: string;
  css: Pick<CSSOptions, 'postcss' | 'modules'>;
  /** Made smaller, for who has to carry it; as it is written it is made sooner. */
  minify: boolean;
}

/** A module with all that it needs in one script and one sheet, and nothing beside them. */
export async function inOne({ root, base = '/', entry, css, minify }: Wanted): Promise<Made> {
  const made = await build({
    configFile: false,
    root,
    base,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    css,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // While editing, this process says that somebody develops, and React would believe it: eight times as slow.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      minify,
      cssMinify: minify,
      cssCodeSplit: false,
      target: 'esnext',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const output = 'output' in made ? made.output : [];
  const chunk = output.find((one) => one.type === 'chunk');
  const sheet = output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not made in one piece.`);
  return {
    code: chunk.code,
    css: sheet?.type === 'asset' ? String(sheet.source) : '',
    files: chunk.moduleIds.filter((id) => !id.startsWith('\0') && !id.includes('node_modules')),
  };
}
