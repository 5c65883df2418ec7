import { absolute, type Home } from './address.ts';
import type { DatedPage } from './pages.ts';
import { xml } from './xml.ts';

/** Every open page that is on a shelf or in the bar, with the date of its last change where that is known. */
export function sitemap(pages: readonly DatedPage[], home: Home): string {
  const entries = pages
    .filter(({ locked, isListed }) => isListed && !locked)
    .map(({ path, dates: { modified } }) => {
      const changed = modified ? `<lastmod>${modified}</lastmod>` : '';
      return `  <url><loc>${xml(absolute(path, home))}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** Everyone is welcome everywhere. Locked pages say `noindex` themselves: naming them here would only point at them. */
export function robots(home: Home): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml', home)}\n`;
}
