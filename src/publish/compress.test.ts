import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  mkdirSync(join(folder, 'deep'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, data: string | Buffer) => writeFileSync(join(folder, name), data);
const LONG = 'The same sentence, again and again. '.repeat(99);

test('a text gets a Brotli and a gzip twin that unpack to the very same bytes', async () => {
  write('deep/page.html', LONG);
  expect(await compressFolder(folder)).toBe(2);
  expect(brotliDecompressSync(readFileSync(join(folder, 'deep/page.html.br'))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(join(folder, 'deep/page.html.gz'))).toString()).toBe(LONG);
});

test('short texts, and kinds that are compressed already or encrypted, stay alone', async () => {
  write('short.js', 'let a = 1;');
  for (const name of ['a.woff2', 'a.avif', 'a.webp', 'a.png', 'a.jpeg', 'a.pdf', 'a.mp4', 'a.bin'])
    write(name, LONG);
  expect(await compressFolder(folder)).toBe(0);
  expect(readdirSync(folder)).toHaveLength(10);
});

test('a twin that would be no smaller is not written', async () => {
  write('noise.ico', Buffer.from(crypto.getRandomValues(new Uint8Array(2000))));
  expect(await compressFolder(folder)).toBe(0);
});

test('twins are not compressed again', async () => {
  write('page.html', LONG);
  await compressFolder(folder);
  expect(await compressFolder(folder)).toBe(2);
  expect(readdirSync(folder).toSorted()).toEqual(['deep', 'page.html', 'page.html.br', 'page.html.gz']);
});
