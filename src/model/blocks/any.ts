import { z } from 'zod';
import {
  componentsBlock,
  filmBlock,
  impactBlock,
  mockupBlock,
  screensBlock,
  showcaseBlock,
  styleGuideBlock,
  teamBlock,
  themeSelectorBlock,
  visualDesignBlock,
} from './product.ts';
import { prototypeBlock } from './prototype.ts';
import {
  comparisonBlock,
  insightsBlock,
  personasBlock,
  questionsBlock,
  statisticsBlock,
  testingBlock,
} from './research.ts';
import {
  beforeAfterBlock,
  chosenWireframeBlock,
  flowBlock,
  interactionsBlock,
  iterationsBlock,
  sitemapBlock,
  strategyBlock,
  wireframesBlock,
} from './structure.ts';
import {
  galleryBlock,
  goalsBlock,
  howMightWeBlock,
  pictureBlock,
  problemBlock,
  takeawaysBlock,
  textBlock,
  tipsBlock,
} from './text.ts';

/** Any block of a case study, told apart by its `type`. */
export const blockSchema = z.discriminatedUnion('type', [
  textBlock,
  howMightWeBlock,
  problemBlock,
  goalsBlock,
  pictureBlock,
  galleryBlock,
  tipsBlock,
  takeawaysBlock,
  questionsBlock,
  statisticsBlock,
  personasBlock,
  insightsBlock,
  comparisonBlock,
  testingBlock,
  strategyBlock,
  flowBlock,
  sitemapBlock,
  interactionsBlock,
  wireframesBlock,
  chosenWireframeBlock,
  iterationsBlock,
  beforeAfterBlock,
  visualDesignBlock,
  styleGuideBlock,
  componentsBlock,
  themeSelectorBlock,
  showcaseBlock,
  screensBlock,
  mockupBlock,
  filmBlock,
  prototypeBlock,
  impactBlock,
  teamBlock,
]);

export type Block = z.output<typeof blockSchema>;
export type BlockType = Block['type'];
/** One block of a given type. */
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
