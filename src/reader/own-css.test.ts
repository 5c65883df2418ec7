import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

// On Windows only some may make one.
test.skipIf(process.platform === 'win32')(
  'a sheet that is a link to a file outside content is not read',
  async () => {
    const folder = await contentFolder({});
    remove = folder.remove;
    writeFileSync(join(folder.root, 'secret.css'), '.secret{color:red}');
    symlinkSync('../secret.css', join(folder.root, 'content/look.css'));
    const { css, problems } = readOwnCss(folder.root);
    expect(css).toBeUndefined();
    expect(problems).toMatchObject([
      { file: 'content/look.css', message: expect.stringContaining('This is a link to a place outside') },
    ]);
  },
);

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
  'h1{overflow-x:clip;text-box:trim-both cap alphabetic;-webkit-line-clamp:2;COLOR:red}',
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

const nested = (open: string, inside: string, close: string, times = 3000) =>
  open.repeat(times) + inside + close.repeat(times);

test.each([
  ['a selector', `${nested(':is(', 'a', ')')}{color:red}`],
  ['rules', nested('a{', 'color:red', '}')],
  ['questions of the window', nested('@media screen{', 'a{color:red}', '}')],
  ['sums', `a{width:calc(${nested('(', '1px', ')', 20_000)})}`],
  ['the value of a token', `a{--x:${nested('[', '1', ']')}}`],
  ['a selector with remarks that seem to close it', `${nested(':is(/*)*/', 'a', ')')}{color:red}`],
  ['a selector with words that seem to close it', `${nested(':is([a=")"],', 'a', ')')}{color:red}`],
  ['a selector with brackets that close nothing', `${nested(':is(]', 'a', ')')}{color:red}`],
  ['a selector that would begin an address', `${nested('#url(', 'a', ')')}{color:red}`],
])('%s nested without end is told, and ends no process', async (_what, css) => {
  const { problems } = await read(`h1{color:red}\n${css}`);
  expect(problems).toEqual([
    { file: 'content/look.css', line: 2, message: expect.stringContaining('More than 50 brackets') },
  ]);
});

test('brackets in words, remarks and addresses are none', async () => {
  const { css, problems } = await read(
    `/* ${'('.repeat(99)} */ a::before{content:"${'('.repeat(99)}"} b{mask:url(#${'\\('.repeat(99)})}`,
  );
  expect(problems).toEqual([]);
  expect(css).toContain('content');
});

test('a sheet that would make every page heavy is told', async () => {
  const { problems } = await read('a{color:red}\n'.repeat(30_000));
  expect(problems).toMatchObject([{ message: expect.stringContaining('has 381 KB, and may have 256') }]);
});

test.each([
  ['an address', 'body{background:u\\rl(https://track.example/1.png)}'],
  ['an address on this host', 'body{background:u\\rl(/other/1.png)}'],
  ['a sheet', '@im\\port "https://track.example/a.css";'],
  ['a sheet by its number', '@\\69mport "https://track.example/a.css";'],
  ['a sheet inside another rule', '@media screen{@im\\port "https://track.example/a.css";}'],
  ['a font', '@fon\\t-face{font-family:x;src:u\\rl(https://track.example/a.woff2)}'],
  ['a font without an address', '@fon\\t-face{font-family:x;src:local("x")}'],
  ['a set', 'body{background:image\\-set("https://track.example/4.png" 1x)}'],
  ['a set in a token', 'body{--x:i\\mage-set("https://track.example/4.png" 1x);background:var(--x)}'],
  ['a set as an engine calls it', 'body{background:-webkit-\\image-set("https://track.example/4.png" 1x)}'],
  ['a picture by another word', 'body{background:i\\mage("https://track.example/5.png")}'],
  ['a picture by a third word', 'body{background:s\\rc("https://track.example/5.png")}'],
  [
    'an address between words that look like one',
    `body::before{content:'url("#' url(https://track.example/2.png) '")'}`,
  ],
  ['an address in a token', 'a{--u:u\\rl(https://track.example/v);background:var(--u)}'],
  [
    'an address that a token begins with',
    '@property --a{syntax:"<url>";inherits:true;initial-value:u\\rl(https://track.example/p)}',
  ],
  ['an address of a line in disguise', 'a{\\62 ackground:u\\rl(https://track.example/v)}'],
])('%s is asked for in no spelling', async (_what, css) => {
  const { css: kept, problems } = await read(`h1{color:red}\n\n${css}\n`);
  expect(kept).toBeUndefined();
  expect(problems).toMatchObject([{ file: 'content/look.css', line: expect.any(Number) }]);
});
