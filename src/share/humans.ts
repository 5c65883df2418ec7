import { baseLanguage, DEFAULT_LANGUAGE, languageName } from '../model/language.ts';
import { networksOf } from '../model/networks.ts';
import type { Site } from '../model/site.ts';
import { newest } from './dates.ts';
import type { DatedPage } from './pages.ts';

/** The words around what the owner says. A colon in French has a no-break space before it. */
const en = {
  is: ': ',
  team: 'TEAM',
  from: 'From',
  contact: 'Contact',
  thanks: 'THANKS',
  site: 'SITE',
  updated: 'Last update',
  language: 'Language',
  setIn: 'Set in',
  madeWith: ['Made with', 'Astro, React, TypeScript and plain text files'],
  follows: ['Follows you around', 'no'],
};
const fr: typeof en = {
  is: '\u00a0: ',
  team: 'ÉQUIPE',
  from: 'Ville',
  contact: 'Courriel',
  thanks: 'MERCI',
  site: 'SITE',
  updated: 'Dernière mise à jour',
  language: 'Langue',
  setIn: 'Caractères',
  madeWith: ['Fait avec', 'Astro, React, TypeScript et de simples fichiers texte'],
  follows: ['Vous suit à la trace', 'non'],
};

/** Who made this, for people who read source. In the site’s language; English where there are no words of it. */
export function humans(
  site: Pick<Site, 'owner' | 'footer' | 'language'>,
  pages: readonly Pick<DatedPage, 'locked' | 'isListed' | 'dates'>[],
  typefaces: readonly string[],
): string {
  const { owner, footer, language } = site;
  const isFrench = baseLanguage(language) === 'fr';
  const words = isFrench ? fr : en;
  const told = isFrench ? language : DEFAULT_LANGUAGE;
  const line = (...parts: string[]) => parts.join(words.is);
  const faces = new Intl.ListFormat(told).format(new Set(typefaces));
  // When a locked study changed, or one that no list names, is nobody’s business.
  const open = pages.filter(({ locked, isListed }) => isListed && !locked);
  const updated = newest(open.map(({ dates }) => dates.unchangedSince)) ?? '';
  return [
    `/* ${words.team} */`,
    line(owner.role, owner.name),
    line(words.from, owner.location),
    line(words.contact, owner.email),
    ...networksOf(site).map(({ name, url }) => line(name, url)),
    `\n/* ${words.thanks} */`,
    `${footer.thanks} ${footer.invitation}`,
    `\n/* ${words.site} */`,
    line(words.updated, updated.slice(0, 10)),
    line(words.language, languageName(language, told)),
    line(words.setIn, faces),
    line(...words.madeWith),
    `${line(...words.follows)}\n`,
  ].join('\n');
}
