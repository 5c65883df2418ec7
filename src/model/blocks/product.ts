import { z } from 'zod';
import { choice, hex, line, PHONES, paragraph, picture, video } from '../fields.ts';
import { block, point } from './base.ts';

export const visualDesignBlock = block('visualDesign', 'Colour and typography, a picture each.', {
  colour: z.strictObject({ ...point.shape, picture: picture('half') }).describe('The colours and why.'),
  typography: z.strictObject({ ...point.shape, picture: picture('half') }).describe('The type and why.'),
});

export const styleGuideBlock = block('styleGuide', 'A style guide with real swatches and specimens.', {
  swatches: z
    .array(
      z.strictObject({
        name: line('The colour’s name.'),
        hex: hex('The colour as # and six digits, for example #f4be35.'),
        use: line('What it is for.'),
      }),
    )
    .min(2)
    .max(12)
    .describe('The colours.'),
  specimens: z
    .array(
      z.strictObject({
        name: line('The style’s name, for example Heading 1.'),
        family: choice(
          { heading: 'Headings', body: 'Body text' },
          'Which of the site’s two typefaces it is set in.',
        ),
        size: choice(
          { display: 'Display', large: 'Large', medium: 'Medium', small: 'Small' },
          'How large it is set.',
        ),
        sample: line('A few words set in it.'),
        use: line('What it is for.'),
      }),
    )
    .min(1)
    .max(8)
    .describe('The type styles.'),
  pictures: z
    .array(picture('half'))
    .min(1)
    .max(2)
    .optional()
    .describe('The sheets of the guide, as pictures.'),
});

export const componentsBlock = block('components', 'A component sheet, and what its parts are for.', {
  picture: picture('wide'),
  parts: z.array(point).min(1).max(8).optional().describe('The parts.'),
});

export const themeSelectorBlock = block(
  'themeSelector',
  'One screen in several themes, of which the reader chooses one: the brands of a white-label product, day and night.',
  {
    label: line('What is being chosen, for screen readers.'),
    themes: z
      .array(
        z.strictObject({
          name: line('The theme’s name, on its button.'),
          hex: hex(
            'The theme’s colour as # and six digits, for example #f4be35: a dot beside its name.',
          ).optional(),
          picture: picture('wide'),
        }),
      )
      .min(2)
      .max(8)
      .describe(
        'The themes, in order; the first is shown first. Their pictures are of one size, so that nothing jumps.',
      ),
    leaveFirstOutOnTablet: z
      .boolean()
      .default(false)
      .describe('Leaves the first theme out on tablets, where the second stands in for it.'),
  },
);

export const showcaseBlock = block('showcase', 'Features, one after the other, a picture each.', {
  features: z
    .array(z.strictObject({ ...point.shape, picture: picture('phone') }))
    .min(1)
    .max(9)
    .describe('The features.'),
});

export const screensBlock = block(
  'screens',
  'Wide screens of the product in a row to go through, each large, with a heading and a text.',
  {
    screens: z
      .array(z.strictObject({ ...point.shape, picture: picture('wide') }))
      .min(2)
      .max(6)
      .describe('The screens.'),
  },
);

const DEVICES = {
  Desktop: 'Desktop screen',
  DesktopTrakt: 'Browser window',
  Laptop: 'Laptop',
  ...PHONES,
};

export const device = (about: string) => choice(DEVICES, about);

const mockup = {
  device: device('Which device the picture shows. Around a phone’s screenshot, a phone is drawn.'),
  picture: picture('wide'),
  caption: line('A line under the picture.').optional(),
};

export const mockupBlock = block('mockup', 'A finished screen shown on a device.', {
  ...mockup,
  more: z
    .array(z.strictObject(mockup))
    .min(1)
    .optional()
    .describe('Further ones, which stand in a row with it.'),
});

export const filmBlock = block('film', 'A short silent film of the product, in a device frame.', {
  device: device('The frame around it.'),
  film: video,
  caption: line('A line under the film.').optional(),
});

export const impactBlock = block('impact', 'What came of it, as figures.', {
  figures: z
    .array(z.strictObject({ value: line('The figure.'), label: line('What it counts.') }))
    .min(1)
    .max(4)
    .describe('The figures.'),
  internal: z.boolean().default(false).describe('Marks them as internal figures.'),
});

export const teamBlock = block('team', 'Who made it.', {
  members: z
    .array(z.strictObject({ who: line('Who, for example 4 developers.'), did: paragraph('What they did.') }))
    .min(1)
    .max(6)
    .describe('The people.'),
});
