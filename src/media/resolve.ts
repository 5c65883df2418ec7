import { posix } from 'node:path';
import { isHtmlRef, isPictureRef, isVideoRef, type PictureRef } from '../model/fields.ts';
import type { Scheme } from '../model/look.ts';
import type { Picture } from '../model/picture.ts';
import { isScreen, PHONE_STILL_SIZES, places } from '../model/places.ts';
import type { Resolved } from '../model/resolved.ts';
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
        planPicture(root, request).catch(orElse(() => ({ picture: absent(request), jobs: [] }))),
      );
      const [first, second] = await Promise.all(plans);
      jobs.push(...(first?.jobs ?? []), ...(second?.jobs ?? []));
      const shown = first && { ...first.picture, ...inDevice(value, first.picture) };
      if (!second) return shown;
      const { alt: _, sizes: __, ...dark } = second.picture;
      return { ...shown, dark };
    }
    if (isVideoRef(value)) {
      const plan = await planVideo(root, {
        mp4: beside(value.mp4),
        webm: value.webm && beside(value.webm),
      }).catch(orElse(() => ({ video: { mp4: NOTHING }, jobs: [] })));
      jobs.push(...plan.jobs);
      return { ...plan.video, poster: await resolve(value.poster) };
    }
    if (isHtmlRef(value)) {
      const plan = await planHtml(root, beside(value.file)).catch(orElse(() => undefined));
      if (plan) jobs.push(plan.job);
      return plan?.html ?? { src: NOTHING };
    }
    if (Array.isArray(value)) return Promise.all(value.map(resolve));
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, child]) => [key, await resolve(child)]),
    );
    return Object.fromEntries(entries);
  };
  return (await resolve(data)) as Resolved<T>;
}

/** A phone is drawn around the screenshot of one alone, and shows it as large as phones do. */
const inDevice = ({ device }: PictureRef, picture: Picture) =>
  device && isScreen(picture) ? { device, sizes: PHONE_STILL_SIZES } : {};

/** An address that leads nowhere, and asks nobody. */
const NOTHING = 'data:,';

/** What stands where a picture was that cannot be shown: its name, and what it showed. */
function absent({ master, alt, place }: PictureRequest): Picture {
  const [width, height] = [800, 500];
  const lines = [`${posix.basename(master)} is not here any more.`, ...wrapped(alt)].map(
    (line, at) =>
      `<text x="400" y="${210 + at * 42}" ${at === 0 ? 'font-weight="600"' : ''}>${escaped(line)}</text>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#f2f0ee"/><rect x="10" y="10" width="780" height="480" rx="12" fill="none" stroke="#8f8c8a" stroke-width="3" stroke-dasharray="14 10"/><g font-family="system-ui,sans-serif" font-size="28" text-anchor="middle" fill="#4a4441">${lines.join('')}</g></svg>`;
  const fallback = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return { alt, width, height, sizes: places[place].sizes, variants: [], fallback };
}

/** As much of a text as three lines of the drawing hold. */
function wrapped(text: string): string[] {
  const lines = text.match(/.{1,46}(?:\s|$)|\S{46}/g) ?? [];
  return lines
    .slice(0, 3)
    .map((line, at) => (at === 2 && lines.length > 3 ? `${line.trim()} …` : line.trim()));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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
