import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { progressLine, showProgress } from './progress.ts';
import { FilesToMake, makeLater, takeFilesToMake } from './to-make.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'to-make-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

test('what the pages name is made once all pages are there, and handed over once', async () => {
  makeLater('/media/one.avif', async () => bytes('one'));
  makeLater('/vault/two.bin', async () => bytes('two'));
  const files = takeFilesToMake();
  expect(takeFilesToMake().count).toBe(0);
  const counts: string[] = [];
  await files.makeAll(folder, (done, all) => counts.push(`${done} of ${all}`));
  expect([read('media/one.avif'), read('vault/two.bin')]).toEqual(['one', 'two']);
  expect(counts).toEqual(['1 of 2', '2 of 2']);
});

test('a file that somebody asks for is made at once, and never twice', async () => {
  let times = 0;
  const make = async () => bytes(String(++times));
  const files = new FilesToMake(new Map([['/media/one.avif', make]]));
  await Promise.all([files.make('/media/one.avif', folder), files.make('/media/one.avif', folder)]);
  await files.makeAll(folder, () => {});
  expect([times, read('media/one.avif')]).toEqual([1, '1']);
});

test('what cannot be made is said, not left out', async () => {
  const broken = () => Promise.reject(new Error('not a picture'));
  const files = new FilesToMake(new Map([['/media/one.avif', broken]]));
  await expect(files.makeAll(folder, () => {})).rejects.toThrow('not a picture');
});

test('progress is one line with a bar and counts, drawn over itself', () => {
  expect(progressLine('Pictures', 0, 4)).toBe(`  Pictures  ${'░'.repeat(28)}  0 of 4`);
  expect(progressLine('Pictures', 2, 4)).toBe(`  Pictures  ${'█'.repeat(14)}${'░'.repeat(14)}  2 of 4`);
  const written: string[] = [];
  const screen = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) > 0 });
  for (const done of [1, 2]) showProgress('Pictures', screen(true))(done, 2);
  expect(written.map((text) => [text.startsWith('\r'), text.endsWith('\n')])).toEqual([
    [true, false],
    [true, true],
  ]);
  written.length = 0;
  for (const done of [1, 2]) showProgress('Pictures', screen(false))(done, 2);
  expect(written).toEqual([`${progressLine('Pictures', 2, 2)}\n`]);
});
