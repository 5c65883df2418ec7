import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder, rightContent } from '../tests/helpers/content-folder.ts';
import { askDoctor, buildToUpload, studyFromForm } from './edit-commands.ts';

let folder: Awaited<ReturnType<typeof contentFolder>>;
beforeEach(async () => {
  folder = await contentFolder(rightContent());
});
afterEach(() => folder.remove());

test('a build for uploading says which folder, how many files and how much', async () => {
  const run = async () => {
    mkdirSync(join(folder.root, 'dist/media'), { recursive: true });
    writeFileSync(join(folder.root, 'dist/index.html'), 'x'.repeat(1000));
    writeFileSync(join(folder.root, 'dist/media/a.webp'), Buffer.alloc(2_499_000));
    return { isGood: true, said: '✓ 1 page in dist' };
  };
  const { said } = await buildToUpload(folder.root, run);
  expect(said).toBe(`It lies in the folder ${join(folder.root, 'dist')}: 2 files, 2.5 MB together.`);
});

test('a build that stopped says why in the build’s own words', async () => {
  const run = async () => ({ isGood: false, said: '\n✗ content/about.yaml:3 This is empty.\n' });
  expect(await buildToUpload(folder.root, run)).toEqual({
    isGood: false,
    said: '✗ content/about.yaml:3 This is empty.',
  });
  expect(existsSync(join(folder.root, 'dist'))).toBe(false);
});

test('the editor is told all that the doctor finds: of the machine, the repository, the content and the build', async () => {
  writeFileSync(join(folder.root, 'package.json'), '{"engines":{"node":">=22.19"},"dependencies":{}}');
  writeFileSync(join(folder.root, 'package-lock.json'), '{}');
  const topics = (await askDoctor(folder.root)).map(({ topic }) => topic);
  expect(topics).toEqual(expect.arrayContaining(['The machine', 'The content', 'The build', 'About']));
});

test.each([
  ['--help', '--help'],
  ['-', '-'],
  ['-locked: “yes” #1', '-locked: “yes” #1'],
  ['"Quoted" & \'both\'', '"Quoted" & \'both\''],
  [' Two\r\nlines\u2028of it ', 'Two lines of it'],
  ['null', 'null'],
])('whatever is typed as a title is the title: %j', async (typed, title) => {
  const answers = { title: typed, description: '--open', tools: '-v, --x', locked: 'yes', shelf: 'featured' };
  expect(await studyFromForm(folder.root, 'mine', answers)).toBeUndefined();
  const study = readFileSync(join(folder.root, 'content/case-studies/mine/study.yaml'), 'utf8');
  expect(parse(study)).toMatchObject({ title, description: '--open', locked: true });
  expect(parse(study).info.at(-1).items).toEqual(['-v', '--x']);
});

test.each([
  ['mine', { title: ' ' }, 'Title: It is empty.'],
  ['mine', { title: 'Mine', tags: 'a,b,c,d,e' }, 'Tags on the card: A card takes one to four tags.'],
  [
    'x'.repeat(300),
    { title: 'Mine' },
    `An address has at most 100 letters, and this one has 300. Try ${'x'.repeat(100)}.`,
  ],
  [
    'aux',
    { title: 'Aux' },
    'Windows keeps the name aux for itself, so nobody could open this site there. Try aux_study.',
  ],
  ['alpha', { title: 'Alpha' }, 'There is a case study at /alpha already. Choose another address.'],
])(
  'a form that cannot be a study is told why in its own words: /%s, %j',
  async (route, answers, sentence) => {
    expect(await studyFromForm(folder.root, route, answers as Record<string, string>)).toBe(sentence);
  },
);
