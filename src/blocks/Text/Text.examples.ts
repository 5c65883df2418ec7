import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'text',
    hideOnPhone: false,
    text: [prose('People came to the branch to ask one thing: *is it in?*')],
  },
  withColumns: {
    type: 'text',
    section: 'Role',
    title: 'I designed the app and drew its pictures',
    text: [
      prose(
        'I worked with one developer and a librarian. The librarian had **the last word** on every label.',
      ),
      prose('See [how I work](/about).'),
    ],
    hideOnPhone: false,
    columns: [
      { title: 'Understand', items: ['Interviews at the desk', 'A week of receipts'] },
      { title: 'Shape', items: ['Flows', 'Wireframes', 'Prototype'] },
      { title: 'Test', items: ['At the branch'] },
      { title: 'Hand over', items: ['Components', 'Notes for developers'] },
    ],
  },
  longWords: {
    type: 'text',
    title: 'Interlibrary-loan-request-confirmations stay readable',
    hideOnPhone: true,
    text: [
      prose(
        'An address such as https://catalogue.example/branches/central/holds/ready-for-pickup breaks instead of sticking out.',
      ),
    ],
  },
} satisfies Record<string, BlockProps<'text'>>;
