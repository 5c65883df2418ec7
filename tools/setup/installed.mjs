// What is installed, and whether it is what the project asks for. Plain JavaScript for Node 18 and up.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the set-up notes what it installed. */
export const stampOf = (folder) => join(folder, 'node_modules', '.portfolio-setup');

/**
 * What was installed into a folder, beside what its lockfile asks for now: everything, only what a site needs to be
 * written and built, or something else.
 * @param {string} folder
 * @returns {{ fingerprint: string, state: 'all' | 'site' | 'other' }}
 */
export function installedIn(folder) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json']) hash.update(readFileSync(join(folder, file)));
  const fingerprint = hash.digest('hex');
  const stamp = existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : '';
  const [noted, how] = stamp.split(' ');
  if (noted !== fingerprint) return { fingerprint, state: 'other' };
  return { fingerprint, state: how === 'all' ? 'all' : 'site' };
}

/**
 * Whether a Node is as new as package.json asks for.
 * @param {string} root
 * @param {string} version
 */
export function isNewEnough(root, version) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [wanted, found] = [engines.node, version].map((text) => (text.match(/\d+/g) ?? []).map(Number));
  return found[0] > wanted[0] || (found[0] === wanted[0] && (found[1] ?? 0) >= (wanted[1] ?? 0));
}
