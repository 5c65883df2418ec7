import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { listFiles, readText, slashed } from './files.ts';

/**
 * What a class or an animation of a component’s sheet is called on the page: the next short name in the order of files
 * and lines. The whole name would weigh most of a kilobyte on a long page, and tell nobody more. Capitals are left out,
 * since a document without a doctype takes both for the same. Files are named from the project’s root, so a page is the
 * same to the byte in whatever folder it is built.
 */
export const classNames = (root: string) => {
  const known = namesIn(root);
  return (name: string, file: string) => {
    const place = `${slashed(relative(root, file.replace(/\?.*/, '')))} ${name}`;
    // What was written since is longer than all that is known.
    return known.get(place) ?? `${name[0]}${createHash('sha256').update(place).digest('hex').slice(0, 7)}`;
  };
};

function namesIn(root: string): Map<string, string> {
  const names = new Map<string, string>();
  const short = shortNames();
  for (const file of listFiles('src/**/*.module.css', root)) {
    const named = readText(join(root, file)).matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi);
    for (const [, name] of named) {
      const place = `${file} ${name}`;
      if (!names.has(place)) names.set(place, short.next().value);
    }
  }
  return names;
}

/** `a0`, `a1`, … `zz`, `a00`, …; none that begins like the word by which blockers know what to hide. */
function* shortNames(): Generator<string, never> {
  for (let number = Number.parseInt('a0', 36); ; number++) {
    const name = number.toString(36);
    if (!/^(?:\d|ad)/.test(name)) yield name;
  }
}
