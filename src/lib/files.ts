// Reading and writing files so that every system gives the same answer. For the build and the tools: a page has no files.
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';

/** A text file as people wrote it, whatever their editor added: a mark at its start, Windows line ends, é as two signs. */
export const readText = (path: string): string => decode(readFileSync(path));

/** The same for bytes at hand. */
export function decode(bytes: Uint8Array): string {
  const encoding = WIDE[Buffer.from(bytes.subarray(0, 2)).toString('hex')] ?? 'utf-8';
  // Either way the decoder takes the mark at the start away.
  return new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, '\n').normalize('NFC');
}

/** Windows PowerShell and older editors write two bytes for each letter, and say in the first two in which order. */
const WIDE: Record<string, string> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * Written beside and moved into place: whoever looks meanwhile, and a command that is interrupted, find it whole or not
 * at all.
 */
export async function writeWhole(path: string, bytes: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.${randomUUID()}`;
  await writeFile(half, bytes);
  await rename(half, path);
}

/** Windows puts backslashes between folders; addresses, messages and patterns have slashes. */
export const slashed = (path: string, separator: string = sep): string => path.replaceAll(separator, '/');

/** The files that match a pattern, from a folder, in the same order everywhere. */
export const listFiles = (pattern: string | readonly string[], folder: string): string[] =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(join(entry.parentPath, entry.name)).slice(slashed(join(folder, sep)).length))
    .toSorted();

/**
 * The path of a file as the disk spells it; undefined if there is none. A name is taken letter for letter, else as
 * people read it: macOS and Windows take Hero.PNG for hero.png, and macOS may write é as two signs. So a site that
 * builds on one system builds on all of them, and to the same addresses.
 */
export function asOnDisk(root: string, path: string, list = namesIn): string | undefined {
  let found = '';
  for (const wanted of posix.normalize(path).split('/')) {
    const names = list(posix.join(root, found));
    const name = names.includes(wanted) ? wanted : names.find((one) => isSameName(one, wanted));
    if (name === undefined) return undefined;
    found = posix.join(found, name);
  }
  return found;
}

/** Whether a path below such a folder leads out of it, by a link: followed as the system would, as far as it exists. */
export function leadsOut(root: string, file: string, folder: 'content' | 'public' = 'content'): boolean {
  if (!existsSync(join(root, folder))) return false;
  const within = realpathSync(join(root, folder));
  let there = join(root, file);
  while (!existsSync(there)) there = dirname(there);
  const real = realpathSync(there);
  const way = relative(within, real);
  return way === '..' || way.startsWith(`..${sep}`) || join(within, way) !== real;
}

const isSameName = (one: string, other: string) =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

/** The names in a folder, each folder looked into once: for one look at many files. */
export function listingOnce(): (folder: string) => string[] {
  const known = new Map<string, string[]>();
  return (folder) => {
    const names = known.get(folder) ?? namesIn(folder);
    known.set(folder, names);
    return names;
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // not there, or not a folder
  }
}
