import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { Refused } from '../../src/editor/server/guard.ts';
import { takeInPicture } from '../../src/editor/server/take-in.ts';
import { Refusal } from '../gate/env-file.ts';
import { altFault } from '../new/alt-text.ts';
import type { Photo } from './files.ts';

export interface GivenFile {
  name: string;
  bytes: Buffer<ArrayBuffer>;
}

export interface GivenPictures {
  photo?: (GivenFile & { alt: string }) | undefined;
  icon?: GivenFile | undefined;
}

const FOLDER = 'content/site';
/** No icon is shown larger than this. */
const ICON = 1024;

/** A photo as the editor takes one in: upright, and without the place it was taken at. */
export async function takeInPhoto(
  home: string,
  { alt, ...given }: NonNullable<GivenPictures['photo']>,
): Promise<Photo> {
  const fault = altFault(alt);
  if (fault) throw new Refusal(`What the photo shows: ${fault}`);
  const { ending, bytes } = await taken(home, given, 'portrait');
  put(home, `portrait${ending}`, bytes);
  return { file: `site/portrait${ending}`, alt: alt.trim() };
}

/** The picture that all icons are made from: a drawing stays one, anything else becomes a PNG. */
export async function takeInIcon(home: string, given: GivenFile): Promise<void> {
  const { ending, bytes } = await taken(home, given);
  if (ending === '.svg') return put(home, 'icon.svg', bytes);
  const small = sharp(bytes).resize(ICON, ICON, { fit: 'inside', withoutEnlargement: true });
  put(home, 'icon.png', await small.png().toBuffer());
}

async function taken(home: string, given: GivenFile, place?: 'portrait') {
  try {
    const { file, bytes } = await takeInPicture(home, FOLDER, { ...given, place });
    return { ending: extname(file), bytes };
  } catch (error) {
    if (error instanceof Refused) throw new Refusal(error.message);
    throw error;
  }
}

function put(home: string, file: string, bytes: Buffer): void {
  mkdirSync(join(home, FOLDER), { recursive: true });
  writeFileSync(join(home, FOLDER, file), bytes);
}
