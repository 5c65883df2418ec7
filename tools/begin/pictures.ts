import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Refused } from '../../src/editor/server/guard.ts';
import { takeInIcon as takeInOwnIcon } from '../../src/editor/server/own-files.ts';
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
  const { name, bytes } = await asRefusal(() => takeInOwnIcon(home, given));
  put(home, name, bytes);
}

async function taken(home: string, given: GivenFile, place?: 'portrait') {
  const { file, bytes } = await asRefusal(() => takeInPicture(home, FOLDER, { ...given, place }));
  return { ending: extname(file), bytes };
}

async function asRefusal<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) throw new Refusal(error.message);
    throw error;
  }
}

function put(home: string, file: string, bytes: Buffer): void {
  mkdirSync(join(home, FOLDER), { recursive: true });
  writeFileSync(join(home, FOLDER, file), bytes);
}
