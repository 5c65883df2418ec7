import { spoken } from '../../lib/href.ts';
import { networksOf } from '../../model/networks.ts';
import type { Picture } from '../../model/picture.ts';
import type { Site } from '../../model/site.ts';
import type { Slide, TalkPart } from '../talk.ts';
import type { PortfolioProps } from './Portfolio.tsx';
import type { Sheet, Unit } from './sheet.ts';
import { sheetsOf } from './sheets-of.ts';
import { pdfWords } from './words.ts';

export interface PortfolioOf {
  site: Pick<Site, 'owner' | 'footer' | 'url' | 'language'>;
  /** What the cover says in large letters. */
  title: string;
  parts: readonly TalkPart[];
  /** Whom it is for. */
  company?: string | undefined;
  /** The day it was made, in words. */
  date: string;
  /** The studies whose every page says whom it is for. */
  marked: ReadonlySet<string>;
}

/** All that a PDF shows, before it is known what fits on a page. */
export type Portfolio = Omit<PortfolioProps, 'pages' | 'sources'> & { sheets: Sheet[] };

export function portfolioOf({ site, title, parts, company, date, marked }: PortfolioOf): Portfolio {
  const { owner, footer, url, language } = site;
  const words = pdfWords(language);
  const home = url.replace(/\/$/, '');
  const addressOf = (study: string, anchor?: string) => `${home}/${study}${anchor ? `#${anchor}` : ''}`;
  const sets = parts.map((part) => ({ part, sheets: sheetsOf(part, { addressOf, words }) }));
  const forWhom = company === undefined ? [] : [words.for.replace('{company}', company)];
  const feet = Object.fromEntries(
    parts.flatMap(({ study, name }) => {
      if (study === undefined) return [];
      return [[study, [...(marked.has(study) ? [...forWhom, date] : []), name].join(' · ')]];
    }),
  );
  return {
    cover: {
      kind: words.portfolio,
      title,
      by: owner.name,
      role: owner.role,
      lines: [...forWhom, owner.location, spoken(home), date],
      pictures: parts.flatMap(({ slides }) => heroIn(slides)).slice(0, MOST_ON_COVER),
    },
    sheets: [contentsOf(words.contents, sets), ...sets.flatMap(({ sheets }) => sheets)],
    contact: {
      title: footer.thanks,
      text: footer.invitation,
      by: owner.name,
      role: `${owner.role}, ${owner.location}`,
      links: [
        { name: owner.email, href: encodeURI(`mailto:${owner.email}`) },
        ...networksOf(site).map(({ url: href }) => ({ name: spoken(href), href })),
      ],
      site: { name: words.onTheSite, href: `${home}/` },
    },
    words,
    feet,
  };
}

const MOST_ON_COVER = 3;

const heroIn = (slides: readonly Slide[]): Picture[] =>
  slides.flatMap(({ form }) => (form.kind === 'title' && form.picture ? [form.picture] : []));

/** Every part with its sections, each where it begins. */
function contentsOf(title: string, sets: readonly { part: TalkPart; sheets: Sheet[] }[]): Sheet {
  const units = sets.flatMap(({ part, sheets }): Unit[] => {
    const [first] = sheets;
    if (!first) return [];
    const sections: { name: string; to: string }[] = [];
    for (const { section, id } of sheets)
      if (section !== undefined && !sections.some(({ name }) => name === section))
        sections.push({ name: section, to: id });
    return [{ kind: 'entry', title: part.name, to: first.id, sections }];
  });
  return { id: 'contents', layout: 'contents', title, units };
}
