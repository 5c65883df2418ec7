import { isPictureRef, isVideoRef } from '../../src/model/fields.ts';
import { readingMinutes } from '../../src/screens/Study/reading-time.ts';
import { EVERY_PAGE, type Page } from './finding.ts';

/** How long a page takes to read, counted as the page itself counts it. */
export function minutesOf({ page, data }: Page): number | undefined {
  if (page === EVERY_PAGE) return undefined;
  const { summary, blocks } = data as { summary?: unknown; blocks?: unknown };
  return readingMinutes(withoutPictures(blocks ? { summary, blocks } : data));
}

/** A visitor meets pictures, not their file names. */
function withoutPictures(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isPictureRef(value) || isVideoRef(value)) return undefined;
  if (Array.isArray(value)) return value.map(withoutPictures);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutPictures(child)]));
}
