// What the editor does with a file that studies or jobs are in.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFolder, rightContent } from '../../../../tests/helpers/content-folder.ts';
import { drawn } from '../../../../tests/helpers/import-fixtures.ts';
import { Desk } from '../desk.ts';

let root: string;
let remove = () => {};
let desk: Desk;

beforeEach(async () => {
  ({ root, remove } = await contentFolder(rightContent()));
  const about = join(root, 'content/about.yaml');
  writeFileSync(about, stringify(parse(readFileSync(about, 'utf8')), { aliasDuplicateObjects: false }));
  desk = new Desk(root, {
    newStudy: async () => 'No.',
    build: async () => ({ isGood: true, said: '' }),
    bring: { word: async () => ({ html: '' }), starter: async () => Buffer.from(await drawn([1400, 900])) },
  });
});
afterEach(() => remove());

const everything = () =>
  Object.fromEntries(
    readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'base64')]),
  );
const read = (file: string) => parse(readFileSync(join(root, 'content', file), 'utf8'));

const TWO = zipSync({
  'one.md': strToU8('# One\n\n## Goals\n\n- First: because.\n- Second: because too.\n'),
  'two.md': strToU8('# Two\n\n## Part\n\nWords.\n'),
});

test('several studies are one step, with their cards, and one Undo takes all of it back', async () => {
  const before = everything();
  const { id, studies } = await desk.propose('two.zip', TWO);
  expect(studies.map(({ title, parts }) => [title, parts[0]?.kind])).toEqual([
    ['One', 'goals'],
    ['Two', 'text'],
  ]);
  expect(everything()).toEqual(before);
  const answer = await desk.do({
    kind: 'bring',
    page: '/',
    id,
    studies: [['takeaways'], ['text']],
    replaces: false,
  });
  expect(answer).toMatchObject({ kind: 'done', goTo: '/one' });
  expect(read('work.yaml').previous.studies).toEqual(['one', 'two', 'beta']);
  expect(read('case-studies/one/study.yaml').blocks[0]).toMatchObject({
    type: 'takeaways',
    section: 'Goals',
  });
  await desk.do({ kind: 'undo', page: '/one' });
  expect(everything()).toEqual(before);
  await desk.do({ kind: 'redo', page: '/' });
  expect(read('case-studies/two/study.yaml').title).toBe('Two');
});

test('who waits for a file that is read, and then taken, can ask how far it is', async () => {
  const said: string[] = [];
  Object.defineProperty(desk, 'progress', { set: (line: string) => said.push(line) });
  const words = (name: string) => strToU8(`# ${name}\n\n## Part\n\nWords.\n\n![The pier](${name}.png)\n`);
  const zip = zipSync({
    ...{ 'one.md': words('One'), 'two.md': words('Two') },
    ...{ 'One.png': await drawn([1440, 900]), 'Two.png': await drawn([1440, 900]) },
  });
  const { id } = await desk.propose('two.zip', zip);
  expect([...new Set(said)].filter((line) => / of \d+$/.test(line))).toEqual([
    ...['Reading one.md: 1 of 2', 'Reading two.md: 2 of 2'],
    ...['Taking in the pictures: 1 of 2', 'Taking in the pictures: 2 of 2'],
    ...['Looking for the blocks of one.md: 1 of 2', 'Looking for the blocks of two.md: 2 of 2'],
    ...['Drawing small pictures: 1 of 2', 'Drawing small pictures: 2 of 2'],
  ]);
  said.length = 0;
  const studies = [['text'], ['text']];
  await desk.do({ kind: 'bring', page: '/', id, studies, replaces: false });
  const steps = (what: string, of: number) =>
    Array.from({ length: of }, (_, index) => `${what}: ${index + 1} of ${of}`);
  expect(said).toEqual([
    '',
    ...steps('Writing the studies', 2),
    ...[...steps('Reading the site', 2), ...steps('Checking the site', 6)],
    ...[...steps('Reading the site', 4), ...steps('Checking the site', 8)],
    'Making the pages anew',
  ]);
});

test('a study that is not wanted is left out', async () => {
  const { id } = await desk.propose('two.zip', TWO);
  await desk.do({ kind: 'bring', page: '/', id, studies: [null, ['text']], replaces: false });
  expect(read('work.yaml').previous.studies).toEqual(['two', 'beta']);
});

test('a kind that nobody offered is taken for none, and a file is taken once', async () => {
  const { id } = await desk.propose('two.zip', TWO);
  const ask = { kind: 'bring', page: '/', id, studies: [['__proto__'], null], replaces: false } as const;
  await desk.do({ ...ask, studies: [['__proto__'], null] });
  expect(read('case-studies/one/study.yaml').blocks).toMatchObject([{ type: 'text' }]);
  await expect(desk.do({ ...ask, studies: [['text'], null] })).rejects.toThrow(
    'This file is not at hand any more.',
  );
});

test('the name of a JSON Resume goes into the settings where its owner says so, and Undo brings all back', async () => {
  const before = everything();
  const resume = strToU8(
    JSON.stringify({ basics: { name: 'Tomas Lind' }, languages: [{ language: 'Swedish' }] }),
  );
  const { id, people } = await desk.propose('cv.zip', zipSync({ 'resume.json': resume }));
  expect(people).toMatchObject({ owner: ['Tomas Lind'], languages: ['Swedish'] });
  // The title of the site was made of the name before, and is the owner’s to write anew.
  expect(people?.notCarried).toMatchObject([
    { place: expect.stringContaining('site.yaml, baseTitle') },
    {
      place: 'content/site.yaml, owner.email; content/site.yaml, owner.linkedin',
      why: expect.stringContaining('they stay as they were for Ada Example'),
      words: 'ada@example.com · https://www.linkedin.com/in/ada',
    },
  ]);
  await desk.do({ kind: 'bring', page: '/', id, studies: [], replaces: false, owner: true });
  expect(read('site.yaml').owner.name).toBe('Tomas Lind');
  expect(read('about.yaml').languages).toEqual({ entries: [{ name: 'Swedish' }] });
  await desk.do({ kind: 'undo', page: '/about' });
  expect(everything()).toEqual(before);
});

test('a word that no typeface has is told before anything is taken, and the rest comes', async () => {
  const languages = strToU8('Name,Proficiency\nFrench,\n日本語,\n');
  const { id, people } = await desk.propose('linkedin.zip', zipSync({ 'Languages.csv': languages }));
  expect(people?.languages).toEqual(['French']);
  expect(people?.notCarried).toMatchObject([
    { place: 'in your languages, in Languages.csv', words: '日本語' },
  ]);
  await desk.do({ kind: 'bring', page: '/', id, studies: [], replaces: false });
  expect(read('about.yaml').languages).toEqual({ entries: [{ name: 'French' }] });
});

test('jobs go to About, and Undo brings the file back byte for byte', async () => {
  const before = everything();
  const jobs = strToU8(
    'Company Name,Title,Description,Location,Started On,Finished On\nHarbour,Lead,Led.,,May 2023,\n',
  );
  const { id, people } = await desk.propose('linkedin.zip', zipSync({ 'Positions.csv': jobs }));
  expect(people).toMatchObject({ jobs: ['Lead, Harbour'], there: 1 });
  const answer = await desk.do({ kind: 'bring', page: '/', id, studies: [], replaces: false });
  expect(answer).toMatchObject({ kind: 'done', goTo: '/about' });
  expect(read('about.yaml').jobs.entries.map(({ position }: { position: string }) => position)).toEqual([
    'Lead',
    'Designer',
  ]);
  await desk.do({ kind: 'undo', page: '/about' });
  expect(everything()).toEqual(before);
});

test('what cannot be read is refused in a sentence, and leaves nothing behind', async () => {
  const before = everything();
  await expect(desk.propose('a.pdf', strToU8('%PDF-1.7'))).rejects.toThrow(/a\.pdf is a PDF/);
  expect(everything()).toEqual(before);
});

test('a picture that is written out in the page and damaged is told, and the study comes without it', async () => {
  const html = '<h1>One</h1><h2>Part</h2><p>Words.</p><img src="data:image/svg+xml,%zz" alt="A dot">';
  const { studies } = await desk.propose('one.html', strToU8(html));
  expect(studies).toMatchObject([{ title: 'One', notCarried: [{ what: 'a picture', words: 'A dot' }] }]);
});

test('a file that is nested too deeply is refused in a sentence', async () => {
  await expect(desk.propose('deep.html', strToU8('<div>'.repeat(20_000)))).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/^deep\.html could not be read: it is nested too deeply, or damaged/),
  });
});

test('the heading over the first column of a table is told before the study is taken', async () => {
  const table =
    '| Critère | Avant | Après |\n| --- | --- | --- |\n| Temps | 8 min | 2 min |\n| Appels | 9 | 4 |\n';
  const { studies } = await desk.propose('one.md', strToU8(`# One\n\n## Part\n\n${table}`));
  expect(studies[0]).toMatchObject({
    parts: [{ kind: 'comparison' }],
    notCarried: [{ what: 'the corner of a table', place: 'under “Part”', words: 'Critère' }],
  });
});

test('a phone’s screenshot is proposed in its phone, and a wide one as it is', async () => {
  const words =
    '# One\n\n![Three large buttons](home.png)\n\n## App\n\nIt is calm.\n\n![Three large buttons](home.png)\n\n## Site\n\n![All](all.png)\n';
  const zip = zipSync({
    'one.md': strToU8(words),
    'home.png': await drawn([1170, 2532]),
    'all.png': await drawn([1440, 900]),
  });
  const { id, studies } = await desk.propose('one.zip', zip);
  expect(studies[0]?.parts.map(({ kind, options }) => [kind, options.map((one) => one.kind)])).toEqual([
    ['mockup', expect.arrayContaining(['picture'])],
    ['picture', expect.not.arrayContaining(['mockup'])],
  ]);
  const kinds = studies.map(({ parts }) => parts.map(({ kind }) => kind));
  await desk.do({ kind: 'bring', page: '/', id, studies: kinds, replaces: false });
  const { hero, blocks } = read('case-studies/one/study.yaml');
  expect(hero).toEqual({ file: 'home.png', alt: 'Three large buttons', device: 'Phone' });
  expect(blocks[0]).toMatchObject({
    type: 'mockup',
    section: 'App',
    device: 'Phone',
    picture: { file: 'home.png', alt: 'Three large buttons' },
  });
});

test('a picture as large as a camera makes it comes smaller, and that is told before it is taken', async () => {
  // What follows the picture weighs, and is not looked at.
  const photo = Buffer.concat([await drawn([3000, 2000], 'pier.jpg'), Buffer.alloc(7_000_000)]);
  const words = '# One\n\n## Part\n\nWords.\n\n## Pier\n\n![The pier at noon](pier.jpg)\n';
  const { id, studies } = await desk.propose(
    'one.zip',
    zipSync({ 'one.md': strToU8(words), 'pier.jpg': photo }),
  );
  expect(studies[0]?.notCarried).toMatchObject([{ what: 'the full size of a picture', place: 'pier.jpg' }]);
  await desk.do({ kind: 'bring', page: '/', id, studies: [['text', 'picture']], replaces: false });
  const kept = readFileSync(join(root, 'content/case-studies/one/pier.webp'));
  expect((await sharp(kept).metadata()).width).toBe(2560);
});
