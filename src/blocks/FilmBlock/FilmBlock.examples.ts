import type { BlockProps } from '../../model/resolved.ts';
import { exampleFilm, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'film',
    hideOnPhone: false,
    device: 'Phone',
    film: exampleFilm('A finger searches, finds a book that is in, and holds it.'),
  },
  everything: {
    type: 'film',
    section: 'In use',
    title: 'From the doorway to the shelf',
    hideOnPhone: false,
    device: 'Laptop',
    text: [prose('Two seconds of it, on a loop.')],
    film: exampleFilm('A search, a result that is in, and the map of its floor.'),
    caption: 'Search, result, map',
  },
  inAWindow: {
    type: 'film',
    title: 'The desk sees the same',
    hideOnPhone: false,
    device: 'DesktopTrakt',
    film: exampleFilm('A librarian sets a book aside.'),
  },
} satisfies Record<string, BlockProps<'film'>>;
