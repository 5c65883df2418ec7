import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { headersFile } from '../../src/publish/host-files.ts';

const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');

test('the build brings its headers along', () => {
  expect(read('_headers')).toBe(headersFile());
});

test('every page and script has compressed twins that hold the same', () => {
  const texts = globSync('dist/**/*.{html,js,css,svg,xml,txt}').filter((file) => statSync(file).size >= 1024);
  expect(texts.length).toBeGreaterThan(12);
  for (const file of texts) {
    const bytes = readFileSync(file);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(bytes), `${file}.gz`).toBe(true);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(bytes), `${file}.br`).toBe(true);
    expect(statSync(`${file}.br`).size, file).toBeLessThan(statSync(`${file}.gz`).size);
  }
  expect(globSync('dist/{media,vault}/**/*.{br,gz}')).toEqual([]);
});

test('the licences of what others made go with it', () => {
  const text = read('licenses.txt');
  for (const author of ['The KumbhSans Project Authors', 'The Lexend Project Authors', 'Meta Platforms'])
    expect(text).toContain(author);
  expect(text.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
  expect(existsSync('dist/LICENSE')).toBe(false);
});
