import { contrast } from '../colours.ts';
import { at, type Finding, type Rule } from '../finding.ts';

const LEAST = 4.5;
const IS_TEXT = /\b(text|type|words?|copy|headings?|links?|labels?)\b/i;

/** A style guide whose own text colour cannot be read on any of its grounds, seen by every designer who hires. */
export const swatchesRule: Rule = ({ pages, studies }) =>
  pages.flatMap((page) =>
    (studies[page.page.slice(1)]?.data.blocks ?? []).flatMap((block, index): Finding[] => {
      if (block.type !== 'styleGuide') return [];
      const { swatches } = block;
      return swatches.flatMap(({ name, hex, use }, number): Finding[] => {
        if (!IS_TEXT.test(use)) return [];
        const grounds = ['#ffffff', ...swatches.map((other) => other.hex)];
        const best = Math.max(...grounds.map((ground) => contrast(hex, ground)));
        if (best >= LEAST) return [];
        return [
          {
            severity: 'advice',
            ...at(page, ['blocks', index, 'swatches', number, 'hex']),
            rule: 'contrast',
            sentence: `${name} (${hex}) is there for “${use}”, but reaches a contrast of only ${best} to 1 on the best ground of this guide: text needs ${LEAST}.`,
          },
        ];
      });
    }),
  );
