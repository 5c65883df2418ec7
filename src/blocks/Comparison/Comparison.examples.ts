import type { BlockProps } from '../../model/resolved.ts';
import { exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'comparison',
    hideOnPhone: false,
    subjects: ['Our catalogue', 'A bookshop'],
    rows: [
      { aspect: 'First answer', values: ['Where it belongs', 'Whether it is in'] },
      { aspect: 'Holding it', values: ['With a card', 'With a phone number'] },
    ],
  },
  everything: {
    type: 'comparison',
    section: 'Market',
    title: 'Shops answer sooner, libraries answer more',
    hideOnPhone: false,
    text: [prose('I looked for the same five books everywhere.')],
    subjects: ['Our catalogue', 'Large library', 'Bookshop', 'Second-hand shop', 'Online store'],
    rows: [
      { aspect: 'First answer', values: ['A shelf mark', 'A count', 'In or not', 'A shrug', 'A date'] },
      { aspect: 'How fresh it is', values: ['Last night', 'Last hour', 'Now', 'Unknown', 'Now'] },
      { aspect: 'Who to ask', values: ['The desk', 'A chat', 'Anyone', 'The owner', 'Nobody'] },
    ],
    picture: exampleWithPortrait('wide', 'Five search results for the same book, side by side.'),
  },
} satisfies Record<string, BlockProps<'comparison'>>;
