import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharpService from 'astro/assets/services/sharp';
import { writeWhole } from '../lib/files.ts';
import { prepareFilm } from './film/prepare.ts';
import type { Format, Job } from './job.ts';
import { encodable } from './open.ts';

/** Judged by eye on product screens: small type stays crisp, flat colour does not band. */
const QUALITY: Record<Format, number> = { avif: 52, webp: 80, jpeg: 80, png: 90 };

const serviceConfig = {
  service: {
    entrypoint: 'astro/assets/services/sharp',
    config: { avif: { effort: 2 }, webp: { effort: 2 } },
  },
  domains: [],
  remotePatterns: [],
};

/** Part of every file name, so that another setting gives another file. */
export const ENCODER_VERSION = createHash('sha256')
  .update(JSON.stringify([QUALITY, serviceConfig]))
  .digest('hex')
  .slice(0, 4);

const CACHE = '.cache/media';

/** The bytes of one file: from the cache if it was ever made, else encoded now. */
export async function encode(root: string, job: Job): Promise<Buffer<ArrayBuffer>> {
  if (job.make.kind === 'text') return readFile(`${root}/${job.master}`);
  if (job.make.kind === 'film') return prepareFilm(await readFile(`${root}/${job.master}`));
  const before = await fromCache(root, job);
  if (before) return before;
  const cached = cachedFile(root, job);
  const { width, format } = job.make;
  const { data } = await sharpService.transform(
    await encodable(`${root}/${job.master}`, width),
    { src: job.master, width, format, quality: QUALITY[format] },
    serviceConfig as never,
    stopAt(job) as never,
  );
  await writeWhole(cached, data);
  return Buffer.from(data);
}

/** The service warns of a picture it cannot make, and would publish the master instead. */
const stopAt = ({ master, file }: Job) => ({
  warn() {
    throw new MediaError(
      `${master} could not be made into ${file}. Open it in a picture editor and export it anew as PNG or JPEG.`,
    );
  },
});

/** A picture or film that cannot be made, in words for the owner. */
export class MediaError extends Error {
  override name = 'MediaError';
}

/** The bytes of a file that was made before. */
export async function fromCache(root: string, job: Job): Promise<Buffer<ArrayBuffer> | undefined> {
  return readFile(cachedFile(root, job)).catch(() => undefined);
}

const cachedFile = (root: string, { file }: Job) => `${root}/${CACHE}/${file}`;
