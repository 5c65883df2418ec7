import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { leadsOut, slashed } from '../lib/files.ts';
import type { Problem } from './problem.ts';

const FOLDER = 'public';
const MESSAGE =
  'This is a link to a place outside the folder public, so what lies there would be published. Take the link out; if it is to be published, put the file itself there.';

/** What lies in `public` is published as it is, and a link is followed: to the passwords beside it, for example. */
export function publicProblems(root: string): Problem[] {
  if (!existsSync(join(root, FOLDER))) return [];
  if (lstatSync(join(root, FOLDER)).isSymbolicLink()) return [{ file: FOLDER, message: MESSAGE }];
  return readdirSync(join(root, FOLDER), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => posix.join(slashed(relative(root, parentPath)), name))
    .filter((file) => leadsOut(root, file, FOLDER))
    .toSorted()
    .map((file) => ({ file, message: MESSAGE }));
}
