// Brings in whatever this checkout needs, and says nothing when all is there.
// Plain JavaScript for Node 18 and up: it runs before anything else can.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find/browser.mjs';
import { findFirefox, findWebKit } from './find/engines.mjs';
import { findServer } from './find/servers.mjs';
import { installedIn, isNewEnough, stampOf } from './setup/installed.mjs';
import { npmCommand } from './setup/npm.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Packages of their own, which only some commands need: `--art`, `--bench`, `--word` and `--validator` ask for them. */
const APART = {
  '--art': {
    folder: join(root, 'art'),
    saying: 'Installing what the pictures are drawn with …',
    gone: 'There is nothing to draw with here: the folder art, which makes the sample’s pictures, was deleted.',
  },
  '--bench': {
    folder: join(root, 'tools', 'bench'),
    saying: 'Installing Lighthouse, which only the bench needs …',
    gone: 'There is nothing to measure with here: the folder tools/bench was deleted.',
  },
  '--word': {
    folder: join(root, 'tools', 'import'),
    saying: 'Installing what reads Word documents …',
    gone: 'Nothing can be brought in here: the folder tools/import was deleted.',
  },
  '--validator': {
    folder: join(root, 'tests', 'validator'),
    saying: 'Installing what reads the finished pages for the tests …',
    gone: 'Nothing can read the finished pages here: the folder tests/validator was deleted.',
  },
};
const POPPLER = {
  asked: ['pdfinfo', ['-v']],
  saying: 'Installing Poppler, which reads PDFs back for the tests …',
  name: 'poppler-utils',
  without: 'Poppler could not be had, so the PDF will not be read back.',
};
const JAVA = {
  asked: ['java', ['-version']],
  saying: 'Installing Java, which the validator of pages runs on …',
  name: 'default-jre-headless',
  without: 'Java could not be had, so no validator will read the pages.',
};
const wanted = Object.entries(APART).flatMap(([flag, one]) => (process.argv.includes(flag) ? [one] : []));
const wantsBrowser = process.argv.includes('--browser');
/** To write, see and publish a site takes half of the packages; checks and tests need the rest too. */
const wantsDev = process.argv.includes('--dev');
const NODE_TO_INSTALL = 'node@24';
const isRoot = process.getuid?.() === 0;

process.chdir(root);
for (const { folder, gone } of wanted) if (!existsSync(join(folder, 'package.json'))) stop(gone);
// Whoever asks for packages apart alone is a command at work: what it runs on stays as it is.
if (wanted.length === 0 || wantsDev) {
  installPackages(root, 'Installing packages (half a minute or so the first time) …');
  bringNode();
}
for (const { folder, saying } of wanted) installPackages(folder, saying);
if (wantsBrowser) bringBrowser();
if (process.argv.includes('--hosts')) bringHosts();
if (process.argv.includes('--engines')) bringEngines();
if (process.argv.includes('--poppler')) bringProgram(POPPLER);
if (process.argv.includes('--validator')) bringProgram(JAVA);

function installPackages(folder, saying) {
  const { fingerprint, state } = installedIn(folder);
  const isAll = folder !== root || wantsDev;
  if (state === 'all' || (state === 'site' && !isAll)) return;
  say(saying);
  if (folder === root) stepAside();
  const done = npm(folder, 'ci', isAll ? '--include=dev' : '--omit=dev', '--prefer-offline');
  if (!done.ok) {
    stop(
      /\bEUSAGE\b/.test(done.output)
        ? `package.json and package-lock.json do not agree: run \`npm install\` in ${relative(root, folder) || 'this folder'}, then this command again.`
        : 'The packages could not be installed: check the network connection, then run this command again.',
      done.output,
    );
  }
  writeFileSync(stampOf(folder), `${fingerprint} ${isAll ? 'all' : 'site'}`);
}

/** Windows deletes no program that is running, and this may be the Node that was brought in: `npm ci` would fail. */
function stepAside() {
  if (process.platform !== 'win32' || !process.execPath.startsWith(join(root, 'node_modules') + sep)) return;
  const aside = join(root, '.cache', 'node-before.exe');
  mkdirSync(dirname(aside), { recursive: true });
  rmSync(aside, { force: true });
  renameSync(process.execPath, aside);
}

function bringNode() {
  const found = nodeOfScripts();
  if (isNewEnough(root, found)) return;
  say(`Node ${found.replace('v', '')} is too old to build the site; bringing Node 24 into node_modules …`);
  // Left to itself, npm would bring in what only tests need along with it.
  const others = installedIn(root).state === 'all' ? '--include=dev' : '--omit=dev';
  const done = npm(root, 'install', '--no-save', others, '--prefer-offline', NODE_TO_INSTALL);
  if (!done.ok || !isNewEnough(root, nodeOfScripts())) {
    stop(
      'Node 24 could not be brought in: install Node 24 from nodejs.org, then run this command again.',
      done.output,
    );
  }
}

/** Asked rather than taken from process.version: after an install the two can differ. */
function nodeOfScripts() {
  // On Windows, what npm puts beside the packages is for a shell only.
  const how =
    process.platform === 'win32' ? ['node --version', [], { shell: true }] : ['node', ['--version']];
  return run(...how).output.trim();
}

function bringBrowser() {
  if (findBrowser()) return;
  if (process.env.CHROME_PATH) {
    stop(
      'CHROME_PATH names no file: point it at a Chrome or Chromium, or unset it, then run this command again.',
    );
  }
  say('Looking for a browser to test with: none is installed; trying Playwright’s own Chromium …');
  const own = playwright('install', 'chromium');
  if (own.ok && findBrowser()) {
    // What it leans on comes from the system; without root there is nothing we could do.
    if (isRoot) playwright('install-deps', 'chromium');
    return;
  }
  let { output } = own;
  if (hasApt()) {
    say('That download did not work here; installing Debian’s Chromium …');
    apt('update', '-qq');
    // Older releases have no Chromium without a window.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const done = apt('install', '-y', '-qq', '--no-install-recommends', name);
      if (done.ok && findBrowser()) return;
      output = done.output;
    }
  }
  stop('No browser could be installed: install Chrome or Chromium, then run this command again.', output);
}

/** Only tests use them, and they get by without: what cannot be had is skipped there, and said so. */
function bringHosts() {
  if (['nginx', 'caddy', 'apache'].every((name) => findServer(name))) return;
  if (!hasApt()) return;
  say('Installing nginx, Caddy and Apache, to test the site under them …');
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2-bin'];
  const soon = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1'];
  const install = () => apt(...soon, 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (install().ok) return;
  apt(...soon, 'update', '-qq');
  if (!install().ok) say('They could not be installed, so the site will not be tested under them.');
}

/** A program that only a test uses, which says what it skips where there is none. */
function bringProgram({ asked, saying, name, without }) {
  if (run(...asked).ok) return;
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', name).ok;
  if (hasApt()) {
    say(saying);
    if (install() || (apt('update', '-qq') && install())) return;
  }
  say(without);
}

/** Firefox and WebKit, beside Chromium. Tests get by without, and say at their end which engine was not tried. */
function bringEngines() {
  const engines = [
    { name: 'Firefox', own: 'firefox', find: findFirefox, packages: ['firefox-esr'] },
    {
      name: 'WebKit',
      own: 'webkit',
      find: findWebKit,
      packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-libav'],
    },
  ];
  let isListNew = false;
  for (const { name, own, find, packages } of engines) {
    if (find()) continue;
    say(`Looking for ${name} to test with: none is installed; trying Playwright’s own …`);
    if (playwright('install', own).ok && find()) {
      if (isRoot) playwright('install-deps', own);
      continue;
    }
    if (hasApt()) {
      say(`That download did not work here; installing Debian’s ${name} …`);
      if (!isListNew) isListNew = apt('update', '-qq').ok;
      apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
    }
    if (!find()) say(`${name} could not be had, so the site will not be tried in it.`);
  }
  // Playwright cannot speak to WebKitGTK: what can is a package of its own.
  const suite = join(root, 'tests', 'webkit');
  if (findWebKit()?.kind === 'gtk' && existsSync(join(suite, 'package.json')))
    installPackages(suite, 'Installing what speaks to WebKit …');
}

function npm(folder, ...args) {
  const [program, all, options] = npmCommand([...args, '--no-audit', '--no-fund', '--loglevel=error']);
  return run(program, all, { ...options, cwd: folder });
}

function playwright(...args) {
  return run(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), ...args]);
}

function hasApt() {
  return isRoot && run('apt-get', ['--version']).ok;
}

function apt(...args) {
  return run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

function run(command, args, { env = process.env, shell = false, cwd = root } = {}) {
  // npm's own PATH puts node_modules/.bin first; running the file by hand should find the same node.
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  // Windows writes the name as Path: two of them would be one too many.
  const others = Object.fromEntries(Object.entries(env).filter(([name]) => name.toUpperCase() !== 'PATH'));
  const result = spawnSync(command, args, { env: { ...others, PATH: path }, encoding: 'utf8', shell, cwd });
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
