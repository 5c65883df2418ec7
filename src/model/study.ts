import { z } from 'zod';
import { blockSchema } from './blocks/any.ts';
import { line, paragraph, picture } from './fields.ts';

const infoBlock = z.strictObject({
  title: line('For example My Role, Timeline or Tools.'),
  items: z.array(line('One item.')).min(1).describe('The items, a line each.'),
});

/** An address of old may have been deeper than ours are: `work/trakt`. The slash in front is no mistake. */
const oldAddress = line('An address without the site’s name, for example old_route.')
  .transform((address) => address.replace(/^\//, ''))
  .refine((address) => /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*$/.test(address), {
    error:
      'This is no address a study had here. Use small letters, digits, - and _ only, without https:// and without .html.',
  })
  .meta({ widget: 'address', start: 'old_route' });

/** content/case-studies/<route>/study.yaml: one case study. The folder’s name is its address. */
export const studySchema = z.strictObject({
  tabTitle: line(
    'The whole title in the browser tab, where it should be another than your name and the title.',
  ).optional(),
  title: line('The title, on the card and at the top of the study.'),
  description: line('One or two sentences, on the card and under the title.'),
  outcome: line(
    'What came of it, in a few words, on the card; anyone may read it, also where the study is locked.',
  ).optional(),
  tags: z.array(line('One tag, in capitals.')).min(1).max(4).describe('The tags on the card.'),
  cover: picture('card'),
  locked: z
    .boolean()
    .default(false)
    .describe('Puts everything but the card, the header and the teaser behind the password.'),
  draft: z
    .boolean()
    .default(false)
    .describe('Keeps the study out of everything that is published. You still see it, with a mark.'),
  formerly: z
    .array(oldAddress)
    .min(1)
    .optional()
    .describe('Addresses the study had before: who follows one is sent on to this study.'),
  info: z.array(infoBlock).min(1).max(4).describe('The info blocks of the header: My Role, Timeline, Tools.'),
  teaser: z
    .array(paragraph('A paragraph that anyone may read.'))
    .min(1)
    .max(3)
    .optional()
    .describe('What anyone may read of the study while it is locked, written for the purpose.'),
  hero: picture('studyHero'),
  summary: z
    .array(
      z.strictObject({
        title: line('For example The problem, What I did, What came of it.'),
        text: paragraph('One or two sentences.'),
      }),
    )
    .min(2)
    .max(5)
    .describe('The study in at most five lines, for someone with thirty seconds.'),
  facts: z
    .array(
      z.strictObject({
        value: line('The figure, for example 8 weeks.'),
        label: line('What it counts.'),
        achieved: z
          .boolean()
          .default(false)
          .describe('Highlights the figure: something that came of the work, not something that was done.'),
      }),
    )
    .min(1)
    .max(5)
    .describe('The study’s facts, as figures.'),
  blocks: z
    .array(blockSchema)
    .min(1)
    .superRefine((blocks, context) => {
      blocks.forEach((one, index) => {
        const refuse = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: [index, field], message });
        if (index === 0 && !one.section) {
          refuse(
            'section',
            'The first block starts no section. Add `section:`, a short name for the section list.',
          );
        }
        if (one.section && !one.title) {
          refuse('title', 'A block that starts a section needs a heading. Add `title:`.');
        }
      });
    })
    .describe('The study itself: its blocks, in order.'),
});

export type Study = z.output<typeof studySchema>;
