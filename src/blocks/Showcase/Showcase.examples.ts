import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  one: {
    type: 'showcase',
    hideOnPhone: false,
    features: [
      {
        title: 'Ready tonight',
        text: prose('A message when your hold is in, and not before.'),
        picture: examplePicture('phone', 'A message that reads “Your book is in”.'),
      },
    ],
  },
  seven: {
    type: 'showcase',
    section: 'Features',
    title: 'Seven features, each answering a question from the desk',
    hideOnPhone: false,
    text: [prose('In the order people asked.')],
    features: [
      'Is it in?',
      'Where is it?',
      'Can you hold it?',
      'When is it due?',
      'Can I keep it?',
      'What is like it?',
      'Who can I ask?',
    ].map((title) => ({
      title,
      text: prose('One screen, one answer, and a way to a person.'),
      picture: examplePicture('phone', `A phone that answers “${title}”`),
    })),
  },
} satisfies Record<string, BlockProps<'showcase'>>;
