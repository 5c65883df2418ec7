import { posix } from 'node:path';
import type { Picture } from '../model/picture.ts';
import { type Place, type PlaceName, places } from '../model/places.ts';
import { ENCODER_VERSION, type Format } from './encode.ts';
import { readMaster } from './master.ts';

/** One file to make from a master. */
export interface Job {
  /** Name of the file under /media. */
  file: string;
  /** Path of the master from the project’s root. */
  master: string;
  width: number;
  format: Format;
}

export interface PicturePlan {
  picture: Picture;
  jobs: Job[];
}

/** Decides which files a picture needs. Nothing is encoded here. */
export async function planPicture(
  root: string,
  request: { master: string; place: PlaceName; alt: string },
): Promise<PicturePlan> {
  const master = await readMaster(`${root}/${request.master}`);
  if (!master) throw new Error(`${request.master} is not a picture that can be read.`);
  const place: Place = places[request.place];
  const widths = fittingWidths(place.widths, master.width);
  const fallbackWidth = widths[Math.min(1, widths.length - 1)] ?? master.width;

  const job = (format: Format, width: number): Job => ({
    file: `${slug(request.master)}-${master.hash}${ENCODER_VERSION}-${width}.${format}`,
    master: request.master,
    width,
    format,
  });
  const sized = (['avif', 'webp'] as const).flatMap((format) => widths.map((width) => job(format, width)));
  const fallback = job(master.hasAlpha ? 'png' : 'jpeg', fallbackWidth);
  const full = place.fullWidth ? job('webp', Math.min(place.fullWidth, master.width)) : undefined;

  return {
    jobs: [...sized, fallback, ...(full ? [full] : [])],
    picture: {
      alt: request.alt,
      width: master.width,
      height: master.height,
      sizes: place.sizes,
      variants: sized.map(({ file, format, width }) => ({
        format: format as 'avif' | 'webp',
        width,
        src: address(file),
      })),
      fallback: address(fallback.file),
      ...(full && {
        full: {
          src: address(full.file),
          width: full.width,
          height: Math.round((full.width * master.height) / master.width),
        },
      }),
    },
  };
}

/** The widths that fit inside the master; a master smaller than all of them keeps its own. */
export function fittingWidths(widths: readonly number[], masterWidth: number): number[] {
  const fitting = widths.filter((width) => width <= masterWidth);
  return fitting.length > 0 ? fitting : [masterWidth];
}

const address = (file: string) => `/media/${file}`;

function slug(path: string): string {
  return posix
    .basename(path, posix.extname(path))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
