import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The finished site on this machine, and the sub-path it is made for, such as `/portfolio`. */
export interface SiteFolder {
  folder: string;
  base: string;
}

/** `from"./a.js"`: what comes along with a script. */
const ALONG = /\b(?:from|import)\s*["'`]\.\/([^"'`/]+\.js)["'`]/g;
/** And `import("./a.js")`, "/_astro/a.js" and `/_astro/a.js#${again}`: what may be fetched later. */
const ANY = /["'`](?:\.|[^"'`]*\/_astro)\/([^"'`/]+\.js)["'`#]/g;

/** The code of every script that a page has, and of those it may come to load if something is pressed or unlocked. */
export function codeOf(html: string, site: SiteFolder, { withLater }: { withLater: boolean }): string {
  const addresses = [...html.matchAll(/(?:src|component-url|renderer-url)="([^"]+\.js)"/g)];
  const files = new Map<string, string>();
  const imports = withLater ? ANY : ALONG;
  for (const [, address = ''] of addresses) readWithImports(address, site, imports, files);
  const inline = [...html.matchAll(/<script[^>]*>(.+?)<\/script>/gs)].map(([, code = '']) => code);
  return [...files.values(), ...inline].join('\n');
}

function readWithImports(
  address: string,
  site: SiteFolder,
  imports: RegExp,
  files: Map<string, string>,
): void {
  if (files.has(address)) return;
  const code = readFileSync(join(site.folder, address.slice(site.base.length)), 'utf8');
  files.set(address, code);
  for (const [, name = ''] of code.matchAll(imports))
    readWithImports(posix.join(posix.dirname(address), name), site, imports, files);
}
