import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  two: {
    type: 'iterations',
    hideOnPhone: false,
    versions: [
      {
        title: 'A table',
        text: prose('Complete, and nobody read it.'),
        picture: examplePicture('wide', 'Version one, a table of copies.'),
      },
      {
        title: 'A sentence',
        text: prose('Short, and everybody acted on it.'),
        picture: examplePicture('wide', 'Version two, a sentence and a button.'),
      },
    ],
  },
  five: {
    type: 'iterations',
    section: 'Iterations',
    title: 'Five versions of one line',
    hideOnPhone: false,
    text: [prose('Each failed in a way that named the next.')],
    versions: [
      {
        title: 'Status codes',
        text: prose('Only librarians knew them.'),
        picture: examplePicture('wide', 'A line that reads “status 2”.'),
      },
      {
        title: 'Colours',
        text: prose('Green for in, and for nothing else on the page.'),
        picture: examplePicture('wide', 'A green dot.'),
      },
      {
        title: 'Counts',
        text: prose('“3 of 5” raised more questions.'),
        picture: examplePicture('wide', 'A line that reads “3 of 5”.'),
      },
      {
        title: 'Words',
        text: prose('“In” was doubted.'),
        picture: examplePicture('wide', 'A line that reads “in”.'),
      },
      {
        title: 'Words with a time',
        text: prose('“In, as of two minutes ago” was believed.'),
        picture: exampleWithPortrait('wide', 'A line that reads “in, as of two minutes ago”.'),
      },
    ],
  },
} satisfies Record<string, BlockProps<'iterations'>>;
