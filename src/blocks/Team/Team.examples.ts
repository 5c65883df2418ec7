import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  one: {
    type: 'team',
    hideOnPhone: false,
    members: [{ who: 'UX designer (me)', did: prose('All that you see.') }],
  },
  everything: {
    type: 'team',
    section: 'Team',
    title: 'A small team and a whole branch',
    hideOnPhone: false,
    text: [prose('Everyone stood at the desk for a day.')],
    members: [
      { who: 'One librarian', did: prose('Had the last word on every label.') },
      { who: 'One developer', did: prose('Made the *as of* line true.') },
      { who: 'UX designer (me)', did: prose('Research, flows, screens and testing.') },
    ],
  },
} satisfies Record<string, BlockProps<'team'>>;
