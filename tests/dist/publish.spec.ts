import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '../../src/lib/files.ts';
import { headersFile } from '../../src/publish/host-files.ts';
import { BUILD } from '../helpers/host.ts';
import { expect, test } from '../helpers/test.ts';

const read = (file: string) => readFileSync(`${BUILD}/${file}`, 'utf8');

test('the build brings its headers along', () => {
  expect(read('_headers')).toBe(headersFile());
});

test('every page and script has compressed twins that hold the same', () => {
  const texts = listFiles('**/*.{html,js,css,svg,xml,txt}', BUILD)
    .map((file) => join(BUILD, file))
    .filter((file) => statSync(file).size >= 1024);
  expect(texts.length).toBeGreaterThan(12);
  for (const file of texts) {
    const bytes = readFileSync(file);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(bytes), `${file}.gz`).toBe(true);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(bytes), `${file}.br`).toBe(true);
    expect(statSync(`${file}.br`).size, file).toBeLessThan(statSync(`${file}.gz`).size);
  }
  expect(listFiles('{media,vault}/**/*.{br,gz}', BUILD)).toEqual([]);
});

test('the licences of what others made go with it', () => {
  const text = read('licenses.txt');
  for (const author of ['The KumbhSans Project Authors', 'The Lexend Project Authors', 'Meta Platforms'])
    expect(text).toContain(author);
  expect(text.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
  expect(existsSync(`${BUILD}/LICENSE`)).toBe(false);
});
