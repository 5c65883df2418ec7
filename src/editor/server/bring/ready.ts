import { posix } from 'node:path';
import { proposeApart, readApart } from '../../../import/apart/apart.ts';
import { type Bundle, isPicturePath } from '../../../import/bundle.ts';
import type { People } from '../../../import/people.ts';
import type { Brought, Helpers } from '../../../import/readers.ts';
import type { Source } from '../../../import/source.ts';
import type { StudyProposal } from '../../../import/study.ts';
import { countedOf, type Tell } from '../../../lib/progress.ts';
import type { ReadyPicture, SourceAndPictures } from './pictures.ts';

/** A study that only waits to be written. */
export interface ReadyStudy {
  study: StudyProposal;
  /** By their paths in the source. */
  pictures: Map<string, ReadyPicture>;
}

export interface Ready extends Omit<Brought, 'sources'> {
  studies: ReadyStudy[];
}

/** Who waits for it, and for what. */
interface Waiting {
  /** Is told how far it is. */
  tell?: Tell;
  /** Whether they may choose another kind of block for a part. */
  isChoice?: boolean;
}

/** Reads what was handed in, and takes its pictures in. Nothing is written yet. */
export async function makeReady(
  root: string,
  bundle: Bundle,
  helpers: Helpers,
  { tell = () => {}, isChoice = true }: Waiting = {},
): Promise<Ready> {
  const counting = (what: string, all: readonly string[]) => (file: string) =>
    tell(countedOf(`${what} ${posix.basename(file)}`, all.indexOf(file) + 1, all.length));
  const pages = [...bundle.files.keys()].filter((path) => !isPicturePath(path)).toSorted();
  // A ZIP as a whole is none of its pages.
  const onRead = (file: string) => counting('Reading', pages.includes(file) ? pages : [])(file);
  const { sources, people, ...brought } = await readApart(bundle, helpers, { onPage: onRead });
  const all = await pictured(root, bundle, sources, tell);
  const files = sources.map(({ file }) => file);
  const proposing = 'Looking for the blocks of';
  const { studies, left } = await proposeApart(
    bundle.name,
    all.map(({ source, widths, faults }) => ({ source, widths, faults })),
    {
      isChoice,
      onPage: counting(proposing, files),
      // Of one page its parts are the measure.
      onPart: (file, at, of) => {
        if (files.length === 1) tell(countedOf(`${proposing} ${posix.basename(file)}`, at, of));
      },
    },
  );
  const picturesOf = (file: string) => all.find(({ source }) => source.file === file)?.pictures;
  return {
    people: people && (await fittingPeople(root, bundle, people)),
    notCarried: [...brought.notCarried, ...left],
    studies: studies.map((study) => ({ study, pictures: picturesOf(study.file) ?? new Map() })),
  };
}

/** What takes pictures in is loaded with the first of them. */
async function pictured(
  root: string,
  bundle: Bundle,
  sources: readonly Source[],
  tell: Tell,
): Promise<SourceAndPictures[]> {
  if (!sources.some(({ nodes }) => nodes.some(({ kind }) => kind === 'picture')))
    return sources.map((source) => ({ source, widths: new Map(), faults: new Map(), pictures: new Map() }));
  const { withPictures } = await import('./pictures.ts');
  return withPictures(root, bundle, sources, tell);
}

/** What holds people against the pages that they go to is loaded for people alone. */
async function fittingPeople(root: string, bundle: Bundle, people: People): Promise<People> {
  const { fitting } = await import('./fitting.ts');
  return fitting(root, bundle, people);
}
