import { z } from 'zod';
import { line, paragraph, picture } from './fields.ts';

/** The first may wait for its studies; a further one that has none is left out. */
const shelf = (about: string, fewest = 1) =>
  z
    .strictObject({
      title: line('The heading above the cards.'),
      studies: z
        .array(line('A case study, by its address: the name of its folder.').meta({ widget: 'study' }))
        .min(fewest)
        .describe('The case studies, in the order of their cards.'),
    })
    .describe(about);

/** content/work.yaml: the hero, and which studies stand where. The cards’ own words are in the studies. */
export const workSchema = z
  .strictObject({
    pageName: line('The page’s name in the browser tab.'),
    description: line('One sentence about the page, for search results and link previews.'),
    hero: z
      .strictObject({
        greeting: line('The greeting above the headline.'),
        headline: line('The headline; words of it may be highlighted.').meta({ phrase: 'highlight' }),
        highlight: line('The phrase of the headline to highlight; without it nothing is.')
          .meta({ widget: 'phrase' })
          .optional()
          .transform((phrase) => phrase ?? ''),
        blurb: paragraph('A few sentences on who you are and where you work.'),
        cover: picture('heroCover').optional(),
      })
      .describe('The top of the page: greeting, headline, highlight, blurb and cover.'),
    featured: shelf('The first group of cards.', 0),
    previous: shelf('The second group of cards. Leave it out if you want one only.').optional(),
    more: shelf('A third group of cards, if you want one.').optional(),
  })
  .refine(({ featured, previous, more }) => featured.studies.length > 0 || !(previous || more), {
    path: ['featured', 'studies'],
    error: 'This list needs at least 1 study while another group has one. Move one up here.',
  })
  .refine(({ hero }) => hero.headline.includes(hero.highlight), {
    path: ['hero', 'highlight'],
    error: 'The headline does not contain this phrase. Copy the phrase from the headline, letter for letter.',
  });

export type WorkPage = z.output<typeof workSchema>;

/**
 * A headline around its highlighted phrase. What follows without a space, a full stop above all, is the tail: it never
 * parts from the phrase. Where there is no such phrase, all of it is before.
 */
export function headlineParts({ headline, highlight }: Pick<WorkPage['hero'], 'headline' | 'highlight'>) {
  const start = headline.indexOf(highlight);
  if (highlight === '' || start < 0) return { before: headline, phrase: '', tail: '', after: '' };
  const rest = headline.slice(start + highlight.length);
  const tail = /^\S*/.exec(rest)?.[0] ?? '';
  return { before: headline.slice(0, start), phrase: highlight, tail, after: rest.slice(tail.length) };
}

/** The names of the shelves, from the top of the page down. */
export const SHELVES = ['featured', 'previous', 'more'] as const;
export type ShelfName = (typeof SHELVES)[number];
export type Shelf = WorkPage['featured'];

/** A shelf by its name in the file, and by its heading. */
export interface NamedShelf {
  name: ShelfName;
  title: string;
}

/** The shelves of a file that may be half written: one without a heading has its name at least. */
export const namedShelves = (work: unknown): NamedShelf[] =>
  SHELVES.flatMap((name) => {
    const shelf = Object(work)[name] as { title?: unknown } | null | undefined;
    return shelf ? [{ name, title: String(shelf.title || name) }] : [];
  });

/** The shelves that are there, in their order. */
export const shelvesOf = (work: Pick<WorkPage, ShelfName>): (Shelf & { name: ShelfName })[] =>
  SHELVES.flatMap((name) => {
    const shelf = work[name];
    return shelf ? [{ name, ...shelf }] : [];
  });
