import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'takeaways',
    section: 'Takeaways',
    title: 'What I would tell myself at the start',
    hideOnPhone: false,
    takeaways: [
      {
        title: 'Ask where people stand when they search',
        text: [prose('Half of them stood in the doorway.')],
      },
      {
        title: 'Write the words first',
        text: [
          prose('Screens changed four times. The word for “in” changed once.'),
          prose('That one change mattered more.'),
        ],
      },
    ],
  },
  one: {
    type: 'takeaways',
    hideOnPhone: false,
    takeaways: [
      { title: 'Paper is a platform too', text: [prose('The receipt is the screen people keep.')] },
    ],
  },
} satisfies Record<string, BlockProps<'takeaways'>>;
