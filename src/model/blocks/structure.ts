import { z } from 'zod';
import { choice, line, picture } from '../fields.ts';
import { block, figureRow, lines, point } from './base.ts';

export const strategyBlock = block('strategy', 'The steps of the work, each with its points.', {
  nodes: z
    .array(z.strictObject({ title: line('The step.'), points: lines('What happened in it.') }))
    .min(2)
    .max(8)
    .describe('The steps, in order.'),
});

export const flowBlock = block('flow', 'A user flow, drawn, and told in words for those who cannot see it.', {
  picture: picture('wide'),
  steps: lines('The flow in words, a step per line.'),
});

interface OutlinePage {
  page: string;
  pages?: OutlinePage[] | undefined;
}

const outlinePage: z.ZodType<OutlinePage> = z.strictObject({
  page: line('The page’s name.'),
  get pages() {
    return z.array(outlinePage).min(1).optional().describe('The pages below it.');
  },
});

export const sitemapBlock = block('sitemap', 'One or two sitemaps, drawn, and as a list in words.', {
  maps: z
    .array(
      z.strictObject({
        title: line('For example Before.'),
        picture: picture('wide'),
        outline: z
          .array(outlinePage)
          .min(1)
          .describe('The same map as a list: pages, and the pages below them.'),
      }),
    )
    .min(1)
    .max(2)
    .describe('The maps.'),
});

export const interactionsBlock = block(
  'interactions',
  'How the interface behaves, one picture per behaviour.',
  {
    interactions: z
      .array(z.strictObject({ ...point.shape, picture: picture('half') }))
      .min(1)
      .max(6)
      .describe('The interactions.'),
  },
);

export const wireframesBlock = block('wireframes', 'Wireframes side by side.', {
  fidelity: choice({ low: 'Low fidelity', mid: 'Mid fidelity' }, 'How far they were worked out.'),
  figures: figureRow({ least: 1, most: 4 }, 'One to four wireframes.'),
});

export const chosenWireframeBlock = block(
  'chosenWireframe',
  'The wireframe that won, with three numbered reasons tied to numbered spots on the picture.',
  {
    picture: picture('wide'),
    reasons: z
      .array(
        z.strictObject({
          ...point.shape,
          spot: z
            .strictObject({
              x: z.number().min(0).max(100).describe('From the left, in percent of the width.'),
              y: z.number().min(0).max(100).describe('From the top, in percent of the height.'),
            })
            .describe('Where its number stands on the picture: x and y in percent.'),
        }),
      )
      .length(3)
      .describe('Three reasons, each with its spot.'),
  },
);

export const iterationsBlock = block(
  'iterations',
  'Versions of one screen, and why each followed the last.',
  {
    versions: z
      .array(z.strictObject({ ...point.shape, picture: picture('wide') }))
      .min(2)
      .max(5)
      .describe('The versions, oldest first.'),
  },
);

export const beforeAfterBlock = block(
  'beforeAfter',
  'Pairs of before and after; the arrow between them shows on desktop only.',
  {
    pairs: z
      .array(z.strictObject({ ...point.shape, before: picture('half'), after: picture('half') }))
      .min(1)
      .max(6)
      .describe('The pairs.'),
  },
);
