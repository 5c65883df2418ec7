import { classNames } from '../../src/lib/class-names.ts';
import { inOne } from '../../src/lib/in-one.ts';
import type { draw } from '../../src/present/reading/draw.tsx';
import { measures } from '../../src/styles/measures.ts';

/** What draws the pages, and their sheet: the components are written for a build, not for Node. */
export async function drawnBy(root: string): Promise<{ draw: typeof draw; css: string }> {
  const { code, css } = await inOne({
    root,
    entry: 'src/present/reading/draw.tsx',
    css: { postcss: { plugins: [measures()] }, modules: { generateScopedName: classNames(root) } },
    minify: true,
  });
  const module = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const { draw: drawn } = (await import(module)) as { draw: typeof draw };
  return { draw: drawn, css };
}
