import { posix } from 'node:path';
import { isHtmlRef, isPictureRef, isVideoRef, type PictureRef } from '../model/fields.ts';
import type { Scheme } from '../model/look.ts';
import type { Picture } from '../model/picture.ts';
import { isScreen, PHONE_STILL_SIZES } from '../model/places.ts';
import type { Resolved } from '../model/resolved.ts';
import { absentPicture, isGone } from './absent.ts';
import type { Job } from './job.ts';
import { type PictureRequest, planHtml, planPicture, planVideo } from './variants.ts';

/**
 * Resolves all pictures in a document for the scheme of the site; `jobs` collects the files they need. While somebody
 * edits, a file may be gone: with `isPatient` the page is drawn, and in its place stands what was there.
 */
export async function resolvePictures<T>(
  root: string,
  folder: string,
  data: T,
  scheme: Scheme,
  jobs: Job[] = [],
  isPatient = false,
): Promise<Resolved<T>> {
  const orElse =
    <R>(instead: () => R) =>
    (error: unknown): R => {
      if (!isPatient) throw error;
      return instead();
    };
  const resolve = async (value: unknown): Promise<unknown> => {
    if (typeof value !== 'object' || value === null) return value;
    const beside = (file: string) => posix.join(folder, file);
    if (isPictureRef(value)) {
      const plans = requestsFor(value, scheme, beside).map((request) =>
        planPicture(root, request)
          // Where its upright version alone is gone, it is shown upright too.
          .catch(orElse(() => planPicture(root, { ...request, portrait: undefined })))
          .catch(
            orElse(() => ({
              picture: absentPicture({ ...request, says: goneAt(request.master) }),
              jobs: [],
            })),
          ),
      );
      const [first, second] = await Promise.all(plans);
      jobs.push(...(first?.jobs ?? []), ...(second?.jobs ?? []));
      const shown = first && { ...first.picture, ...inDevice(value, first.picture) };
      if (!second) return shown;
      const { alt: _, sizes: __, ...dark } = second.picture;
      return { ...shown, dark };
    }
    if (isVideoRef(value)) {
      const mp4 = beside(value.mp4);
      const plan = await planVideo(root, { mp4, webm: value.webm && beside(value.webm) })
        // Where its other form alone is gone, it plays without.
        .catch(orElse(() => planVideo(root, { mp4 })))
        .catch(
          orElse(() => {
            const gone = absentPicture({ ...value.poster, says: goneAt(mp4) });
            return { video: { mp4: NOTHING, gone }, jobs: [] };
          }),
        );
      jobs.push(...plan.jobs);
      return { ...plan.video, poster: await resolve(value.poster) };
    }
    if (isHtmlRef(value)) {
      const plan = await planHtml(root, beside(value.file)).catch(orElse(() => undefined));
      if (plan) jobs.push(plan.job);
      const instead = () => absentPicture({ says: goneAt(value.file), alt: '', place: 'prototype' });
      return plan?.html ?? { src: NOTHING, gone: instead() };
    }
    if (Array.isArray(value)) return Promise.all(value.map(resolve));
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, child]) => [key, await resolve(child)]),
    );
    return Object.fromEntries(entries);
  };
  return (await resolve(data)) as Resolved<T>;
}

/** An address that leads nowhere, and asks nobody. */
const NOTHING = 'data:,';

const goneAt = (path: string) => isGone(posix.basename(path));

/** A phone is drawn around the screenshot of one alone, and shows it as large as phones do. */
const inDevice = ({ device }: PictureRef, picture: Picture) =>
  device && isScreen(picture) ? { device, sizes: PHONE_STILL_SIZES } : {};

/** The one version that is shown, or both where the visitor’s device decides: then first the light one. */
function requestsFor(
  { file, portrait, dark, darkPortrait, place, alt }: PictureRef,
  scheme: Scheme,
  beside: (file: string) => string,
): PictureRequest[] {
  const request = (wide: string, upright: string | undefined): PictureRequest => ({
    master: beside(wide),
    place,
    alt,
    portrait: upright && beside(upright),
  });
  const light = request(file, portrait);
  if (scheme === 'light' || (dark ?? darkPortrait) === undefined) return [light];
  const inDark = request(dark ?? file, darkPortrait ?? portrait);
  return scheme === 'dark' ? [inDark] : [light, inDark];
}
