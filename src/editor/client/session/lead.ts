import type { NotCarried } from '../../../import/source.ts';
import type { Origin } from '../page/marks.ts';

const KEY = 'edit-lead';

/** Opens the page on which something is to be mended, and the place on it. */
export function leadTo({ page, file, path }: Origin & { page: string }): void {
  sessionStorage.setItem(KEY, JSON.stringify({ file, path }));
  if (location.pathname === page) location.reload();
  else location.assign(page);
}

/** The place that somebody was led to, once. */
export function ledTo(): Origin | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept ? (JSON.parse(kept) as Origin) : undefined;
}

const TOLD = 'edit-told';

/** Something that is said, and what had no place, if that is what it is about. */
export interface Told {
  text: string;
  left?: NotCarried[] | undefined;
}

/** Opens a page anew, and says something there. */
export function tellOn(page: string, told: Told): void {
  sessionStorage.setItem(TOLD, JSON.stringify(told));
  location.assign(page);
}

/** What was to be said on this page, once. */
export function toldHere(): Told | undefined {
  const told = sessionStorage.getItem(TOLD);
  sessionStorage.removeItem(TOLD);
  return told ? (JSON.parse(told) as Told) : undefined;
}
