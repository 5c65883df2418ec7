import type { Site } from '../model/site.ts';

/** Who made this, for people who read source. */
export function humans({ owner, footer }: Pick<Site, 'owner' | 'footer'>, updated: string): string {
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
