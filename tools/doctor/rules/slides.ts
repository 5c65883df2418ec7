import { tableFits } from '../../../src/present/table-fits.ts';
import { advice, type Finding, type Rule } from '../finding.ts';

/** What would not be readable on a stage. */
export const slidesRule: Rule = ({ pages }) =>
  pages.flatMap((page): Finding[] =>
    (page.study?.blocks ?? []).flatMap((block, index) => {
      if (block.type !== 'comparison' || block.slide === false) return [];
      const title = block.slide?.title ?? block.title;
      if (tableFits({ ...block, title })) return [];
      const sentence =
        'This table is too large for a slide, where those at the back could not read it: shorten its cells, leave rows out, or keep it off the stage with `slide: false`.';
      return [advice(page, ['blocks', index, 'rows'], sentence)];
    }),
  );
