import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { nearest } from '../lib/nearest.ts';
import { FILES, STUDIES, studyFile } from '../model/files.ts';
import type { Problem } from './problem.ts';

/** Words that are right although no dictionary has them, one a line. */
export const OWN_WORDS = 'content/words.txt';

/** The files a site must have besides its studies. */
const PAGES = Object.values(FILES).map((file) => posix.basename(file));

/** What is said of a file that is not there: where else its words may be, else how to get one. */
export function missingFile(root: string, file: string): Problem {
  const folder = posix.dirname(file);
  const name = posix.basename(file);
  const others = namesIn(`${root}/${folder}`).filter((one) => /\.ya?ml$/i.test(one) && !PAGES.includes(one));
  const other = folder === 'content' ? nearest(name, others) : others[0];
  if (other) return { file, message: `This file is missing. Add it, or rename ${other} to ${name}.` };
  if (folder === 'content')
    return { file, message: 'This file is missing. Add it, or bring back an older version of it.' };
  const route = posix.basename(folder);
  return {
    file,
    message: `The folder ${route} holds no case study, because this file is missing. Remove the folder and run \`npm run new -- study ${route}\`, or put the file there.`,
  };
}

/** Files among the folders of the studies, where nobody reads them. */
export function strayStudies(root: string): Problem[] {
  return namesIn(`${root}/${STUDIES}`)
    .filter((name) => /\.ya?ml$/i.test(name))
    .map((name) => {
      const route = name.replace(/\.ya?ml$/i, '');
      const folder = route.toLowerCase() === 'study' ? 'my_study' : route;
      return {
        file: `${STUDIES}/${name}`,
        message: `A case study has a folder of its own, so nobody reads this file. Move it to ${studyFile(folder)}.`,
      };
    });
}

/** The folders of the studies, by name. */
export function studyFolders(root: string): string[] {
  const path = `${root}/${STUDIES}`;
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted();
}

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((one) => one.isFile())
        .map(({ name }) => name)
    : [];
