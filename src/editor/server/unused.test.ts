import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFolder, rightContent, study } from '../../../tests/helpers/content-folder.ts';
import type { EditRequest } from '../shared/requests.ts';
import { Desk } from './desk.ts';

const ALPHA = 'content/case-studies/alpha/study.yaml';
const picture = { type: 'picture', figure: { picture: { file: 'own.png', alt: 'A screen' } } };

let folder: Awaited<ReturnType<typeof contentFolder>>;
let desk: Desk;
let photo: Buffer;

beforeEach(async () => {
  photo = await sharp({ create: { width: 2600, height: 40, channels: 3, background: '#3a5fcd' } })
    .png()
    .toBuffer();
  folder = await contentFolder({
    ...rightContent(),
    'case-studies/alpha/study.yaml': {
      ...study('Alpha'),
      hero: { file: 'hero.png', alt: 'A screen' },
      blocks: [...(study('Alpha').blocks as object[]), picture],
    },
    'case-studies/alpha/hero.png': photo,
    'case-studies/alpha/own.png': photo,
    'case-studies/beta/study.yaml': { ...study('Beta'), hero: { file: 'hero.png', alt: 'Another' } },
    'case-studies/beta/hero.png': photo,
  });
  desk = new Desk(folder.root, {
    newStudy: async () => 'No.',
    build: async () => ({ isGood: true, said: '' }),
  });
});
afterEach(() => folder.remove());

const at = (file: string) => join(folder.root, 'content/case-studies', file);
const isThere = (...names: string[]) => names.map((name) => existsSync(at(`alpha/${name}`)));
const versionOf = async (file: string) => (await desk.documents.get(file)).version;
const replace = async (name: string, path: (string | number)[] = ['hero', 'file'], file = ALPHA) => {
  const given = { page: '/alpha', file, path, name, version: await versionOf(file) };
  expect(await desk.takeIn({ ...given, bytes: Buffer.from(photo) })).toMatchObject({ kind: 'done' });
};
const edit = async (edits: object[], file = ALPHA) =>
  desk.do({
    kind: 'edit',
    page: '/alpha',
    file,
    version: await versionOf(file),
    edits,
    label: 'x',
  } as EditRequest);
const undo = () => desk.do({ kind: 'undo', page: '/alpha' });

test('a picture that is replaced goes, and so does each that was tried after it; Undo brings them back one by one', async () => {
  await replace('First.png');
  expect(isThere('hero.png', 'first.png')).toEqual([false, true]);
  await replace('Second.png');
  expect(isThere('hero.png', 'first.png', 'second.png')).toEqual([false, false, true]);
  await undo();
  expect(isThere('hero.png', 'first.png', 'second.png')).toEqual([false, true, false]);
  await undo();
  expect(isThere('hero.png', 'first.png', 'second.png')).toEqual([true, false, false]);
  await desk.do({ kind: 'redo', page: '/alpha' });
  expect(isThere('hero.png', 'first.png')).toEqual([false, true]);
  expect(existsSync(at('beta/hero.png'))).toBe(true);
});

test('a block that is deleted takes along what was brought in for it here, and leaves what was there before', async () => {
  const file = ['blocks', 1, 'figure', 'picture', 'file'];
  await edit([{ op: 'remove', path: ['blocks', 1] }]);
  expect(isThere('own.png')).toEqual([true]);
  await undo();
  await replace('Brought.png', file);
  expect(isThere('own.png', 'brought.png')).toEqual([false, true]);
  await edit([{ op: 'remove', path: ['blocks', 1] }]);
  expect(isThere('brought.png')).toEqual([false]);
  await undo();
  expect(isThere('brought.png')).toEqual([true]);
});

test.each([
  ['in the same study', () => edit([{ op: 'set', path: ['cover', 'file'], value: 'hero.png' }])],
  [
    'as the upright version of another',
    () => edit([{ op: 'set', path: ['cover', 'portrait'], value: 'hero.png' }]),
  ],
  ['as the dark version of another', () => edit([{ op: 'set', path: ['cover', 'dark'], value: 'hero.png' }])],
  [
    'in another study, in other letters',
    () => {
      const beta = readFileSync(at('beta/study.yaml'), 'utf8');
      writeFileSync(at('beta/study.yaml'), beta.replace('file: hero.png', 'file: ../alpha/HERO.png'));
    },
  ],
  [
    'in a comment',
    () => writeFileSync(at('alpha/study.yaml'), `${readFileSync(at('alpha/study.yaml'))}# or Hero.png\n`),
  ],
  ['in a prototype', () => writeFileSync(at('alpha/try.html'), '<img src="hero.png">')],
])('a picture that is still named %s stays', async (_, name) => {
  await name();
  await replace('Other.png');
  expect(parse(readFileSync(at('alpha/study.yaml'), 'utf8')).hero.file).toBe('other.png');
  expect(isThere('hero.png', 'other.png')).toEqual([true, true]);
});
