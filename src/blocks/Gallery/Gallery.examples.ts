import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'gallery',
    hideOnPhone: false,
    figures: [
      { picture: examplePicture('half', 'The search screen, empty.') },
      { picture: examplePicture('half', 'The search screen with three results.') },
    ],
  },
  fourWithCaptions: {
    type: 'gallery',
    section: 'Screens',
    title: 'From search to shelf in four screens',
    hideOnPhone: false,
    text: [prose('Each screen answers one question and asks one.')],
    figures: [
      { picture: examplePicture('half', 'A search field with a keyboard.'), caption: 'What do you want?' },
      { picture: examplePicture('half', 'A list of editions.'), caption: 'Which one?' },
      { picture: examplePicture('half', 'A floor map.'), caption: 'Where is it?' },
      { picture: exampleWithPortrait('half', 'A receipt with a due date.'), caption: 'Until when?' },
    ],
  },
} satisfies Record<string, BlockProps<'gallery'>>;
