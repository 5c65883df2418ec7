import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';

/**
 * For a server that adds no `.html`: beside about.html goes about/index.html, the very same page, so that /about is
 * found there too. Not always, because a host that knows both would send visitors from /about to /about/ and back.
 */
export function copyIntoFolders(folder: string): string[] {
  const pages = listFiles('**/*.html', folder).filter((name) => name !== 'index.html' && name !== '404.html');
  for (const name of pages) {
    const own = join(folder, name.slice(0, -'.html'.length));
    mkdirSync(own, { recursive: true });
    cpSync(join(folder, name), join(own, 'index.html'));
  }
  return pages;
}
