import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { breakStyles, LATE_SCRIPT, lateSheet } from './late-styles.ts';
import { allow, tightenPolicy } from './policy.ts';
import { calmScripts, codeOf } from './scripts.ts';
import { type SiteFolder, writeHashed } from './site-folder.ts';
import { shortenProperties, trimSheet } from './styles.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/** Makes every page small and calm. Returns the size of all styles, as they came and as the pages keep them. */
export async function trimPages(site: SiteFolder): Promise<{ before: number; after: number }> {
  const sum = { before: 0, after: 0 };
  for (const name of listFiles('**/*.html', site.folder)) {
    const file = join(site.folder, name);
    const page = readFileSync(file, 'utf8');
    const code = codeOf(page, site);
    const styles = shortenProperties([...page.matchAll(STYLE)].map(([, css]) => css).join(''), code);
    const markup = tightenPolicy(calmScripts(page, site).replaceAll(STYLE, ''));
    const kept = await trimSheet(styles, { markup, code });
    const styled = isLocked(markup)
      ? withWaitingSheet(markup, { kept, styles, site })
      : await withStyles(markup, { kept, code, site });
    writeFileSync(file, styled);
    sum.before += styles.length;
    sum.after += kept.length;
  }
  return sum;
}

const isLocked = (html: string) => html.includes('data-gate-form');

interface Styled {
  /** What the page can come to use, of all styles there are. */
  kept: string;
  site: SiteFolder;
}

/**
 * Astro writes the styles of every block into every study. A locked page draws most of its blocks later: the whole
 * sheet waits beside it as a file that applies to nothing, until src/lib/waiting-styles.ts says so.
 */
function withWaitingSheet(html: string, { kept, styles, site }: Styled & { styles: string }): string {
  const address = writeHashed('study', 'css', styles, site);
  return inHead(html, kept, `<link rel="stylesheet" href="${address}" media="not all" data-waiting-styles>`);
}

async function withStyles(html: string, { kept, code, site }: Styled & { code: string }): Promise<string> {
  const parts = await breakStyles(html, kept, code);
  if (!parts) return inHead(html, kept);
  const sheet = lateSheet(writeHashed('late', 'css', parts.late, site));
  const whole = html.slice(0, parts.at) + sheet + html.slice(parts.at);
  return allow('script-src', LATE_SCRIPT, inHead(whole, parts.first));
}

function inHead(html: string, css: string, beside = ''): string {
  const whole = html.replace('</head>', () => `<style>${css}</style>${beside}</head>`);
  return allow('style-src', css, whole);
}
