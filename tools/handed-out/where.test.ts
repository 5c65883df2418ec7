import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPlace, publishedIn } from './where.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'where-'));
  mkdirSync(join(root, 'site/public/deep'), { recursive: true });
  symlinkSync(join(root, 'site/public'), join(root, 'site/inside'), 'junction');
  symlinkSync(join(root, 'site/public'), join(root, 'outside'), 'junction');
});
afterAll(() => rmSync(root, { recursive: true }));
const found = (file: string) => publishedIn(join(root, 'site'), file);

describe('a file that is handed out may not lie', () => {
  test.each([
    'public/a.pdf',
    'public/deep/new/a.pdf',
    'dist/a.pdf',
    'dist/deep/talk.html',
    'content/../dist/a.pdf',
    'DIST/a.pdf',
    'inside/a.pdf',
    'inside/deep/a.pdf',
    '../outside/a.pdf',
  ])('in %s', (file) => expect(found(file)).toBeDefined());
});

describe('but it may lie', () => {
  test.each(['a.pdf', '../a.pdf', 'publicity/a.pdf', 'distant/a.pdf', 'content/public/a.pdf'])(
    'in %s',
    (file) => expect(found(file)).toBeUndefined(),
  );
});

describe('a folder that is not there', () => {
  const check = (file: string) =>
    checkPlace(join(root, 'site'), file, { what: 'this is not', instead: '--out a.pdf' });

  test.each([
    ['nowhere/a.pdf', 'nowhere'],
    ['nowhere/deep/a.pdf', 'nowhere/deep'],
    ['../elsewhere/a.pdf', '../elsewhere'],
  ])('is named, and not made, for %s', (file, folder) =>
    expect(() => check(file)).toThrow(
      `There is no folder ${folder}. Make it first, or write the file somewhere else: --out a.pdf`,
    ),
  );

  test('is none of these', () => {
    for (const file of ['a.pdf', './a.pdf', '../a.pdf']) expect(() => check(file)).not.toThrow();
  });

  test('is not asked about where the file would be published', () =>
    expect(() => check('public/new/a.pdf')).toThrow(/What lies in public is published/));
});
