import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFolder, rightContent } from '../../../tests/helpers/content-folder.ts';
import { pdfOf } from '../../../tests/helpers/pdf.ts';
import { listFiles } from '../../lib/files.ts';
import type { Answer } from '../shared/answers.ts';
import type { OwnFile } from '../shared/own-files.ts';
import { Desk } from './desk.ts';
import { Refused } from './guard.ts';
import { ownFiles } from './own-files.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="5" cy="5" r="4"/></svg>';
let pdf: Buffer<ArrayBuffer>;
beforeAll(async () => {
  pdf = await pdfOf('Ada, designer');
});

let folder: Awaited<ReturnType<typeof contentFolder>>;
let root: string;
let desk: Desk;
beforeEach(async () => {
  folder = await contentFolder(rightContent());
  root = folder.root;
  desk = new Desk(root, { newStudy: async () => undefined, build: async () => ({ isGood: true, said: '' }) });
});
afterEach(() => folder.remove());

const flat = (width: number, height: number, background = '#ffffff') =>
  sharp({ create: { width, height, channels: 3, background } });
const picture = async (width: number, height: number, background?: string) =>
  Buffer.from(
    await flat(width, height, background)
      .jpeg()
      .withExif({ IFD0: { Make: 'Spy' } })
      .toBuffer(),
  );
const give = (what: OwnFile, name: string, bytes: Buffer<ArrayBuffer> | string) =>
  desk.takeInOwn(what, { page: '/', name, bytes: Buffer.from(bytes) });
const own = () => Object.fromEntries(Object.entries(ownFiles(root)).map(([what, is]) => [what, is?.file]));
const there = () => listFiles(['content/site/*', 'public/*'], root);
const undo = () => desk.do({ kind: 'undo', page: '/' });
const done = (answer: Answer) => (answer.kind === 'done' ? answer : expect.fail(JSON.stringify(answer)));

test('an icon takes the place of the one that is there, whatever its form, and Undo brings that back', async () => {
  mkdirSync(join(root, 'content/site'), { recursive: true });
  writeFileSync(join(root, 'content/site/Icon.PNG'), await flat(600, 600).png().toBuffer());
  done(await give('icon', 'Logo final.svg', DRAWING));
  expect(there()).toEqual(['content/site/icon.svg']);
  expect(readFileSync(join(root, 'content/site/icon.svg'), 'utf8')).toBe(DRAWING);
  done(await give('icon', 'me.jpg', await picture(2000, 1500)));
  expect(there()).toEqual(['content/site/icon.png']);
  const { width, height, format, exif } = await sharp(join(root, 'content/site/icon.png')).metadata();
  expect({ width, height, format, exif }).toEqual({
    width: 1024,
    height: 768,
    format: 'png',
    exif: undefined,
  });
  expect((await desk.state('/')).undo).toBe('your icon');
  await undo();
  expect(own()).toMatchObject({ icon: 'content/site/icon.svg' });
  await undo();
  expect(own()).toMatchObject({ icon: 'content/site/Icon.PNG' });
  await desk.do({ kind: 'redo', page: '/' });
  expect(there()).toEqual(['content/site/icon.svg']);
});

test('a drawing loses its scripts on the way, and the owner hears of it', async () => {
  const { said } = done(
    await give('icon', 'a.svg', DRAWING.replace('<circle', '<script>x()</script><circle')),
  );
  expect(said).toContain('a.svg');
  expect(readFileSync(join(root, 'content/site/icon.svg'), 'utf8')).toBe(DRAWING);
});

test('a ground is as large as a card, from any picture that is large enough', async () => {
  done(await give('ground', 'IMG 1.jpg', await picture(3000, 3000)));
  expect(own()).toMatchObject({ ground: 'content/site/social-ground.png' });
  const { width, height, format } = await sharp(join(root, 'content/site/social-ground.png')).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  await expect(give('ground', 'small.jpg', await picture(900, 900))).rejects.toThrow(
    'small.jpg is 900 × 900 pixels; the ground of a card needs 1200 × 630.',
  );
  done(await give('ground', 'drawn.svg', DRAWING));
  expect((await sharp(join(root, 'content/site/social-ground.png')).metadata()).width).toBe(1200);
});

test('a ground that words cannot be read on is told at once', async () => {
  const { said } = done(await give('ground', 'night.jpg', await picture(1200, 630, '#555555')));
  expect(said).toContain('words could not be read on it');
  expect(done(await give('ground', 'day.jpg', await picture(1200, 630))).said).toBeUndefined();
});

test('a resume of one’s own goes to public, byte for byte, and can be taken away and brought back', async () => {
  done(await give('resume', 'CV 2026 (3).pdf', pdf));
  expect(there()).toEqual(['public/resume.pdf']);
  expect(readFileSync(join(root, 'public/resume.pdf')).equals(pdf)).toBe(true);
  done(await desk.do({ kind: 'removeOwn', page: '/', what: 'resume' }));
  expect(own().resume).toBeUndefined();
  expect((await desk.state('/')).undo).toBe('the removing of your own resume');
  await undo();
  expect(readFileSync(join(root, 'public/resume.pdf')).equals(pdf)).toBe(true);
});

test.each<[OwnFile, string, () => Buffer | string]>([
  ['resume', 'cv.docx', () => 'PK\u0003\u0004'],
  ['resume', 'cv.pdf', () => '<html><script>alert(1)</script>'],
  ['resume', 'cut.pdf', () => pdf.subarray(0, 200)],
  ['resume', 'empty.pdf', () => ''],
  ['resume', 'only-a-head.pdf', () => '%PDF-1.7\n<script>alert(1)</script>'],
  ['icon', 'icon.png', () => 'no picture'],
  ['icon', 'icon.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
  ['icon', '', () => ''],
  ['ground', 'film.mp4', () => '....ftypisom'],
])('as %s, %s is refused in a sentence, and everything is as it was', async (what, name, bytes) => {
  done(await give('icon', 'icon.svg', DRAWING));
  const before = there();
  const fault = await give(what, name, Buffer.from(bytes())).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Refused);
  expect(there()).toEqual(before);
  expect((await desk.state('/')).undo).toBe('your icon');
});

test('a resume that a text links to cannot be taken away from under it', async () => {
  done(await give('resume', 'cv.pdf', pdf));
  const { resume: _, ...about } = parse(readFileSync(join(root, 'content/about.yaml'), 'utf8'));
  const bio = ['See [my resume](/resume.pdf).'];
  writeFileSync(join(root, 'content/about.yaml'), stringify({ ...about, bio }));
  expect(await desk.do({ kind: 'removeOwn', page: '/', what: 'resume' })).toMatchObject({
    kind: 'refused',
    problems: [{ message: expect.stringContaining('There is no resume') }],
  });
  expect(there()).toEqual(['public/resume.pdf']);
});

test('nothing is written through a folder that leads elsewhere', async () => {
  mkdirSync(join(root, 'elsewhere'));
  rmSync(join(root, 'public'), { recursive: true, force: true });
  for (const name of ['public', 'content/site'])
    symlinkSync(join(root, 'elsewhere'), join(root, name), 'junction');
  await expect(give('resume', 'cv.pdf', pdf)).rejects.toThrow('leads out');
  await expect(give('icon', 'icon.svg', DRAWING)).rejects.toThrow('leads out');
  expect(existsSync(join(root, 'elsewhere/resume.pdf'))).toBe(false);
  expect(listFiles('elsewhere/*', root)).toEqual([]);
});

test('what is not there cannot be taken away', async () => {
  await expect(desk.do({ kind: 'removeOwn', page: '/', what: 'ground' })).rejects.toThrow('no such file');
});
