// The look’s file under the editor: it need not be there, and every line of it may be left out.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFolder, rightContent } from '../../../tests/helpers/content-folder.ts';
import { madeFont } from '../../../tests/helpers/fonts.ts';
import { FILES, OWN_CSS } from '../../model/files.ts';
import { choosing, givingBack } from '../client/look/edits.ts';
import type { FileChange } from '../shared/answers.ts';
import type { EditRequest } from '../shared/requests.ts';
import { Desk } from './desk.ts';
import { keptOff } from './kept-off.ts';

const LOOK = `# How it looks.

look: workshop # the one to begin with

# Colours of the brand.
colours: # four
  ground: '#ffffff' # paper
  text: '#2b2420' # ink

# dark:
#   ground: '#171412'

corners: 8 # a little
spacing: airy
`;

let folder: Awaited<ReturnType<typeof contentFolder>>;
let desk: Desk;
let told: FileChange[] = [];
beforeEach(async () => {
  folder = await contentFolder(rightContent());
  told = [];
  desk = new Desk(
    folder.root,
    { newStudy: async () => 'No.', build: async () => ({ isGood: true, said: '' }) },
    (change) => told.push(change),
  );
});
afterEach(() => folder.remove());

const path = () => join(folder.root, FILES.look);
const read = () => readFileSync(path(), 'utf8');
const write = (text: string) => writeFileSync(path(), text);
const document = async () => (await desk.state('/')).documents[FILES.look];
const edit = async (edits: object[], merge?: string) => {
  const version = (await document())?.version;
  return desk.do({
    kind: 'edit',
    page: '/',
    file: FILES.look,
    version,
    edits,
    label: 'x',
    merge,
  } as EditRequest);
};
const give = async (name: string, bytes: Buffer, role = 'heading') =>
  desk.takeIn({
    page: '/',
    file: FILES.look,
    version: (await document())?.version ?? '',
    path: ['typefaces', role],
    name,
    bytes: Buffer.from(bytes),
  });
const set = (where: string[], value: unknown) => ({ op: 'set', path: where, value });
const act = (kind: 'undo' | 'redo') => desk.do({ kind, page: '/' });
const token = async (name: string) => new RegExp(`${name}:([^;}]+)`).exec((await desk.state('/')).look)?.[1];

test('a file that is not there is made by the first line, a drag is one step, and Undo takes the file away', async () => {
  expect(await document()).toMatchObject({ written: {}, problems: [], isBroken: false });
  for (const corners of [12, 7, 4]) await edit([set(['corners'], corners)], 'drag');
  expect(read()).toMatch(/^# How the site looks.*\ncorners: 4\n$/);
  expect(await token('--corners')).toBe('4px');
  await act('undo');
  expect(existsSync(path())).toBe(false);
  expect((await desk.state('/')).undo).toBeUndefined();
  expect(await token('--corners')).toBe('16px');
  await act('redo');
  expect(read()).toContain('corners: 4\n');
});

test('what was typed and given up leaves no file behind', async () => {
  await edit([set(['colours', 'accent'], 'teal')], 'field');
  expect(read()).toContain('colours:\n  accent: teal\n');
  await edit([], 'field');
  expect(existsSync(path())).toBe(false);
});

test('the last line can be given back: what is left says nothing, and takes another', async () => {
  await edit([set(['dark', 'ground'], '#111111')]);
  const { written } = (await document()) ?? {};
  expect(givingBack(written, ['dark', 'ground'])).toEqual({ op: 'remove', path: ['dark'] });
  await edit([givingBack(written, ['dark', 'ground'])]);
  expect(read()).toMatch(/^#[^\n]*\n$/);
  expect(await document()).toMatchObject({ written: {}, isBroken: false });
  await edit([set(['lines'], 'none')]);
  expect(read()).toMatch(/^#[^\n]*\nlines: none\n$/);
});

test('a look that is chosen takes the lines away that would change it, and Undo brings them back whole', async () => {
  write(LOOK);
  const { path: where, value, also } = choosing((await document())?.written, 'workshop');
  await edit([set([...where] as string[], value), ...also]);
  expect(read()).toBe(`# How it looks.

look: workshop # the one to begin with

# Colours of the brand.

# dark:
#   ground: '#171412'

`);
  await act('undo');
  expect(read()).toBe(LOOK);
});

test('a line that is wrong is drawn as it was, or left out, and the rest as the file says', async () => {
  write(LOOK);
  expect(await token('--corners')).toBe('8px');
  write(LOOK.replace('corners: 8', 'corners: round\nroundness: 3\ndepth: deep').replace('airy', 'tight'));
  expect(await token('--corners')).toBe('8px');
  expect(await token('--air')).toBe('0.8');
  expect((await document())?.problems).toHaveLength(3);
  // Whoever leaves the mistakes alone can go on all the same.
  expect(await edit([set(['lines'], 'none')])).toMatchObject({ kind: 'done' });
  expect(await token('--rule-width')).toBe('0px');
  expect(await edit([set(['textSize'], 12)])).toMatchObject({ kind: 'refused' });
});

test('a file that is made or taken away by another program is told to every tab, as a step', async () => {
  await desk.state('/');
  write('corners: 0\n');
  await desk.notice(FILES.look);
  expect(told).toMatchObject([{ file: FILES.look, isOutside: true }]);
  expect(await token('--corners')).toBe('0px');
  rmSync(path());
  await desk.notice(FILES.look);
  expect(told).toHaveLength(2);
  expect(await token('--corners')).toBe('16px');
  await act('undo');
  expect(read()).toBe('corners: 0\n');
});

test('a style sheet of the owner’s own is on the page as it was last right, and every tab hears of it', async () => {
  const own = async () => (await desk.state('/')).ownCss;
  const file = join(folder.root, OWN_CSS);
  expect(await own()).toEqual({ css: undefined, problems: [] });
  writeFileSync(file, 'h1 { color: teal }');
  await desk.notice(OWN_CSS);
  expect(told).toEqual([{ file: OWN_CSS, isOutside: true }]);
  expect((await own()).css).toBe(keptOff('h1{color:teal}'));
  writeFileSync(file, 'h1 { color: teal');
  expect(await own()).toMatchObject({
    css: keptOff('h1{color:teal}'),
    problems: [{ file: OWN_CSS, line: 1 }],
  });
  // It is empty for a moment, while it is written.
  writeFileSync(file, '');
  setTimeout(() => writeFileSync(file, 'h1 { color: tea'), 5);
  await desk.notice(OWN_CSS);
  expect(await own()).toMatchObject({ css: keptOff('h1{color:teal}'), problems: [{ line: 1 }] });
  // It keeps nobody from changing a line of the look.
  expect(await edit([set(['corners'], 3)])).toMatchObject({ kind: 'done' });
  rmSync(file);
  expect(await own()).toEqual({ css: undefined, problems: [] });
});

test('a style sheet of the owner’s own does not reach the editor, and its rules weigh what they weighed', () => {
  const off = ':where(:not([data-editor],[data-editor] *))';
  expect(keptOff('h1,a:hover::before{top:0}')).toBe(`h1${off},a:hover${off}::before{top:0}`);
  expect(keptOff(':root{--radius:0}')).toBe(`${off}:root{--radius:0}`);
  expect(keptOff('@media print{p.a > b{top:0}}')).toBe(`@media print{p.a > b${off}{top:0}}`);
  expect(keptOff('@keyframes x{50%{top:0}}')).toBe('@keyframes x{50%{top:0}}');
});

test('a font of the owner’s own lands in its folder, is named in the file, and goes with Undo', async () => {
  const font = readFileSync(
    join(process.cwd(), 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  );
  expect(await give('My Inter (Final).WOFF2', font)).toMatchObject({ kind: 'done' });
  expect(read()).toContain('typefaces:\n  heading: look/my-inter-final.woff2\n');
  expect(existsSync(join(folder.root, 'content/look/my-inter-final.woff2'))).toBe(true);
  // What is no font, or none of this form, leaves nothing behind.
  await expect(give('x.woff2', Buffer.from('not a font'), 'text')).rejects.toThrow('x.woff2 is no font that');
  await expect(give('x.png', font, 'text')).rejects.toThrow('x.png is not a font in the form of');
  expect(readdirSync(join(folder.root, 'content/look'))).toEqual(['my-inter-final.woff2']);
  await act('undo');
  expect(existsSync(path())).toBe(false);
  expect(existsSync(join(folder.root, 'content/look/my-inter-final.woff2'))).toBe(false);
});

test('the same font for headings and for text is one file, which both lines name', async () => {
  const font = await madeFont();
  await give('Other.woff2', font);
  await give('Other.woff2', font, 'text');
  expect(read()).toContain('heading: look/other.woff2\n  text: look/other.woff2\n');
  expect(readdirSync(join(folder.root, 'content/look'))).toEqual(['other.woff2']);
  await act('undo');
  expect(read()).not.toContain('text:');
  expect(readdirSync(join(folder.root, 'content/look'))).toEqual(['other.woff2']);
});

test('a font of another family takes the place of the one before, however alike their names', async () => {
  const files = 'node_modules/@fontsource-variable';
  await give('My Inter.woff2', readFileSync(`${files}/inter/files/inter-latin-wght-normal.woff2`));
  await give('My Serif.woff2', readFileSync(`${files}/newsreader/files/newsreader-latin-wght-normal.woff2`));
  expect(read()).toContain('heading: look/my-serif.woff2\n');
  expect(readdirSync(join(folder.root, 'content/look'))).toEqual(['my-serif.woff2']);
  await give('My Bold.ttf', await madeFont({ weight: 700, form: 'truetype' }));
  expect(read()).toContain('heading: look/my-bold.ttf\n');
});

test('bold and italic lie beside the plain font, which stays the one that is named, in whatever order they come', async () => {
  const files: [string, Buffer][] = [
    ['Mine-Bold.ttf', await madeFont({ weight: 700, form: 'truetype' })],
    ['Mine.ttf', await madeFont({ weight: 400, form: 'truetype' })],
    ['Mine-Italic.ttf', await madeFont({ weight: 400, isItalic: true, form: 'truetype' })],
  ];
  for (const order of [files, files.toReversed()]) {
    let told: string | undefined;
    for (const [name, bytes] of order) {
      const answer = await give(name, bytes, 'text');
      expect(answer.kind).toBe('done');
      told = 'said' in answer ? answer.said : undefined;
    }
    expect(read()).toContain('text: look/mine.ttf\n');
    expect(told).toContain('is of the same family as look/mine.ttf');
    expect(readdirSync(join(folder.root, 'content/look')).toSorted()).toEqual([
      'mine-bold.ttf',
      'mine-italic.ttf',
      'mine.ttf',
    ]);
    for (const _ of order) await act('undo');
    expect(existsSync(join(folder.root, 'content/look/mine.ttf'))).toBe(false);
  }
});

test('of a family of italics alone the plainest stays the one that is named', async () => {
  const [plain, bold] = [
    await madeFont({ weight: 400, isItalic: true }),
    await madeFont({ weight: 700, isItalic: true }),
  ];
  await give('Mine-Italic.woff2', plain, 'text');
  await give('Mine-BoldItalic.woff2', bold, 'text');
  expect(read()).toContain('text: look/mine-italic.woff2\n');
  // Upright letters of it are what the text is set in, as soon as there are any.
  await give('Mine.woff2', await madeFont({ weight: 400 }), 'text');
  expect(read()).toContain('text: look/mine.woff2\n');
});
