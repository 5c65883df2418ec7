import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { REFUSED, SHOWN } from '../../tests/helpers/odd-pictures.ts';
import { foundWhole } from '../media/judge.ts';
import { openContent } from './read.ts';

let remove = () => {};
afterEach(() => remove());

/** Content whose one painting is this file. */
async function hanging(file: string, bytes: Buffer) {
  const content = rightContent();
  Object.assign(content['fun.yaml'] ?? {}, {
    paintings: [{ title: 'One', picture: { file, alt: 'A field' } }],
  });
  const folder = await contentFolder({ ...content, [file]: bytes });
  remove = folder.remove;
  return folder.root;
}

const problemsOf = async (root: string) => (await openContent(root)).problems;

describe('a picture is judged by decoding it', { timeout: 60_000 }, () => {
  test.each(Object.entries(SHOWN))('%s can be shown', async (file, make) => {
    expect(await problemsOf(await hanging(file, await make()))).toEqual([]);
  });

  test.each(Object.entries(REFUSED))(
    '%s is refused with its file, its line, the reason and the mend',
    async (file, [make, says, mend]) => {
      const root = await hanging(file, await make());
      const [problem, ...rest] = await problemsOf(root);
      expect(rest).toEqual([]);
      expect(problem?.message).toContain(`content/${file} ${says}`);
      expect(problem?.message).toContain(mend);
      expect(problem).toMatchObject({ file: 'content/fun.yaml', field: 'paintings, item 1, picture, file' });
      const lines = readFileSync(join(root, 'content/fun.yaml'), 'utf8').split('\n');
      expect(lines[(problem?.line ?? 0) - 1]).toContain(file);
    },
  );

  test('one that was whole is decoded once, and again only when its bytes change', async () => {
    const make = SHOWN['deep.png'];
    if (!make) throw new Error('There is no such picture.');
    const bytes = await make();
    const root = await hanging('screen.png', bytes);
    expect(await problemsOf(root)).toEqual([]);
    writeFileSync(join(root, 'content/screen.png'), bytes.subarray(0, bytes.length / 2));
    expect(await problemsOf(root)).toHaveLength(1);
    writeFileSync(join(root, 'content/screen.png'), bytes);
    expect(await problemsOf(root)).toEqual([]);
  });

  test('one that was decoded when it was taken in is not decoded again for its file', async () => {
    const bytes = (await SHOWN['deep.png']?.())?.subarray(0, -500) ?? Buffer.alloc(0);
    const root = await hanging('screen.png', bytes);
    // Nothing but its pixels says that it is not whole.
    await foundWhole(root, bytes);
    expect(await problemsOf(root)).toEqual([]);
    writeFileSync(join(root, 'content/screen.png'), bytes.subarray(0, -1));
    expect(await problemsOf(root)).toHaveLength(1);
  });
});

test.each([
  ['a picture', { hero: { file: '../../../elsewhere/photo.png', alt: 'A photo' } }],
  ['a film', { film: '../../../elsewhere/film.mp4' }],
  ['a prototype', { prototype: '../../../elsewhere/page.html' }],
])('%s outside the folder content is not taken, though it is there', async (_what, given) => {
  const content = rightContent();
  const study = content['case-studies/alpha/study.yaml'] as { hero: unknown; blocks: unknown[] };
  const still = { file: '../../wide.png', alt: 'A screen' };
  if ('hero' in given) study.hero = given.hero;
  if ('film' in given)
    study.blocks.push({ type: 'film', device: 'Phone', film: { mp4: given.film, poster: still } });
  if ('prototype' in given)
    study.blocks.push({
      type: 'prototype',
      device: 'Laptop',
      task: 'Do it',
      width: 1280,
      height: 800,
      file: given.prototype,
      still,
    });
  const folder = await contentFolder(content);
  remove = folder.remove;
  mkdirSync(join(folder.root, 'elsewhere'));
  for (const name of ['photo.png', 'film.mp4', 'page.html'])
    writeFileSync(join(folder.root, 'elsewhere', name), 'Here it is.');
  const told = (await problemsOf(folder.root)).map(({ message }) => message);
  expect(told).toContainEqual(expect.stringContaining('lies outside the folder content'));
});

test('nor is one that a link in the folder leads to', async () => {
  const content = rightContent();
  const study = content['case-studies/alpha/study.yaml'] as { hero: unknown };
  study.hero = { file: '../../linked/photo.png', alt: 'A photo' };
  const folder = await contentFolder(content);
  remove = folder.remove;
  mkdirSync(join(folder.root, 'elsewhere'));
  copyFileSync(join(folder.root, 'content/wide.png'), join(folder.root, 'elsewhere/photo.png'));
  symlinkSync(join(folder.root, 'elsewhere'), join(folder.root, 'content/linked'), 'junction');
  const told = (await problemsOf(folder.root)).map(({ message }) => message);
  expect(told).toContainEqual(expect.stringContaining('is a link to a place outside the folder content'));
});

test('a picture that is known is not looked at, and one that is not there is told all the same', async () => {
  const root = await hanging('screen.png', Buffer.from('No picture.'));
  const problemsWhere = async (...known: string[]) => {
    const { problems } = await openContent(root, { isKnown: (file) => known.includes(file) });
    return problems.map(({ message }) => message);
  };
  expect(await problemsWhere()).toHaveLength(1);
  expect(await problemsWhere('content/screen.png')).toEqual([]);
  rmSync(join(root, 'content/screen.png'));
  expect(await problemsWhere('content/wide.png')).toEqual([
    expect.stringContaining('There is no picture content/screen.png.'),
  ]);
});
