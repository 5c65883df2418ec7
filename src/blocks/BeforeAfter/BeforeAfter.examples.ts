import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  onePair: {
    type: 'beforeAfter',
    hideOnPhone: false,
    pairs: [
      {
        title: 'The receipt learned to speak',
        text: prose('“Due 12/04” became a day of the week.'),
        before: examplePicture('half', 'The old receipt, with codes.'),
        after: examplePicture('half', 'The new receipt, with a sentence.'),
      },
    ],
  },
  twoPairs: {
    type: 'beforeAfter',
    section: 'Adjustments',
    title: 'Two changes people noticed',
    hideOnPhone: false,
    text: [prose('Out of many that they did not.')],
    pairs: [
      {
        title: 'A bigger button',
        text: prose('For gloves.'),
        before: examplePicture('half', 'A small round button.'),
        after: examplePicture('half', 'A button across the screen.'),
      },
      {
        title: 'A shorter list',
        text: prose('Editions are folded into one line.'),
        before: examplePicture('half', 'Nine rows for one title.'),
        after: examplePicture('half', 'One row that unfolds.'),
      },
    ],
  },
} satisfies Record<string, BlockProps<'beforeAfter'>>;
