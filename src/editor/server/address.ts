/** What is said of an address that cannot be taken apart: where its password would end, nobody knows. */
export const UNSHOWN = 'an address that cannot be shown';

/**
 * The address of a repository as far as it is for everybody’s eyes: how it is reached, the machine and the path. What
 * stands before the machine may be a name, a password or a token, and what follows the path may be one. Only the “git”
 * of ssh is nobody’s secret.
 */
export function shownAddress(address: string): string {
  const [, helper, rest = ''] = /^([\w-]+::)(.*)$/s.exec(address) ?? [];
  if (helper) return helper + shownAddress(rest);
  if (/^[a-z][\w+.-]*:\/\//i.test(address)) return shownUrl(address);
  if (/^[a-z]:[\\/]/i.test(address)) return address;
  // A path, or the short form of ssh, whose machine ends at the first slash at the latest.
  return address.replace(/^(\/\/)?[^/]*@/, (all, slashes = '') => (all === 'git@' ? all : slashes));
}

function shownUrl(address: string): string {
  const url = URL.parse(address);
  if (!url || `${url.search}${url.hash}`.includes('@')) return UNSHOWN;
  const user = url.username === 'git' && url.password === '' ? 'git@' : '';
  return `${url.protocol}//${user}${url.host}${readable(url.pathname)}`;
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * What a program said, without what opens an address. Those that are known are looked for as they are written, whatever
 * is in them; others by their form.
 */
export function withoutSecrets(text: string, known: readonly string[] = []): string {
  let shown = text;
  for (const address of known.toSorted((a, b) => b.length - a.length)) {
    if (shownAddress(address) !== address) shown = shown.replaceAll(address, shownAddress(address));
    for (const secret of secretsOf(address)) shown = shown.replaceAll(secret, '');
  }
  return shown
    .replaceAll(/\/\/[^\s/]*@/g, (all) => (all === '//git@' ? all : '//'))
    .replaceAll(/\b([a-z][\w+.-]*:\/\/[^\s?#'"<>]*)[?#][^\s'"<>]*/gi, '$1')
    .replaceAll(/[^\s/'"(<]+@(?=[\w.-]+:(?!\s))/g, (all) => (all === 'git@' ? all : ''));
}

/** What stands before the machine, as it is written and as it may be written anew. */
function secretsOf(address: string): string[] {
  const [, user = ''] = /^(?:[\w-]+::)?(?:[a-z][\w+.-]*:)?(?:\/\/)?([^/]*)@/i.exec(address) ?? [];
  if (user === '' || user === 'git') return [];
  const url = URL.parse(address);
  const anew = url ? `${url.username}${url.password && `:${url.password}`}` : user;
  return [...new Set([user, anew])].map((one) => `${one}@`);
}
