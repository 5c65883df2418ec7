import { posix } from 'node:path';
import sharp from 'sharp';
import { proposeApart, readApart } from '../../../import/apart/apart.ts';
import type { SourceWithPictures } from '../../../import/apart/messages.ts';
import { type Bundle, isPicturePath } from '../../../import/bundle.ts';
import type { People } from '../../../import/people.ts';
import type { Brought, Helpers } from '../../../import/readers.ts';
import { CannotBring, type Source } from '../../../import/source.ts';
import type { StudyProposal } from '../../../import/study.ts';
import { isMoving } from '../../../lib/moving.ts';
import { HEAVY, isScreen } from '../../../model/places.ts';
import { Refused } from '../guard.ts';
import { LARGEST_PICTURE, takeInPicture } from '../take-in.ts';

/** A picture as it may stand beside a study: upright, without places. Its name is found when it is written. */
export interface ReadyPicture {
  name: string;
  bytes: Buffer;
}

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
  const all: (SourceWithPictures & Pick<ReadyStudy, 'pictures'>)[] = [];
  for (const source of sources) {
    onPictures(source.file);
    all.push(await withPictures(root, bundle, source));
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

/** What holds people against the pages that they go to is loaded for people alone. */
async function fittingPeople(root: string, bundle: Bundle, people: People): Promise<People> {
  const { fitting } = await import('./fitting.ts');
  return fitting(root, bundle, people);
}

async function withPictures(
  root: string,
  bundle: Bundle,
  source: Source,
): Promise<SourceWithPictures & Pick<ReadyStudy, 'pictures'>> {
  const pictures = new Map<string, ReadyPicture>();
  const widths = new Map<string, number>();
  const faults = new Map<string, string>();
  const screens = new Set<string>();
  const told = [...source.notCarried];
  const paths = new Set(source.nodes.flatMap((node) => (node.kind === 'picture' ? [node.picture.path] : [])));
  for (const path of paths) {
    const name = posix.basename(path);
    try {
      const bytes = Buffer.from(bundle.files.get(path)?.() ?? []);
      if (bytes.length > LARGEST_PICTURE)
        throw new Refused(413, `${name} is too large: at most ${LARGEST_PICTURE / 1_000_000} MB.`);
      const isSmaller = bytes.length > HEAVY;
      const taken = await takeInPicture(root, 'content', { name, bytes, isSmaller });
      const { format, autoOrient } = await sharp(taken.bytes).metadata();
      pictures.set(path, { name: taken.file, bytes: taken.bytes });
      if (isScreen(autoOrient)) screens.add(path);
      widths.set(path, format === 'svg' ? Number.POSITIVE_INFINITY : autoOrient.width);
      if (isMoving(bytes))
        told.push({
          what: 'the movement of a picture',
          place: name,
          why: 'Pictures stand still here, and its first frame came. Bring it as a film, if it should move.',
          words: '',
        });
      if (isSmaller && taken.bytes.length < bytes.length)
        told.push({
          what: 'the full size of a picture',
          place: name,
          why: `It weighs ${Math.round(bytes.length / 1_000_000)} MB, all of which would go to git. It came 2560 pixels wide, which looks the same; your own file stays as it is.`,
          words: '',
        });
      if (taken.told) told.push({ what: 'a part of a drawing', place: name, why: taken.told, words: '' });
    } catch (error) {
      // One picture that cannot be used keeps no study from coming.
      if (!(error instanceof Refused) && !(error instanceof CannotBring)) throw error;
      faults.set(path, error.message);
    }
  }
  const nodes = source.nodes.map((node) =>
    node.kind === 'picture' && screens.has(node.picture.path)
      ? { ...node, picture: { ...node.picture, isScreen: true } }
      : node,
  );
  return { source: { ...source, nodes, notCarried: told }, widths, faults, pictures };
}
