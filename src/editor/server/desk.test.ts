import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { contentFolder, rightContent, study } from '../../../tests/helpers/content-folder.ts';
import { heic } from '../../../tests/helpers/odd-pictures.ts';
import { listFiles } from '../../lib/files.ts';
import { blockSchema } from '../../model/blocks/any.ts';
import { studyFolders } from '../../reader/folders.ts';
import type { Answer } from '../shared/answers.ts';
import { type EditRequest, requestSchema } from '../shared/requests.ts';
import type { Edit } from '../shared/value.ts';
import { Desk } from './desk.ts';

const ALPHA = 'content/case-studies/alpha/study.yaml';
const alpha = `# Alpha, with a comment.
tabTitle: Alpha
title: Alpha
description: About Alpha.
tags: [WEB]
cover: { file: ../../wide.png, alt: A screen }
info:
  - title: My Role
    items: [Designer]
hero:
  file: ../../wide.png
  alt: A wide screen
summary:
  - title: The problem
    text: It was hard.
  - title: What I did
    text: I made it easy, see [Beta](/beta).
facts:
  - value: 8 weeks
    label: of work
blocks:
  # the first
  - type: text
    section: Problem
    title: It was hard
    text:
      - Very.

  - type: howMightWe
    question: How might we make it easy?
`;

let folder: Awaited<ReturnType<typeof contentFolder>>;
let desk: Desk;

beforeEach(async () => {
  folder = await contentFolder({
    ...rightContent(),
    'case-studies/alpha/study.yaml': alpha,
    'case-studies/gamma/study.yaml': study('Gamma'),
    'case-studies/gamma/own.png': await picture(2600),
    'work.yaml': {
      ...rightContent()['work.yaml'],
      previous: { title: 'PREVIOUS WORK', studies: ['beta', 'gamma'] },
    },
  });
  desk = new Desk(folder.root, {
    newStudy: async () => 'No.',
    build: async () => ({ isGood: true, said: '' }),
  });
});
afterEach(() => folder.remove());

const picture = (width: number, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#3a5fcd' } })
    .jpeg()
    .toBuffer();
const read = (file: string) => readFileSync(join(folder.root, file), 'utf8');
const versionOf = async (file: string) => (await desk.documents.get(file)).version;

async function edit(
  edits: object[],
  { file = ALPHA, merge = undefined as string | undefined, version = '' } = {},
) {
  return desk.do({
    kind: 'edit',
    page: '/alpha',
    file,
    version: version || (await versionOf(file)),
    edits,
    label: 'a text',
    merge,
  } as EditRequest);
}
const set = (path: (string | number)[], value: unknown) => ({ op: 'set', path, value });
const act = (kind: string, more = {}) => desk.do({ kind, page: '/alpha', ...more } as EditRequest);
const refusals = (answer: Answer) =>
  answer.kind === 'refused' ? answer.problems.map(({ field, message }) => `${field}: ${message}`) : [];

test('a text is written where it stands, and the page comes back with it', async () => {
  const answer = await edit([set(['blocks', 0, 'title'], 'It was very hard')]);
  expect(read(ALPHA)).toBe(alpha.replace('title: It was hard', 'title: It was very hard'));
  expect(answer).toMatchObject({ kind: 'done', state: { undo: 'a text' } });
});

test('what the reader refuses is told in its own words and not written', async () => {
  expect(refusals(await edit([set(['title'], '')]))).toEqual([
    expect.stringContaining('title: This is empty. Fill it in.'),
  ]);
  expect(refusals(await edit([set(['blocks', 0, 'text', 0], 'See [that](/nowhere).')]))).toEqual([
    'blocks, item 1, text, item 1: There is no page /nowhere on this site. Correct the link, or take it out.',
  ]);
  expect(refusals(await edit([{ op: 'remove', path: ['blocks', 0] }]))).toEqual([
    expect.stringContaining('The first block starts no section.'),
  ]);
  expect(refusals(await edit([set(['hero', 'file'], '../../narrow.png')]))).toEqual([
    expect.stringContaining('too small'),
  ]);
  expect(read(ALPHA)).toBe(alpha);
  expect(desk.store.undoable).toBeUndefined();
});

test('what would be wrong in another file, or on a page that no browser draws, is refused as well', async () => {
  const beta = 'content/case-studies/beta/study.yaml';
  expect(refusals(await edit([set(['draft'], true)], { file: beta }))).toEqual([
    `summary, item 2, text: ${ALPHA}, line 17, summary, item 2, text: /beta is a draft, so visitors will find no page there. Take the link out, or turn Draft off in the settings of the study (\`draft\` in its file).`,
  ]);
  expect(refusals(await edit([set(['title'], '夜间巴士')]))).toEqual([
    expect.stringContaining('title: No typeface of the project has 夜 间 巴 士'),
  ]);
});

test('letters that are missing already keep nobody from mending one text after the other', async () => {
  writeFileSync(
    join(folder.root, ALPHA),
    alpha.replace('\ntitle: Alpha', '\ntitle: 夜间').replace('[WEB]', '[巴士]'),
  );
  expect((await edit([set(['title'], 'Night')])).kind).toBe('done');
});

test('a mistake that is in the file already does not keep the rest from being edited', async () => {
  writeFileSync(join(folder.root, ALPHA), alpha.replace('tags: [WEB]', 'tags: WEB'));
  expect((await edit([set(['title'], 'Better')])).kind).toBe('done');
  expect(read(ALPHA)).toContain('title: Better');
});

test('who comes too late writes over what they knew, and over no place beside it', async () => {
  const file = 'content/site.yaml';
  const late = 'a version of before';
  const over = [parse(read(file)).owner.role];
  const role = { op: 'set', path: ['owner', 'role'], value: 'Designer of buses' } as const;
  const location = { op: 'set', path: ['owner', 'location'], value: 'Here' } as const;
  const ask = (edits: (typeof role | typeof location)[]) =>
    act('edit', { file, version: late, edits, label: 'it', over });
  const before = read(file);
  expect((await ask([role, location])).kind).toBe('changed');
  expect(read(file)).toBe(before);
  expect((await ask([role])).kind).toBe('done');
  expect(parse(read(file)).owner.role).toBe('Designer of buses');
});

test('a file that was changed outside is not written over: the change comes in, and can be taken back', async () => {
  const version = await versionOf(ALPHA);
  const theirs = alpha.replace('Very.', 'Very, they say.');
  writeFileSync(join(folder.root, ALPHA), theirs);
  const answer = await edit([set(['title'], 'Mine')], { version });
  expect(answer).toMatchObject({ kind: 'changed', file: ALPHA });
  expect(read(ALPHA)).toBe(theirs);
  await edit([set(['title'], 'Mine')]);
  await act('undo');
  expect(read(ALPHA)).toBe(theirs);
  await act('undo');
  expect(read(ALPHA)).toBe(alpha);
});

test('keystrokes in one field are one step, and another field is another', async () => {
  for (const word of ['I', 'It', 'It is']) await edit([set(['title'], word)], { merge: 'title-1' });
  await edit([set(['description'], 'Else.')], { merge: 'description-2' });
  await act('undo');
  expect(read(ALPHA)).toBe(
    alpha.replace('title: Alpha\n', 'title: It is\n').replace('tabTitle: It is', 'tabTitle: Alpha'),
  );
  await act('undo');
  expect(read(ALPHA)).toBe(alpha);
  await act('redo');
  await act('redo');
  expect(read(ALPHA)).toContain('description: Else.');
  expect((await act('redo')).kind).toBe('done');
});

test('what is typed and taken back leaves the file byte for byte and nothing to undo, and Redo has the words', async () => {
  const site = 'content/site.yaml';
  const before = read(site);
  // A word that the file does not have: the group it would stand in goes again with it.
  await edit([set(['labels', 'summary'], 'In a minute')], { file: site, merge: 'label-1' });
  expect(read(site)).toContain('In a minute');
  expect(await edit([], { file: site, merge: 'label-1' })).toMatchObject({ state: { undo: undefined } });
  expect(read(site)).toBe(before);
  expect(await act('redo')).toMatchObject({ state: { undo: 'a text', redo: undefined } });
  expect(read(site)).toContain('In a minute');
  expect(await act('undo')).toMatchObject({ state: { undo: undefined, redo: 'a text' } });
  expect(read(site)).toBe(before);
  // Only what was typed in the same step.
  await edit([set(['title'], 'Aleph')], { merge: 'title-1' });
  await edit([], { merge: 'title-2' });
  expect(read(ALPHA)).toContain('title: Aleph');
});

test('a page that is loaded anew knows what can be taken back, whichever page it is', async () => {
  await edit([set(['title'], 'Aleph')]);
  await act('deleteStudy', { route: 'gamma' });
  expect(await desk.state('/about')).toMatchObject({ undo: 'the deleting of “Gamma”', redo: undefined });
  expect(await act('undo', { page: '/about' })).toMatchObject({ state: { undo: 'a text' }, goTo: '/alpha' });
  expect(await desk.state('/')).toMatchObject({ undo: 'a text', redo: 'the deleting of “Gamma”' });
  await act('undo');
  expect(read(ALPHA)).toBe(alpha);
  expect(studyFolders(folder.root)).toContain('gamma');
});

test('every page knows the shelves that the Work page has, by their headings', async () => {
  expect((await desk.state('/about')).shelves).toEqual([
    { name: 'featured', title: 'FEATURED WORK' },
    { name: 'previous', title: 'PREVIOUS WORK' },
  ]);
  writeFileSync(
    join(folder.root, 'content/work.yaml'),
    read('content/work.yaml').replace(/^previous:[\s\S]*/m, ''),
  );
  expect((await desk.state('/about')).shelves).toEqual([{ name: 'featured', title: 'FEATURED WORK' }]);
});

test('a text that needs quotes for a moment while it is typed does not keep them', async () => {
  for (const word of ['Alpha: ', 'Alpha: a', 'Alpha and beta'])
    await edit([set(['title'], word)], { merge: 'quotes' });
  expect(read(ALPHA)).toBe(alpha.replace('\ntitle: Alpha', '\ntitle: Alpha and beta'));
});

test('files with Windows line ends, a mark at the start or two bytes a letter stay as they are', async () => {
  const windows = Buffer.from(`\uFEFF${alpha.replaceAll('\n', '\r\n')}`);
  writeFileSync(join(folder.root, ALPHA), windows);
  await edit([set(['title'], 'Aleph')]);
  expect(
    readFileSync(join(folder.root, ALPHA)).equals(
      Buffer.from(windows.toString().replace('\ntitle: Alpha', '\ntitle: Aleph')),
    ),
  ).toBe(true);
  const wide = Buffer.from(`\uFEFF${alpha}`, 'utf16le');
  writeFileSync(join(folder.root, ALPHA), wide);
  await desk.notice(ALPHA);
  await edit([set(['title'], 'Aleph')]);
  expect(readFileSync(join(folder.root, ALPHA)).toString('utf16le')).toBe(
    `\uFEFF${alpha.replace('\ntitle: Alpha', '\ntitle: Aleph')}`,
  );
});

test('every tab hears once of pictures and folders that somebody moves in the file manager', async () => {
  const told: string[] = [];
  const tabs = new Desk(folder.root, {} as never, ({ file, isOutside }) => {
    if (isOutside) told.push(file);
  });
  await tabs.state('/gamma');
  const [here, away] = [join(folder.root, 'content/case-studies/gamma'), join(folder.root, 'away')];
  for (const [from, to] of [
    [here, away],
    [away, here],
  ] as const) {
    renameSync(from, to);
    for (const name of ['study.yaml', 'own.png']) await tabs.notice(`content/case-studies/gamma/${name}`);
    expect(told).toEqual([]);
    await vi.waitFor(() => expect(told.splice(0)).toHaveLength(1));
  }
});

test('every kind of block can be put in, filled with its example, and taken back without a trace', async () => {
  const before = readdirSync(join(folder.root, 'content/case-studies/alpha'));
  const kinds = blockSchema.options.map((option) => option.shape.type.value);
  for (const type of kinds) {
    const answer = await act('example', { file: ALPHA, version: await versionOf(ALPHA), at: 1, type });
    expect(answer, refusals(answer).join('\n')).toMatchObject({ kind: 'done' });
    expect(parse(read(ALPHA)).blocks[1].type).toBe(type);
    if (type === 'howMightWe')
      expect(answer).toMatchObject({ state: { undo: 'a new block, “How might we”' } });
    await act('undo');
    expect(read(ALPHA), type).toBe(alpha);
    expect(readdirSync(join(folder.root, 'content/case-studies/alpha')), type).toEqual(before);
  }
}, 60_000);

test('a word that no dictionary has goes to the end of the owner’s list, once, and can be taken back', async () => {
  const list = 'content/words.txt';
  await act('addWord', { word: 'Grabovnik' });
  expect(read(list)).toBe('Grabovnik\n');
  await act('undo');
  expect(existsSync(join(folder.root, list))).toBe(false);
  writeFileSync(join(folder.root, list), '# Names\r\nAda');
  for (const _ of [1, 2]) await act('addWord', { word: 'Zoë’s' });
  expect(read(list)).toBe('# Names\r\nAda\r\nZoë’s\r\n');
  await act('undo');
  expect(read(list)).toBe('# Names\r\nAda');
  const isTaken = (word: string) => requestSchema.safeParse({ kind: 'addWord', page: '/', word }).success;
  expect(['Zoë’s', 'co-op', 'L·L', 'AT&T', 'i.e'].filter(isTaken)).toHaveLength(5);
  expect(
    ['', 'a\nb', 'a b', 'a\0', '\u202eb', 'a\u0085', '# note', '*banned', 'word/S'].filter(isTaken),
  ).toEqual([]);
});

test('a study that is deleted goes to the trash with its pictures, and comes back', async () => {
  const answer = await act('deleteStudy', { route: 'gamma' });
  expect(answer).toMatchObject({ kind: 'done', goTo: '/' });
  expect(studyFolders(folder.root)).toEqual(['alpha', 'beta']);
  expect(parse(read('content/work.yaml')).previous.studies).toEqual(['beta']);
  expect(listFiles('.trash/**/*', folder.root).filter((file) => file.includes('gamma/'))).toHaveLength(2);
  await act('undo');
  expect(existsSync(join(folder.root, 'content/case-studies/gamma/own.png'))).toBe(true);
  expect(parse(read('content/work.yaml')).previous.studies).toEqual(['beta', 'gamma']);
});

test('a study that is renamed takes its card and every link along', async () => {
  const answer = await act('renameStudy', { route: 'beta', to: 'delta' });
  expect(answer).toMatchObject({ kind: 'done', goTo: '/delta' });
  expect(read(ALPHA)).toBe(alpha.replace('(/beta)', '(/delta)'));
  expect(parse(read('content/work.yaml')).previous.studies).toEqual(['delta', 'gamma']);
  await act('undo');
  expect(read(ALPHA)).toBe(alpha);
  expect(studyFolders(folder.root)).toContain('beta');
});

test('a copy of a study stands beside it as a draft, under a title of its own, and that is said', async () => {
  const answer = await act('duplicateStudy', { route: 'alpha', to: 'alpha-2' });
  expect(answer).toMatchObject({
    kind: 'done',
    goTo: '/alpha-2',
    said: 'The copy is a draft: it stays off the published site until you turn Draft off.',
  });
  expect(parse(read('content/work.yaml')).featured.studies).toEqual(['alpha', 'alpha-2']);
  expect(read('content/case-studies/alpha-2/study.yaml')).toBe(
    alpha.replace('\ntitle: Alpha', '\ntitle: Alpha (copy)').replace('\ninfo:', '\ndraft: true\ninfo:'),
  );
  expect(read(ALPHA)).toBe(alpha);
  await act('undo');
  expect(studyFolders(folder.root)).toEqual(['alpha', 'beta', 'gamma']);
});

const takeIn = async (
  bytes: Buffer,
  name: string,
  path: (string | number)[],
  place = 'studyHero',
  file = ALPHA,
) =>
  desk.takeIn({
    page: '/',
    file,
    version: await versionOf(file),
    path,
    name,
    bytes: Buffer.from(bytes),
    place: place as 'wide',
  });

test('a picture comes in upright, without where it was taken, under a clean name', async () => {
  const photo = await sharp({ create: { width: 1500, height: 2400, channels: 3, background: '#3a5fcd' } })
    .withExif({ IFD0: { Copyright: 'Me' }, IFD3: { GPSLatitude: '43/1 39/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await takeIn(photo, 'IMG 20 (1).JPG', ['hero', 'file'])).kind).toBe('done');
  expect(read(ALPHA)).toBe(
    alpha.replace('  file: ../../wide.png\n  alt: A wide', '  file: img-20-1.jpg\n  alt: A wide'),
  );
  const info = await sharp(join(folder.root, 'content/case-studies/alpha/img-20-1.jpg')).metadata();
  expect(info).toMatchObject({ width: 2400, height: 1500 });
  expect(info.exif).toBeUndefined();
  await act('undo');
  expect(read(ALPHA)).toBe(alpha);
  expect(existsSync(join(folder.root, 'content/case-studies/alpha/img-20-1.jpg'))).toBe(false);
  await act('redo');
  expect(existsSync(join(folder.root, 'content/case-studies/alpha/img-20-1.jpg'))).toBe(true);
});

test('a picture with a name that no disk takes gets a shorter one', async () => {
  const name = `${'Long '.repeat(80)}.jpg`;
  expect((await takeIn(await picture(2000), name, ['hero', 'file'])).kind).toBe('done');
  const [file = ''] = readdirSync(join(folder.root, 'content/case-studies/alpha')).filter((one) =>
    one.endsWith('.jpg'),
  );
  expect(file).toMatch(/^long(-long)+\.jpg$/);
  expect(file.length).toBeLessThan(90);
  expect(read(ALPHA)).toContain(`file: ${file}`);
  await act('undo');
});

test('a picture that is too small for its place is refused with both numbers, and nothing is left of it', async () => {
  await expect(takeIn(await picture(500), 'small.jpg', ['hero', 'file'])).rejects.toThrow(
    'small.jpg is 500 pixels wide; the top of a case study needs 640, and is sharp on every screen from 1920 on. Use a larger one.',
  );
  expect(readdirSync(join(folder.root, 'content/case-studies/alpha'))).toEqual(['study.yaml']);
});

test('a drawing keeps its lines, however few pixels it says it has', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><path d="M0 0h24v16z"/></svg>';
  expect((await takeIn(Buffer.from(drawing), 'Plan.SVG', ['hero', 'file'])).kind).toBe('done');
  expect(read('content/case-studies/alpha/plan.svg')).toBe(drawing);
  await act('undo');
});

test('a drawing that could run something loses it, and the owner is told', async () => {
  const drawing = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${inside}<path d="M0 0h24v16z"/></svg>`;
  const given = drawing('<script>fetch("/__edit/page")</script>').replace('<path', '<path onclick="steal()"');
  const said = 'Plan.svg held more than a drawing: scripts. That was taken out; what it shows stays.';
  expect(await takeIn(Buffer.from(given), 'Plan.svg', ['hero', 'file'])).toMatchObject({
    kind: 'done',
    said,
  });
  expect(read('content/case-studies/alpha/plan.svg')).toBe(drawing(''));
  await act('undo');
});

test('what is no picture or film is refused, whatever its name says', async () => {
  await expect(takeIn(Buffer.from('<svg xmlns="'), 'a.png', ['hero', 'file'])).rejects.toThrow(
    'a.png is a drawing (SVG) with a mistake',
  );
  await expect(takeIn(heic(), 'IMG_2041.HEIC', ['hero', 'file'])).rejects.toThrow(
    'IMG_2041.HEIC is a HEIC photo, and cannot be shown. Export it as JPEG: on a Mac in Preview',
  );
  await expect(takeIn(Buffer.from('MZ executable'), 'a.jpg', ['hero', 'file'])).rejects.toThrow(
    'not a picture',
  );
  await expect(
    takeIn(Buffer.from('hello, I am a film'), 'a.mp4', ['blocks', 1, 'film', 'mp4']),
  ).rejects.toThrow('not a film');
});

test('the first painting of a Fun page stays in content, wherever its folder leads', async () => {
  const at = (path: string) => join(folder.root, path);
  rmSync(at('content/fun.yaml'));
  rmSync(at('content/paintings'), { recursive: true, force: true });
  mkdirSync(at('elsewhere'));
  symlinkSync(at('elsewhere'), at('content/paintings'), 'junction');
  const given = await picture(1600, 1200);
  await expect(takeIn(given, 'a.jpg', ['paintings'], 'painting', 'content/fun.yaml')).rejects.toThrow(
    /leads out of/,
  );
  expect(readdirSync(at('elsewhere'))).toEqual([]);
});

test('a painting is hung last, with a title from its file and a sentence to write', async () => {
  await takeIn(await picture(1600, 1200), 'last_ferry.jpg', ['paintings'], 'painting', 'content/fun.yaml');
  expect(parse(read('content/fun.yaml')).paintings[1]).toEqual({
    title: 'Last ferry',
    picture: { file: 'paintings/last-ferry.jpg', alt: 'Write here — what Last ferry shows' },
  });
});

test.each([
  ['content/work.yaml', ['hero', 'cover', 'file'], 'Łódź.png', 'site/lodz.png'],
  ['content/work.yaml', ['hero', 'cover', 'file'], '研究.png', 'site/hero.png'],
  ['content/about.yaml', ['photo', 'file'], 'Me.png', 'site/me.png'],
  ['content/about.yaml', ['photo', 'file'], 'שלום.png', 'site/photo.png'],
  ['content/fun.yaml', ['paintings', 0, 'picture', 'file'], '絵.png', 'paintings/painting.png'],
  [ALPHA, ['hero', 'file'], '画面.png', 'hero.png'],
  [ALPHA, ['hero', 'portrait'], '画面.png', 'hero-portrait.png'],
  [ALPHA, ['hero', 'dark'], '画面.png', 'hero-dark.png'],
])(
  'a picture lands beside its kin, under a name that can be written: %s, %j, %s',
  async (file, path, name, known) => {
    const png = await sharp(await picture(2600, 1200))
      .png()
      .toBuffer();
    expect((await takeIn(png, name, path, 'wide', file)).kind).toBe('done');
    expect(path.reduce((at, step) => at[step], parse(read(file)))).toBe(known);
    expect(existsSync(join(folder.root, file, '..', known))).toBe(true);
  },
);

test('where the owner keeps the portrait in a folder of their own, the next one lands there', async () => {
  mkdirSync(join(folder.root, 'content/me'));
  writeFileSync(join(folder.root, 'content/me/old.png'), readFileSync(join(folder.root, 'content/wide.png')));
  writeFileSync(
    join(folder.root, 'content/about.yaml'),
    read('content/about.yaml').replace('file: wide.png', 'file: me/old.png'),
  );
  await takeIn(await picture(2600, 1200), 'New.jpg', ['photo', 'file'], 'wide', 'content/about.yaml');
  expect(parse(read('content/about.yaml')).photo.file).toBe('me/new.jpg');
});

test('a look that is written, changed or broken outside is on the page at once, as it was last right', async () => {
  const look = (text: string) => writeFileSync(join(folder.root, 'content/look.yaml'), text);
  const accent = async () => /--accent:([^;]+)/.exec((await desk.state('/')).look)?.[1];
  expect(await accent()).toBe('#f4be35');
  look('colours:\n  accent: teal\n');
  expect(await accent()).toBe('#008080');
  look('colours:\n  accent: tealish\n');
  expect(await accent()).toBe('#008080');
  look('# nothing\n');
  expect(await accent()).toBe('#f4be35');
  rmSync(join(folder.root, 'content/look.yaml'));
  expect(await accent()).toBe('#f4be35');
});

test('notes and slides of a block go into its file and out again, and every remark stays', async () => {
  const path = ['blocks', 0, 'slide'];
  const steps: { edit: Edit; line: RegExp | undefined }[] = [
    { edit: { op: 'set', path: ['blocks', 0, 'notes'], value: 'Pause.\n\n- Then go on.' }, line: /notes: / },
    { edit: { op: 'set', path, value: false }, line: /slide: false/ },
    { edit: { op: 'set', path, value: { title: 'Hard' } }, line: /title: Hard/ },
    { edit: { op: 'remove', path }, line: undefined },
    { edit: { op: 'remove', path: ['blocks', 0, 'notes'] }, line: undefined },
  ];
  const texts = [alpha];
  for (const { edit, line } of steps) {
    const { version } = (await desk.state('/alpha')).documents[ALPHA] ?? {};
    const request: EditRequest = {
      kind: 'edit',
      page: '/alpha',
      file: ALPHA,
      version: version ?? '',
      edits: [edit],
      label: 'it',
    };
    expect(await desk.do(request)).toMatchObject({ kind: 'done' });
    const text = readFileSync(join(folder.root, ALPHA), 'utf8');
    if (line) expect(text).toMatch(line);
    expect(text).toContain('  # the first\n');
    texts.push(text);
  }
  expect(parse(texts[1] ?? '').blocks[0].notes).toBe('Pause.\n\n- Then go on.');
  expect(texts.at(-1)).toBe(alpha);
  for (const text of texts.toReversed().slice(1)) {
    await desk.do({ kind: 'undo', page: '/alpha' });
    expect(readFileSync(join(folder.root, ALPHA), 'utf8')).toBe(text);
  }
});
