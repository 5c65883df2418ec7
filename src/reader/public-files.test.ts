import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { publicProblems } from './public-files.ts';
import { openContent } from './read.ts';

const made: string[] = [];
function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'public-'));
  made.push(root);
  mkdirSync(join(root, 'public/inside'), { recursive: true });
  mkdirSync(join(root, 'content/case-studies/locked'), { recursive: true });
  writeFileSync(join(root, '.env'), 'GATE_SHA384=secret');
  writeFileSync(join(root, 'public/resume.pdf'), '%PDF');
  return root;
}
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true });
});

test('what lies in public is published, and a link there to another of its files', () => {
  const root = folder();
  symlinkSync('../resume.pdf', join(root, 'public/inside/cv.pdf'));
  symlinkSync('inside', join(root, 'public/more'));
  expect(publicProblems(root)).toEqual([]);
  expect(publicProblems(tmpdir())).toEqual([]);
});

test.skipIf(process.platform === 'win32')(
  'a link in public that leads anywhere else stops the build, to a file or a folder, however deep it lies',
  () => {
    const root = folder();
    symlinkSync('../.env', join(root, 'public/settings.txt'));
    symlinkSync('/etc/hostname', join(root, 'public/inside/name.txt'));
    symlinkSync('../content/case-studies/locked', join(root, 'public/locked'));
    symlinkSync('nowhere', join(root, 'public/gone'));
    const problems = publicProblems(root);
    expect(problems.map(({ file }) => file)).toEqual([
      'public/inside/name.txt',
      'public/locked',
      'public/settings.txt',
    ]);
    expect(problems[0]?.message).toContain('a link to a place outside the folder public');
  },
);

test.skipIf(process.platform === 'win32')('so does public itself, where it is such a link', () => {
  const root = folder();
  rmSync(join(root, 'public'), { recursive: true });
  symlinkSync('content', join(root, 'public'));
  expect(publicProblems(root).map(({ file }) => file)).toEqual(['public']);
});

test.skipIf(process.platform === 'win32')('it is told with all else that is wrong', async () => {
  const { root, remove } = await contentFolder(rightContent());
  mkdirSync(join(root, 'public'));
  symlinkSync('../content', join(root, 'public/all'));
  const { problems } = await openContent(root);
  expect(problems.map(({ file }) => file)).toEqual(['public/all']);
  remove();
});
