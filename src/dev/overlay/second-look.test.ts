import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookTwice } from './second-look.ts';

let folder: string;
let watcher: EventEmitter;
let told: string[];
let look: () => void;
const at = (name: string) => join(folder, name);
const write = (name: string, words: string) => writeFileSync(at(name), words);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'look-'));
  mkdirSync(at('case-studies/ferry'), { recursive: true });
  write('about.yaml', 'one');
  write('case-studies/ferry/study.yaml', 'one');
  watcher = new EventEmitter();
  look = lookTwice(watcher, folder, 1_000_000);
  told = [];
  watcher.on('all', (event: string, path: string) => told.push(`${event} ${path.slice(folder.length + 1)}`));
});
afterEach(() => {
  watcher.removeAllListeners();
  rmSync(folder, { recursive: true });
});

test('what the watcher does not tell of is told all the same, and once', () => {
  write('case-studies/ferry/study.yaml', 'two');
  look();
  look();
  expect(told).toEqual([`change ${join('case-studies', 'ferry', 'study.yaml')}`]);
});

test('a file that comes or goes in silence is told of, and so is one that another took the place of', () => {
  write('fun.yaml', 'new');
  look();
  write('half', 'six');
  renameSync(at('half'), at('fun.yaml'));
  look();
  rmSync(at('about.yaml'));
  look();
  expect(told).toEqual(['add fun.yaml', 'change fun.yaml', 'unlink about.yaml']);
});

test('what the watcher has told of is not told again', () => {
  write('about.yaml', 'two');
  watcher.emit('all', 'change', at('about.yaml'));
  rmSync(at('case-studies/ferry/study.yaml'));
  watcher.emit('all', 'unlink', at('case-studies/ferry/study.yaml'));
  look();
  expect(told).toHaveLength(2);
});

test('what is written right after the watcher has told is told', () => {
  watcher.once('all', () => write('about.yaml', 'three'));
  write('about.yaml', 'two');
  watcher.emit('all', 'change', at('about.yaml'));
  look();
  expect(told).toEqual(['change about.yaml', 'change about.yaml']);
});

test('without the folder there is nothing to tell, until it is there again', () => {
  renameSync(folder, `${folder}-away`);
  look();
  renameSync(`${folder}-away`, folder);
  told = [];
  look();
  expect(told.sort()).toEqual(['add about.yaml', `add ${join('case-studies', 'ferry', 'study.yaml')}`]);
});
