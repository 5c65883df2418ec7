// What is installed. Plain JavaScript for Node 18 and up: it runs where nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from '../find/browser.mjs';
import { installedIn, isNewEnough } from '../setup/installed.mjs';

/** @typedef {import('./finding.ts').Finding} Finding */

/**
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {string} version
 * @returns {Finding[]}
 */
export function lookAtMachine(root, env = process.env, version = process.versions.node) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [node(root, version), packages(root, manifest), sharp(root), git(env), browser(env)];
}

function node(root, version) {
  if (isNewEnough(root, version)) return tell('good', `Node ${version}`);
  return tell(
    'error',
    `Node ${version} is too old to build the site: run \`npm run setup\`, which brings a newer one into node_modules and changes nothing else.`,
  );
}

function packages(root, { dependencies = {} }) {
  const isThere = (name) => existsSync(join(root, 'node_modules', name));
  if (!Object.keys(dependencies).every(isThere)) {
    return tell('error', 'The packages are not installed, or not all of them: run `npm run setup`.');
  }
  if (installedIn(root).state !== 'other') return tell('good', 'Packages, as package-lock.json names them');
  return tell('advice', 'The packages are older than package-lock.json: run `npm run setup`.');
}

function sharp(root) {
  try {
    const { versions } = createRequire(join(root, 'package.json'))('sharp');
    return tell('good', `Pictures: sharp ${versions.sharp}, libvips ${versions.vips}`);
  } catch {
    return tell(
      'error',
      'sharp, which makes the pictures, cannot be loaded: run `npm run setup`; if it stays, delete the folder node_modules and run it again.',
    );
  }
}

function git(env) {
  const { status, stdout } = spawnSync('git', ['--version'], { encoding: 'utf8', env });
  if (status === 0) return tell('good', stdout.trim().replace('version ', ''));
  return tell(
    'advice',
    'git is not installed: install it from git-scm.com if you publish through GitHub; nothing else needs it.',
  );
}

function browser(env) {
  const path = findBrowser(env);
  if (path) return tell('good', `A browser for the tests: ${path}`);
  return tell(
    'advice',
    'No Chrome or Chromium was found: `npm run setup` brings one in; only `npm test` needs it.',
  );
}

/** @returns {Finding} */
function tell(severity, sentence) {
  return { severity, topic: 'The machine', sentence };
}
