import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from '../lib/files.ts';
import { copyIntoFolders } from './folders.ts';

test('every page but the first and the not-found page is found in a folder of its name too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'media'));
  for (const name of ['index.html', '404.html', 'about.html', 'my_route.html', 'media/a.html'])
    writeFileSync(join(folder, name), `<p>${name}</p>`);
  expect(copyIntoFolders(folder)).toEqual(['about.html', 'my_route.html']);
  expect(listFiles('**/*', folder)).toEqual([
    '404.html',
    'about.html',
    'about/index.html',
    'index.html',
    'media/a.html',
    'my_route.html',
    'my_route/index.html',
  ]);
  expect(readFileSync(join(folder, 'about/index.html'), 'utf8')).toBe('<p>about.html</p>');
});

test('an address of old that is deeper than a page’s is found there too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'work'));
  writeFileSync(join(folder, 'work/old.html'), '<p>moved</p>');
  expect(copyIntoFolders(folder)).toEqual(['work/old.html']);
  expect(readFileSync(join(folder, 'work/old/index.html'), 'utf8')).toBe('<p>moved</p>');
});
