import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  one: {
    type: 'interactions',
    hideOnPhone: false,
    interactions: [
      {
        title: 'Pull to ask again',
        text: prose('The list says when it last asked.'),
        picture: examplePicture('half', 'A list pulled down, with “as of now” above it.'),
      },
    ],
  },
  three: {
    type: 'interactions',
    section: 'Interactions',
    title: 'Nothing moves unless the shelf does',
    hideOnPhone: false,
    text: [prose('Movement is kept for news.')],
    interactions: [
      {
        title: 'A hold slides into place',
        text: prose('You see where it went.'),
        picture: examplePicture('half', 'A book moving from the results to the bag.'),
      },
      {
        title: 'A map that turns',
        text: prose('It faces the way you do.'),
        picture: examplePicture('half', 'The same map at two angles.'),
      },
      {
        title: 'An undo that waits',
        text: prose('Long enough to take off a glove.'),
        picture: examplePicture('half', 'A bar that reads “Hold cancelled, undo”.'),
      },
    ],
  },
} satisfies Record<string, BlockProps<'interactions'>>;
