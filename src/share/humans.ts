import type { Site } from '../model/site.ts';
import { newest } from './dates.ts';
import type { DatedPage } from './pages.ts';

/** Who made this, for people who read source. */
export function humans(
  { owner, footer }: Pick<Site, 'owner' | 'footer'>,
  pages: readonly Pick<DatedPage, 'locked' | 'dates'>[],
): string {
  // When a locked study changed is nobody’s business.
  const open = pages.filter(({ locked }) => !locked);
  const updated = newest(open.map(({ dates }) => dates.unchangedSince)) ?? '';
  return `/* TEAM */
${owner.role}: ${owner.name}
From: ${owner.location}
Contact: ${owner.email}
LinkedIn: ${owner.linkedin}

/* THANKS */
${footer.thanks} ${footer.invitation}

/* SITE */
Last update: ${updated.slice(0, 10)}
Language: English (Canada)
Set in: Lexend and Kumbh Sans
Made with: Astro, React, TypeScript and plain text files
Follows you around: no
`;
}
