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

/** Opens a page anew, and says something there. */
export function tellOn(page: string, text: string): void {
  sessionStorage.setItem(TOLD, text);
  location.assign(page);
}

/** What was to be said on this page, once. */
export function toldHere(): string | undefined {
  const text = sessionStorage.getItem(TOLD);
  sessionStorage.removeItem(TOLD);
  return text ?? undefined;
}
