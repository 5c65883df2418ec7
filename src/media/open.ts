import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/** Dots per inch at which a drawing (SVG) has the size it says of itself. */
const OWN_DENSITY = 72;
/** The decoder takes no more. */
const MOST_DENSITY = 100_000;

/**
 * A picture to work on: upright, its first frame only, and a drawing in as many pixels as the width asks for. It is
 * read from bytes and never from a path: a drawing that names other files cannot take them in.
 */
export async function openPicture(path: string, width: number): Promise<Sharp> {
  const bytes = await readFile(path);
  const { format, width: own } = await sharp(bytes).metadata();
  const density = Math.min(MOST_DENSITY, Math.max(1, (OWN_DENSITY * width) / own));
  return sharp(bytes, { failOn: 'error', ...(format === 'svg' && { density }) }).autoOrient();
}

/**
 * What the encoder is given. It would lay the frames of a film-like picture one below the other, and takes no drawings:
 * of these it gets the first frame, or the drawing in pixels. Every other picture stays as it is.
 */
export async function encodable(path: string, width: number): Promise<Buffer> {
  const bytes = await readFile(path);
  const { format, pages = 1 } = await sharp(bytes).metadata();
  if (format !== 'svg' && pages === 1) return bytes;
  const picture = await openPicture(path, width);
  return picture.resize({ width, withoutEnlargement: true }).png().toBuffer();
}
