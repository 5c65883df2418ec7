import type { BlockProps } from '../../model/resolved.ts';
import { prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'howMightWe',
    hideOnPhone: false,
    question: 'How might we tell people a book is in before they leave home?',
  },
  everything: {
    type: 'howMightWe',
    section: 'Question',
    title: 'The trip was the problem, not the catalogue',
    text: [prose('Everyone could search. Nobody trusted what the search said.')],
    hideOnPhone: false,
    question: 'How might we make a search result something you would walk through snow for?',
  },
} satisfies Record<string, BlockProps<'howMightWe'>>;
