import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putInPlace, SwapError, tidyUp } from './swap.ts';

let root = '';
const at = (path: string) => join(root, path);
const put = (folder: string, words: string) => {
  mkdirSync(at(folder), { recursive: true });
  writeFileSync(at(`${folder}/index.html`), words);
};
const words = () => readFileSync(at('dist/index.html'), 'utf8');
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'swap-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a finished build takes the place of the last one, and nothing else is left', () => {
  put('dist', 'old');
  put('.cache/build-1', 'new');
  putInPlace(at('.cache/build-1'), at('dist'), at('.cache'));
  expect([words(), readdirSync(at('.cache'))]).toEqual(['new', []]);
});

test('the first build of all takes its place too', () => {
  put('.cache/build-1', 'new');
  putInPlace(at('.cache/build-1'), at('dist'), at('.cache'));
  expect(words()).toBe('new');
});

test('where the new one cannot be put, the last one is back, and the owner is told', () => {
  put('dist', 'old');
  const swap = () => putInPlace(at('.cache/not-there'), at('dist'), at('.cache'));
  expect(swap).toThrow(SwapError);
  expect(swap).toThrow('(ENOENT). Close what has it open');
  expect(words()).toBe('old');
});

test('a build that was killed in the very moment leaves the last one to be found', () => {
  put('.cache/build-before-dist', 'old');
  tidyUp(at('dist'), at('.cache'));
  expect([words(), readdirSync(at('.cache'))]).toEqual(['old', []]);
});

test('what a killed build left unfinished goes, and what another still makes stays', () => {
  put('.cache/build-999999999', 'half');
  put(`.cache/build-${process.ppid}`, 'half');
  tidyUp(at('dist'), at('.cache'));
  expect(readdirSync(at('.cache'))).toEqual([`build-${process.ppid}`]);
  expect(existsSync(at('dist'))).toBe(false);
});
