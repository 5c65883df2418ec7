import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areToldOnce, type Bad, STUDY, told, withBlocks } from '../../../tests/helpers/told.ts';

const CSS = readFileSync('src/styles/tokens.css', 'utf8');
const file = 'src/styles/tokens.css';

const tokens = (change: (css: string) => string): Bad => ({ put: ({ put }) => put(file, change(CSS)) });
const instead = (name: string, value: string) =>
  tokens((css) => css.replace(new RegExp(`${name}: [^;]+;`), `${name}: ${value};`));

test('the colours of the site can be read', async () => {
  expect((await told(tokens((css) => css))).findings).toEqual([]);
});

areToldOnce([
  {
    kind: 'an error red too light to read',
    ...instead('--red', '#ff6b6b'),
    severity: 'error',
    file,
    line: '--red: #ff6b6b',
    says: 'The error message (--error, #ff6b6b, on --ground, #ffffff) has a contrast of 2.7 to 1 and needs 4.5: make one of the two darker or lighter.',
  },
  {
    kind: 'a mixed colour that became too light',
    ...instead('--line-strong', 'color-mix(in srgb, var(--black) 20%, var(--white))'),
    severity: 'error',
    file,
    line: '--line-strong: color-mix',
    says: 'The outline of fields and options (--line-strong, #d5d3d2, on --ground, #ffffff) has a contrast of 1.4 to 1 and needs 3',
  },
  {
    kind: 'a colour that is none',
    ...instead('--line-strong', 'greyish'),
    severity: 'advice',
    file,
    line: '--line-strong: greyish',
    says: '--line-strong is not a colour this report can read, so nothing is known of its contrast',
  },
  {
    kind: 'a theme of its own that cannot be read',
    ...tokens(
      (css) => `${css}\n@media (prefers-contrast: less) {\n  :root {\n    --error: #dd8888;\n  }\n}\n`,
    ),
    severity: 'error',
    file,
    line: '--error: #dd8888',
    says: 'The error message (--error, #dd8888',
  },
  {
    kind: 'a style guide whose text cannot be read',
    ...withBlocks({
      type: 'styleGuide',
      swatches: [
        { name: 'Sun', hex: '#ffd400', use: 'Body text' },
        { name: 'Sand', hex: '#fff6cc', use: 'The ground' },
      ],
      specimens: [{ name: 'Title', family: 'heading', size: 'large', sample: 'Hello', use: 'Titles' }],
    }),
    severity: 'advice',
    file: `content/${STUDY}`,
    line: '#ffd400',
    says: 'Sun (#ffd400) is there for “Body text”, but reaches a contrast of only 1.4 to 1 on the best ground of this guide: text needs 4.5.',
  },
]);
