// Does what the owner’s command does, in a repository of its own, and looks for secrets in what git knows.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readGateSettings } from '../../src/vault/settings.ts';
import { runGate } from './run.ts';
import { dicewareWords, inWords, judgePassphrase, judgePassword, makePassphrase } from './strength.ts';

const STRONG = 'vélo 🚲 sous la pluie de Montréal';
const home = process.cwd();
let root: string;

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gate-'));
  git('init', '-q');
  cpSync(join(home, 'tests/content/site.yaml'), join(root, 'content/site.yaml'), { recursive: true });
  for (const route of ['beacon', 'ledger', 'archive']) {
    const file = `content/case-studies/${route}/study.yaml`;
    cpSync(join(home, 'tests', file), join(root, file), { recursive: true });
  }
  writeFileSync(join(root, '.gitignore'), '.env\n');
  git('add', '-A');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** As the owner runs it, with what they type. */
function command(input: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(home, 'tools/gate.ts')], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  return { said: stdout + stderr, status };
}

/** The same without a process of its own: what is said, and whether that is a refusal. */
async function gate(args: string[], ...typed: string[]) {
  const lines: string[] = [];
  const asker = { ask: async () => typed.shift(), close: () => {} };
  const fault = await runGate(
    root,
    args,
    () => asker,
    (line) => lines.push(line),
  );
  return { said: [...lines, fault].join('\n'), isRefused: fault !== undefined };
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
    const { said, status } = command(`${STRONG}\n${STRONG}\n`);
    expect(status).toBe(0);
    expect(env()).toBe(`GATE_SHA384=${sha384(STRONG)}\n`);
    expect(said).toContain(`GATE_SHA384=${sha384(STRONG)}`);
    expect(said).not.toContain(STRONG);
    // Windows keeps a file from others by its folder.
    if (process.platform !== 'win32') expect(statSync(join(root, '.env')).mode & 0o777).toBe(0o600);
    expect(readGateSettings(root, {})).toMatchObject({ hash: sha384(STRONG), isDemo: false });
  });

  test('says how long an attack would take, and at what rate', async () => {
    expect((await gate([], STRONG, STRONG)).said).toMatch(
      /would take (about .+ years|longer than .+),\nat 100,000 guesses a second/,
    );
  });

  test('refuses two that differ', async () => {
    const { said, isRefused } = await gate([], STRONG, `${STRONG}!`);
    expect([isRefused, env()]).toEqual([true, '']);
    expect(said).toContain('The two are not the same; nothing was changed.');
  });

  test('leaves out spaces at its ends, and says so', async () => {
    const { said, isRefused } = await gate([], ` ${STRONG}  `, STRONG);
    expect([isRefused, env()]).toEqual([false, `GATE_SHA384=${sha384(STRONG)}\n`]);
    expect(said).toContain('The spaces at its ends are left out');
  });

  test('refuses one of nothing but spaces', async () => {
    expect(await gate([], '   ')).toMatchObject({ isRefused: true });
    expect(env()).toBe('');
  });

  test('asks again before it takes a weak one', async () => {
    const refused = await gate([], 'password1', 'password1', 'no');
    expect([refused.isRefused, env()]).toEqual([true, '']);
    expect(refused.said).toContain('commonly used password');
    expect((await gate([], 'password1', 'password1', 'yes')).isRefused).toBe(false);
    expect(env()).toContain(sha384('password1'));
  });

  test('makes one of five words when none is typed', async () => {
    const { said, isRefused } = await gate([], '');
    const made = /^ {2}([a-z]+(?:-[a-z]+){4})$/m.exec(said)?.[1] ?? '';
    expect(isRefused).toBe(false);
    expect(env()).toContain(sha384(made));
    expect(said).toContain('million years');
  });

  test('keeps the other lines of .env, and replaces its own', async () => {
    writeFileSync(join(root, '.env'), '# mine\nSITE_URL=https://a.example\nGATE_SHA384=old\n');
    await gate([], STRONG, STRONG);
    expect(env()).toBe(`# mine\nSITE_URL=https://a.example\nGATE_SHA384=${sha384(STRONG)}\n`);
  });

  test('without any input changes nothing', () => {
    const { said, status } = command('');
    expect([status, env()]).toEqual([1, '']);
    expect(said).toContain('✗ No password was given; nothing was changed.');
  });
});

describe('private links', { timeout: 60_000 }, () => {
  test('lead to no draft, which has no page', async () => {
    for (const [route, draft] of Object.entries({ ready: false, unready: true })) {
      mkdirSync(join(root, `content/case-studies/${route}`), { recursive: true });
      writeFileSync(
        join(root, `content/case-studies/${route}/study.yaml`),
        `locked: true\ndraft: ${draft}\n`,
      );
    }
    const { said } = await gate(['link', 'Some company']);
    expect(said).toContain('/ready#k=');
    expect(said).not.toContain('/unready');
  });

  test('are made for each locked study, listed, and revoked', async () => {
    const { said } = await gate(['link', 'Some company']);
    const secret = /#k=([\w-]{22})$/m.exec(said)?.[1] ?? '';
    expect(said).toContain(`/beacon#k=${secret}`);
    expect(said).toContain(`/ledger#k=${secret}`);
    expect(said).not.toContain('/archive');
    await gate(['link', 'Other', '&', 'Sons']);
    expect(readGateSettings(root, {}).links.map(({ name }) => name)).toEqual([
      'Some company',
      'Other & Sons',
    ]);
    const today = new Date().toLocaleDateString('en-CA');
    expect((await gate(['links'])).said).toContain(`Some company, made on ${today}\n  https://`);
    expect((await gate(['revoke', 'Some company'])).isRefused).toBe(false);
    expect(readGateSettings(root, {}).links.map(({ name }) => name)).toEqual(['Other & Sons']);
    await gate(['revoke', 'Other & Sons']);
    expect(readGateSettings(root, {}).links).toEqual([]);
    expect(env()).not.toMatch(/GATE|company|Sons/);
  });

  test('come as a mail to copy, with the code by itself for mail that breaks links, whenever it is asked for', async () => {
    const mail = [
      'Here are my case studies, without a password:',
      'https://nguyen-lukasik.example/beacon#k=KEY',
      'https://nguyen-lukasik.example/ledger#k=KEY',
      '',
      'If you are asked for a password all the same, paste this code into the field:',
      'KEY',
      '',
      'I cannot see who opened it.',
    ].join('\n');
    const { said } = await gate(['link', 'Some company']);
    const secret = readGateSettings(root, {}).links[0]?.secret ?? 'missing';
    expect(said).toContain(`\n\n${mail.replaceAll('KEY', secret)}\n`);
    const file = join(root, 'content/site.yaml');
    expect((await gate(['mail', 'Some company'])).said).toContain(mail.replaceAll('KEY', secret));
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/^language:.*\n/m, '')
        .concat('language: fr-CA\n'),
    );
    expect((await gate(['mail', 'Some company'])).said).toContain(
      `collez ce code dans le champ\u00a0:\n${secret}`,
    );
    expect(await gate(['mail', 'Nobody'])).toMatchObject({ isRefused: true });
  });

  test('begin with the address and the sub-path the site is published at', async () => {
    const file = join(root, 'content/site.yaml');
    const site = readFileSync(file, 'utf8');
    writeFileSync(file, site.replace(/^url:.*$/m, 'url: https://ada-paints.ca/portfolio/'));
    const { said } = await gate(['link', 'Some company']);
    expect(said).toMatch(/^https:\/\/ada-paints\.ca\/portfolio\/ledger#k=[\w-]{22}$/m);
    expect(said).not.toContain('lead nowhere');
    vi.stubEnv('SITE_BASE', '"/elsewhere"');
    expect((await gate(['links'])).said).toContain('https://ada-paints.ca/elsewhere/beacon#k=');
    vi.stubEnv('SITE_BASE', 'C:/Program Files/Git/elsewhere');
    expect((await gate(['links'])).said).toContain('write it without the slash in front');
    vi.unstubAllEnvs();
  });

  test('of before days were kept are listed without one, and keep working beside others', async () => {
    writeFileSync(join(root, '.env'), 'GATE_LINKS="Old friend=Wm5zT0hRb2pYc1J2TGRhQQ"\n');
    await gate(['link', 'Some company']);
    const { said } = await gate(['links']);
    expect(said).toMatch(/^Old friend$/m);
    expect(said).toMatch(/^Some company, made on \d{4}-\d\d-\d\d$/m);
    expect(readGateSettings(root, {}).links.map(({ name }) => name)).toEqual(['Old friend', 'Some company']);
  });

  test('that cannot lead anywhere yet are not handed out as if they did', async () => {
    expect((await gate(['link', 'Some company'])).said).toContain('these links lead nowhere yet');
    for (const route of ['beacon', 'ledger'])
      rmSync(join(root, 'content/case-studies', route), { recursive: true });
    expect((await gate(['links'])).said).toContain('No case study is locked');
  });

  test('a name may say in parentheses who it is there', async () => {
    const { said, isRefused } = await gate(['link', 'Harbour Bank (Sara & design)']);
    expect([isRefused, said.includes('Made for Harbour Bank (Sara & design)')]).toEqual([false, true]);
    expect((await gate(['links'])).said).toContain('Harbour Bank (Sara & design)');
  });

  test.each([
    [['link'], 'Say whom it is for'],
    [['link', 'a,b'], 'letters, digits, spaces'],
    [['link', 'a=b'], 'letters, digits, spaces'],
    [['revoke', 'Nobody'], 'There is no link for “Nobody”. There are: none.'],
    [['unlock'], 'There is no command called unlock.'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { said, isRefused } = await gate(args);
    expect(isRefused).toBe(true);
    expect(said).toContain(sentence);
  });

  test('the same name twice is refused', async () => {
    await gate(['link', 'Some company']);
    expect((await gate(['link', 'Some company'])).said).toContain(
      'There is a link for Some company already.',
    );
  });
});

describe('nothing secret', { timeout: 60_000 }, () => {
  test('is ever in a file that git knows', async () => {
    await gate([], STRONG, STRONG);
    await gate(['link', 'Some company']);
    const secret = readGateSettings(root, {}).links[0]?.secret ?? 'missing';
    await gate(['links']);
    for (const part of [STRONG, sha384(STRONG), secret, 'Some company'])
      expect(tracked()).not.toContain(part);
  });

  test('is written when git follows .env', async () => {
    writeFileSync(join(root, '.env'), 'A=1\n');
    git('add', '-f', '.env');
    for (const { said, isRefused } of [
      await gate([], STRONG, STRONG),
      await gate(['link', 'Some company']),
    ]) {
      expect(isRefused).toBe(true);
      expect(said).toContain('git rm --cached .env');
    }
    expect(env()).toBe('A=1\n');
  });

  test('is written when git does not ignore .env', async () => {
    writeFileSync(join(root, '.gitignore'), '');
    expect((await gate([], STRONG, STRONG)).said).toContain('Add a line `.env` to .gitignore');
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
