import { z } from 'zod';
import { line, month, paragraph, picture } from './fields.ts';

const city = line('The city it is in.').optional();

/** A year alone is the whole of it: 2020-05 to 2020 is right. Letters sort after digits, so `present` is last. */
const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  !from || !to || to >= from.slice(0, to.length);
const inOrder = {
  path: ['to'],
  error: 'This ends before it begins. It needs a later end, or an earlier start.',
};

const entry = z
  .strictObject({
    position: line('What you were.'),
    company: line('Where.'),
    city,
    from: month('The month you began, for example 2023-05.').meta({ help: 'The month you began.' }),
    to: z
      .union([z.literal('present').describe('Until today'), month('The month you ended.')])
      .describe('The month you ended, or present.'),
    description: paragraph('What you did there, in a sentence or two.').optional(),
    result: line('What came of it, in one line; the resume shows it, the page does not.').optional(),
  })
  .refine(isInOrder, inOrder);

/** The resume has its own headings: a program looks for them there. On the page a heading is the owner’s. */
const heading = line(
  'The heading above it on the About page; without it, only the resume has it.',
).optional();

const diploma = z
  .strictObject({
    diploma: line('What you studied, or what the certificate says.'),
    school: line('Where, or who gave it.').optional(),
    city,
    from: month('The month you began; a certificate needs none.').optional(),
    to: z
      .union([z.literal('present').describe('Until today'), month('The month you ended, or got it.')])
      .describe('The month you ended or got it, or present.')
      .optional(),
    description: paragraph('What it was about, in a sentence.').optional(),
  })
  .refine(isInOrder, inOrder);

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
  education: z
    .strictObject({
      title: heading,
      entries: z.array(diploma).min(1).describe('Schools, courses and certificates, newest first.'),
    })
    .optional()
    .describe('What you learned and where, for the resume, and for the page if it has a heading.'),
  languages: z
    .strictObject({
      title: heading,
      entries: z
        .array(
          z.strictObject({
            name: line('A language.'),
            level: line('How well you speak it, in a word or two.').optional(),
          }),
        )
        .min(1)
        .describe('The languages, the one you speak best first.'),
    })
    .optional()
    .describe('What you speak, for the resume, and for the page if it has a heading.'),
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
export type Diploma = z.output<typeof diploma>;
