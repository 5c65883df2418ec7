// The sample, made somebody’s own by the command and built: nothing of it may be left, in content or in what is published.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readText } from '../../src/lib/files.ts';
import { TEST_ENV } from '../helpers/gate.ts';
import { emptyProject, type ProjectCopy } from '../helpers/project-copy.ts';
import { isSample } from '../helpers/sample.ts';
import { expect, test } from '../helpers/test.ts';
import { samplePicturesIn, sampleWordsIn } from './sample-search.ts';

test.skip(!isSample, 'The site has an owner of its own.');
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const home = process.cwd();
const OWNER = ['--name', 'Łukasz Wójcik-Đặng', '--role', 'Product designer', '--place', 'Gdańsk'];
let copy: ProjectCopy;

const run = (...command: string[]) => {
  const env = { ...process.env, ...TEST_ENV };
  const { stdout, stderr, status } = spawnSync(process.execPath, command, {
    cwd: copy.root,
    env,
    encoding: 'utf8',
  });
  return { said: stdout + stderr, status };
};

test.beforeAll(() => {
  copy = emptyProject(mkdtempSync(join(tmpdir(), 'begun-')));
  cpSync(join(home, 'content'), join(copy.root, 'content'), { recursive: true });
});
test.afterAll(() => copy?.remove());

test('nothing is left in content of its names, titles, sentences and pictures @all', () => {
  const { said, status } = run('tools/begin.ts', ...OWNER, '--mail', 'lukasz@wojcik.pl', '--yes');
  expect(said).toContain('This is the site of Łukasz Wójcik-Đặng now.');
  expect(status).toBe(0);
  const content = join(copy.root, 'content');
  // The search itself: in the sample it finds what it looks for.
  expect(sampleWordsIn(join(home, 'content')).length).toBeGreaterThan(500);
  expect(sampleWordsIn(content)).toEqual([]);
  expect(samplePicturesIn(join(home, 'content')).length).toBeGreaterThan(50);
  expect(samplePicturesIn(content)).toEqual([]);
});

test('nothing is left in the built site: pages, feed, manifest, humans.txt, icon, names of files @all', () => {
  const { said, status } = run('tools/build.ts');
  expect(said).toContain('3 pages in dist');
  expect(said).not.toContain('WARN');
  expect(status).toBe(0);
  const dist = join(copy.root, 'dist');
  expect(sampleWordsIn(dist)).toEqual([]);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(page).toContain('Case studies are on their way');
  expect(page).toContain('Designed and made by Łukasz Wójcik-Đặng');
  expect(readFileSync(join(dist, 'humans.txt'), 'utf8')).toContain('Product designer: Łukasz Wójcik-Đặng');
  // The published icon is a letter: the sample’s own drawing is longer, and another.
  expect(readFileSync(join(dist, 'favicon.svg'), 'utf8')).not.toBe(readText('content/site/icon.svg'));
});

test('the doctor finds nothing that keeps it from being published @all', () => {
  const { said, status } = run('tools/doctor.mjs');
  expect(said).toContain('The site can be published');
  expect(said).not.toMatch(/sample|No page uses/);
  expect(status).toBe(0);
});
