// What is installed. Plain JavaScript for Node 18 and up: it runs where nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';

/**
 * One thing looked at. `good` is fine, `mind` is worth knowing, `mend` keeps the site from being published.
 * @typedef {{ topic: string, level: 'good' | 'mind' | 'mend', text: string, mend?: string }} Finding
 */

const MACHINE = 'The machine';

/**
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {string} version
 * @returns {Finding[]}
 */
export function lookAtMachine(root, env = process.env, version = process.versions.node) {
  return [node(root, version), packages(root), sharp(root), git(env), browser(env)];
}

/** @returns {Finding} */
function node(root, version) {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    .engines.node.match(/\d+/g)
    .map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > wanted[0] || (major === wanted[0] && minor >= wanted[1]);
  if (isNew) return good(`Node ${version}`);
  const mend = 'Run `npm run setup`: it brings a newer one into node_modules and changes nothing else.';
  return { topic: MACHINE, level: 'mend', text: `Node ${version} is too old to build the site`, mend };
}

/** @returns {Finding} */
function packages(root) {
  const mend = 'Run `npm run setup`.';
  const stamp = join(root, 'node_modules/.portfolio-setup');
  if (!existsSync(join(root, 'node_modules/astro'))) {
    return { topic: MACHINE, level: 'mend', text: 'The packages are not installed', mend };
  }
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json']) hash.update(readFileSync(join(root, file)));
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash.digest('hex');
  if (isCurrent) return good('Packages, as package-lock.json names them');
  return { topic: MACHINE, level: 'mind', text: 'The packages are older than package-lock.json', mend };
}

/** @returns {Finding} */
function sharp(root) {
  try {
    const module = createRequire(join(root, 'package.json'))('sharp');
    return good(`Pictures: sharp ${module.versions.sharp}, libvips ${module.versions.vips}`);
  } catch {
    const mend = 'Run `npm run setup`; if it stays, delete the folder node_modules and run it again.';
    return { topic: MACHINE, level: 'mend', text: 'sharp, which makes the pictures, cannot be loaded', mend };
  }
}

/** @returns {Finding} */
function git(env) {
  const { status, stdout } = spawnSync('git', ['--version'], { encoding: 'utf8', env });
  if (status === 0) return good(stdout.trim().replace('version ', ''));
  const mend = 'Install it from git-scm.com if you publish through GitHub; nothing else needs it.';
  return { topic: MACHINE, level: 'mind', text: 'git is not installed', mend };
}

/** @returns {Finding} */
function browser(env) {
  const path = findBrowser(env);
  if (path) return good(`A browser for the tests: ${path}`);
  const mend = 'Only `npm test` needs one: `npm run setup` brings it in.';
  return { topic: MACHINE, level: 'mind', text: 'No Chrome or Chromium was found', mend };
}

/** @returns {Finding} */
function good(text) {
  return { topic: MACHINE, level: 'good', text };
}
