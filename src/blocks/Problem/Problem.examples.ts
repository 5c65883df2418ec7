import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'problem',
    section: 'Problem',
    title: 'A shelf mark is an answer only to librarians',
    hideOnPhone: false,
    text: [prose('The catalogue said where a book belongs. It never said whether the book was there.')],
  },
  threePictures: {
    type: 'problem',
    title: 'Three screens, three answers',
    hideOnPhone: false,
    text: [prose('The site, the kiosk and the receipt each used a word of their own.')],
    pictures: [
      { picture: examplePicture('third', 'The site says “available” in green.'), caption: 'The site' },
      { picture: examplePicture('third', 'The kiosk says “on shelf” in grey.'), caption: 'The kiosk' },
      { picture: examplePicture('third', 'The receipt says “status 2”.') },
    ],
  },
  onePicture: {
    type: 'problem',
    hideOnPhone: true,
    pictures: [{ picture: examplePicture('third', 'A sticky note on a screen reads “ask at the desk”.') }],
  },
} satisfies Record<string, BlockProps<'problem'>>;
