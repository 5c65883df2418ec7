import { posix } from 'node:path';
import type { PictureRef } from '../model/fields.ts';
import type { Picture } from '../model/picture.ts';
import { type Job, planPicture } from './variants.ts';

/** The same data with every picture reference replaced by the picture itself. */
export type Resolved<T> = T extends PictureRef
  ? Picture
  : T extends (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

/** Resolves all pictures in a document; `jobs` collects the files they need. */
export async function resolvePictures<T>(
  root: string,
  folder: string,
  data: T,
  jobs: Job[] = [],
): Promise<Resolved<T>> {
  const resolve = async (value: unknown): Promise<unknown> => {
    if (typeof value !== 'object' || value === null) return value;
    if (isPictureRef(value)) {
      const master = posix.join(folder, value.file);
      const plan = await planPicture(root, { master, place: value.place, alt: value.alt });
      jobs.push(...plan.jobs);
      return plan.picture;
    }
    if (Array.isArray(value)) return Promise.all(value.map(resolve));
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, child]) => [key, await resolve(child)]),
    );
    return Object.fromEntries(entries);
  };
  return (await resolve(data)) as Resolved<T>;
}

export function isPictureRef(value: object): value is PictureRef {
  return 'kind' in value && value.kind === 'picture';
}
