import { posix } from 'node:path';
import { isHtmlRef, isPictureRef, isVideoRef } from '../model/fields.ts';
import type { Resolved } from '../model/resolved.ts';
import type { Job } from './job.ts';
import { planHtml, planPicture, planVideo } from './variants.ts';

/** Resolves all pictures in a document; `jobs` collects the files they need. */
export async function resolvePictures<T>(
  root: string,
  folder: string,
  data: T,
  jobs: Job[] = [],
): Promise<Resolved<T>> {
  const resolve = async (value: unknown): Promise<unknown> => {
    if (typeof value !== 'object' || value === null) return value;
    const beside = (file: string) => posix.join(folder, file);
    if (isPictureRef(value)) {
      const { file, portrait, place, alt } = value;
      const plan = await planPicture(root, {
        master: beside(file),
        place,
        alt,
        portrait: portrait && beside(portrait),
      });
      jobs.push(...plan.jobs);
      return plan.picture;
    }
    if (isVideoRef(value)) {
      const plan = await planVideo(root, {
        mp4: beside(value.mp4),
        webm: value.webm && beside(value.webm),
      });
      jobs.push(...plan.jobs);
      return { ...plan.video, poster: await resolve(value.poster) };
    }
    if (isHtmlRef(value)) {
      const { html, job } = await planHtml(root, beside(value.file));
      jobs.push(job);
      return html;
    }
    if (Array.isArray(value)) return Promise.all(value.map(resolve));
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, child]) => [key, await resolve(child)]),
    );
    return Object.fromEntries(entries);
  };
  return (await resolve(data)) as Resolved<T>;
}
