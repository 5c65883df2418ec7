import { languageName } from '../model/language.ts';
import { networksOf } from '../model/networks.ts';
import type { Site } from '../model/site.ts';
import { newest } from './dates.ts';
import type { DatedPage } from './pages.ts';

/** Who made this, for people who read source. */
export function humans(
  site: Pick<Site, 'owner' | 'footer' | 'language'>,
  pages: readonly Pick<DatedPage, 'locked' | 'isListed' | 'dates'>[],
  typefaces: readonly string[],
): string {
  const { owner, footer, language } = site;
  const elsewhere = networksOf(site).map(({ name, url }) => `${name}: ${url}\n`);
  // When a locked study changed, or one that no list names, is nobody’s business.
  const open = pages.filter(({ locked, isListed }) => isListed && !locked);
  const updated = newest(open.map(({ dates }) => dates.unchangedSince)) ?? '';
  return `/* TEAM */
${owner.role}: ${owner.name}
From: ${owner.location}
Contact: ${owner.email}
${elsewhere.join('')}
/* THANKS */
${footer.thanks} ${footer.invitation}

/* SITE */
Last update: ${updated.slice(0, 10)}
Language: ${languageName(language)}
Set in: ${[...new Set(typefaces)].join(' and ')}
Made with: Astro, React, TypeScript and plain text files
Follows you around: no
`;
}
