import { parse } from 'culori';
import { z } from 'zod';
import { choice } from './fields.ts';

const NO_COLOUR =
  'This is not a colour. Write it as CSS does, in quotes: "#f4be35", "teal" or "oklch(0.8 0.15 85)".';
const SEE_THROUGH = 'This colour is see-through. Write one that is not, for example "#f4be35", in quotes.';

/** Six digits without their sign are no colour to CSS. */
const isColour = (value: string) => !/^[\da-f]+$/i.test(value) && parse(value) !== undefined;

const colour = (about: string) =>
  z
    .string()
    .trim()
    .refine(isColour, { error: NO_COLOUR, abort: true })
    .refine((value) => (parse(value)?.alpha ?? 1) === 1, { error: SEE_THROUGH })
    .optional()
    .describe(about)
    .meta({ widget: 'colour' });

const four = (about: string) =>
  z
    .strictObject({
      ground: colour('What everything stands on.'),
      text: colour('Headings and running text.'),
      accent: colour('Buttons, highlighted words, underlines.'),
      strong: colour('The panels that stand out, dark ones as a rule: the footer, how-might-we.'),
    })
    .optional()
    .describe(about);

/** content/look.yaml: how the site looks. Every line may be left out. */
export const lookSchema = z.strictObject({
  look: choice({ workshop: 'Workshop' }, 'One of the looks that come along; every other line changes it.')
    .optional()
    .meta({ start: 'workshop' }),
  colours: four('Four colours, used exactly as you write them; all others are worked out from these.'),
});

export type Look = z.output<typeof lookSchema>;
export type LookName = NonNullable<Look['look']>;
