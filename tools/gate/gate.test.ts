// Runs the owner’s command as the owner does, in a repository of its own, and looks for secrets in what git knows.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readGateSettings } from '../../src/vault/settings.ts';
import { dicewareWords, inWords, judgePassphrase, judgePassword, makePassphrase } from './strength.ts';

const STRONG = 'vélo 🚲 sous la pluie de Montréal';
const home = process.cwd();
let root: string;

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gate-'));
  git('init', '-q');
  cpSync(join(home, 'content/site.yaml'), join(root, 'content/site.yaml'), { recursive: true });
  for (const route of ['interac', 'trakt', 'eztax']) {
    const file = `content/case-studies/${route}/study.yaml`;
    cpSync(join(home, file), join(root, file), { recursive: true });
  }
  writeFileSync(join(root, '.gitignore'), '.env\n');
  git('add', '-A');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function gate(args: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(home, 'tools/gate.ts'), ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return { said: stdout + stderr, status };
}

const env = () => (existsSync(join(root, '.env')) ? readFileSync(join(root, '.env'), 'utf8') : '');
const sha384 = (text: string) => createHash('sha384').update(text).digest('hex');

/** Everything git would take along: tracked files, and those it would add. */
function tracked(): string {
  git('add', '-A');
  const files = git('ls-files').stdout.trim().split('\n');
  return files.map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`).join('\n');
}

describe('setting the password', { timeout: 60_000 }, () => {
  test('writes its hash into .env, for the owner’s eyes only, and prints the line for a host', () => {
    const { said, status } = gate([], `${STRONG}\n${STRONG}\n`);
    expect(status).toBe(0);
    expect(env()).toBe(`GATE_SHA384=${sha384(STRONG)}\n`);
    expect(said).toContain(`GATE_SHA384=${sha384(STRONG)}`);
    expect(said).not.toContain(STRONG);
    // Windows keeps a file from others by its folder.
    if (process.platform !== 'win32') expect(statSync(join(root, '.env')).mode & 0o777).toBe(0o600);
    expect(readGateSettings(root, {})).toMatchObject({ hash: sha384(STRONG), isDemo: false });
  });

  test('says how long an attack would take, and at what rate', () => {
    expect(gate([], `${STRONG}\n${STRONG}\n`).said).toMatch(
      /would take (about .+ years|longer than .+),\nat 100,000 guesses a second/,
    );
  });

  test('refuses two that differ', () => {
    const { said, status } = gate([], `${STRONG}\n${STRONG}!\n`);
    expect([status, env()]).toEqual([1, '']);
    expect(said).toContain('The two are not the same; nothing was changed.');
  });

  test('asks again before it takes a weak one', () => {
    const refused = gate([], 'password1\npassword1\nno\n');
    expect([refused.status, env()]).toEqual([1, '']);
    expect(refused.said).toContain('commonly used password');
    expect(gate([], 'password1\npassword1\nyes\n').status).toBe(0);
    expect(env()).toContain(sha384('password1'));
  });

  test('makes one of five words when none is typed', () => {
    const { said, status } = gate([], '\n');
    const made = /^ {2}([a-z]+(?:-[a-z]+){4})$/m.exec(said)?.[1] ?? '';
    expect(status).toBe(0);
    expect(env()).toContain(sha384(made));
    expect(said).toContain('million years');
  });

  test('keeps the other lines of .env, and replaces its own', () => {
    writeFileSync(join(root, '.env'), '# mine\nSITE_URL=https://a.example\nGATE_SHA384=old\n');
    gate([], `${STRONG}\n${STRONG}\n`);
    expect(env()).toBe(`# mine\nSITE_URL=https://a.example\nGATE_SHA384=${sha384(STRONG)}\n`);
  });

  test('without any input changes nothing', () => {
    expect(gate([], '').status).toBe(1);
    expect(env()).toBe('');
  });
});

describe('private links', { timeout: 60_000 }, () => {
  test('are made for each locked study, listed, and revoked', () => {
    const { said } = gate(['link', 'Some company']);
    const secret = /#k=([\w-]{22})$/m.exec(said)?.[1] ?? '';
    expect(said).toContain(`/interac#k=${secret}`);
    expect(said).toContain(`/trakt#k=${secret}`);
    expect(said).not.toContain('/eztax');
    gate(['link', 'Other', '&', 'Sons']);
    expect(readGateSettings(root, {}).links.map(({ name }) => name)).toEqual([
      'Some company',
      'Other & Sons',
    ]);
    expect(gate(['links']).said).toContain(`Some company\n  https://`);
    expect(gate(['revoke', 'Some company']).status).toBe(0);
    expect(readGateSettings(root, {}).links.map(({ name }) => name)).toEqual(['Other & Sons']);
    gate(['revoke', 'Other & Sons']);
    expect(readGateSettings(root, {}).links).toEqual([]);
  });

  test.each([
    [['link'], 'Say whom it is for'],
    [['link', 'a,b'], 'letters, digits, spaces'],
    [['link', 'a=b'], 'letters, digits, spaces'],
    [['revoke', 'Nobody'], 'There is no link for “Nobody”. There are: none.'],
    [['unlock'], 'There is no command called unlock.'],
  ])('%j is refused with a sentence', (args, sentence) => {
    const { said, status } = gate(args);
    expect(status).toBe(1);
    expect(said).toContain(sentence);
  });

  test('the same name twice is refused', () => {
    gate(['link', 'Some company']);
    expect(gate(['link', 'Some company']).said).toContain('There is a link for Some company already.');
  });
});

describe('nothing secret', { timeout: 60_000 }, () => {
  test('is ever in a file that git knows', () => {
    gate([], `${STRONG}\n${STRONG}\n`);
    gate(['link', 'Some company']);
    const secret = readGateSettings(root, {}).links[0]?.secret ?? 'missing';
    gate(['links']);
    for (const part of [STRONG, sha384(STRONG), secret, 'Some company'])
      expect(tracked()).not.toContain(part);
  });

  test('is written when git follows .env', () => {
    writeFileSync(join(root, '.env'), 'A=1\n');
    git('add', '-f', '.env');
    for (const { said, status } of [gate([], `${STRONG}\n${STRONG}\n`), gate(['link', 'Some company'])]) {
      expect(status).toBe(1);
      expect(said).toContain('git rm --cached .env');
    }
    expect(env()).toBe('A=1\n');
  });

  test('is written when git does not ignore .env', () => {
    writeFileSync(join(root, '.gitignore'), '');
    expect(gate([], `${STRONG}\n${STRONG}\n`).said).toContain('Add a line `.env` to .gitignore');
    expect(env()).toBe('');
  });
});

describe('strength', () => {
  test('of a made passphrase is beyond reach, and its words are plain and many', () => {
    expect(dicewareWords().length).toBeGreaterThanOrEqual(2048);
    expect(new Set(Array.from({ length: 50 }, () => makePassphrase())).size).toBe(50);
    expect(judgePassphrase().isEnough).toBe(true);
  });

  test('is judged by how people choose, not by length', () => {
    expect(judgePassword('Password123!').isEnough).toBe(false);
    expect(judgePassword(STRONG).isEnough).toBe(true);
    expect(judgePassword('x'.repeat(100_000)).isEnough).toBe(false);
  });

  test.each([
    [0.1, 'less than a second'],
    [90, 'about 90 seconds'],
    [3 * 3600, 'about 3 hours'],
    [5 * 365.25 * 86_400, 'about 5 years'],
    [1e30, 'longer than the universe will last'],
  ])('%d seconds are told as “%s”', (seconds, words) => {
    expect(inWords(seconds)).toBe(words);
  });
});
