const KEY = 'edit-token';

/** Takes the token out of the address, where it must not stay, and keeps it for the other pages and tabs. */
export function keepToken(): string {
  const [, given] = /^#edit=([\w-]+)$/.exec(location.hash) ?? [];
  if (given) {
    localStorage.setItem(KEY, given);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return localStorage.getItem(KEY) ?? '';
}
