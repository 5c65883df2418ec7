// How heavy headings are, and how tightly they are set, follows from the typeface (src/fonts).
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/lib/files.ts';

/** The editor is the same on any site, and the overlay may stand over a page without typefaces. */
const sheets = listFiles('src/{blocks,gate,screens,styles,ui}/**/*.css', process.cwd());

test('what is set in the typeface of headings has its weight, since its file holds no other', () => {
  const wrong: string[] = [];
  for (const file of sheets) {
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const said = new Map(rule.nodes.flatMap((one) => (one.type === 'decl' ? [[one.prop, one.value]] : [])));
      const isHeading = said.get('font-family') === 'var(--font-heading)';
      if (isHeading && said.get('font-weight') !== 'var(--heading-weight)')
        wrong.push(`${file}: ${rule.selector}`);
    });
  }
  expect(wrong).toEqual([]);
});

test('letters are moved together as far as the typeface bears it', () => {
  const wrong: string[] = [];
  for (const file of sheets) {
    postcss.parse(readFileSync(file, 'utf8')).walkDecls('letter-spacing', ({ value }) => {
      if (value.includes('-') && !value.includes('var(--tightness)')) wrong.push(`${file}: ${value}`);
    });
  }
  expect(wrong).toEqual([]);
});
