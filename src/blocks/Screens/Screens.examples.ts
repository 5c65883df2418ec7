import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  two: {
    type: 'screens',
    hideOnPhone: false,
    screens: [
      {
        title: 'The shelf from above',
        text: prose('Every book stands where it stands in the room.'),
        picture: examplePicture('wide', 'A plan of the room with one shelf marked.'),
      },
      {
        title: 'The same shelf as a list',
        text: prose('For people who know the title already.'),
        picture: examplePicture('wide', 'A list of titles with their shelf marks.'),
      },
    ],
  },
  everything: {
    type: 'screens',
    section: 'Desk',
    title: 'The people at the desk see what visitors see, and a little more',
    text: [prose('One program, three views of the same books.')],
    hideOnPhone: false,
    screens: [
      {
        title: 'Returns',
        text: prose('What came back today, **oldest first**.'),
        picture: exampleWithPortrait('wide', 'A list of returned books.'),
      },
      {
        title: 'Holds',
        text: prose('Who waits for what, and since when.'),
        picture: examplePicture('wide', 'A list of holds with names and days.'),
      },
      {
        title: 'Repairs',
        text: prose('What the bindery has.'),
        picture: examplePicture('wide', 'Three books at the bindery.'),
      },
    ],
  },
} satisfies Record<string, BlockProps<'screens'>>;
