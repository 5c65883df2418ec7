import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { type FontFile, fontIn } from '../../fonts/read-font.ts';
import { listFiles } from '../../lib/files.ts';
import { pixels } from '../../lib/pixels.ts';
import { MOST_DRAWN } from '../../media/drawing/drawn.ts';
import { bytesFault } from '../../media/judge.ts';
import { whyUnreadable } from '../../media/unreadable.ts';
import { leastWidth, type PlaceName, PORTRAIT_SHOWN, places, sharpFrom } from '../../model/places.ts';
import { Refused } from './guard.ts';
import { freeName } from './paths.ts';

/** What a photo may weigh: more than any camera makes, less than a disk image. */
export const LARGEST_PICTURE = 60_000_000;
export const LARGEST_FILM = 300_000_000;

/** Formats that are kept; every other one that can be read becomes WebP. */
const KEPT: Record<string, string> = { png: '.png', jpeg: '.jpg', webp: '.webp' };
const QUALITY = 92;
/** As wide as the largest view of a picture shows it. */
const WIDE_ENOUGH = 2560;

export interface Given {
  name: string;
  bytes: Buffer<ArrayBuffer>;
  /** What it is called if its own name cannot be written. */
  instead?: string | undefined;
}

export interface TakenIn {
  file: string;
  bytes: Buffer<ArrayBuffer>;
  /** What the owner should know of it. */
  told?: string;
}

/**
 * A picture as it may stand beside a YAML file: upright, without what cameras write into it (the place it was taken at
 * above all), under a clean name that is nobody else’s. One that is clean already keeps its bytes.
 */
export async function takeInPicture(
  root: string,
  folder: string,
  given: Given & { place?: PlaceName | undefined; isPortrait?: boolean; isSmaller?: boolean | undefined },
): Promise<TakenIn> {
  const { name, instead, bytes, place, isPortrait = false, isSmaller = false } = given;
  if (bytes.length === 0)
    throw new Refused(415, `${name || 'This file'} is empty: there is no picture in it. Choose another.`);
  const known = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  // A drawing has as many pixels as its place needs. It is cleaned before anything draws it, which might take for ever.
  if (known?.format === 'svg')
    return { file: freeName(root, folder, name, '.svg', instead), ...(await takeInDrawing(name, bytes)) };
  const fault = await bytesFault(name, bytes);
  if (fault) throw new Refused(415, fault);
  const info = known ?? (await sharp(bytes).metadata());
  const { width } = info.autoOrient;
  const least = place && leastWidth(isPortrait ? PORTRAIT_SHOWN : places[place].shown);
  if (place && least && width < least) {
    throw new Refused(
      422,
      `${name} is ${pixels(width)} wide; ${places[place].name}${isPortrait ? ' on phones' : ''} needs ${least}, and is sharp on every screen from ${sharpFrom(place)} on. Use a larger one.`,
    );
  }
  const ending = isSmaller ? '.webp' : (KEPT[info.format] ?? '.webp');
  const file = freeName(root, folder, name, ending, instead);
  if (isSmaller) return { file, bytes: await cleaned(bytes, ending, WIDE_ENOUGH) };
  return { file, bytes: isClean(info) && KEPT[info.format] ? bytes : await cleaned(bytes, ending) };
}

/** A drawing loses what could run or ask for something, and its owner hears of it. */
async function takeInDrawing(name: string, given: Buffer<ArrayBuffer>): Promise<Omit<TakenIn, 'file'>> {
  // What takes a drawing apart is loaded with the first: it is half of all that an import loads.
  const { cleanDrawing, Overdrawn, toldOf } = await import('../../media/drawing/clean.ts');
  try {
    const { bytes, removed } = cleanDrawing(given);
    const fault = await bytesFault(name, bytes);
    if (fault) throw new Error(fault);
    return { bytes, ...(removed.length > 0 && { told: toldOf(name, removed) }) };
  } catch (error) {
    if (error instanceof Overdrawn)
      throw new Refused(
        415,
        `${name} uses its own parts over and over, more than ${MOST_DRAWN.toLocaleString('en-CA')} times in all, and would never be drawn to its end. Export it as PNG.`,
      );
    throw new Refused(415, whyUnreadable(name, given, (error as Error).message));
  }
}

const isClean = ({ exif, xmp, iptc, orientation }: Metadata) =>
  !exif && !xmp && !iptc && (orientation ?? 1) === 1;

/** Sharp leaves out everything but the picture; its colours keep their profile. */
async function cleaned(bytes: Buffer, ending: string, width?: number): Promise<Buffer<ArrayBuffer>> {
  const upright = sharp(bytes).autoOrient().keepIccProfile();
  const image = width ? upright.resize({ width, withoutEnlargement: true }) : upright;
  const output =
    ending === '.png'
      ? image.png()
      : ending === '.jpg'
        ? image.jpeg({ quality: QUALITY })
        : image.webp({ quality: QUALITY });
  return Buffer.from(await output.toBuffer());
}

/** A film keeps its bytes: it must be what its name says, told by the marks every such file begins with. */
export function takeInFilm(root: string, folder: string, { name, instead, bytes }: Given): TakenIn {
  const ending = posix.extname(name).toLowerCase();
  const isMp4 =
    /^\.(mp4|mov)$/.test(ending) && /^(ftyp|moov|mdat|wide)$/.test(bytes.toString('latin1', 4, 8));
  const isWebm = ending === '.webm' && bytes.toString('hex', 0, 4) === '1a45dfa3';
  if (!isMp4 && !isWebm)
    throw new Refused(415, `${name} is not a film in the form of an MP4, MOV or WebM file.`);
  return { file: freeName(root, folder, name, ending, instead), bytes };
}

/** A prototype keeps its bytes; the reader looks at what is in it. */
export function takeInPage(root: string, folder: string, { name, instead, bytes }: Given): TakenIn {
  if (!/^\uFEFF?\s*<(!doctype|html|!--)/i.test(bytes.toString('utf8', 0, 400)))
    throw new Refused(415, `${name} is not a page in HTML. Export the prototype as one HTML file.`);
  return { file: freeName(root, folder, name, '.html', instead), bytes };
}

/**
 * A font keeps its bytes, and its name where it lies there already. It is looked at before it is in the folder: one that
 * stops everything must not lie there.
 */
export async function takeInFont(
  root: string,
  folder: string,
  { name, instead, bytes }: Given,
): Promise<TakenIn & { font: FontFile }> {
  const ending = posix.extname(name).toLowerCase();
  if (!['.woff2', '.woff', '.ttf', '.otf'].includes(ending))
    throw new Refused(415, `${name} is not a font in the form of a WOFF2, WOFF, TTF or OTF file.`);
  const read = await fontIn(name, bytes);
  if ('fault' in read) throw new Refused(415, read.fault);
  const same = listFiles(`${folder}/*${ending}`, root).find((one) =>
    readFileSync(join(root, one)).equals(bytes),
  );
  const file = same ? posix.basename(same) : freeName(root, folder, name, ending, instead);
  return { file, bytes, font: read };
}
