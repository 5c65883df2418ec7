import { type Color, parse } from 'culori';
import { z } from 'zod';
import { choice, line } from './fields.ts';

const NO_COLOUR = 'This is not a colour. Write it as CSS does: "#f4be35", "teal" or "oklch(0.8 0.15 85)".';
const SEE_THROUGH = 'This colour is see-through. Write one that is not, for example "#f4be35".';

/** Six digits without their sign are no colour to CSS. */
const isColour = (value: string) => !/^[\da-f]+$/i.test(value) && parsed(value) !== undefined;

/** A colour that is a number in every part; what stops in its middle makes the parser stumble. */
function parsed(value: string): Color | undefined {
  try {
    const colour = parse(value);
    const parts = Object.values(colour ?? {}).filter((part) => typeof part === 'number');
    return parts.every(Number.isFinite) ? colour : undefined;
  } catch {
    return undefined;
  }
}

const colour = (about: string) =>
  z
    .string()
    .trim()
    .refine(isColour, { error: NO_COLOUR, abort: true })
    .refine((value) => (parsed(value)?.alpha ?? 1) === 1, { error: SEE_THROUGH })
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

/** A dial without words of its own; the editor says the unit beside the number. */
const number = (least: number, most: number, about: string, unit = '') =>
  z.number().min(least).max(most).optional().describe(about).meta({ unit });

const typeface = (about: string) => line(about).optional().meta({ widget: 'typeface' });

/** content/look.yaml: how the site looks. Every line may be left out. */
export const lookSchema = z.strictObject({
  look: choice(
    {
      workshop: 'Workshop',
      editorial: 'Editorial',
      swiss: 'Swiss',
      night: 'Night',
      poster: 'Poster',
      quiet: 'Quiet',
    },
    'One of the looks that come along; every other line changes it.',
  )
    .optional()
    .meta({ start: 'workshop' }),
  scheme: choice(
    { light: 'Light', dark: 'Dark', auto: 'As the visitor’s device' },
    'Light, dark, or auto: as the visitor’s device has it, with a switch in the bar.',
  ).optional(),
  colours: four('Four colours, used exactly as you write them; all others are worked out from these.'),
  dark: four('The same four for the dark scheme; those you leave out are worked out from the light ones.'),
  typefaces: z
    .strictObject({
      heading: typeface('What headings are set in.'),
      text: typeface('What everything else is set in.'),
    })
    .optional()
    .describe(
      'Two typefaces: each one that comes along, by its name, or a file of yours in the folder look, such as look/Inter.woff2.',
    ),
  headingWeight: number(300, 900, 'How heavy headings are, 300 to 900, as far as their typeface goes.'),
  textSize: number(85, 125, 'How large the text is, in percent of what it is drawn at: 85 to 125.', '%'),
  corners: number(
    0,
    32,
    'How round corners are, in pixels, 0 to 32: cards, buttons, tags, fields and panels follow.',
    'px',
  ),
  spacing: choice(
    { tight: 'Tight', even: 'Even', airy: 'Airy' },
    'How much room there is between things, and inside of them.',
  ).optional(),
  lines: choice(
    { none: 'None', hairline: 'Hairline', strong: 'Strong' },
    'The rules between things: tables, lists, facts.',
  ).optional(),
  depth: choice({ flat: 'Flat', soft: 'Soft' }, 'Whether things cast a soft shadow.').optional(),
  hero: choice(
    { beside: 'Beside its picture', statement: 'A statement: type alone', centred: 'Centred' },
    'The top of the Work page: words beside their picture, type alone and very large, or all of it in the middle.',
  ).optional(),
  work: choice(
    { cards: 'Cards', grid: 'Grid', list: 'List', panels: 'Panels' },
    'How the Work page shows case studies: cards, two columns of covers, large titles in rows, or bands in the colours of the covers.',
  ).optional(),
});

export type Look = z.output<typeof lookSchema>;
export type Scheme = NonNullable<Look['scheme']>;
export type LookName = NonNullable<Look['look']>;

/** How the Work page is laid out. */
export interface WorkLayout {
  hero: NonNullable<Look['hero']>;
  work: NonNullable<Look['work']>;
}
