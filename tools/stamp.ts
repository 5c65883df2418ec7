import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../src/lib/files.ts';
import { publishedAt } from '../src/reader/published-at.ts';
import { readGateSettings } from '../src/vault/settings.ts';

/** What a build was made from. Kept beside the caches and never published: it would name private files. */
export interface Stamp {
  /** When the build was done, as an ISO date. */
  at: string;
  /** By path: the hash of every file that went in. */
  files: Record<string, string>;
  /** The hash of the settings that come from outside: address, password, links. */
  settings: string;
}

const FILE = '.cache/last-build.json';
const SOURCES = ['content/**/*', 'src/**/*', 'public/**/*', 'astro.config.ts', 'package-lock.json'];
/** Seen by tests, by the doctor and while editing only. */
const NOT_BUILT = /(^content\/words\.txt$|^src\/dev\/|\.(test|examples)\.tsx?$|(^|\/)\.)/;

/** Notes what a build was made from, for `npm run doctor`. Taken before it: what is saved meanwhile is not in it. */
export function noteBuild(root: string, from: Omit<Stamp, 'at'>): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, FILE), JSON.stringify({ at: new Date().toISOString(), ...from }));
}

export function lastStamp(root: string): Stamp | undefined {
  const file = join(root, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp) : undefined;
}

/** What a build made now would be made from. */
export function currentStamp(root: string): Omit<Stamp, 'at'> {
  const paths = listFiles(SOURCES, root).filter((path) => !NOT_BUILT.test(path));
  const { hash, links } = readGateSettings(root);
  const { origin, base } = publishedAt(root);
  return {
    files: Object.fromEntries(paths.map((path) => [path, sha256(readFileSync(join(root, path)))])),
    settings: sha256(JSON.stringify([hash, links.map(({ secret }) => secret), origin, base])),
  };
}

/** Files that were added, changed or taken away since. */
export function changedSince(stamp: Stamp, now: Omit<Stamp, 'at'>): string[] {
  const paths = new Set([...Object.keys(stamp.files), ...Object.keys(now.files)]);
  return [...paths].filter((path) => stamp.files[path] !== now.files[path]).toSorted();
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
