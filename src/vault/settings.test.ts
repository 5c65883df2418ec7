import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { hashPassword } from './keys.ts';
import { DEMO_PASSWORD, readGateSettings } from './settings.ts';
import { checkGateSettings, DEMO_NOTE, demoWarning } from './settings-check.ts';

const root = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SECRET = 'AAECAwQFBgcICQoLDA0ODw';
const OTHER = 'EBESExQVFhcYGRobHB0eHw';
const hash = await hashPassword('correct horse');
const hashOfNothing = await hashPassword('');
const read = (env: Record<string, string>) => readGateSettings(root, env);

describe('without settings', () => {
  test('the demo password is in force, and said to be', async () => {
    expect(read({})).toEqual({ hash: await hashPassword(DEMO_PASSWORD), links: [], isDemo: true });
  });

  test('the warning is boxed, loud, and says what to do', () => {
    expect(demoWarning()).toContain('NOT PROTECTED');
    expect(demoWarning()).toContain('npm run gate');
    expect(demoWarning()).toContain(DEMO_PASSWORD);
    expect(demoWarning().split('\n').length).toBeGreaterThan(8);
  });
});

describe('a build', () => {
  const said = async (locked: string[]) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubEnv('GATE_SHA384', undefined);
    vi.spyOn(process, 'cwd').mockReturnValue(root);
    await (checkGateSettings(() => locked).hooks['astro:build:done'] as () => void)();
    const lines = warn.mock.calls.flat();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    return lines;
  };

  test('ends with a loud warning when something is locked with the demo password', async () => {
    expect(await said(['trakt'])).toEqual([demoWarning()]);
  });

  test('ends with one quiet line when nothing is locked', async () => {
    expect(await said([])).toEqual([DEMO_NOTE]);
    expect(DEMO_NOTE).not.toContain('\n');
  });

  test('stops before it begins on a host where something is locked, and only then', () => {
    const start = (locked: string[]) =>
      (checkGateSettings(() => locked).hooks['astro:build:start'] as () => void)();
    vi.stubEnv('NETLIFY', 'true');
    vi.stubEnv('GATE_SHA384', '');
    expect(() => start(['trakt'])).toThrow('on Netlify');
    expect(() => start([])).not.toThrow();
    vi.unstubAllEnvs();
  });
});

describe('GATE_SHA384', () => {
  test('is taken as it is', () => {
    expect(read({ GATE_SHA384: hash })).toMatchObject({ hash, isDemo: false });
  });

  test.each([
    ['a mark at its start', (text: string) => `\uFEFF${text}`],
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['two bytes a letter', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('is read from an .env with %s: the demo password must not take its place', (_, written) => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-env-'));
    writeFileSync(
      join(folder, '.env'),
      written(`GATE_SHA384=${hash}\nGATE_LINKS="Some company=${SECRET}"\n`),
    );
    expect(readGateSettings(folder, {})).toMatchObject({ hash, isDemo: false, links: [{ secret: SECRET }] });
    rmSync(folder, { recursive: true });
  });

  test('is read from .env, and the environment wins over it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-env-'));
    writeFileSync(join(folder, '.env'), `GATE_SHA384=${hash}\nGATE_LINKS="Some company=${SECRET}"\n`);
    expect(readGateSettings(folder, {})).toMatchObject({
      hash,
      links: [{ name: 'Some company', secret: SECRET }],
    });
    const other = hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(readGateSettings(folder, { GATE_SHA384: other, GATE_LINKS: '' })).toMatchObject({
      hash: other,
      links: [],
    });
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['empty', '', 'is empty'],
    ['blank', '  ', 'is empty'],
    ['a password instead of its hash', 'correct horse', 'is not a hash'],
    ['cut short', hash.slice(1), 'has 95 characters instead of 96'],
    ['a SHA-256 hash', 'a'.repeat(64), 'has 64 characters instead of 96'],
    ['in capitals', hash.toUpperCase(), 'has capital letters'],
    ['quoted on one side', `"${hash}`, 'is not a hash'],
    ['the hash of nothing', hashOfNothing, 'is the hash of no password at all'],
  ])('stops the build when it is %s', (_, value, fault) => {
    expect(() => read({ GATE_SHA384: value })).toThrow(`GATE_SHA384 ${fault}. It is the SHA-384 hash`);
    expect(() => read({ GATE_SHA384: value })).toThrow('npm run gate');
  });

  test.each([
    ['quotes', (value: string) => `"${value}"`],
    ['spaces and a line end', (value: string) => ` ${value} \r\n`],
    ['its own name', (value: string) => `GATE_SHA384=${value}`],
    ['a line break inside', (value: string) => `${value.slice(0, 60)}\n${value.slice(60)}`],
  ])('is read as meant when it was pasted with %s', (_, pasted) => {
    expect(read({ GATE_SHA384: pasted(hash) })).toMatchObject({ hash, isDemo: false });
  });

  test('set to the demo’s hash still counts as the demo', async () => {
    expect(read({ GATE_SHA384: await hashPassword(DEMO_PASSWORD) }).isDemo).toBe(true);
  });
});

describe('GATE_LINKS', () => {
  test('names and secrets are read, spaces around them aside', () => {
    const { links } = read({ GATE_LINKS: ` Some company = ${SECRET} , Other & Sons=${OTHER}` });
    expect(links.map(({ name, secret }) => [name, secret])).toEqual([
      ['Some company', SECRET],
      ['Other & Sons', OTHER],
    ]);
    expect(Array.from(links[0]?.bytes ?? [])).toEqual(Array.from({ length: 16 }, (_, index) => index));
  });

  test.each([' ', '""', '\n', 'GATE_LINKS='])('may be empty: %j', (value) => {
    expect(read({ GATE_LINKS: value }).links).toEqual([]);
  });

  test.each([
    ['quotes and a line end', (value: string) => `"${value}"\n`],
    ['its own name', (value: string) => `GATE_LINKS="${value}"`],
  ])('is read as meant when it was pasted with %s', (_, pasted) => {
    const { links } = read({ GATE_LINKS: pasted(`Some company=${SECRET},Other=${OTHER}`) });
    expect(links.map(({ name, secret }) => [name, secret])).toEqual([
      ['Some company', SECRET],
      ['Other', OTHER],
    ]);
  });

  test.each([
    ['no secret', 'Some company', 1, 'there is no = between'],
    ['no name', `=${SECRET}`, 1, 'the name is missing'],
    ['a short secret', `A=${SECRET.slice(1)}`, 1, 'the secret is not 16 bytes'],
    ['a long secret', `A=${SECRET}AA`, 1, 'the secret is not 16 bytes'],
    ['a secret in plain base64', `A=${'+'.repeat(22)}`, 1, 'the secret is not 16 bytes'],
    [
      'a secret that is not written as its bytes are',
      `A=${SECRET.slice(0, -1)}x`,
      1,
      'the secret is not 16 bytes',
    ],
    ['a trailing comma', `A=${SECRET},`, 2, 'it is empty'],
    ['a name twice', `A=${SECRET},A=${OTHER}`, 2, 'this name was there before'],
    ['a secret twice', `A=${SECRET},B=${SECRET}`, 2, 'this secret was there before'],
  ])('stops the build on %s', (_, value, entry, fault) => {
    expect(() => read({ GATE_LINKS: value })).toThrow(`GATE_LINKS, entry ${entry}: ${fault}`);
  });

  test('a message about it never quotes a name or a secret', () => {
    try {
      read({ GATE_LINKS: `Some company=${SECRET}x` });
    } catch (error) {
      expect(String(error)).not.toMatch(new RegExp(`Some company=|${SECRET}`));
    }
  });
});
