import { build } from 'vite';
import { classNames } from '../../src/lib/class-names.ts';
import type { draw } from '../../src/present/reading/draw.tsx';
import { measures } from '../../src/styles/measures.ts';

const ENTRY = 'src/present/reading/draw.tsx';

/** What draws the pages, and their sheet: the components are written for a build, not for Node. */
export async function drawnBy(root: string): Promise<{ draw: typeof draw; css: string }> {
  const made = await build({
    configFile: false,
    root,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    css: { postcss: { plugins: [measures()] }, modules: { generateScopedName: classNames(root) } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      target: 'esnext',
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const output = 'output' in made ? made.output : [];
  const chunk = output.find((one) => one.type === 'chunk');
  const sheet = output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
  if (chunk?.type !== 'chunk') throw new Error('The pages were not made in one piece.');
  const module = `data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`;
  const { draw: drawn } = (await import(module)) as { draw: typeof draw };
  return { draw: drawn, css: sheet?.type === 'asset' ? String(sheet.source) : '' };
}
