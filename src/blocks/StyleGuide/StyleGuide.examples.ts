import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'styleGuide',
    hideOnPhone: false,
    swatches: [
      { name: 'Honey', hex: '#f4be35', use: 'What you can do' },
      { name: 'Charcoal', hex: '#2b2420', use: 'What you read' },
    ],
    specimens: [
      {
        name: 'Body',
        family: 'body',
        size: 'medium',
        sample: 'In, as of two minutes ago',
        use: 'Everything',
      },
    ],
  },
  everything: {
    type: 'styleGuide',
    section: 'Style guide',
    title: 'A guide short enough to be kept',
    hideOnPhone: false,
    text: [prose('One page, pinned beside the kiosk.')],
    swatches: [
      'Honey #f4be35',
      'Charcoal #2b2420',
      'Paper #f7f7f7',
      'Fog #c7c7c7',
      'Slate #8f8c8a',
      'Alarm #c91c1c',
      'Brick #9a4a32',
      'Brass #b08d57',
      'Moss #5c6b4f',
      'Ink #1c2b3a',
      'Lamp #fff3d1',
      'Snow #ffffff',
    ].map((entry) => {
      const [name = '', hex = ''] = entry.split(' ');
      return { name, hex, use: `Where ${name.toLowerCase()} belongs` };
    }),
    specimens: [
      { name: 'Title', family: 'heading', size: 'display', sample: 'It is in', use: 'Once per screen' },
      { name: 'Heading', family: 'heading', size: 'large', sample: 'Second floor', use: 'Parts of a screen' },
      { name: 'Text', family: 'body', size: 'medium', sample: 'As of two minutes ago', use: 'What you read' },
      { name: 'Note', family: 'body', size: 'small', sample: 'Bring your card', use: 'What you may skip' },
    ],
    pictures: [
      examplePicture('half', 'The guide’s first sheet, colours.'),
      examplePicture('half', 'The guide’s second sheet, type.'),
    ],
  },
} satisfies Record<string, BlockProps<'styleGuide'>>;
