import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The finished site on this machine, and the sub-path it is made for, such as `/portfolio`. */
export interface SiteFolder {
  folder: string;
  base: string;
}

/** The code of every script a page has or may come to load: a locked page draws its study with some of it. */
export function codeOf(html: string, site: SiteFolder): string {
  const addresses = [...html.matchAll(/(?:src|component-url|renderer-url)="([^"]+\.js)"/g)];
  const files = new Map<string, string>();
  for (const [, address = ''] of addresses) readWithImports(address, site, files);
  const inline = [...html.matchAll(/<script[^>]*>(.+?)<\/script>/gs)].map(([, code = '']) => code);
  return [...files.values(), ...inline].join('\n');
}

function readWithImports(address: string, site: SiteFolder, files: Map<string, string>): void {
  if (files.has(address)) return;
  const code = readFileSync(join(site.folder, address.slice(site.base.length)), 'utf8');
  files.set(address, code);
  // `import("./a.js")`, "/_astro/a.js" and `/_astro/a.js#${again}` too: what is loaded on demand needs its styles all the
  // same.
  const imports = code.matchAll(/["'`](?:\.|[^"'`]*\/_astro)\/([^"'`/]+\.js)["'`#]/g);
  for (const [, name = ''] of imports) readWithImports(posix.join(posix.dirname(address), name), site, files);
}
