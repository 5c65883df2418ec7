import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { leadsOut } from '../lib/files.ts';
import { nearest } from '../lib/nearest.ts';
import { pixels } from '../lib/pixels.ts';
import { slug } from '../lib/slug.ts';
import { walk } from '../lib/walk.ts';
import { filmFileFault } from '../media/film/read.ts';
import { keepVerdicts, pictureFault } from '../media/judge.ts';
import { masterSize } from '../media/master.ts';
import { isDevice } from '../model/addresses.ts';
import { isPictureRef, isVideoRef, PICTURE_FILES, type PictureRef } from '../model/fields.ts';
import { studyFolder } from '../model/files.ts';
import { leastWidth, PORTRAIT_SHARP_FROM, PORTRAIT_SHOWN, places, sharpFrom } from '../model/places.ts';
import { TAKEN } from '../model/routes.ts';
import { shelvesOf, type WorkPage } from '../model/work.ts';
import { type LeftOut, routeOf } from './left-out.ts';
import { fieldName, type Problem } from './problem.ts';
import type { YamlFile } from './yaml-file.ts';

/** A file whose shape is right: what it says, and where it says it. */
export interface Checked<T> {
  source: YamlFile;
  data: T;
}

/** Whether a picture, a film or a prototype need not be looked at, by its path from the root. */
export type IsKnown = (file: string) => boolean;

export async function pictureProblems(
  root: string,
  { source, data }: Checked<unknown>,
  isKnown: IsKnown,
): Promise<Problem[]> {
  const results = await Promise.all(
    picturesOf(data).map((found) => pictureProblem(root, source, found, isKnown)),
  );
  await keepVerdicts(root);
  return results.filter((problem) => problem !== undefined);
}

async function pictureProblem(
  root: string,
  source: YamlFile,
  { ref, path }: FoundPicture,
  isKnown: IsKnown,
): Promise<Problem | undefined> {
  const { name, shown } = places[ref.place];
  const room = { name, shown, sharp: sharpFrom(ref.place) };
  const upright = { name: `${name} on phones`, shown: PORTRAIT_SHOWN, sharp: PORTRAIT_SHARP_FROM };
  const rooms = { file: room, portrait: upright, dark: room, darkPortrait: upright } as const;
  for (const field of PICTURE_FILES) {
    const named = ref[field];
    if (named === undefined || isKnown(beside(source, named))) continue;
    const problem = await fileProblem(root, source, [...path, field], named, rooms[field]);
    if (problem) return problem;
  }
  return undefined;
}

async function fileProblem(
  root: string,
  source: YamlFile,
  path: PropertyKey[],
  named: string,
  { name, shown, sharp }: { name: string; shown: number; sharp: number },
): Promise<Problem | undefined> {
  const at = place(source, path);
  const file = beside(source, named);
  const away = awayFault(root, file);
  if (away) return { ...at, message: away };
  if (!existsSync(`${root}/${file}`)) {
    return { ...at, message: `There is no picture ${file}. Put it there, or correct its name.` };
  }
  const fault = await pictureFault(root, file);
  if (fault) return { ...at, message: fault };
  const { width = 0 } = (await masterSize(`${root}/${file}`)) ?? {};
  if (width >= leastWidth(shown)) return undefined;
  return {
    ...at,
    message: `${file} is ${pixels(width)} wide, too small for ${name}, which shows it up to ${shown} wide. Use one at least ${leastWidth(shown)} wide; from ${sharp} on it is sharp on every screen.`,
  };
}

/** The path of a file that is named in another, from the root. */
export const beside = (source: YamlFile, named: string): string =>
  posix.join(posix.dirname(source.file), named);

/** What lies elsewhere on the machine is nothing that a site publishes, or that goes along when it moves. */
export function awayFault(root: string, file: string): string | undefined {
  if (!file.startsWith('content/'))
    return `${file} lies outside the folder content. Put the file into content, and name it there.`;
  if (leadsOut(root, file))
    return `${file} is a link to a place outside the folder content. Put the file itself there.`;
  return undefined;
}

/** A film’s files must be there and play in every browser; its still is a picture like any other. */
export function videoProblems(root: string, { source, data }: Checked<unknown>, isKnown: IsKnown): Problem[] {
  const problems: Problem[] = [];
  walk(data, (node, path) => {
    if (!isVideoRef(node)) return;
    for (const format of ['mp4', 'webm'] as const) {
      const named = node[format];
      if (named === undefined) continue;
      const file = beside(source, named);
      if (isKnown(file)) continue;
      const message =
        awayFault(root, file) ??
        (existsSync(`${root}/${file}`)
          ? filmFileFault(root, file, format)
          : `There is no film ${file}. Put it there, or correct its name.`);
      if (message) problems.push({ ...place(source, [...path, format]), message });
    }
  });
  return problems;
}

interface FoundPicture {
  ref: PictureRef;
  path: PropertyKey[];
}

export function picturesOf(data: unknown): FoundPicture[] {
  const found: FoundPicture[] = [];
  walk(data, (node, path) => {
    if (isPictureRef(node)) found.push({ ref: node, path });
  });
  return found;
}

/** Links that lead to a page of this site must lead to one that exists. */
export function linkProblems(
  { source, data }: Checked<unknown>,
  routes: readonly string[],
  missing: LeftOut = new Map(),
): Problem[] {
  const problems: Problem[] = [];
  walk(data, (node, path) => {
    if (!('href' in node) || typeof node.href !== 'string') return;
    const leftOut = node.href.startsWith('/') ? missing.get(routeOf(node.href)) : undefined;
    // The bar leaves it out by itself.
    if (leftOut && path[0] === 'navigation') return;
    const fault = leftOut ?? linkFault(node.href, routes);
    if (fault) problems.push({ ...place(source, path), message: fault });
  });
  return problems;
}

function linkFault(href: string, routes: readonly string[]): string | undefined {
  if (/^(https?:\/\/|mailto:|#)/.test(href)) return undefined;
  if (!href.startsWith('/')) {
    return `The link ${href} leads nowhere. Write a page of this site (/about), a whole address (https://…) or mailto:….`;
  }
  const route = routeOf(href);
  if (routes.includes(route)) return undefined;
  const guess = nearest(route, routes.filter(Boolean));
  return `There is no page ${href} on this site. ${guess ? `Did you mean /${guess}?` : 'Correct the link, or take it out.'}`;
}

/** The Work page orders the studies: each name must be one, and stand once. */
export function orderProblems({ source, data }: Checked<WorkPage>, studies: readonly string[]): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const shelf of shelvesOf(data)) {
    shelf.studies.forEach((name, index) => {
      const at = place(source, [shelf.name, 'studies', index]);
      if (!studies.includes(name)) {
        const guess = nearest(name, studies);
        const mend = guess ? `Did you mean ${guess}?` : `The studies are ${studies.join(', ')}.`;
        problems.push({ ...at, message: `There is no case study called ${name}. ${mend}` });
      } else if (seen.has(name)) {
        problems.push({ ...at, message: `${name} already has a card on this page. Keep one of the two.` });
      }
      seen.add(name);
    });
  }
  return problems;
}

/** A study’s folder is its address: readable, its own, and not a page’s. */
export function routeProblems(folders: readonly string[]): Problem[] {
  return folders.flatMap((folder): Problem[] => {
    const file = studyFolder(folder);
    const route = folder.toLowerCase();
    const twin = folders.find((other) => other !== folder && other.toLowerCase() === route);
    if (twin && folder > twin) {
      return [
        {
          file,
          message: `The folders ${twin} and ${folder} would share the address /${route}. Rename one of them.`,
        },
      ];
    }
    if (TAKEN.includes(route)) {
      return [
        {
          file,
          message: `The address /${route} belongs to a page of the site. Give the folder another name.`,
        },
      ];
    }
    if (isDevice(folder)) {
      return [
        {
          file,
          message: `Windows keeps the name ${folder} for itself, so nobody could open this site there. Give the folder another name, for example ${route}_study.`,
        },
      ];
    }
    if (!/^[a-z0-9][a-z0-9_-]*$/.test(folder) && !twin) {
      return [
        {
          file,
          message: `A folder’s name is its address, and “${folder}” would make a poor one. Use small letters, digits, - and _ only, for example ${slug(folder, '_') || 'study'}.`,
        },
      ];
    }
    return [];
  });
}

/** Where a field stands: file, line, and its name. */
export function place(source: YamlFile, path: readonly PropertyKey[]): Omit<Problem, 'message'> {
  const written = asWritten(source.value, path);
  const line = source.lineOf(written);
  return { file: source.file, field: fieldName(written), ...(line === undefined ? {} : { line }) };
}

/** The part of a path that the owner wrote: a link inside a text is found at that text. */
function asWritten(value: unknown, [step, ...rest]: readonly PropertyKey[]): PropertyKey[] {
  if (step === undefined || typeof value !== 'object' || value === null) return [];
  return [step, ...asWritten((value as Record<PropertyKey, unknown>)[step], rest)];
}
