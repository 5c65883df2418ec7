import type { BlockType } from '../model/blocks/any.ts';
import type { AnyBlock, BlockProps } from '../model/resolved.ts';
import type { Part, SlideWords } from './part.ts';
import {
  beforeAfter,
  chosenWireframe,
  components,
  film,
  impact,
  interactions,
  iterations,
  mockup,
  prototype,
  screens,
  showcase,
  sitemap,
  styleGuide,
  themeSelector,
  visualDesign,
  wireframes,
} from './product-forms.ts';
import {
  comparison,
  flow,
  insights,
  personas,
  questions,
  statistics,
  strategy,
  team,
  testing,
} from './research-forms.ts';
import { gallery, goals, howMightWe, picture, problem, takeaways, text, tips } from './text-forms.ts';

/** What each block is on a stage: one that is missing does not compile. */
const forms: { [Type in BlockType]: (block: BlockProps<Type>, words: SlideWords) => Part[] } = {
  beforeAfter,
  chosenWireframe,
  comparison,
  components,
  film,
  flow,
  gallery,
  goals,
  howMightWe,
  impact,
  insights,
  interactions,
  iterations,
  mockup,
  personas,
  picture,
  problem,
  prototype,
  questions,
  screens,
  showcase,
  sitemap,
  statistics,
  strategy,
  styleGuide,
  takeaways,
  team,
  testing,
  text,
  themeSelector,
  tips,
  visualDesign,
  wireframes,
};

/** The slides of one block. */
export function partsOf<Type extends BlockType>(
  block: BlockProps<Type> & { type: Type },
  words: SlideWords,
): Part[];
export function partsOf(block: AnyBlock, words: SlideWords): Part[] {
  const form = forms[block.type] as (block: AnyBlock, words: SlideWords) => Part[];
  return form(block, words);
}
