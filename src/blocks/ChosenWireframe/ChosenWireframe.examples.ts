import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'chosenWireframe',
    title: 'The sentence won',
    hideOnPhone: false,
    picture: examplePicture('wide', 'The chosen wireframe: a sentence, a floor and one button.'),
    reasons: [
      {
        title: 'It can be read aloud',
        text: prose('By a screen reader, and by a parent.'),
        spot: { x: 30, y: 25 },
      },
      { title: 'It says when', text: prose('A dot cannot.'), spot: { x: 62.5, y: 40 } },
      {
        title: 'It leaves room for bad news',
        text: prose('“Back on Friday” fits as well.'),
        spot: { x: 50, y: 80 },
      },
    ],
  },
  inTheCorners: {
    type: 'chosenWireframe',
    section: 'Choice',
    title: 'Three reasons, up to the edges of the picture',
    hideOnPhone: false,
    text: [prose('The numbers stand where the reasons point.')],
    picture: exampleWithPortrait('wide', 'The chosen wireframe, filling the frame.'),
    reasons: [
      { title: 'Top left', text: prose('The title comes first.'), spot: { x: 0, y: 0 } },
      { title: 'Bottom right', text: prose('The button is under the thumb.'), spot: { x: 100, y: 100 } },
      { title: 'In the middle', text: prose('The rest is *quiet*.'), spot: { x: 50, y: 50 } },
    ],
  },
} satisfies Record<string, BlockProps<'chosenWireframe'>>;
