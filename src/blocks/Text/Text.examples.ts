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
  withQuote: {
    type: 'text',
    title: 'What people said at the desk',
    hideOnPhone: false,
    quote: [prose('I only want to know *whether it is in*.'), prose('Everything else can wait.')],
    bullets: [
      prose('Eleven of fourteen asked **before** they looked'),
      prose('Three had [the catalogue](/about) open'),
    ],
  },
  withSteps: {
    type: 'text',
    hideOnPhone: false,
    text: [prose('A hold took three steps.')],
    numbers: [prose('Find the branch'), prose('Find the book'), prose('Say when you come')],
  },
  folded: {
    type: 'text',
    fold: 'How the receipts were counted',
    hideOnPhone: false,
    text: [prose('By hand, for a week, at two branches.')],
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
