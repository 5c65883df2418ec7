import { z } from 'zod';
import { hex, line, paragraph, picture, video } from '../fields.ts';
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
        hex: hex('The colour as # and six digits, in quotes.'),
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
        family: z.enum(['heading', 'body']).describe('heading (Lexend) or body (Kumbh Sans).'),
        size: z.enum(['display', 'large', 'medium', 'small']).describe('display, large, medium or small.'),
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
          hex: hex('The theme’s colour as # and six digits, in quotes: a dot beside its name.').optional(),
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
      .describe('`true` leaves the first theme out at tablet width, where the second stands in for it.'),
  },
);

export const showcaseBlock = block('showcase', 'Features, one after the other, a picture each.', {
  features: z
    .array(z.strictObject({ ...point.shape, picture: picture('phone') }))
    .min(1)
    .max(9)
    .describe('The features.'),
});

export const DEVICES = ['Desktop', 'DesktopTrakt', 'Laptop', 'Phone', 'Phone2', 'Phone3'] as const;

export const mockupBlock = block('mockup', 'A finished screen shown on a device.', {
  device: z.enum(DEVICES).describe(`Which device the picture shows: ${DEVICES.join(', ')}.`),
  picture: picture('wide'),
  caption: line('A line under the picture.').optional(),
});

export const filmBlock = block('film', 'A short silent film of the product, in a device frame.', {
  device: z.enum(DEVICES).describe(`The frame around it: ${DEVICES.join(', ')}.`),
  film: video,
  caption: line('A line under the film.').optional(),
});

export const impactBlock = block('impact', 'What came of it, as figures.', {
  figures: z
    .array(z.strictObject({ value: line('The figure.'), label: line('What it counts.') }))
    .min(1)
    .max(4)
    .describe('The figures.'),
  internal: z.boolean().default(false).describe('`true` marks them as internal figures.'),
});

export const teamBlock = block('team', 'Who made it.', {
  members: z
    .array(z.strictObject({ who: line('Who, for example 4 developers.'), did: paragraph('What they did.') }))
    .min(1)
    .max(6)
    .describe('The people.'),
});
