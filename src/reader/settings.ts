import { parse } from 'yaml';
import { readText } from '../lib/files.ts';

/** The one setting the build itself needs before anything is checked: where the site will live. */
export function readSettings(root: string): { url: string } {
  try {
    const { url } = parse(readText(`${root}/content/site.yaml`), { logLevel: 'error' }) as { url?: unknown };
    if (typeof url === 'string' && URL.canParse(url)) return { url };
  } catch {
    // The reader tells the owner what is wrong with the file; here a build must only get that far.
  }
  return { url: 'http://localhost:4321' };
}
