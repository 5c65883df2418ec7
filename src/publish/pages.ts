import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { STUDY_STYLES } from '../lib/study-styles.ts';
import { withPlainAttributes } from './plain-attributes.ts';
import { allow, tightenPolicy } from './policy.ts';
import { codeOf, type SiteFolder } from './scripts.ts';
import { trimSheet, withoutFonts } from './styles.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
/** What the owner wrote themselves. It stands outside of all layers, and is kept whole: nobody else knows what it is for. */
const OWN = /<style data-own[^>]*>(.*?)<\/style>/s;
const SCRIPT_FILE = /<script type="module"(?= src=)/g;

/**
 * Astro writes the styles of every block into every study. Each page keeps what it can come to use, in one place. What
 * is behind a password is not on the page yet, nor are its styles: they are a file that comes with it.
 * Returns the size of all styles, as they came and as the pages keep them.
 */
export async function trimPages(site: SiteFolder): Promise<{ before: number; after: number }> {
  const sum = { before: 0, after: 0 };
  for (const name of listFiles('**/*.html', site.folder)) {
    const file = join(site.folder, name);
    const given = withPlainAttributes(readFileSync(file, 'utf8'));
    const own = OWN.exec(given)?.[1] ?? '';
    const page = given.replace(OWN, '');
    const styles = [...page.matchAll(STYLE)].map(([, css]) => css).join('');
    const markup = page.replaceAll(STYLE, '');
    const trimmed = async (withLater: boolean) =>
      (await trimSheet(styles, { markup, own, code: codeOf(markup, site, { withLater }) })) + own;
    const whole = await trimmed(true);
    const isLocked = markup.includes('<astro-island');
    const kept = isLocked ? await trimmed(false) : whole;
    const note = isLocked ? `<meta name="${STUDY_STYLES}" content="${writeSheet(whole, site)}">` : '';
    const styled = markup.replace('</head>', () => `${note}<style>${kept}</style></head>`);
    // A page is read before it is pressed: fonts and pictures go first on the line. Astro has no way to say so.
    const patient = styled.replaceAll(SCRIPT_FILE, '$& fetchpriority="low"');
    writeFileSync(file, allow('style-src', kept, tightenPolicy(patient)));
    sum.before += styles.length + own.length;
    sum.after += kept.length;
  }
  return sum;
}

/**
 * A sheet as a file, named after what it says; gives back its address. It holds the page’s own rules as well, so that
 * all stand in their order.
 */
function writeSheet(whole: string, { folder, base }: SiteFolder): string {
  const css = withoutFonts(whole);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const name = `_astro/study.${hash}.css`;
  writeFileSync(join(folder, name), css);
  return `${base}/${name}`;
}
