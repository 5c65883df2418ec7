import { posix } from 'node:path';
import sharp from 'sharp';
import type { SourceWithPictures } from '../../../import/apart/messages.ts';
import type { Bundle } from '../../../import/bundle.ts';
import { CannotBring, type Source } from '../../../import/source.ts';
import { isMoving } from '../../../lib/moving.ts';
import { step, type Tell } from '../../../lib/progress.ts';
import { HEAVY, isScreen } from '../../../model/places.ts';
import { Refused } from '../guard.ts';
import { LARGEST_PICTURE, takeInPicture } from '../take-in.ts';

/** A picture as it may stand beside a study: upright, without places. Its name is found when it is written. */
export interface ReadyPicture {
  name: string;
  bytes: Buffer;
}

export interface SourceAndPictures extends SourceWithPictures {
  /** By their paths in the source. */
  pictures: Map<string, ReadyPicture>;
}

/** Pages with their pictures as studies may have them: taken in, and judged; what cannot be used is told. */
export async function withPictures(
  root: string,
  bundle: Bundle,
  sources: readonly Source[],
  tell: Tell,
): Promise<SourceAndPictures[]> {
  const of = sources.reduce((sum, source) => sum + pathsIn(source).size, 0);
  let at = 0;
  const onPicture = () => step(tell, 'Taking in the pictures', ++at, of);
  const all: SourceAndPictures[] = [];
  for (const source of sources) all.push(await pictured(root, bundle, source, onPicture));
  return all;
}

const pathsIn = ({ nodes }: Source): Set<string> =>
  new Set(nodes.flatMap((node) => (node.kind === 'picture' ? [node.picture.path] : [])));

async function pictured(
  root: string,
  bundle: Bundle,
  source: Source,
  onPicture: () => Promise<void>,
): Promise<SourceAndPictures> {
  const pictures = new Map<string, ReadyPicture>();
  const widths = new Map<string, number>();
  const faults = new Map<string, string>();
  const screens = new Set<string>();
  const told = [...source.notCarried];
  for (const path of pathsIn(source)) {
    await onPicture();
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
