import type { Site } from '../model/site.ts';
import { absolute, type Home } from './address.ts';
import { newest } from './dates.ts';
import type { DatedPage } from './pages.ts';
import { xml } from './xml.ts';

/** An Atom feed of the studies anyone can find and read. A locked one is left out: a reader that follows it meets a wall. */
export function feed(
  pages: readonly DatedPage[],
  { baseTitle, description, language, owner }: Pick<Site, 'baseTitle' | 'description' | 'language' | 'owner'>,
  home: Home,
): string {
  const studies = pages.filter(({ kind, locked, isListed }) => kind === 'study' && isListed && !locked);
  const told = studies.length > 0 ? studies : pages;
  const updated = newest(told.map(({ dates }) => dates.unchangedSince)) ?? '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${xml(absolute('/feed.xml', home))}</id>
  <title>${xml(baseTitle)}</title>
  <subtitle>${xml(description)}</subtitle>
  <updated>${updated}</updated>
  <author><name>${xml(owner.name)}</name><uri>${xml(absolute('/about', home))}</uri></author>
  <icon>${xml(absolute('/icon-192.png', home))}</icon>
  <link rel="self" type="application/atom+xml" href="${xml(absolute('/feed.xml', home))}"/>
  <link rel="alternate" type="text/html" href="${xml(absolute('/', home))}"/>
${studies.map((study) => entry(study, home)).join('')}</feed>
`;
}

function entry({ path, name, description, tags, dates }: DatedPage, home: Home): string {
  const address = xml(absolute(path, home));
  const published = dates.published ? `\n    <published>${dates.published}</published>` : '';
  const categories = tags.map((tag) => `\n    <category term="${xml(tag)}"/>`).join('');
  return `  <entry>
    <id>${address}</id>
    <title>${xml(name)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>${published}
    <updated>${dates.unchangedSince}</updated>${categories}
    <summary>${xml(description)}</summary>
  </entry>
`;
}
