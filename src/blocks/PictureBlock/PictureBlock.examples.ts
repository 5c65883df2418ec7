import type { BlockProps } from '../../model/resolved.ts';
import { examplePicture, exampleWithPortrait, prose } from '../example-media.ts';

export const examples = {
  plain: {
    type: 'picture',
    hideOnPhone: false,
    figure: {
      picture: examplePicture('wide', 'The old catalogue: a search field above a table of shelf marks.'),
    },
  },
  everything: {
    type: 'picture',
    section: 'Catalogue',
    title: 'The new result answers before it describes',
    hideOnPhone: false,
    text: [prose('Availability moved from the last column to the first line.')],
    figure: {
      picture: exampleWithPortrait(
        'wide',
        'A result that begins with “In now, second floor”, then the title.',
      ),
      caption: 'A result, as shipped',
    },
    points: [
      { title: 'Floor before shelf mark', text: prose('People walk to a floor and look around.') },
      { title: 'Now, with a time', text: prose('“In, as of two minutes ago” was trusted; “in” was not.') },
      { title: 'One action', text: prose('Hold it. Everything else is a link.') },
    ],
  },
  untitledWithPoints: {
    type: 'picture',
    hideOnPhone: true,
    figure: {
      picture: examplePicture('wide', 'A map of the second floor with one shelf marked.'),
      caption: 'The map is drawn per branch.',
    },
    points: [{ title: 'You are here', text: prose('The map turns the way you face.') }],
  },
} satisfies Record<string, BlockProps<'picture'>>;
