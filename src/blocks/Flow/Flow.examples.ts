import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'flow',
    hideOnPhone: false,
    picture: examplePicture('wide', 'A flow from search to shelf; its steps are listed below.'),
    steps: ['Search for a title.', 'See that it is in now.', 'Walk to the floor.'],
  },
  everything: {
    type: 'flow',
    section: 'User flow',
    title: 'Holding a book is one decision',
    hideOnPhone: false,
    text: [prose('The old flow asked for a branch twice.')],
    picture: exampleWithPortrait(
      'wide',
      'A flow in two lanes, reader and branch; its steps are listed below.',
    ),
    steps: [
      'The reader asks for a hold.',
      'The branch sets the book aside.',
      'The reader gets one message.',
      'The reader picks it up.',
    ],
  },
} satisfies Record<string, BlockProps<'flow'>>;
