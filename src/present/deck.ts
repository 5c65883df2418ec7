import type { AboutPage } from '../model/about.ts';
import type { Deck } from '../model/deck.ts';
import { plainText } from '../model/inline.ts';
import { directionOf } from '../model/language.ts';
import type { Resolved, ResolvedStudy } from '../model/resolved.ts';
import type { Site } from '../model/site.ts';
import { isToWrite } from '../model/starter.ts';
import { toGuardedMarkdown } from '../model/to-markdown.ts';
import { inMarkdown, prose } from './part.ts';
import { slidesOf } from './slides-of.ts';
import type { Slide, Talk, TalkPart } from './talk.ts';
import { countWords, MOST_WORDS, sharedOut } from './words.ts';

/** What talks are made from, with its pictures. */
export interface Speaker {
  site: Pick<Site, 'owner' | 'language' | 'labels'>;
  about: Pick<Resolved<AboutPage>, 'photo' | 'intro' | 'bio'>;
  /** By route, locked ones too. */
  studies: Readonly<Record<string, ResolvedStudy>>;
}

/** One study as a talk. */
export function talkOfStudy(route: string, speaker: Speaker): Talk {
  const part = studyPart({ study: route }, speaker);
  return { ...frame(speaker), title: part.name, parts: [part] };
}

/** A deck as a talk: who speaks, the studies, and what should stay. What is still to be written is not shown. */
export function talkOf(written: Deck, speaker: Speaker): Talk {
  const { deck } = partedDeck(written, speaker.site.owner.name);
  return {
    ...frame(speaker),
    title: deck.title,
    ...(deck.for !== undefined && { for: deck.for }),
    ...(deck.minutes !== undefined && { minutes: deck.minutes }),
    parts: [
      ...(deck.opening ? [openingPart(deck, deck.opening, speaker)] : []),
      ...deck.studies.map((study) => studyPart(study, speaker)),
      ...(deck.closing ? [closingPart(deck.closing)] : []),
    ],
  };
}

/** The words of a deck that an audience would see, were they not still to be written. */
export const toWriteIn = (deck: Deck): string[] => partedDeck(deck, '').toWrite;

type Shown = Omit<Deck, 'closing'> & {
  closing?: Omit<NonNullable<Deck['closing']>, 'title'> & { title: string | undefined };
};

/** A deck without what its owner has still to write, and that. A talk without a title has its speaker’s name. */
function partedDeck(
  { title, for: whom, opening, closing, ...deck }: Deck,
  owner: string,
): { deck: Shown; toWrite: string[] } {
  const toWrite: string[] = [];
  const isWritten = (text: string) => {
    if (isToWrite(text)) toWrite.push(text);
    return !isToWrite(text);
  };
  const shown: Shown = { ...deck, title: isWritten(title) ? title : owner };
  if (whom !== undefined && isWritten(whom)) shown.for = whom;
  if (opening) {
    const { lines = [], ...rest } = opening;
    const own = lines.filter(isWritten);
    shown.opening = { ...rest, ...(own.length > 0 && { lines: own }) };
  }
  if (closing) {
    const last = isWritten(closing.title) ? closing.title : undefined;
    const points = closing.points.filter((text) => isWritten(plainText(text)));
    if (last !== undefined || points.length > 0) shown.closing = { ...closing, title: last, points };
  }
  return { deck: shown, toWrite };
}

const frame = ({ site }: Speaker) => ({
  by: site.owner.name,
  language: site.language,
  direction: directionOf(site.language),
});

const timed = (minutes: number | undefined) => (minutes === undefined ? {} : { minutes });
const noted = (...notes: (string | undefined)[]) => notes.filter(Boolean).join('\n\n');

function openingPart(
  deck: Shown,
  { lines, minutes, notes }: NonNullable<Deck['opening']>,
  speaker: Speaker,
): TalkPart {
  const { site, about } = speaker;
  const own = lines ?? about.intro;
  // Of the owner’s own lines all are shown that the slide has words for, the rest is said.
  let left = MOST_WORDS;
  const shown = own.filter((line) => {
    left -= countWords(line);
    return left >= 0;
  });
  const slide: Slide = {
    id: 'opening',
    name: deck.title,
    notes: noted(
      notes,
      ...own.slice(shown.length).map(inMarkdown),
      ...(lines ? [] : about.bio.map(toGuardedMarkdown)),
    ),
    reading: { title: deck.title, passages: prose(own.map((text) => [{ kind: 'text', text }])) },
    form: {
      kind: 'person',
      title: deck.title,
      name: site.owner.name,
      role: site.owner.role,
      lines: shown,
      ...(about.photo && { picture: about.photo }),
      ...(deck.for !== undefined && { for: deck.for }),
    },
  };
  return { name: deck.title, ...timed(minutes), slides: [slide] };
}

function studyPart(
  { study: route, minutes, sections, notes }: Deck['studies'][number],
  speaker: Speaker,
): TalkPart {
  const study = speaker.studies[route];
  if (!study) throw new Error(`There is no case study called ${route}.`);
  const [first, ...more] = slidesOf({ ...study, route }, { words: speaker.site.labels, sections });
  const slides = first ? [{ ...first, notes: noted(notes, first.notes) }, ...more] : [];
  return { name: study.title, study: route, ...timed(minutes), slides };
}

function closingPart({ title, points, minutes, notes }: NonNullable<Shown['closing']>): TalkPart {
  const { shown, said } = sharedOut(points);
  const heading = title === undefined ? {} : { title };
  const name = title ?? plainText(points[0] ?? []);
  const slide: Slide = {
    id: 'closing',
    name,
    notes: noted(notes, ...said.map(toGuardedMarkdown)),
    reading: { ...heading, passages: prose(points) },
    form:
      points.length === 0
        ? { kind: 'statement', ...heading }
        : { kind: 'points', ...heading, points: shown.map((text) => ({ title: plainText(text) })) },
  };
  return { name, ...timed(minutes), slides: [slide] };
}
