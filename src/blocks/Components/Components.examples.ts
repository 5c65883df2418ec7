import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'components',
    hideOnPhone: false,
    picture: examplePicture('wide', 'A sheet of cards, buttons and lines.'),
  },
  everything: {
    type: 'components',
    section: 'Components',
    title: 'Nine parts make every screen',
    hideOnPhone: false,
    text: [prose('If a screen needed a tenth, I redrew the screen.')],
    picture: exampleWithPortrait('wide', 'A sheet of nine parts, each in three states.'),
    parts: [
      { title: 'Result', text: prose('Answers first.') },
      { title: 'Bag', text: prose('What you hold.') },
      { title: 'Floor map', text: prose('Turns with you.') },
      { title: 'Line', text: prose('One fact, with a time.') },
    ],
  },
} satisfies Record<string, BlockProps<'components'>>;
