import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFolder, rightContent } from '../tests/helpers/content-folder.ts';
import { askDoctor, buildToUpload } from './edit-commands.ts';

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
  expect(said).toContain(
    `Upload everything that is in ${join(folder.root, 'dist')} to your host: 2 files, 2.5 MB`,
  );
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
