import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  oneMap: {
    type: 'sitemap',
    hideOnPhone: false,
    maps: [
      {
        title: 'Today',
        picture: examplePicture('wide', 'A sitemap of three pages; the list below names them.'),
        outline: [{ page: 'Home', pages: [{ page: 'Search' }, { page: 'My books' }] }],
      },
    ],
  },
  beforeAndAfter: {
    type: 'sitemap',
    section: 'Sitemap',
    title: 'Two menus became one',
    hideOnPhone: false,
    text: [prose('Half the pages said what another page said.')],
    maps: [
      {
        title: 'Before',
        picture: exampleWithPortrait(
          'wide',
          'The old sitemap, four levels deep; the list below names its pages.',
        ),
        outline: [
          {
            page: 'Home',
            pages: [
              { page: 'Catalogue', pages: [{ page: 'Advanced search', pages: [{ page: 'Search help' }] }] },
              { page: 'Services' },
            ],
          },
        ],
      },
      {
        title: 'After',
        picture: examplePicture('wide', 'The new sitemap, two levels; the list below names its pages.'),
        outline: [{ page: 'Search' }, { page: 'My books', pages: [{ page: 'Holds' }, { page: 'Loans' }] }],
      },
    ],
  },
} satisfies Record<string, BlockProps<'sitemap'>>;
