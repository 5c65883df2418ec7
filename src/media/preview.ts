import { encode, fromCache } from './encode.ts';
import type { Job } from './job.ts';
import { openPicture } from './open.ts';

/** What was made in this session, by address: an address is new whenever its picture is. */
const made = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/**
 * The bytes of one file while editing: what the last build made, else a WebP of the right width, whatever the name
 * says. AVIF takes two seconds a picture and would keep an owner waiting who only wants to see it; browsers go by
 * the bytes. Nothing of it is kept on disk, so no build can pick it up.
 */
export async function preview(root: string, job: Job): Promise<Buffer<ArrayBuffer>> {
  if (job.make.kind !== 'picture') return encode(root, job);
  const finished = await fromCache(root, job);
  if (finished) return finished;
  const bytes = made.get(job.file) ?? quickly(`${root}/${job.master}`, job.make.width);
  made.set(job.file, bytes);
  // A picture that was being moved or saved is there a moment later.
  bytes.catch(() => made.delete(job.file));
  return bytes;
}

async function quickly(master: string, width: number): Promise<Buffer<ArrayBuffer>> {
  const image = (await openPicture(master, width)).resize({ width });
  return Buffer.from(await image.webp({ quality: 80, effort: 0 }).toBuffer());
}

/** What the bytes are, where they may be a preview. */
export const isWebp = (bytes: Buffer): boolean => bytes.toString('latin1', 8, 12) === 'WEBP';
