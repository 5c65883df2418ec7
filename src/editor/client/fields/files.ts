import { ENOUGH, whyNoPicture } from '../../../media/unreadable.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { HEAVY } from '../../../model/places.ts';

export const PICTURES =
  'image/png,image/jpeg,image/webp,image/avif,image/svg+xml,image/tiff,image/gif,image/heic';
export const FONTS = '.woff2,.woff,.ttf,.otf,font/woff2,font/woff,font/ttf,font/otf';
export const FILMS = 'video/mp4,video/quicktime,video/webm';

/** What the browser offers to choose from, for the kind of file a field wants. */
export function acceptedFor({ widget }: Schema): string {
  if (widget === 'film') return FILMS;
  return widget === 'file' ? '.html,.htm,text/html' : PICTURES;
}

export const isFilm = ({ type, name }: File): boolean =>
  type.startsWith('video/') || /\.(mp4|mov|webm)$/i.test(name);

/** Whether a picture is asked about before it is taken in: screens show a part of it. */
export const isLarge = (file: File): boolean =>
  /\.(jpe?g|png|webp|avif|tiff?)$/i.test(file.name) && file.size > HEAVY;

/** Why a file that somebody chose is no picture, told by how it begins and not by its name. */
export const pictureFault = async (file: File): Promise<string | undefined> =>
  whyNoPicture(file.name, new Uint8Array(await file.slice(0, ENOUGH).arrayBuffer()));

/** What is said of the others where several were dropped on one picture. */
export const oneFits = (others: readonly File[]): string =>
  `One picture fits here: ${others.map(({ name }) => name).join(', ')} ${others.length > 1 ? 'were' : 'was'} not taken.`;
