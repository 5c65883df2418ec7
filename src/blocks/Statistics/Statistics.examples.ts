import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  one: {
    type: 'statistics',
    hideOnPhone: false,
    statistics: [
      {
        value: '1 in 3',
        label: 'trips end without the book',
        meaning: prose('The catalogue is right about the building and wrong about the moment.'),
      },
    ],
  },
  four: {
    type: 'statistics',
    section: 'Figures',
    title: 'The desk answers one question all day',
    hideOnPhone: false,
    text: [prose('Counted by the librarians themselves, with pencil strokes.')],
    statistics: [
      {
        value: '61%',
        label: 'of questions ask whether a book is in',
        meaning: prose('The screen beside the desk *says so already*.'),
      },
      {
        value: '9',
        label: 'minutes from question to shelf',
        meaning: prose('Most of them are spent on the stairs.'),
      },
      { value: '4', label: 'words for the same state', meaning: prose('One is enough.') },
      {
        value: '2 weeks',
        label: 'until a ready hold goes back',
        meaning: prose('Long enough to forget it.'),
      },
    ],
  },
} satisfies Record<string, BlockProps<'statistics'>>;
