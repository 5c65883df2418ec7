// Style sheets speak of roles; what colour a role is, the look says (src/look).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookTokens } from '../../src/fonts/book.ts';
import { chosenIn } from '../../src/fonts/chosen.ts';
import { pairOf, pairTokens } from '../../src/fonts/page-css.ts';
import { listFiles } from '../../src/lib/files.ts';
import { solveLook } from '../../src/look/solved.ts';

const sheets = listFiles('src/**/*.css', process.cwd()).map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));
const namesIn = (css: string) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
const roles = namesIn(solveLook().css);

/** What is the same in every look, and why. */
const FIXED: Record<string, string> = {
  'src/styles/tokens.css': 'names for what pictures and films are seen on',
  'src/ui/DeviceFrame/DeviceFrame.module.css': 'devices are made of metal and glass',
  'src/editor/client/own-look.css': 'the editor’s own colours',
  'src/present/client/own-look.css': 'what the speaker sees beside the slides',
  'src/dev/overlay/overlay.css': 'it may stand over a page without a look',
};

describe('a colour', () => {
  const coloured = sheets.filter(({ css }) => /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\(/i.test(css));

  test('is written out only where it is the same in every look', () => {
    expect(coloured.map(({ file }) => file).toSorted()).toEqual(Object.keys(FIXED).toSorted());
  });
});

const pair = await pairOf(process.cwd(), await chosenIn(process.cwd()));
/** Whatever is chosen: a text with serifs says more. */
const typeRoles = [...new Set([...namesIn(pairTokens(pair)), ...namesIn(bookTokens('serif'))])];

test('every token that a style sheet asks for is there', () => {
  // The editor says how much room its own parts take, and a picture in the PDF its proportions.
  const elsewhere = /^--(edit-bar|ratio|row|gaps)$/;
  const known = new Set([...roles, ...typeRoles, ...sheets.flatMap(({ css }) => namesIn(css))]);
  const asked = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[\w-]+)(,?)/g)]
      .filter(([, name = '', fallback]) => !fallback && !known.has(name) && !elsewhere.test(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(asked).toEqual([]);
});

test('the editor says anew whatever it uses of a look, but for the page’s own underline', () => {
  const own = namesIn(sheets.find(({ file }) => file.endsWith('own-look.css'))?.css ?? '');
  const onPage = /on-page\.css$/;
  // What the page says of everything that is selected or has the focus is said of the editor too.
  const used = sheets
    .filter(
      ({ file }) => file === 'src/styles/base.css' || (file.startsWith('src/editor/') && !onPage.test(file)),
    )
    .flatMap(({ css }) => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const missing = [...roles, ...typeRoles].filter((role) => used.includes(role) && !own.includes(role));
  // The second is the link’s that skips the bar, which is the page’s.
  expect(missing).toEqual(['--accent-line', '--radius-control']);
});
