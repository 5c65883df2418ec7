import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostFiles } from '../../src/publish/host-files.ts';
import { systemRandom } from '../../src/vault/bytes.ts';
import { makeKeyring } from '../../src/vault/keyring.ts';
import { hashPassword } from '../../src/vault/keys.ts';
import { DEMO_PASSWORD } from '../../src/vault/settings.ts';
import { TEST_PASSWORD } from '../../tests/helpers/gate.ts';
import { goodContent, goodFolder } from '../../tests/helpers/good-content.ts';
import { quickLock } from '../../tests/helpers/quick-lock.ts';
import { currentStamp } from '../stamp.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { lookAtMachine } from './machine.mjs';
import { isGood, print } from './print.mjs';
import { weigh } from './weigh.ts';

quickLock();

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
  ({ root, remove } = await goodFolder(goodContent()));
  write('.env', `GATE_SHA384=${await hashPassword(password)}\n`);
  write('dist/index.html', '<!doctype html>'.repeat(200));
  write('dist/media/one.avif', 'x'.repeat(5000));
  write('.cache/last-build.json', JSON.stringify({ at: new Date().toISOString(), ...currentStamp(root) }));
}

/** The same with something locked in it. */
async function builtAndLocked(password: string) {
  await built(password);
  const hash = await hashPassword(password);
  write(
    'dist/vault/keyring-0123456789abcdef.bin',
    await makeKeyring(systemRandom(32), { hash, secrets: [] }),
  );
}

/** What keeps the site from being published. */
const told = async () =>
  (await examine(root)).findings
    .filter((finding) => !isGood([finding], 'publish'))
    .map(({ severity, sentence }) => `${severity}: ${sentence}`);

const doctor = (...flags: string[]) =>
  spawnSync(process.execPath, [resolve('tools/doctor.mjs'), ...flags], { cwd: root, encoding: 'utf8' });

describe('the doctor', { timeout: 60_000 }, () => {
  test('finds nothing to mend in a site that is built, current and locked with the owner’s password', async () => {
    await builtAndLocked(MINE);
    const { findings } = await examine(root);
    expect(findings.filter(({ severity }) => severity !== 'good')).toEqual([]);
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      'Case studies: 2, of them 0 locked; paintings: 1',
      'Minutes to read: / 1, /fun 1, /about 1, /alpha 1, /beta 1',
      'Made just now from what is there now, for https://ada-paints.ca',
      'The locked studies are locked with a password of your own',
      '.env is there, and only you can read it',
    ]);
    expect(print(findings, 'publish')).toMatch(/\n✓ The site can be published\.$/);
  });

  test('says which files changed since the build, and how to mend it', async () => {
    await built();
    write('content/fun.yaml', '# a comment\n');
    write('src/new.ts', '');
    write('src/new.test.ts', '');
    write('content/words.txt', '# My names\nAda\nLinkedIn\n');
    expect(await told()).toContain(
      'unfinished: Made just now, and since then content/fun.yaml, src/new.ts changed: run `npm run build`.',
    );
  });

  test('says that the password has changed since the build', async () => {
    await built();
    write('.env', `GATE_SHA384=${await hashPassword('another')}\n`);
    expect(await told()).toEqual([
      'unfinished: Made just now with another password, other links or another address: run `npm run build`.',
    ]);
  });

  test('says that the settings of a server are for another sub-path, and that an address is none', async () => {
    await built();
    write('hosting/nginx.conf', hostFiles('/elsewhere')['hosting/nginx.conf'] ?? '');
    write('hosting/portfolio.caddy', hostFiles()['hosting/portfolio.caddy'] ?? '');
    expect((await examine(root)).findings).toContainEqual({
      severity: 'advice',
      topic: 'The build',
      sentence:
        'hosting/nginx.conf is not for a site at the top of its domain, as this one is: on a server of your own, run `npm run hosting` and copy them over.',
    });
    vi.stubEnv('SITE_BASE', '/my work');
    expect(await told()).toEqual([expect.stringContaining('error: SITE_BASE is “/my work”')]);
    vi.unstubAllEnvs();
  });

  test('says that there is no build, which is no fault, and that a setting of the gate is wrong', async () => {
    await built();
    rmSync(join(root, 'dist'), { recursive: true });
    expect((await examine(root)).findings).toContainEqual({
      severity: 'advice',
      topic: 'The build',
      sentence: 'There is no build yet: run `npm run build`.',
      mendedBy: 'build',
    });
    expect(await told()).toEqual([]);
    write('.env', 'GATE_SHA384=nonsense\n');
    expect(await told()).toEqual([expect.stringContaining('error: GATE_SHA384 is not a hash.')]);
  });

  test.each([
    [DEMO_PASSWORD, 'unfinished: The locked studies open with the demo password, open-sesame-demo,'],
    [TEST_PASSWORD, 'unfinished: The locked studies open with the tests’ password,'],
  ])('opens dist with a password that anyone can read: %s', async (password, sentence) => {
    await builtAndLocked(password);
    expect(await told()).toEqual([expect.stringContaining(sentence)]);
  });

  test('that is locked in the format of an earlier version is built anew, not read', async () => {
    await builtAndLocked(MINE);
    write('dist/vault/keyring-0123456789abcdef.bin', Buffer.from('KEY\u0001'.padEnd(721, 'x')));
    expect(await told()).toEqual([
      'unfinished: dist was locked by another version of this project: run `npm run build`.',
    ]);
  });

  test('with --json prints nothing but JSON: all of it in one list, and whether it can be published', async () => {
    await built();
    rmSync(join(root, 'content/about.yaml'));
    write('package.json', JSON.stringify({ engines: { node: '>=22.19' } }));
    write('package-lock.json', '{}');
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
    const { stdout, status } = doctor('--json');
    const { isPublishable, findings, published } = JSON.parse(stdout);
    expect([status, isPublishable, published.total.files]).toEqual([1, false, 2]);
    expect([...new Set(findings.map(({ topic }: Finding) => topic))]).toEqual([
      'The machine',
      'The content',
      '/about',
      'The build',
    ]);
    expect(findings.find(({ severity }: Finding) => severity === 'error')).toEqual({
      severity: 'error',
      topic: '/about',
      page: '/about',
      file: 'content/about.yaml',
      sentence: expect.stringContaining('This file is missing.'),
    });
  });

  test('refuses a flag that is none instead of overlooking it', async () => {
    await built();
    const { stderr, status } = doctor('--onlin');
    expect([status, stderr]).toEqual([
      1,
      '✗ The doctor knows no --onlin: it knows --online, --json and --all.\n',
    ]);
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
  expect(print([], 'publish', { published })).toMatch(/Pages +1 +2\.9 KB +0\.0 KB/);
});

describe('on a machine where much is missing', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'machine-'));
    remove = () => rmSync(root, { recursive: true, force: true });
    write('package.json', JSON.stringify({ engines: { node: '>=22.19' }, dependencies: { astro: '7' } }));
    write('package-lock.json', '{}');
  });

  test('each missing thing has its mend', () => {
    const findings = lookAtMachine(root, { PATH: root, CHROME_PATH: '/no/such/browser' }, '20.20.2');
    expect(findings.map(({ severity, sentence }) => [severity, sentence.split(': ')])).toEqual([
      ['error', ['Node 20.20.2 is too old to build the site', expect.stringContaining('npm run setup')]],
      ['error', ['The packages are not installed, or not all of them', 'run `npm run setup`.']],
      [
        'error',
        ['sharp, which makes the pictures, cannot be loaded', expect.stringContaining('npm run setup')],
      ],
      ['advice', ['git is not installed', expect.stringContaining('install it from git-scm.com')]],
      ['advice', ['No Chrome or Chromium was found', expect.stringContaining('npm run setup')]],
    ]);
    expect(print(findings, 'publish')).toMatch(
      /\n✗ 3 things to mend before the site can be published; 2 pieces of advice \(›\)\.$/,
    );
  });

  test('packages that do not fit the lockfile are told', () => {
    write('node_modules/astro/package.json', '{}');
    write('node_modules/.portfolio-setup', 'of another day');
    expect(lookAtMachine(root)[1]?.sentence).toContain('The packages are older than package-lock.json');
  });
});

describe('a thousand findings', () => {
  const findings = Array.from({ length: 1000 }, (_, index): Finding => {
    const page = `/page-${Math.floor(index / 20)}`;
    return {
      severity: index % 20 === 19 ? 'error' : 'advice',
      topic: page,
      page,
      file: `content${page}.yaml`,
      line: index,
      sentence: `Sentence ${index}.`,
    };
  });

  test('are told on a page: the worst first, the rest counted, with the way to all of them', () => {
    const shown = print(findings, 'publish');
    expect(shown.split('\n').length).toBeLessThan(130);
    expect(shown.match(/ ✗ Sentence/g)).toHaveLength(24);
    expect(shown).toContain('… and 19 more here');
    expect(shown).toContain('… 976 more, also on 26 other pages. All of them: npm run doctor -- --all');
    expect(shown).toMatch(
      /✗ 50 things to mend before the site can be published; 950 pieces of advice \(›\)\.$/,
    );
    expect(print(findings, 'content')).toContain('All of them: npm run check -- content --all');
  });

  test('are all told to whoever asks for all, and none is kept back of a few', () => {
    expect(print(findings, 'publish', { all: true }).match(/Sentence/g)).toHaveLength(1000);
    expect(print(findings.slice(0, 24), 'publish').match(/Sentence/g)).toHaveLength(24);
  });
});

test('a line that can be mended is shown as it is and as it should be', () => {
  const finding: Finding = {
    severity: 'error',
    topic: 'Fun',
    file: 'content/fun.yaml',
    line: 3,
    sentence: 'Put quotes around it.',
    mended: { from: 'title: *Fun*', to: 'title: "*Fun*"' },
  };
  expect(print([finding], 'content')).toContain(
    '    content/fun.yaml:3\n    ✗ title: *Fun*\n    ✓ title: "*Fun*"\n',
  );
});

test('nothing that is quoted can give a terminal orders, or turn words round', () => {
  const order = '\u001b]0;mine\u0007\u202e';
  const finding: Finding = {
    severity: 'error',
    topic: 'Fun',
    page: `/fun${order}`,
    file: `content/fun${order}.yaml`,
    sentence: `There is no ${order}.`,
    mended: { from: order, to: order },
  };
  expect(print([finding], 'content', { inColour: false })).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});

test('a terminal gets colours and lines that fit', () => {
  const finding: Finding = {
    severity: 'advice',
    topic: 'About',
    page: '/about',
    file: 'content/about.yaml',
    sentence: 'One two three four five six seven.',
  };
  const shown = print([finding], 'content', { inColour: true, columns: 24 });
  expect(shown).toContain('  \u001b[36m›\u001b[0m One two three four\n    five six seven.\n');
  expect(print([finding], 'content', { inColour: false })).toContain(
    'About  /about\n  › One two three four five six seven.\n    content/about.yaml\n',
  );
});
