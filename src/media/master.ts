import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { prepareFilm } from './film/prepare.ts';

export interface MasterSize {
  width: number;
  height: number;
}

interface Master extends MasterSize {
  /** Of the file’s bytes: the same picture keeps its address, a changed one gets a new one. */
  hash: string;
  hasAlpha: boolean;
  /** More than one frame: the first is shown. */
  isMoving: boolean;
}

/** A drawing (SVG) has no pixels of its own: it is as wide as the widest version anywhere. */
const DRAWING_WIDTH = 2560;

const known = new Map<string, { stamp: string; master: Promise<Master | undefined> }>();

/** Reads a master’s size and fingerprint, once per version of the file; undefined if it is not a picture. */
export async function readMaster(path: string): Promise<Master | undefined> {
  const { mtimeMs, size } = await stat(path);
  const stamp = `${mtimeMs}-${size}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.master;
  const master = inspect(path);
  known.set(path, { stamp, master });
  // Only what was found is remembered: what cannot be read now may be the next time.
  const forget = () => known.delete(path);
  master.then((found) => found || forget(), forget);
  return master;
}

export const masterSize = (path: string): Promise<MasterSize | undefined> => readMaster(path);

/** The fingerprint of a file that is published as it is. */
export const fileHash = async (path: string): Promise<string> => fingerprint(await readFile(path));

const films = new Map<string, { stamp: string; hash: Promise<string> }>();

/** The fingerprint of a film as it is published, for an address that changes when its bytes do. */
export async function filmHash(path: string): Promise<string> {
  const { mtimeMs, size } = await stat(path);
  const stamp = `${mtimeMs}-${size}`;
  const before = films.get(path);
  if (before?.stamp === stamp) return before.hash;
  const hash = readFile(path).then((bytes) => fingerprint(published(bytes)));
  films.set(path, { stamp, hash });
  hash.catch(() => films.delete(path));
  return hash;
}

/** While editing, a film may have been damaged since it was judged: the reader tells, and the page is drawn. */
function published(film: Buffer): Buffer {
  try {
    return prepareFilm(film);
  } catch {
    return film;
  }
}

/** Written into the file’s own data, where a picture of the owner’s cannot have it by chance. */
export const STARTER_MARK = 'portfolio starter picture';

/** Whether a picture is one that `npm run new` made, still waiting for the owner’s own. */
export async function isStarterPicture(path: string): Promise<boolean> {
  try {
    const { exif } = await sharp(await readFile(path)).metadata();
    return exif?.includes(STARTER_MARK) ?? false;
  } catch {
    return false; // not a picture, or not there: the reader tells
  }
}

/** Of bytes: the same picture keeps its address, and what was found of it. */
export const fingerprint = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8);

async function inspect(path: string): Promise<Master | undefined> {
  const bytes = await readFile(path);
  try {
    const { autoOrient, hasAlpha, format, pages = 1 } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    const scale = format === 'svg' ? DRAWING_WIDTH / width : 1;
    return {
      width: Math.round(width * scale),
      height: Math.max(1, Math.round(height * scale)),
      hash: fingerprint(bytes),
      hasAlpha,
      isMoving: pages > 1 && format !== 'tiff',
    };
  } catch {
    return undefined;
  }
}
