// Brings in whatever this checkout needs, and says nothing when all is there.
// Plain JavaScript for Node 18 and up: it runs before anything else can.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { findServer } from './hosts/find.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules/.portfolio-setup');
const wantsBrowser = process.argv.includes('--browser');
const NODE_TO_INSTALL = 'node@24';
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

process.chdir(root);
installPackages();
bringNode();
if (wantsBrowser) bringBrowser();
if (process.argv.includes('--hosts')) bringHosts();

function installPackages() {
  const wanted = fingerprint('package-lock.json', 'package.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (a minute or two the first time) …');
  // Not `npm ci`: it insists on binaries for every platform in the lockfile, which no one machine needs or has.
  const done = run('npm', ['install', '--no-save', '--include=dev', ...QUIET]);
  if (!done.ok) {
    stop(
      'The packages could not be installed: check the network connection, then run this command again.',
      done.output,
    );
  }
  writeFileSync(stamp, wanted);
}

function bringNode() {
  // Asks the shell's `node` rather than process.version: after an install the two can differ.
  if (isNewEnough(run('node', ['--version']).output.trim())) return;
  say(`Node ${process.versions.node} is too old to build the site; bringing Node 24 into node_modules …`);
  const done = run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    NODE_TO_INSTALL,
  ]);
  if (!done.ok || !isNewEnough(run('node', ['--version']).output.trim())) {
    stop(
      'Node 24 could not be brought in: install Node 24 from nodejs.org, then run this command again.',
      done.output,
    );
  }
}

function bringBrowser() {
  if (findBrowser()) return;
  if (process.env.CHROME_PATH) {
    stop(
      'CHROME_PATH names no file: point it at a Chrome or Chromium, or unset it, then run this command again.',
    );
  }
  say('Looking for a browser to test with: none is installed; trying Playwright’s own Chromium …');
  const own = run('npx', ['playwright', 'install', 'chromium']);
  if (own.ok && findBrowser()) {
    // What it leans on comes from the system; without root there is nothing we could do.
    if (process.getuid?.() === 0) run('npx', ['playwright', 'install-deps', 'chromium']);
    return;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run('apt-get', ['--version']).ok) {
    say('That download did not work here; installing Debian’s Chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], env);
    let output = '';
    // Older releases have no Chromium without a window.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const apt = run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
      if (apt.ok && findBrowser()) return;
      output = apt.output;
    }
    stop('No browser could be installed: install Chrome or Chromium, then run this command again.', output);
  }
  stop('No browser could be installed: install Chrome or Chromium, then run this command again.', own.output);
}

/** Only tests use them, and they get by without: what cannot be had is skipped there, and said so. */
function bringHosts() {
  if (findServer('nginx') && findServer('caddy')) return;
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version']).ok) return;
  say('Installing nginx and Caddy, to test the site under them …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];
  const soon = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];
  const install = () =>
    run('apt-get', [...soon, 'install', '-y', '-qq', '--no-install-recommends', ...packages], env);
  if (install().ok) return;
  run('apt-get', [...soon, 'update', '-qq'], env);
  if (!install().ok) say('They could not be installed, so the site will not be tested under them.');
}

function isNewEnough(version) {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.match(/\d+/g).map(Number);
  const found = (version.match(/\d+/g) ?? []).map(Number);
  return found[0] > wanted[0] || (found[0] === wanted[0] && (found[1] ?? 0) >= (wanted[1] ?? 0));
}

function fingerprint(...files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function run(command, args, env = process.env) {
  // npm's own PATH puts node_modules/.bin first; running the file by hand should find the same node.
  const path = [join(root, 'node_modules/.bin'), env.PATH].join(process.platform === 'win32' ? ';' : ':');
  const options = { env: { ...env, PATH: path }, encoding: 'utf8', shell: process.platform === 'win32' };
  const result = spawnSync(command, args, options);
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
}

function say(sentence) {
  console.log(`› ${sentence}`);
}

function stop(sentence, details = '') {
  const lines = details.trim().split('\n').slice(-8).join('\n');
  if (lines) console.error(lines);
  console.error(`✗ ${sentence}`);
  process.exit(1);
}
