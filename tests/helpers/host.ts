/** Who serves the site under test: our own server, a real program, or our own with the site under a sub-path. */
export type Host = 'own' | 'nginx' | 'caddy' | 'subpath';

export const HOST = (process.env.TEST_HOST ?? 'own') as Host;
export const SUBPATH = '/portfolio';
/** Beside dist, which stays as it is. */
export const SUBPATH_BUILD = '.cache/test-builds/subpath';

export const BASE = HOST === 'subpath' ? SUBPATH : '';
export const BUILD = HOST === 'subpath' ? SUBPATH_BUILD : 'dist';

/** Where a path of the site is, on the host under test. */
export function at(path: string): string {
  const isThereAlready = path.startsWith(`${BASE}/`) && BASE !== '';
  return path.startsWith('/') && !isThereAlready ? BASE + path : path;
}
