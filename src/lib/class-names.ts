import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { listFiles, readText, slashed } from './files.ts';

/**
 * What a class of a component’s sheet is called on the page: its first letter and two signs made of its file and its
 * name, or as many more as it takes to have a name of its own, in capitals or not: a document without a
 * doctype takes them for the same. The whole name would weigh most of a kilobyte on a long
 * page, and tell nobody more. The file is named from the project’s root, so a page is the same to the byte in whatever
 * folder it is built.
 */
export const classNames = (root: string) => {
  const known = namesIn(root);
  return (name: string, file: string) => {
    const place = slashed(relative(root, file.replace(/\?.*/, '')));
    // What was written since is longer than all that is known.
    return known.get(`${place} ${name}`) ?? signs(place, name).slice(0, 8);
  };
};

function namesIn(root: string): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of listFiles('src/**/*.module.css', root)) {
    const classes = readText(join(root, file)).matchAll(/\.([a-z][\w-]*)/gi);
    for (const name of new Set([...classes].map(([, one = '']) => one))) {
      const all = signs(file, name);
      let length = 3;
      while (taken.has(all.slice(0, length).toLowerCase())) length++;
      taken.add(all.slice(0, length).toLowerCase());
      names.set(`${file} ${name}`, all.slice(0, length));
    }
  }
  return names;
}

const signs = (place: string, name: string): string =>
  `${name[0]}${createHash('sha256').update(`${place} ${name}`).digest('base64url')}`;
