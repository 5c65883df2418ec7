import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageDates } from './dates.ts';
import { readHistory } from './history.ts';

const ALPHA: [string, string] = ['content/case-studies/alpha/study.yaml', 'content/case-studies/alpha'];
const BETA: [string, string] = ['content/case-studies/beta/study.yaml', 'content/case-studies/beta'];
const FIRST = '2024-01-01T10:00:00Z';
const SECOND = '2024-02-01T10:00:00Z';
const THIRD = '2024-03-01T10:00:00Z';

let folder: string;
let whole: string;

function git(cwd: string, args: string[], date?: string) {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
  const when = date && { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  execFileSync('git', [...who, ...args], { cwd, env: { ...env, ...when }, stdio: 'ignore' });
}

function commit(files: Record<string, string>, date: string) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(whole, file, '..'), { recursive: true });
    writeFileSync(join(whole, file), text);
  }
  git(whole, ['add', '-A']);
  git(whole, ['commit', '-m', 'Change'], date);
}

const datesIn = (root: string, sources: string[]) => pageDates(root, sources, readHistory(root));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dates-'));
  whole = join(folder, 'whole');
  mkdirSync(whole);
  git(whole, ['init', '-b', 'main']);
  commit({ [ALPHA[0]]: 'a', [BETA[0]]: 'b' }, FIRST);
  commit({ 'content/case-studies/alpha/été.png': 'picture', 'portfolio/content/fun.yaml': 'f' }, SECOND);
  commit({ 'README.md': 'other' }, THIRD);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the dates of a page', () => {
  test('are those of the first commit of its words and the last of anything in its folder', () => {
    expect(datesIn(whole, ALPHA)).toEqual({ published: FIRST, modified: SECOND, unchangedSince: SECOND });
    expect(datesIn(whole, BETA)).toEqual({ published: FIRST, modified: FIRST, unchangedSince: FIRST });
  });

  test('are found in a project that is a folder of a larger one', () => {
    const inner = join(whole, 'portfolio');
    expect(datesIn(inner, ['content/fun.yaml'])).toMatchObject({ modified: SECOND });
    expect(readHistory(inner)?.paths.has('content/case-studies/alpha')).toBe(false);
  });

  test('are found for a file whose name has more than plain letters', () => {
    expect(datesIn(whole, ['content/case-studies/alpha/été.png'])).toMatchObject({ modified: SECOND });
  });

  test('in a shallow clone are left out where they are older than the clone', () => {
    const shallow = join(folder, 'shallow');
    git(folder, ['clone', '--depth', '1', `file://${whole}`, shallow]);
    expect(datesIn(shallow, ALPHA)).toEqual({ unchangedSince: THIRD });
    expect(datesIn(shallow, BETA)).toEqual({ unchangedSince: THIRD });
  });

  test('in a shallow clone are told where the clone reaches back to them', () => {
    const deeper = join(folder, 'deeper');
    git(folder, ['clone', '--depth', '2', `file://${whole}`, deeper]);
    appendFileSync(join(deeper, BETA[0]), 'more');
    git(deeper, ['commit', '-am', 'Change'], '2024-04-01T12:00:00+02:00');
    expect(datesIn(deeper, BETA)).toEqual({
      modified: '2024-04-01T10:00:00Z',
      unchangedSince: '2024-04-01T10:00:00Z',
    });
  });

  test('without git are those of the files', () => {
    const plain = join(folder, 'plain');
    mkdirSync(join(plain, BETA[1]), { recursive: true });
    writeFileSync(join(plain, BETA[0]), 'b');
    const when = new Date('2023-05-06T07:08:09Z');
    for (const path of BETA) utimesSync(join(plain, path), when, when);
    expect(readHistory(plain)).toBeUndefined();
    expect(datesIn(plain, BETA).modified).toBe('2023-05-06T07:08:09Z');
  });

  test('of a page that is being edited are those of the edit', () => {
    const edited = join(folder, 'edited');
    git(folder, ['clone', whole, edited]);
    appendFileSync(join(edited, ALPHA[0]), 'more');
    const when = new Date('2024-05-01T10:00:00Z');
    utimesSync(join(edited, ALPHA[0]), when, when);
    expect(datesIn(edited, ALPHA)).toMatchObject({ published: FIRST, modified: '2024-05-01T10:00:00Z' });
    expect(datesIn(edited, BETA)).toMatchObject({ modified: FIRST });
  });
});
