import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  one: {
    type: 'testing',
    hideOnPhone: false,
    findings: [
      {
        saw: prose('People tapped the floor number and waited for a map.'),
        changed: prose('The floor number opens the map.'),
      },
    ],
  },
  three: {
    type: 'testing',
    section: 'Testing',
    title: 'The doorway test found what the office missed',
    hideOnPhone: false,
    text: [prose('We stood where people stand, and handed them a phone.')],
    findings: [
      {
        saw: prose('Gloves made the small buttons impossible.'),
        changed: prose('Every target grew to 48 pixels.'),
      },
      {
        saw: prose('People read “in now” and still asked at the desk.'),
        changed: prose('The line gained *as of two minutes ago*.'),
      },
      { saw: prose('Nobody found the French switch.'), changed: prose('Both languages stand in the bar.') },
    ],
  },
} satisfies Record<string, BlockProps<'testing'>>;
