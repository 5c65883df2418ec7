import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The finished site on this machine, and the sub-path it is made for, such as `/portfolio`. */
export interface SiteFolder {
  folder: string;
  base: string;
}

/** Writes a file that is named after what is in it. Returns its address. */
export function writeHashed(
  kind: string,
  ending: string,
  text: string,
  { folder, base }: SiteFolder,
): string {
  const name = `_astro/${kind}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.${ending}`;
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  return `${base}/${name}`;
}

export const readAt = (address: string, { folder, base }: SiteFolder) =>
  readFileSync(join(folder, address.slice(base.length)), 'utf8');
