import { z } from 'zod';
import { line, paragraph, picture } from './fields.ts';

const infoBlock = z.strictObject({
  title: line('For example My Role, Timeline or Tools.'),
  items: z.array(line('One item.')).min(1).describe('The items, a line each.'),
});

/** content/case-studies/<route>/study.yaml: one case study. The folder’s name is its address. */
export const studySchema = z.strictObject({
  tabTitle: line('The whole title in the browser tab.'),
  title: line('The title, on the card and at the top of the study.'),
  description: line('One or two sentences, on the card and under the title.'),
  tags: z.array(line('One tag, in capitals.')).min(1).max(4).describe('The tags on the card.'),
  cover: picture('card'),
  locked: z
    .boolean()
    .default(false)
    .describe('`true` puts everything but the card, the header and the teaser behind the password.'),
  info: z.array(infoBlock).min(1).max(4).describe('The info blocks of the header: My Role, Timeline, Tools.'),
  teaser: z
    .array(paragraph('A paragraph that anyone may read.'))
    .min(1)
    .max(3)
    .optional()
    .describe('What anyone may read of the study while it is locked, written for the purpose.'),
  // A stand-in until the blocks land: enough of a study to be worth locking.
  hero: picture('studyHero').optional(),
  summary: z
    .array(
      z.strictObject({
        title: line('For example The problem, What I did, What came of it.'),
        text: paragraph('One or two sentences.'),
      }),
    )
    .optional()
    .describe('The study in at most five lines, for someone with thirty seconds.'),
  blocks: z
    .array(
      z.strictObject({
        type: z.literal('picture'),
        section: line('Starts a section.').optional(),
        title: line('The heading.'),
        text: z.array(paragraph('A paragraph.')).min(1),
        figure: z.strictObject({ picture: picture('wide'), caption: line('A line under the picture.') }),
      }),
    )
    .optional()
    .describe('The study itself.'),
});

export type Study = z.output<typeof studySchema>;
