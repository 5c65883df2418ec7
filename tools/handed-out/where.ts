import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { Stop } from './stop.ts';

/** What lies in these is published. */
const PUBLISHED = ['public', 'dist'];

/**
 * The published folder that a file would lie in, if it would: by whatever way a path leads there, through links and `..`,
 * and in capitals too, since macOS and Windows take DIST for dist.
 */
export function publishedIn(root: string, file: string): string | undefined {
  const ways = [resolve(root, file), real(resolve(root, file))];
  return PUBLISHED.find((folder) => {
    const homes = [resolve(root, folder), real(resolve(root, folder))];
    return ways.some((way) => homes.some((home) => isInside(home, way)));
  });
}

/** The folder that a file should lie in, as it was said, if there is none. */
export function missingFolder(root: string, file: string): string | undefined {
  const isThere = statSync(dirname(resolve(root, file)), { throwIfNoEntry: false })?.isDirectory();
  return isThere ? undefined : dirname(file);
}

/** Stops where a file that is handed out cannot lie. */
export function checkPlace(root: string, file: string, { what, instead }: { what: string; instead: string }) {
  const published = publishedIn(root, file);
  if (published)
    throw new Stop(
      `What lies in ${published} is published, and ${what}. Write it somewhere else: ${instead}`,
    );
  const missing = missingFolder(root, file);
  if (missing !== undefined)
    throw new Stop(
      `There is no folder ${missing}. Make it first, or write the file somewhere else: ${instead}`,
    );
}

function isInside(home: string, way: string): boolean {
  const rest = relative(home.toLowerCase(), way.toLowerCase());
  return rest !== '..' && !rest.startsWith(`..${sep}`) && !/^[a-z]:/.test(rest);
}

/** Where a path really leads, as far as there is anything. */
function real(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const above = dirname(path);
  return above === path ? path : join(real(above), basename(path));
}
