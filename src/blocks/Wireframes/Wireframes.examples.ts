import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  one: {
    type: 'wireframes',
    hideOnPhone: false,
    fidelity: 'mid',
    figures: [{ picture: examplePicture('third', 'A grey wireframe of the result screen.') }],
  },
  fourLow: {
    type: 'wireframes',
    section: 'Wireframes',
    title: 'Four ways to say “it is in”',
    hideOnPhone: false,
    fidelity: 'low',
    text: [prose('Drawn in an hour, judged in ten minutes.')],
    figures: [
      { picture: examplePicture('third', 'Sketch A, a green dot.'), caption: 'A dot' },
      { picture: examplePicture('third', 'Sketch B, a number of copies.'), caption: 'A count' },
      { picture: examplePicture('third', 'Sketch C, a sentence.'), caption: 'A sentence' },
      { picture: examplePicture('third', 'Sketch D, a photo of the shelf.'), caption: 'A photo' },
    ],
  },
} satisfies Record<string, BlockProps<'wireframes'>>;
