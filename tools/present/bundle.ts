import { classNames } from '../../src/lib/class-names.ts';
import { inOne } from '../../src/lib/in-one.ts';
import { stageMeasures } from '../../src/present/stage-measures.ts';
import { measures } from '../../src/styles/measures.ts';

/** The stage and the presenter window in one script and one sheet, for a server or a file. */
export const bundle = (root: string, base: string): Promise<{ code: string; css: string }> =>
  inOne({
    root,
    base,
    entry: 'src/present/client/start.tsx',
    css: {
      postcss: { plugins: [stageMeasures(), measures()] },
      modules: { generateScopedName: classNames(root) },
    },
    minify: true,
  });
