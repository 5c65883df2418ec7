import { posix } from 'node:path';
import { proposeApart, readApart } from '../../../import/apart/apart.ts';
import { type Bundle, isPicturePath } from '../../../import/bundle.ts';
import type { People } from '../../../import/people.ts';
import type { Brought, Helpers } from '../../../import/readers.ts';
import type { Source } from '../../../import/source.ts';
import type { StudyProposal } from '../../../import/study.ts';
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
  onProgress?: (said: string) => void;
  /** Whether they may choose another kind of block for a part. */
  isChoice?: boolean;
}

/** Reads what was handed in, and takes its pictures in. Nothing is written yet. */
export async function makeReady(
  root: string,
  bundle: Bundle,
  helpers: Helpers,
  { onProgress = () => {}, isChoice = true }: Waiting = {},
): Promise<Ready> {
  const counting = (what: string, all: readonly string[]) => (file: string) => {
    const at = all.indexOf(file);
    const count = at < 0 || all.length < 2 ? '' : `: ${at + 1} of ${all.length}`;
    onProgress(`${what} ${posix.basename(file)}${count}`);
  };
  const pages = [...bundle.files.keys()].filter((path) => !isPicturePath(path)).toSorted();
  const onRead = counting('Reading', pages);
  const { sources, people, ...brought } = await readApart(bundle, helpers, { onPage: onRead });
  const files = sources.map(({ file }) => file);
  const onPictures = counting('Taking in the pictures of', files);
  const all: SourceAndPictures[] = [];
  for (const source of sources) {
    onPictures(source.file);
    all.push(await pictured(root, bundle, source));
  }
  const { studies, left } = await proposeApart(
    bundle.name,
    all.map(({ source, widths, faults }) => ({ source, widths, faults })),
    { onPage: counting('Looking for the blocks of', files), isChoice },
  );
  const picturesOf = (file: string) => all.find(({ source }) => source.file === file)?.pictures;
  return {
    people: people && (await fittingPeople(root, bundle, people)),
    notCarried: [...brought.notCarried, ...left],
    studies: studies.map((study) => ({ study, pictures: picturesOf(study.file) ?? new Map() })),
  };
}

/** What takes pictures in is loaded with the first of them. */
async function pictured(root: string, bundle: Bundle, source: Source): Promise<SourceAndPictures> {
  if (!source.nodes.some(({ kind }) => kind === 'picture'))
    return { source, widths: new Map(), faults: new Map(), pictures: new Map() };
  const { withPictures } = await import('./pictures.ts');
  return withPictures(root, bundle, source);
}

/** What holds people against the pages that they go to is loaded for people alone. */
async function fittingPeople(root: string, bundle: Bundle, people: People): Promise<People> {
  const { fitting } = await import('./fitting.ts');
  return fitting(root, bundle, people);
}
