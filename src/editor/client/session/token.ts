const KEY = 'edit-token';
const BROWSER = 'edit-browser';

/**
 * Takes the token out of the address, where it must not stay, and gives it back for a key: one half goes into a cookie
 * that no script can read, the other is kept here for the other pages and tabs. The token itself is kept nowhere, and
 * is good for once: a browser that has its key goes on with that.
 */
export async function enter(): Promise<void> {
  const [, token] = /^#edit=([\w-]+)$/.exec(location.hash) ?? [];
  if (!token) return;
  // Kept before anything is asked: a page that is loaded again meanwhile is known for the one that came first.
  const browser = localStorage.getItem(BROWSER) ?? crypto.randomUUID();
  localStorage.setItem(BROWSER, browser);
  const headers = { 'x-edit-entry': token, 'x-edit-browser': browser };
  const response = await fetch('/__edit/enter', { method: 'POST', headers });
  if (response.ok) localStorage.setItem(KEY, ((await response.json()) as { key: string }).key);
  // Not before: whoever loads the page again meanwhile still needs it.
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Read anew each time: a tab that was open before a new start goes on once the new address was opened. */
export const ownHalf = (): string => localStorage.getItem(KEY) ?? '';
