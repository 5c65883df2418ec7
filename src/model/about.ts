import { z } from 'zod';
import { line, month, paragraph, picture } from './fields.ts';

const entry = z
  .strictObject({
    position: line('What you were.'),
    company: line('Where.'),
    from: month('The month you began, for example 2023-05.').meta({ help: 'The month you began.' }),
    to: z
      .union([z.literal('present').describe('Until today'), month('The month you ended.')])
      .describe('The month you ended, or present.'),
    description: paragraph('What you did there, in a sentence or two.').optional(),
    result: line('What came of it, in one line; the resume shows it, the page does not.').optional(),
  })
  // A year alone is the whole of it: 2020-05 to 2020 is right. Letters sort after digits, so `present` is last.
  .refine(({ from, to }) => to >= from.slice(0, to.length), {
    path: ['to'],
    error: 'This ends before it begins. It needs a later end, or an earlier start.',
  });

const timeline = (about: string) =>
  z
    .strictObject({
      title: line('The heading above the timeline.'),
      entries: z.array(entry).min(1).describe('The entries, newest first.'),
    })
    .describe(about);

/** content/about.yaml: the About page, and the facts the resume is made from. */
export const aboutSchema = z.strictObject({
  pageName: line('The page’s name in the browser tab.'),
  description: line('One sentence about the page, for search results and link previews.'),
  photo: picture('portrait').optional(),
  intro: z
    .array(line('One short line.'))
    .min(1)
    .max(4)
    .describe('The intro lines; the first is the page’s title.'),
  values: z
    .strictObject({
      title: line('The first words in the speech bubble.'),
      lines: z.array(line('One value.')).min(1).max(4).describe('What you value, a line each.'),
    })
    .optional()
    .describe('The speech bubble beside the photo; without it there is none.'),
  bio: z
    .array(paragraph('A paragraph about you.'))
    .min(1)
    .describe('What there is to know about you, a paragraph each.'),
  jobs: timeline('Your jobs; without it neither the page nor the resume has any.').optional(),
  volunteering: timeline(
    'Your volunteer roles; without it neither the page nor the resume has any.',
  ).optional(),
  resume: z
    .strictObject({
      summary: line('Two or three sentences at the top of the resume.'),
      skills: z
        .array(
          z.strictObject({
            title: line('The name of the group.'),
            items: z.array(line('One skill.')).min(1).describe('The skills, in order.'),
          }),
        )
        .min(1)
        .optional()
        .describe('Groups of skills for the resume; without it the resume has none.'),
    })
    .optional()
    .describe('What the resume says beyond the timelines; without it the site makes no resume.'),
});

export type AboutPage = z.output<typeof aboutSchema>;
export type TimelineEntry = z.output<typeof entry>;
