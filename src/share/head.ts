import { localeOf } from '../model/language.ts';
import type { Site } from '../model/site.ts';
import { absolute, type Home } from './address.ts';
import type { SharedPage } from './pages.ts';

/** One element of a page’s head. */
export type HeadTag =
  | { tag: 'meta'; attributes: { name: string; content: string } | { property: string; content: string } }
  | { tag: 'link'; attributes: { rel: string; href: string } };

const TYPES: Record<SharedPage['kind'], string> = {
  home: 'website',
  page: 'website',
  profile: 'profile',
  study: 'article',
};

/** What a search engine or a chat reads of a page: its one address, Open Graph, and what X asks beyond that. */
export function headTags(
  page: SharedPage,
  { baseTitle, language }: Pick<Site, 'baseTitle' | 'language'>,
  home: Home,
): HeadTag[] {
  const url = absolute(page.path, home);
  const { image } = page;
  const graph: [string, string | number | undefined][] = [
    ['og:type', TYPES[page.kind]],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', url],
    ['og:site_name', baseTitle],
    ['og:locale', localeOf(language)],
    ['og:image', absolute(image.path, home)],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:image:alt', image.alt],
  ];
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...graph.flatMap(([property, content]): HeadTag[] =>
      content === undefined ? [] : [{ tag: 'meta', attributes: { property, content: String(content) } }],
    ),
    // X takes the rest from Open Graph, but not the words for the picture.
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
    { tag: 'meta', attributes: { name: 'twitter:image:alt', content: image.alt } },
  ];
}
