import { z } from 'zod';
import { line, notes, paragraph, picture } from '../fields.ts';
import type { PlaceName } from '../places.ts';

/** Fields every block has. */
const shared = {
  section: line('Starts a section: its short name in the section list, for example Research.').optional(),
  title: line('The heading. It should carry the argument when read alone.').optional(),
  text: z
    .array(paragraph('A paragraph of three sentences or fewer.'))
    .min(1)
    .optional()
    .describe('Paragraphs under the heading.'),
  fold: line(
    'Folds what stands under the heading and its paragraphs behind these words, which say what it is, for example The whole board. For what is looked up rather than read.',
  ).optional(),
  foldOnPhone: line(
    'The same on phones alone, where a tall picture would take a screen and more.',
  ).optional(),
  hideOnPhone: z.boolean().default(false).describe('Leaves the block out on phones.'),
  notes: notes(
    'What to say to it in an interview, with emphasis, lists and paragraphs if you like. Private: no page shows it.',
  )
    .meta({ help: 'What to say while its slide is shown. Emphasis, lists and paragraphs as you like.' })
    .optional(),
  slide: z
    .union([
      z
        .strictObject({
          title: line('The heading on the slide, in fewer words.').meta({ widget: 'slide' }),
        })
        .describe('Another heading'),
      z.literal(false).describe('No slide'),
    ])
    .optional()
    .describe(
      'How it stands among the slides when you present: under another heading, or not at all. Private: no page shows it.',
    )
    .meta({ help: 'A heading that carries the page may be too long to be read while you speak.' }),
};

/** A block type: its name, what it is for, and its own fields beside the shared ones. */
export function block<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  about: string,
  shape: Shape,
) {
  return z.strictObject({ type: z.literal(type), ...shared, ...shape }).describe(about);
}

/** Where a picture stands that shares its row with others, by how many there are. */
const IN_ROW: readonly PlaceName[] = ['wide', 'half', 'third', 'quarter'];

/** Pictures side by side: the more there are, the smaller each is shown, and the smaller the files it is made in. */
export const figureRow = ({ least, most }: { least: number; most: number }, about: string) =>
  z
    .array(figure('third'))
    .min(least)
    .max(most)
    .transform((figures) => {
      const place = IN_ROW[figures.length - 1] ?? 'quarter';
      return figures.map((one) => ({ ...one, picture: { ...one.picture, place } }));
    })
    .describe(about);

/** A picture with an optional line under it. */
export const figure = (place: PlaceName) =>
  z
    .strictObject({
      picture: picture(place),
      caption: line('A line under the picture.').optional(),
    })
    .describe('A picture and its caption.');

/** A short heading with a paragraph: the commonest item of a list. */
export const point = z.strictObject({
  title: line('The point, in a few words.'),
  text: paragraph('The point, explained.'),
});

export const lines = (about: string) => z.array(line('One line.')).min(1).describe(about);
