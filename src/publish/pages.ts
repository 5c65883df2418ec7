import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { allow, tightenPolicy } from './policy.ts';
import { codeOf, type SiteFolder } from './scripts.ts';
import { trimSheet } from './styles.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const SCRIPT_FILE = /<script type="module"(?= src=)/g;

/**
 * Astro writes the styles of every block into every study. Each page keeps what it can come to use, in one place.
 * Returns the size of all styles, as they came and as the pages keep them.
 */
export async function trimPages(site: SiteFolder): Promise<{ before: number; after: number }> {
  const sum = { before: 0, after: 0 };
  for (const name of listFiles('**/*.html', site.folder)) {
    const file = join(site.folder, name);
    const page = readFileSync(file, 'utf8');
    const styles = [...page.matchAll(STYLE)].map(([, css]) => css).join('');
    const markup = page.replaceAll(STYLE, '');
    const kept = await trimSheet(styles, { markup, code: codeOf(markup, site) });
    const styled = markup.replace('</head>', () => `<style>${kept}</style></head>`);
    // A page is read before it is pressed: fonts and pictures go first on the line. Astro has no way to say so.
    const patient = styled.replaceAll(SCRIPT_FILE, '$& fetchpriority="low"');
    writeFileSync(file, allow('style-src', kept, tightenPolicy(patient)));
    sum.before += styles.length;
    sum.after += kept.length;
  }
  return sum;
}
