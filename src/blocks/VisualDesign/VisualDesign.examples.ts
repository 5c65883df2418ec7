import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'visualDesign',
    hideOnPhone: false,
    colour: {
      title: 'Honey on paper',
      text: prose('The yellow of the reading lamps.'),
      picture: examplePicture('half', 'A honey swatch beside charcoal.'),
    },
    typography: {
      title: 'Two honest faces',
      text: prose('One for titles, one for everything else.'),
      picture: examplePicture('half', 'The alphabet in two typefaces.'),
    },
  },
  everything: {
    type: 'visualDesign',
    section: 'Visual design',
    title: 'The building lent its colours',
    hideOnPhone: true,
    text: [prose('I photographed the branch before I opened a colour picker.')],
    colour: {
      title: 'Brick and brass',
      text: prose('Brass is kept for *what you can do*.'),
      picture: exampleWithPortrait('half', 'Brick, brass and two greys.'),
    },
    typography: {
      title: 'Large by default',
      text: prose('Harvey should not need his glasses.'),
      picture: exampleWithPortrait('half', 'A title and a paragraph, large.'),
    },
  },
} satisfies Record<string, BlockProps<'visualDesign'>>;
