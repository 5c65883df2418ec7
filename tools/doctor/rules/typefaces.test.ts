import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { typefaceNotesIn } from '../../../src/reader/typeface-notes.ts';
import { madeFont } from '../../../tests/helpers/fonts.ts';
import { type GoodFolder, goodContent, goodFolder } from '../../../tests/helpers/good-content.ts';
import { areToldOnce, told } from '../../../tests/helpers/told.ts';

const LOOK = 'content/look.yaml';
const put = (lines: string, fonts: Record<string, Buffer> = {}) => ({
  put: ({ root, put }: GoodFolder) => {
    put(LOOK, lines);
    mkdirSync(join(root, 'content/look'));
    for (const [name, bytes] of Object.entries(fonts)) writeFileSync(join(root, 'content/look', name), bytes);
  },
});

const regular = await madeFont({ weight: 400 });
const bold = await madeFont({ weight: 700, form: 'truetype' });
const italic = await madeFont({ weight: 400, isItalic: true, form: 'woff' });
const all = { 'Own.woff2': regular, 'Own-Bold.ttf': bold, 'Own-Italic.woff': italic };

areToldOnce([
  {
    kind: 'headings heavier than their typeface goes',
    ...put('typefaces:\n  heading: Instrument Sans\nheadingWeight: 800 # strong\n'),
    severity: 'advice',
    file: LOOK,
    line: 'headingWeight: 800',
    says: 'Instrument Sans has no weight of 800, so headings have 700, the nearest it has. Write 700, or choose another typeface.',
  },
  {
    kind: 'headings for which the owner has one weight only',
    ...put('typefaces:\n  heading: look/Own.woff2\n', { 'Own.woff2': regular }),
    severity: 'advice',
    file: LOOK,
    line: 'heading:',
    says: 'Hanken Grotesk has no weight of 600, so headings have 400, the nearest it has. Add `headingWeight: 400`',
  },
  {
    kind: 'a weight that is asked for of a file that has one only',
    ...put('typefaces:\n  heading: look/Own.ttf\nheadingWeight: 600\n', {
      'Own.ttf': await madeFont({ weight: 400, form: 'truetype' }),
    }),
    severity: 'advice',
    file: LOOK,
    line: 'headingWeight: 600',
    says: 'Hanken Grotesk has no weight of 600, so headings have 400, the nearest it has. Write 400, or choose another typeface.',
  },
  {
    kind: 'a text without bold and italic',
    ...put('typefaces:\n  text: look/Own.woff2\n', { 'Own.woff2': regular }),
    severity: 'advice',
    file: LOOK,
    line: 'text:',
    says: 'Hanken Grotesk has no bold and no italic here, so browsers thicken and slant its letters where words stand out, and the resume does without. If you have the font, put it beside this one, for example as content/look/Own-Bold and content/look/Own-Italic.',
  },
  {
    kind: 'letters that a font lacks',
    ...put('typefaces:\n  text: look/Own.woff2\n', {
      ...all,
      'Own.woff2': await madeFont({ weight: 400, letters: 'abcdefghijklmnopqrstuvw' }),
    }),
    severity: 'advice',
    file: LOOK,
    line: 'text:',
    says: 'so another typeface stands in for them.',
  },
]);

test('nothing is said of a typeface that has all that is asked of it', async () => {
  const { findings } = await told(put('typefaces:\n  text: look/Own.woff2\n', all));
  expect(findings).toEqual([]);
});

test('a build says the same, and nothing where nothing is chosen', async () => {
  const { root, put: write, remove } = await goodFolder(goodContent());
  onTestFinished(remove);
  expect(await typefaceNotesIn(root)).toEqual([]);
  write(LOOK, 'typefaces:\n  heading: Space Grotesk\nheadingWeight: 900\n');
  expect(await typefaceNotesIn(root)).toEqual([
    expect.stringMatching(/^content\/look\.yaml, line 3, headingWeight: Space Grotesk has no weight of 900/),
  ]);
});

test('a page in a language that a typeface cannot spell is set in the other, and that is told', async () => {
  const { root, put: write, remove } = await goodFolder(goodContent());
  onTestFinished(remove);
  write(LOOK, 'typefaces:\n  text: Schibsted Grotesk\n  heading: Inter\n');
  const site = { ...(goodContent()['site.yaml'] as object), language: 'el' };
  write('content/site.yaml', JSON.stringify(site));
  expect(await typefaceNotesIn(root)).toEqual([
    expect.stringContaining(
      'Schibsted Grotesk lacks letters of the site’s language, so the text is set in Inter.',
    ),
  ]);
});
