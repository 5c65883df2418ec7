import { afterEach, expect, test } from 'vitest';
import { contentFolder } from '../../tests/helpers/content-folder.ts';
import { readOwnCss } from './own-css.ts';

let remove = () => {};
afterEach(() => remove());

async function read(css: string | Buffer) {
  const folder = await contentFolder({ 'look.css': css });
  remove = folder.remove;
  return readOwnCss(folder.root);
}

test('a site without a sheet of the owner’s own has none', async () => {
  const folder = await contentFolder({});
  remove = folder.remove;
  expect(readOwnCss(folder.root)).toEqual({ problems: [] });
});

test('a sheet is made short, and says what it said', async () => {
  expect((await read('/* mine */\nh1 {\n  letter-spacing: -0.02em;\n}\n')).css).toBe(
    'h1{letter-spacing:-.02em}',
  );
});

test.each([
  'main{background:url("data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E")}',
  'mark{mask:url(#round)}',
  ':root{--radius:3px;--none:}',
  'details:open{color:red}',
  '@container card (width>20em){h2{color:#abc}}',
  '.a{&:hover{color:#abcdef80}}',
  'q{quotes:"“" "”"}',
])('nothing is said against %s', async (css) => {
  const { css: kept, problems } = await read(css);
  expect(problems).toEqual([]);
  expect(kept).toBeTruthy();
});

test('words in quotes cannot end the element that the sheet stands in', async () => {
  const { css } = await read('h1::before{content:"</style><script>"}');
  expect(css).not.toContain('</');
  expect(css).toContain('<\\/style>');
});

test('a file in letters of another machine is told as such', async () => {
  const { problems } = await read(Buffer.from([0x68, 0x31, 0x7b, 0xe9, 0x7d]));
  expect(problems).toMatchObject([{ file: 'content/look.css', line: 1 }]);
});
