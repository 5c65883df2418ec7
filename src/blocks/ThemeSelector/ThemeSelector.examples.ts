import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'themeSelector',
    hideOnPhone: false,
    label: 'Choose a theme to see the catalogue in it',
    leaveFirstOutOnTablet: false,
    themes: [
      { name: 'Day', picture: examplePicture('wide', 'The catalogue by day, on white.') },
      { name: 'Night', picture: examplePicture('wide', 'The catalogue by night, on black.') },
    ],
  },
  everything: {
    type: 'themeSelector',
    section: 'Themes',
    title: 'One catalogue wears every branch',
    hideOnPhone: false,
    text: [prose('Only colours and corners change.')],
    label: 'See the catalogue as',
    leaveFirstOutOnTablet: true,
    themes: [
      { name: 'No branch', picture: examplePicture('wide', 'The catalogue without a branch.') },
      { name: 'Harbour', hex: '#1c5d7a', picture: examplePicture('wide', 'The catalogue at the harbour.') },
      { name: 'Hill', hex: '#3c7a45', picture: examplePicture('wide', 'The catalogue on the hill.') },
      { name: 'Mill', hex: '#a4482f', picture: examplePicture('wide', 'The catalogue at the mill.') },
      { name: 'Station', hex: '#5b3f8c', picture: examplePicture('wide', 'The catalogue at the station.') },
      { name: 'Yard', hex: '#b5851c', picture: examplePicture('wide', 'The catalogue in the yard.') },
    ],
  },
} satisfies Record<string, BlockProps<'themeSelector'>>;
