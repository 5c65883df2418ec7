import { withBase } from '../lib/href.ts';

/** Where the site is published: the host, and the sub-path if it has one. */
export interface Home {
  site: string | URL;
  base: string;
}

/** The whole address of a page or file of this site. */
export function absolute(path: string, { site, base }: Home): string {
  return new URL(withBase(path, base), site).href;
}

/** The page an address of the build stands for: `/portfolio/about.html` → `/about`. */
export function pathOf(pathname: string, base: string): string {
  const prefix = base.replace(/\/$/, '');
  const inside = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname;
  return inside.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}
