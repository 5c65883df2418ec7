import { join } from 'node:path';

/** Who serves the site under test: our own server or a real program. */
export type Server = 'own' | 'nginx' | 'caddy' | 'apache';
/**
 * The same, with the site at the top of its domain or under a sub-path; or our own with the site of somebody who has
 * rewritten every page (tools/test/rewritten.ts).
 */
export type Host = Server | 'subpath' | `${Exclude<Server, 'own'>}-subpath` | 'rewritten';

export const HOST = (process.env.TEST_HOST ?? 'own') as Host;
export const SERVER = (HOST.replace(/-?subpath$|^rewritten$/, '') || 'own') as Server;
const isUnderPath = HOST.endsWith('subpath');
export const SUBPATH = '/portfolio';
/** The project under test: the real code, with content of the tests’ own (tests/content). */
export const SITE_ROOT = join(process.cwd(), '.cache/test-project');

/** Builds for tests have folders of their own: dist is the owner’s. */
const BUILDS = {
  root: '.cache/test-builds/root',
  subpath: '.cache/test-builds/subpath',
  owner: '.cache/test-builds/owner',
  rewritten: 'dist',
};
export const buildFolder = (kind: keyof typeof BUILDS): string => join(process.cwd(), BUILDS[kind]);

export const BASE = isUnderPath ? SUBPATH : '';
export const BUILD = buildFolder(isUnderPath ? 'subpath' : HOST === 'rewritten' ? HOST : 'root');

/** Where a path of the site is, on the host under test. */
export function at(path: string): string {
  const isThereAlready = path.startsWith(`${BASE}/`) && BASE !== '';
  return path.startsWith('/') && !isThereAlready ? BASE + path : path;
}
