import { z } from 'zod';
import { line, notes, paragraph } from './fields.ts';

const minutes = (about: string, start: number) =>
  z.number().min(1).max(480).describe(about).meta({ unit: 'min', start });

/** content/decks/<name>.yaml: studies joined into a talk. Private: nothing of it is ever published. */
export const deckSchema = z.strictObject({
  title: line('What the talk is called, on its first slide.'),
  for: line('Whom it is for, for example a company.').optional(),
  minutes: minutes('How long the talk may take, in minutes.', 45).optional(),
  opening: z
    .strictObject({
      lines: z
        .array(line('One line.').meta({ widget: 'slide' }))
        .min(1)
        .max(5)
        .optional()
        .describe('Who you are, in your own lines; without them, as your About page says it.'),
      minutes: minutes('How long it may take.', 3).optional(),
      notes: notes('What to say to it.').optional(),
    })
    .optional()
    .describe('Who you are, on a slide of its own. Leave it out to begin with the first study.')
    .meta({ start: { minutes: 3 } }),
  studies: z
    .array(
      z.strictObject({
        study: line('A case study, by its address: the name of its folder.').meta({ widget: 'study' }),
        minutes: minutes('How long it may take: the pace is shown against it.', 15).optional(),
        sections: z
          .array(line('A section, by its short name.').meta({ widget: 'slide' }))
          .min(1)
          .optional()
          .describe('The sections to show, by their short names; without them, all.')
          .meta({
            widget: 'sections',
            help: 'What fits the time. The title and the summary are always shown.',
          }),
        notes: notes('What to say to its first slide.').optional(),
      }),
    )
    .min(1)
    .describe('The case studies, in the order you show them; locked ones too.'),
  closing: z
    .strictObject({
      title: line('The last heading, for example What I would bring to your team.'),
      points: z
        .array(paragraph('One point.'))
        .min(1)
        .max(5)
        .describe('What should stay with them, a point each.'),
      minutes: minutes('How long it may take, questions included.', 10).optional(),
      notes: notes('What to say to it.').optional(),
    })
    .optional()
    .describe('The last slide, which stays on the screen while they ask.'),
});

export type Deck = z.output<typeof deckSchema>;
