import { FILES } from '../model/files.ts';
import { isLinkedin, type SiteFile } from './about-edits.ts';
import type { OwnerFacts } from './people.ts';
import type { NotCarried } from './source.ts';
import { wordsOf } from './words.ts';

/** What is still said of whoever the settings named before, once they have another name: in which lines, and what. */
export function stillNamed(
  site: SiteFile,
  work: { hero?: { greeting?: string } },
  { name = '', email, networks }: OwnerFacts,
): NotCarried[] {
  const { owner = {}, baseTitle } = site;
  if (!name || !owner.name || name === owner.name) return [];
  const old = [owner.name, owner.shortName, owner.name.split(' ')[0]].filter((one) => one !== undefined);
  const named = [
    [`${FILES.site}, owner.shortName`, owner.shortName],
    [`${FILES.site}, baseTitle`, baseTitle],
    [`${FILES.work}, hero.greeting`, work.hero?.greeting],
  ].filter(([, text]) => text && old.some((one) => wordsOf(text).join(' ').includes(wordsOf(one).join(' '))));
  const kept = [
    ['email', !email && owner.email],
    ['linkedin', !networks.some(isLinkedin) && owner.linkedin],
    ['networks', (owner.networks ?? []).map(({ url }) => url).join(', ')],
  ]
    .filter(([, words]) => words)
    .map(([field, words]) => [`${FILES.site}, owner.${field}`, words]);
  const told = (what: string, why: string, lines: readonly (readonly unknown[])[]) =>
    lines.length === 0
      ? []
      : [
          {
            what,
            place: lines.map(([place]) => place).join('; '),
            why,
            words: lines.map(([, words]) => words).join(' · '),
          },
        ];
  return [
    ...told(
      'the name that stood there before',
      `With ${name} in the settings, your old name is still in these lines: write the new one there too.`,
      named,
    ),
    ...told(
      'where to find whoever stood there before',
      `What you brought says nothing of them, so they stay as they were for ${owner.name}: change or take out what is not yours.`,
      kept,
    ),
  ];
}
