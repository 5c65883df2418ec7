import { build } from 'vite';
import { classNames } from '../../src/lib/class-names.ts';
import { stageMeasures } from '../../src/present/stage-measures.ts';
import { measures } from '../../src/styles/measures.ts';

const ENTRY = 'src/present/client/start.tsx';

/** The stage and the presenter window in one script and one sheet, for a server or a file. */
export async function bundle(root: string, base: string): Promise<{ code: string; css: string }> {
  const made = await build({
    configFile: false,
    root,
    base,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    css: {
      postcss: { plugins: [stageMeasures(), measures()] },
      modules: { generateScopedName: classNames(root) },
    },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      target: 'esnext',
      // Whatever a sheet or a module names comes in it: a file for another machine has nothing beside it.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  });
  const output = 'output' in made ? made.output : [];
  const chunk = output.find((one) => one.type === 'chunk');
  const sheet = output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
  if (chunk?.type !== 'chunk') throw new Error('The slides were not made in one piece.');
  return { code: chunk.code, css: sheet?.type === 'asset' ? String(sheet.source) : '' };
}
