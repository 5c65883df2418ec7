import { examplePicture, prose } from '../blocks/example-media.ts';
import { examples } from '../blocks/examples.ts';
import type { AnyBlock, ResolvedStudy } from '../model/resolved.ts';
import type { Speaker } from './deck.ts';

/** A study of every block’s every example: what a gallery and tests make slides of. */
export const exampleStudy: ResolvedStudy = {
  title: 'A catalogue that answers before you ask',
  description: 'A library’s catalogue on the phone, from a week at the desk to the day it opened.',
  outcome: 'Open in six branches',
  tags: ['UX/UI'],
  cover: examplePicture('wide', 'The catalogue on two phones.'),
  locked: false,
  draft: false,
  info: [
    { title: 'My Role', items: ['UX designer', 'Illustrator'] },
    { title: 'Timeline', items: ['3 months'] },
    { title: 'Tools', items: ['Figma', 'FigJam'] },
  ],
  hero: examplePicture('wide', 'The catalogue on three phones, before shelves.'),
  summary: [
    {
      title: 'The problem',
      text: prose(
        'People came to the branch to ask one thing, and the catalogue answered five others first.',
      ),
    },
    { title: 'What I did', text: prose('I sat at the desk for a week, and drew what people asked.') },
  ],
  facts: [
    { value: '3 months', label: 'from the desk to the doors', achieved: false },
    { value: '6', label: 'branches', achieved: true },
  ],
  blocks: Object.values(examples).flatMap((named): AnyBlock[] => Object.values(named)),
};

/** Whoever speaks in examples. */
export const exampleSpeaker = (labels: Speaker['site']['labels']): Speaker => ({
  site: {
    owner: {
      name: 'Ada Example',
      shortName: 'Ada',
      role: 'Product designer',
      location: 'Toronto',
      email: 'ada@example.com',
      networks: [],
    },
    language: 'en-CA',
    labels,
  },
  about: {
    photo: examplePicture('persona', 'Ada at her desk.'),
    intro: ['I’m Ada.', 'I make crowded screens calm.'],
    bio: [prose('I began at a library desk.')],
  },
  studies: { catalogue: exampleStudy },
});
