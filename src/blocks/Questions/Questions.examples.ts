import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'questions',
    hideOnPhone: false,
    questions: ['What do you do when a book is not where it should be?', 'Who do you ask first?'],
  },
  eight: {
    type: 'questions',
    section: 'Research',
    title: 'I asked about trips, never about screens',
    hideOnPhone: false,
    text: [prose('Fifteen minutes each, standing, near the returns slot.')],
    questions: [
      'When did you last come for one particular book?',
      'How did you know we had it?',
      'What did you bring with you?',
      'Where did you go first?',
      'When did you ask someone?',
      'What did they do that you could not?',
      'What did you leave with?',
      'Would you come again for the same reason?',
    ],
  },
} satisfies Record<string, BlockProps<'questions'>>;
