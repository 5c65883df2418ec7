import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { HASHED_FOLDERS } from './headers.ts';

/**
 * For a server that adds no `.html`: beside about.html goes about/index.html, the very same page, so that /about is
 * found there too. Not always, because a host that knows both would send visitors from /about to /about/ and back.
 */
export function copyIntoFolders(folder: string): string[] {
  // An address of old may be deeper than ours are; what is no page lies in folders of its own.
  const isPage = (name: string) =>
    !['index.html', '404.html'].includes(name) && !HASHED_FOLDERS.some((one) => name.startsWith(`${one}/`));
  const pages = listFiles('**/*.html', folder).filter(isPage);
  for (const name of pages) {
    const own = join(folder, name.slice(0, -'.html'.length));
    mkdirSync(own, { recursive: true });
    cpSync(join(folder, name), join(own, 'index.html'));
  }
  return pages;
}
