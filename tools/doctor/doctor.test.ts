import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemRandom } from '../../src/vault/bytes.ts';
import { makeKeyring } from '../../src/vault/keyring.ts';
import { hashPassword } from '../../src/vault/keys.ts';
import { DEMO_PASSWORD } from '../../src/vault/settings.ts';
import { contentFolder, rightContent } from '../../tests/helpers/content-folder.ts';
import { TEST_PASSWORD } from '../../tests/helpers/gate.ts';
import { currentStamp } from '../stamp.ts';
import { examine } from './examine.ts';
import { lookAtMachine } from './machine.mjs';
import { show, verdict } from './show.mjs';
import { weigh } from './weigh.ts';

const MINE = 'vélo sous la pluie de Montréal';
let root: string;
let remove = () => {};
afterEach(() => remove());

function write(file: string, data: string | Uint8Array) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), data, { mode: 0o600 });
}

/** A site of one’s own, built a moment ago. */
async function built(password = MINE) {
  const content = rightContent();
  (content['site.yaml'] as Record<string, unknown>).url = 'https://ada-paints.ca';
  ({ root, remove } = await contentFolder(content));
  write('.env', `GATE_SHA384=${await hashPassword(password)}\n`);
  write('dist/index.html', '<!doctype html>'.repeat(200));
  write('dist/media/one.avif', 'x'.repeat(5000));
  write('.cache/last-build.json', JSON.stringify({ at: new Date().toISOString(), ...currentStamp(root) }));
}

/** The same with something locked in it. Slow, as the lock is. */
async function builtAndLocked(password: string) {
  await built(password);
  const hash = await hashPassword(password);
  write(
    'dist/vault/keyring-0123456789abcdef.bin',
    await makeKeyring(systemRandom(32), { hash, secrets: [] }),
  );
}

const toMend = async () => (await examine(root)).findings.filter(({ level }) => level === 'mend');
const told = async () => (await toMend()).map(({ text }) => text);

describe('the doctor', { timeout: 60_000 }, () => {
  test('finds nothing to mend in a site that is built, current and locked with the owner’s password', async () => {
    await builtAndLocked(MINE);
    const { findings } = await examine(root);
    expect(findings.filter(({ level }) => level !== 'good')).toEqual([]);
    expect(findings.map(({ text }) => text)).toEqual([
      '2 case studies, 0 of them locked, and 1 paintings',
      'Current: made just now from what is there now',
      'The locked studies are locked with a password of your own',
      'Made for https://ada-paints.ca',
      '.env is there, and only you can read it',
    ]);
    expect(verdict(findings)).toBe('✓ The site can be published.');
  });

  test('says which files changed since the build, and how to mend it', async () => {
    await built();
    write('content/fun.yaml', '# a comment\n');
    write('src/new.ts', '');
    write('src/new.test.ts', '');
    const stale = (await toMend()).find(({ topic }) => topic === 'The build');
    expect(stale).toMatchObject({
      text: 'Made just now; since then these changed: content/fun.yaml, src/new.ts',
      mend: 'Run `npm run build`.',
    });
  });

  test('says that the password has changed since the build', async () => {
    await built();
    write('.env', `GATE_SHA384=${await hashPassword('another')}\n`);
    expect(await told()).toEqual(['Made just now with another password, other links or another address']);
  });

  test('says that there is no build, and that a setting of the gate is wrong', async () => {
    await built();
    rmSync(join(root, 'dist'), { recursive: true });
    expect(await told()).toEqual(['There is no build yet']);
    write('.env', 'GATE_SHA384=nonsense\n');
    expect((await told())[0]).toContain('GATE_SHA384 is not a hash.');
  });

  test.each([
    [DEMO_PASSWORD, 'dist is locked with the demo password'],
    [TEST_PASSWORD, 'dist is locked with the tests’ password'],
  ])('opens dist with a password that anyone can read: %s', async (password, sentence) => {
    await builtAndLocked(password);
    expect(await told()).toEqual([expect.stringContaining(sentence)]);
  });

  test('tells a content mistake in its sentence', async () => {
    await built();
    rmSync(join(root, 'content/about.yaml'));
    expect((await told())[0]).toContain('content/about.yaml: This file is missing.');
  });
});

test('what would be published is weighed by kind, text as it is sent, and the heaviest are named', async () => {
  await built();
  const published = weigh(root);
  expect(published?.kinds.map(({ kind, files }) => [kind, files])).toEqual([
    ['Pages', 1],
    ['Pictures', 1],
  ]);
  const [pages] = published?.kinds ?? [];
  expect(pages?.sent).toBeLessThan((pages?.raw ?? 0) / 10);
  expect(published?.total).toMatchObject({ files: 2 });
  expect(published?.heaviest[0]).toEqual({ file: 'dist/media/one.avif', bytes: 5000 });
  expect(show([], published, false)).toMatch(/Pages +1 +2\.9 KB +0\.0 KB/);
});

describe('on a machine where much is missing', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'machine-'));
    remove = () => rmSync(root, { recursive: true, force: true });
    write('package.json', JSON.stringify({ engines: { node: '>=22.19' } }));
    write('package-lock.json', '{}');
  });

  test('each missing thing has its mend', () => {
    const findings = lookAtMachine(root, { PATH: root, CHROME_PATH: '/no/such/browser' }, '20.20.2');
    expect(findings.map(({ level, text }) => [level, text])).toEqual([
      ['mend', 'Node 20.20.2 is too old to build the site'],
      ['mend', 'The packages are not installed'],
      ['mend', 'sharp, which makes the pictures, cannot be loaded'],
      ['mind', 'git is not installed'],
      ['mind', 'No Chrome or Chromium was found'],
    ]);
    expect(findings.every(({ mend }) => mend)).toBe(true);
    expect(verdict(findings)).toBe('✗ 3 things to mend before the site can be published.');
  });

  test('packages that do not fit the lockfile are told', () => {
    write('node_modules/astro/package.json', '{}');
    write('node_modules/.portfolio-setup', 'of another day');
    expect(lookAtMachine(root)[1]?.text).toBe('The packages are older than package-lock.json');
  });
});
