import { z } from 'zod';
import { href, line, paragraph, picture } from '../fields.ts';
import { block, figure, figureRow, lines, point } from './base.ts';

export const textBlock = block(
  'text',
  'Text, with or without a quotation, a list or columns of short facts.',
  {
    quote: z
      .array(paragraph('A paragraph of the quotation.'))
      .min(1)
      .optional()
      .describe('A quotation under the paragraphs. It is set apart, so it needs no quotation marks.'),
    bullets: z
      .array(paragraph('An item.'))
      .min(1)
      .optional()
      .describe('A list under the paragraphs, with a point before each item.'),
    numbers: z
      .array(paragraph('An item.'))
      .min(1)
      .optional()
      .describe('The same with numbers, where the order matters.'),
    columns: z
      .array(
        z.strictObject({
          title: line('The column’s heading.'),
          items: lines('The column’s lines.'),
        }),
      )
      .min(2)
      .max(4)
      .optional()
      .describe('Two to four info columns.'),
  },
);

export const howMightWeBlock = block('howMightWe', 'The “How might we” banner: one question in large type.', {
  question: line('The question, beginning with “How might we”.'),
});

export const problemBlock = block('problem', 'The problem, with up to three pictures of it.', {
  pictures: figureRow({ least: 1, most: 3 }, 'One to three pictures, side by side.').optional(),
});

export const goalsBlock = block('goals', 'What the work set out to do.', {
  goals: z.array(point).min(2).max(6).describe('Two to six goals.'),
});

export const pictureBlock = block('picture', 'One wide picture that opens large.', {
  figure: figure('wide'),
  points: z.array(point).min(1).max(6).optional().describe('What to see in it, point by point.'),
});

export const galleryBlock = block('gallery', 'Two to four pictures side by side, in order.', {
  figures: figureRow({ least: 2, most: 4 }, 'The pictures, each with its caption.'),
});

export const tipsBlock = block('tips', 'Short tips with links to where they come from.', {
  tips: z
    .array(
      z.strictObject({
        title: line('The tip, in a few words.'),
        text: paragraph('The tip, explained.'),
        link: z
          .strictObject({ label: line('The words of the link.'), href: href('Where it leads.') })
          .describe('Where to read more.'),
      }),
    )
    .min(1)
    .max(6)
    .describe('The tips.'),
  picture: picture('phone').optional(),
});

export const takeawaysBlock = block('takeaways', 'What I learned.', {
  takeaways: z
    .array(
      z.strictObject({
        title: line('The lesson, in a sentence.'),
        text: z.array(paragraph('A paragraph.')).min(1).describe('The lesson, explained.'),
      }),
    )
    .min(1)
    .max(6)
    .describe('The takeaways.'),
});
