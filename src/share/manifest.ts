import { withBase } from '../lib/href.ts';
import type { Colours } from '../look/colours.ts';
import { directionOf } from '../model/language.ts';
import type { Site } from '../model/site.ts';

/** The web manifest: the site’s name, colours and icons for a home screen. It stays a page in a browser. */
export function manifest(
  { baseTitle, description, language, owner }: Pick<Site, 'baseTitle' | 'description' | 'language' | 'owner'>,
  base: string,
  { ground, hasVectorIcon = true }: Pick<Colours, 'ground'> & { hasVectorIcon?: boolean },
) {
  const icon = (file: string, sizes: string, type: string, purpose: 'any' | 'maskable' = 'any') => ({
    src: withBase(file, base),
    sizes,
    type,
    purpose,
  });
  return {
    id: withBase('/', base),
    name: baseTitle,
    short_name: owner.shortName,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: withBase('/', base),
    display: 'browser',
    theme_color: ground,
    background_color: ground,
    icons: [
      ...(hasVectorIcon ? [icon('/favicon.svg', 'any', 'image/svg+xml')] : []),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      icon('/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
}
