import type { AboutPage } from '../model/about.ts';
import type { Deck } from '../model/deck.ts';
import { plainText } from '../model/inline.ts';
import { directionOf } from '../model/language.ts';
import type { Resolved, ResolvedStudy } from '../model/resolved.ts';
import type { Site } from '../model/site.ts';
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

/** A deck as a talk: who speaks, the studies, and what should stay. */
export function talkOf(deck: Deck, speaker: Speaker): Talk {
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

const frame = ({ site }: Speaker) => ({
  by: site.owner.name,
  language: site.language,
  direction: directionOf(site.language),
});

const timed = (minutes: number | undefined) => (minutes === undefined ? {} : { minutes });
const noted = (...notes: (string | undefined)[]) => notes.filter(Boolean).join('\n\n');

function openingPart(
  deck: Deck,
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

function closingPart({ title, points, minutes, notes }: NonNullable<Deck['closing']>): TalkPart {
  const { shown, said } = sharedOut(points);
  const slide: Slide = {
    id: 'closing',
    name: title,
    notes: noted(notes, ...said.map(toGuardedMarkdown)),
    reading: { title, passages: prose(points) },
    form: { kind: 'points', title, points: shown.map((text) => ({ title: plainText(text) })) },
  };
  return { name: title, ...timed(minutes), slides: [slide] };
}
