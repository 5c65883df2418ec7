import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { takeInIcon as takeInOwnIcon } from '../../src/editor/server/own-files.ts';
import { takeInPicture } from '../../src/editor/server/take-in.ts';
import { HEAVY } from '../../src/model/places.ts';
import { Refusal } from '../gate/env-file.ts';
import { altFault } from '../new/alt-text.ts';
import { about } from './file-refusal.ts';
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
export const takeInPhoto = (
  home: string,
  { alt, ...given }: NonNullable<GivenPictures['photo']>,
): Promise<Photo> =>
  about('photo', async () => {
    const fault = altFault(alt);
    if (fault) throw new Refusal(`What the photo shows: ${fault}`);
    const isSmaller = given.bytes.length > HEAVY;
    const { file, bytes } = await takeInPicture(home, FOLDER, { ...given, place: 'portrait', isSmaller });
    const name = `portrait${extname(file)}`;
    put(home, name, bytes);
    return { file: `site/${name}`, alt: alt.trim() };
  });

/** The picture that all icons are made from: a drawing stays one, anything else becomes a PNG. */
export const takeInIcon = (home: string, given: GivenFile): Promise<void> =>
  about('icon', async () => {
    const { name, bytes } = await takeInOwnIcon(home, given);
    put(home, name, bytes);
  });

function put(home: string, file: string, bytes: Buffer): void {
  mkdirSync(join(home, FOLDER), { recursive: true });
  writeFileSync(join(home, FOLDER, file), bytes);
}
