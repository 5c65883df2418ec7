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
