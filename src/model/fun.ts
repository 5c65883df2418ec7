import { z } from 'zod';
import { line, paragraph, picture } from './fields.ts';

/** content/fun.yaml: the paintings. */
export const funSchema = z.strictObject({
  pageName: line('The page’s name in the browser tab.'),
  description: line('One sentence about the page, for search results and link previews.'),
  title: line('The page’s heading.'),
  intro: z.array(paragraph('A paragraph of the intro.')).min(1).describe('The intro, a paragraph each.'),
  paintings: z
    .array(
      z.strictObject({
        title: line('The painting’s title, shown under it.'),
        picture: picture('painting'),
      }),
    )
    .min(1)
    .describe('The paintings, in order.'),
});

export type FunPage = z.output<typeof funSchema>;
