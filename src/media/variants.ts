import { posix } from 'node:path';
import type { HtmlFile, Picture, PictureVariant, Video } from '../model/picture.ts';
import { isSmallIn, type Place, type PlaceName, PORTRAIT_WIDTHS, places, tallIn } from '../model/places.ts';
import { ENCODER_VERSION } from './encode.ts';
import type { Format, Job } from './job.ts';
import { fileHash, filmHash, readMaster } from './master.ts';

export interface PictureRequest {
  master: string;
  place: PlaceName;
  alt: string;
  portrait?: string | undefined;
}

/** WebP and AVIF take no taller picture. */
const TALLEST = 16_383;

/** Decides which files a picture needs. Nothing is encoded here. */
export async function planPicture(
  root: string,
  { master, place: placeName, alt, portrait }: PictureRequest,
): Promise<{ picture: Picture; jobs: Job[] }> {
  const place: Place = places[placeName];
  const widths = [...(portrait ? [] : (place.phoneWidths ?? [])), ...place.widths];
  // A film’s still is as wide as its film: what the place could show more is no reason for one more size.
  const keepsOwn = placeName !== 'film';
  const wide = await planSizes(root, master, { widths, fullWidth: place.fullWidth, keepsOwn });
  const upright = portrait ? await planSizes(root, portrait, { widths: PORTRAIT_WIDTHS }) : undefined;
  const tall = tallIn(placeName, wide);
  const fallback = wide.job(wide.hasAlpha ? 'png' : 'jpeg', wide.middle);
  return {
    jobs: [...wide.jobs, ...(upright?.jobs ?? []), fallback],
    picture: {
      alt,
      width: wide.width,
      height: wide.height,
      sizes: place.sizes,
      variants: wide.variants,
      fallback: address(fallback),
      ...(isSmallIn(placeName, wide) && { isSmall: true as const }),
      ...(tall && { tall }),
      ...(upright && {
        portrait: { width: upright.width, height: upright.height, variants: upright.variants },
      }),
      ...(place.fullWidth && {
        full: {
          src: address(wide.job('webp', wide.largest)),
          width: wide.largest,
          height: Math.round((wide.largest * wide.height) / wide.width),
        },
      }),
    },
  };
}

/** A film keeps its pictures; a MOV is published as the MP4 it nearly is. */
export async function planVideo(
  root: string,
  files: { mp4: string; webm?: string | undefined },
): Promise<{ video: Omit<Video, 'poster'>; jobs: Job[] }> {
  const job = async (master: string, ending: string): Promise<Job> => ({
    file: `${slug(master)}-${await filmHash(`${root}/${master}`)}.${ending}`,
    master,
    make: { kind: 'film' },
  });
  const mp4 = await job(files.mp4, 'mp4');
  if (files.webm === undefined) return { video: { mp4: address(mp4) }, jobs: [mp4] };
  const webm = await job(files.webm, 'webm');
  return { video: { mp4: address(mp4), webm: address(webm) }, jobs: [mp4, webm] };
}

/** A prototype is published as text: opened by its address it is something to read, never a page that runs. */
export async function planHtml(root: string, master: string): Promise<{ html: HtmlFile; job: Job }> {
  const file = `${slug(master)}-${await fileHash(`${root}/${master}`)}.txt`;
  const job: Job = { file, master, make: { kind: 'text' } };
  return { html: { src: address(job) }, job };
}

async function planSizes(
  root: string,
  path: string,
  wanted: { widths: readonly number[]; fullWidth?: number | undefined; keepsOwn?: boolean },
) {
  const master = await readMaster(`${root}/${path}`);
  if (!master) throw new Error(`${path} is not a picture that can be read.`);
  const most = Math.min(master.width, Math.floor((TALLEST * master.width) / master.height) || 1);
  const widths = fittingWidths(wanted.widths, most, wanted.keepsOwn);
  const job = (format: Format, width: number): Job => ({
    file: `${slug(path)}-${master.hash}-${ENCODER_VERSION}-${width}.${format}`,
    master: path,
    make: { kind: 'picture', width, format },
  });
  const middle = widths[(widths.length - 1) >> 1] ?? most;
  const largest = Math.min(wanted.fullWidth ?? widths.at(-1) ?? middle, most);
  // Nearly every browser takes AVIF. For the few that do not, WebP in one size will do, and in the one that opens large,
  // where a picture does.
  const sized = [
    ...widths.map((width) => ({ format: 'avif' as const, width })),
    ...[...new Set([middle, ...(wanted.fullWidth ? [largest] : [])])].map((width) => ({
      format: 'webp' as const,
      width,
    })),
  ].map((variant) => ({ ...variant, job: job(variant.format, variant.width) }));
  return {
    ...master,
    middle,
    largest,
    job,
    jobs: sized.map((one) => one.job),
    variants: sized.map(
      ({ format, width, job: { file } }): PictureVariant => ({ format, width, src: `/media/${file}` }),
    ),
  };
}

/** The widths that fit inside the master; one that is narrower than the widest of them adds its own. */
export function fittingWidths(widths: readonly number[], masterWidth: number, keepsOwn = true): number[] {
  const fitting = widths.filter((width) => width <= masterWidth);
  const isNarrower = fitting.length < widths.length && fitting.at(-1) !== masterWidth;
  return fitting.length === 0 || (keepsOwn && isNarrower) ? [...fitting, masterWidth] : fitting;
}

const address = ({ file }: Job) => `/media/${file}`;

function slug(path: string): string {
  return posix
    .basename(path, posix.extname(path))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
