import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'mockup',
    hideOnPhone: false,
    device: 'Laptop',
    picture: examplePicture('wide', 'The catalogue on a laptop.'),
  },
  everything: {
    type: 'mockup',
    section: 'Final design',
    title: 'The kiosk, as it stands in the lobby',
    hideOnPhone: false,
    device: 'Desktop',
    text: [prose('At the height of a counter, and of a wheelchair.')],
    picture: exampleWithPortrait('wide', 'The kiosk screen, with one large search field.'),
    caption: 'The kiosk in the lobby',
  },
  severalShapes: {
    type: 'mockup',
    title: 'The same catalogue, at home and on the way',
    hideOnPhone: false,
    device: 'Phone',
    picture: examplePicture('phone', 'The catalogue on a phone.'),
    caption: 'On the way',
    more: [
      { device: 'Laptop', picture: examplePicture('wide', 'The catalogue on a laptop, at home.') },
      {
        device: 'Phone2',
        picture: examplePicture('phone', 'A loan that ends tomorrow.'),
        caption: 'A day before',
      },
    ],
  },
  notOnPhones: {
    type: 'mockup',
    hideOnPhone: true,
    device: 'Phone3',
    picture: examplePicture('wide', 'Three phones in a row.'),
    caption: 'Left out on phones',
  },
} satisfies Record<string, BlockProps<'mockup'>>;
