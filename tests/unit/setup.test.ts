import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let root = '';

/** A checkout of nothing but the set-up step, and a machine whose commands we play ourselves. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'));
  mkdirSync(join(root, 'tools'));
  mkdirSync(join(root, 'machine'));
  for (const file of [
    'setup.mjs',
    'find/browser.mjs',
    'find/engines.mjs',
    'setup/installed.mjs',
    'setup/npm.mjs',
    'find/servers.mjs',
  ])
    cpSync(`tools/${file}`, join(root, 'tools', file));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ type: 'module', engines: { node: '>=22.19' } }));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Puts a command on the machine; it notes that it was called. */
function command(name: string, script: string) {
  const path = join(root, 'machine', name);
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${root}/called"\n${script}\n`);
  chmodSync(path, 0o755);
}

const NPM_WORKS = `case "$*" in
  *node@24*) printf '#!/bin/sh\\necho v24.1.0\\n' > "$PWD/node_modules/.bin/node"; chmod +x "$PWD/node_modules/.bin/node" ;;
  ci*) mkdir -p "$PWD/node_modules/.bin" ;;
esac`;

function setUp(...args: string[]) {
  const result = spawnSync(process.execPath, ['tools/setup.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${join(root, 'machine')}:/usr/bin:/bin`, HOME: root },
  });
  return { ...result, said: `${result.stdout}${result.stderr}` };
}

const called = () => readFileSync(join(root, 'called'), 'utf8').trim().split('\n');

// The commands are shell scripts; on Windows the workflow runs the set-up itself.
describe.skipIf(process.platform === 'win32')('the set-up step', () => {
  test('installs packages and says so, then does nothing and says nothing', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v24.0.0');
    const first = setUp();
    expect([first.status, first.said]).toEqual([0, expect.stringContaining('Installing packages')]);
    const second = setUp();
    expect([second.status, second.said]).toEqual([0, '']);
    const [install, ...more] = called().filter((line) => line.startsWith('npm'));
    expect(install).toContain('npm ci --omit=dev');
    expect(more).toEqual([]);
  });

  test('installs what checks and tests need when they ask for it, and then has all of it', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v24.0.0');
    setUp();
    expect(setUp('--dev').said).toContain('Installing packages');
    expect(called().at(-2)).toContain('npm ci --include=dev');
    expect([setUp('--dev').said, setUp().said]).toEqual(['', '']);
  });

  test('installs again when the lockfile changed', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v24.0.0');
    setUp();
    writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
    expect(setUp().said).toContain('Installing packages');
  });

  test('brings Node 24 in when the Node at hand is too old', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v20.20.2');
    const first = setUp();
    expect(first.said).toContain('bringing Node 24 into node_modules');
    expect(called().some((line) => /^npm install --no-save --omit=dev .*node@24/.test(line))).toBe(true);
    expect(setUp().said).toBe('');
  });

  test('says in one sentence what to do when the network is away', () => {
    command('npm', 'echo "network is away" >&2; exit 1');
    command('node', 'echo v24.0.0');
    const { status, said } = setUp();
    expect(status).toBe(1);
    expect(said).toContain(
      '✗ The packages could not be installed: check the network connection, then run this command again.',
    );
  });

  test('says how to mend a lockfile that does not fit package.json', () => {
    command('npm', 'echo "npm error code EUSAGE" >&2; exit 1');
    command('node', 'echo v24.0.0');
    const { status, said } = setUp();
    expect(status).toBe(1);
    expect(said).toContain('✗ package.json and package-lock.json do not agree: run `npm install`');
  });

  test('says what to install when Node 24 cannot be had', () => {
    command('npm', 'case "$*" in *node@24*) exit 1 ;; *) mkdir -p "$PWD/node_modules/.bin" ;; esac');
    command('node', 'echo v20.20.2');
    const { status, said } = setUp();
    expect(status).toBe(1);
    expect(said).toContain('✗ Node 24 could not be brought in: install Node 24 from nodejs.org');
  });

  test('installs what draws the pictures only when asked, in its own folder, and again when its lockfile changed', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v24.0.0');
    mkdirSync(join(root, 'art'));
    for (const file of ['package.json', 'package-lock.json']) writeFileSync(join(root, 'art', file), '{}');
    setUp();
    expect(existsSync(join(root, 'art/node_modules'))).toBe(false);
    expect(setUp('--art').said).toBe('› Installing what the pictures are drawn with …\n');
    expect(existsSync(join(root, 'art/node_modules'))).toBe(true);
    expect(setUp('--art').said).toBe('');
    writeFileSync(join(root, 'art/package-lock.json'), '{"changed":true}');
    expect(setUp('--art').said).toBe('› Installing what the pictures are drawn with …\n');
  });

  test('brings in what reads Word documents without touching the packages of a site that is being edited', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v20.20.2');
    mkdirSync(join(root, 'tools/import'));
    for (const file of ['package.json', 'package-lock.json'])
      writeFileSync(join(root, 'tools/import', file), '{}');
    expect(setUp('--word').said).toBe('› Installing what reads Word documents …\n');
    expect(called()).toEqual([expect.stringContaining('npm ci')]);
    expect(existsSync(join(root, 'tools/import/node_modules'))).toBe(true);
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
    expect(setUp('--dev', '--word').said).toContain('Installing packages');
  });

  test('says in one sentence that there is nothing to draw with when that folder was deleted', () => {
    const { status, said } = setUp('--art');
    expect(status).toBe(1);
    expect(said).toMatch(/^✗ There is nothing to draw with here: the folder art, .+\.\n$/);
  });

  test('is content with an installed browser, and looks for one only when asked', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v24.0.0');
    command('chromium', 'exit 0');
    expect(setUp('--browser').status).toBe(0);
    expect(called().some((line) => /apt-get|playwright/.test(line))).toBe(false);
  });

  test('says which engine cannot be had, and goes on', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v24.0.0');
    command('apt-get', 'exit 1');
    const { status, stdout } = spawnSync(process.execPath, ['tools/setup.mjs', '--engines'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: `${join(root, 'machine')}:/usr/bin:/bin`, HOME: root, FIREFOX_PATH: '/no/such/browser' },
    });
    expect(status).toBe(0);
    expect(stdout).toContain('› Firefox could not be had, so the site will not be tried in it.');
  });

  test('brings in what reads the finished pages, and says that nothing will where Java cannot be had', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v24.0.0');
    command('java', 'exit 0');
    mkdirSync(join(root, 'tests/validator'), { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      writeFileSync(join(root, 'tests/validator', file), '{}');
    expect(setUp('--dev').said).not.toContain('reads the finished pages');
    expect(setUp('--dev', '--validator').said).toBe(
      '› Installing what reads the finished pages for the tests …\n',
    );
    command('java', 'exit 1');
    command('apt-get', 'exit 1');
    expect(setUp('--dev', '--validator').said).toBe(
      '› Java could not be had, so no validator will read the pages.\n',
    );
  });

  test('does not take a CHROME_PATH that leads nowhere', () => {
    command('npm', NPM_WORKS);
    command('node', 'echo v24.0.0');
    const result = spawnSync(process.execPath, ['tools/setup.mjs', '--browser'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: `${join(root, 'machine')}:/usr/bin:/bin`, HOME: root, CHROME_PATH: '/no/such/browser' },
    });
    expect(result.status).toBe(1);
    expect(result.stderr).toContain('✗ CHROME_PATH names no file');
  });
});
