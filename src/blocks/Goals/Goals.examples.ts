import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'goals',
    title: 'Two things had to be true at launch',
    hideOnPhone: false,
    goals: [
      { title: 'One word for “it is in”', text: prose('The same on every screen and on paper.') },
      { title: 'A trip that pays off', text: prose('What the app says at home still holds at the shelf.') },
    ],
  },
  sixGoals: {
    type: 'goals',
    section: 'Goals',
    title: 'What the branch asked for, in its own order',
    hideOnPhone: false,
    text: [prose('We ranked them together, on the floor, with index cards.')],
    goals: [
      { title: 'Fewer questions at the desk', text: prose('So that there is time for the long ones.') },
      { title: 'Holds people notice', text: prose('A ready book should not wait a week.') },
      { title: 'No account to look', text: prose('Searching is free; only borrowing needs a card.') },
      { title: 'Works on the kiosk', text: prose('The oldest browser in the building.') },
      { title: 'French and English', text: prose('Side by side, never one behind the other.') },
      { title: 'Nothing to maintain', text: prose('The branch has no developer.') },
    ],
  },
} satisfies Record<string, BlockProps<'goals'>>;
