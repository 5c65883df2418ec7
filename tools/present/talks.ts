import { comesAlong } from '../../src/look/looks.ts';
import { solveLook } from '../../src/look/solved.ts';
import { FIRST_LOOK } from '../../src/look/whole.ts';
import type { Job } from '../../src/media/job.ts';
import { resolvePictures } from '../../src/media/resolve.ts';
import { studyFolder } from '../../src/model/files.ts';
import type { Resolved, ResolvedStudy } from '../../src/model/resolved.ts';
import { shelvesOf } from '../../src/model/work.ts';
import type { Choice, TalkOpening } from '../../src/present/client/opening.ts';
import { talkOf, talkOfStudy } from '../../src/present/deck.ts';
import type { Talk } from '../../src/present/talk.ts';
import { type Library, readLibrary } from '../../src/reader/read.ts';
import { type Jobs, onStage } from './media.ts';

/** What can be presented, as the content has it now. */
export interface Talks {
  library: Library;
  choices: Omit<Choice, 'href'>[];
  /** By route, with their pictures. */
  studies: Readonly<Record<string, ResolvedStudy>>;
  /** The talk of a deck or a study; undefined if there is none of that name. */
  open(name: string): Promise<{ opening: TalkOpening; jobs: Jobs } | undefined>;
}

/** Reads the content, drafts and locked studies too: it is the owner who presents. Throws a ContentError. */
export async function readTalks(root: string): Promise<Talks> {
  const library = await readLibrary(root, { editing: true, inBrowsers: true });
  const { site, look, decks, studies } = library;
  const known: Job[] = [];
  const scheme = look?.scheme ?? comesAlong(look?.look ?? FIRST_LOOK).scheme;
  const withPictures = <T>(folder: string, data: T): Promise<Resolved<T>> =>
    resolvePictures(root, folder, data, scheme, known);
  const shown: Record<string, ResolvedStudy> = {};
  for (const [route, study] of Object.entries(studies))
    shown[route] = await withPictures(studyFolder(route), study);
  const content = { site, about: await withPictures('content', library.about), studies: shown };
  const talkNamed = (name: string): Talk | undefined => {
    const deck = Object.hasOwn(decks, name) ? decks[name] : undefined;
    if (deck) return talkOf(deck, content);
    return Object.hasOwn(shown, name) ? talkOfStudy(name, content) : undefined;
  };
  const choices = [...Object.keys(decks), ...inOrder(library)].flatMap((name) => {
    const talk = talkNamed(name);
    return talk ? [choiceOf(name, talk, library)] : [];
  });
  return {
    library,
    choices,
    studies: shown,
    async open(name) {
      const talk = talkNamed(name);
      if (!talk) return undefined;
      const { data, jobs } = onStage(talk, known);
      const hasBoth = solveLook(look).darkGround !== undefined;
      return {
        jobs,
        opening: { kind: 'talk', id: name, talk: data, labels: site.labels, hasNotes: true, hasBoth },
      };
    },
  };
}

/** The studies that are locked on the site, of a deck or of a study alone. */
export function lockedIn({ decks, studies }: Pick<Library, 'decks' | 'studies'>, name: string): string[] {
  const deck = Object.hasOwn(decks, name) ? decks[name] : undefined;
  const routes = deck ? deck.studies.map(({ study }) => study) : [name];
  return [...new Set(routes)].filter((route) => Object.hasOwn(studies, route) && studies[route]?.locked);
}

/** The studies as the Work page has them, then the others. */
const inOrder = ({ work, studies }: Library): string[] => [
  ...new Set([...shelvesOf(work).flatMap((shelf) => shelf.studies), ...Object.keys(studies)]),
];

function choiceOf(name: string, talk: Talk, { decks, studies }: Library): Omit<Choice, 'href'> {
  const said = talk.parts.map((part) => part.minutes);
  const all = said.every((one) => one !== undefined) ? said.reduce((sum, one) => sum + one, 0) : undefined;
  const minutes = talk.minutes ?? all;
  return {
    kind: Object.hasOwn(decks, name) ? 'deck' : 'study',
    name,
    title: talk.title,
    slides: talk.parts.flatMap((part) => part.slides).length,
    ...(minutes !== undefined && { minutes }),
    isLocked: studies[name]?.locked ?? false,
    isDraft: studies[name]?.draft ?? false,
  };
}
