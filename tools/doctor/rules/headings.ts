import { inWords } from '../../../src/editor/shared/field-names.ts';
import type { Block, BlockOf, BlockType } from '../../../src/model/blocks/any.ts';
import { advice, type Finding, type Page, type Rule } from '../finding.ts';

/** Where a block keeps things that have headings of their own. A new kind of block has to say. */
const ITEMS: { [Type in BlockType]: keyof BlockOf<Type> | undefined } = {
  goals: 'goals',
  picture: 'points',
  tips: 'tips',
  takeaways: 'takeaways',
  insights: 'insights',
  personas: 'personas',
  strategy: 'nodes',
  sitemap: 'maps',
  interactions: 'interactions',
  chosenWireframe: 'reasons',
  iterations: 'versions',
  beforeAfter: 'pairs',
  visualDesign: 'colour',
  components: 'parts',
  screens: 'screens',
  showcase: 'features',
  themeSelector: undefined,
  comparison: undefined,
  film: undefined,
  flow: undefined,
  gallery: undefined,
  howMightWe: undefined,
  impact: undefined,
  mockup: undefined,
  problem: undefined,
  prototype: undefined,
  questions: undefined,
  statistics: undefined,
  styleGuide: undefined,
  team: undefined,
  testing: undefined,
  text: undefined,
  wireframes: undefined,
};

/** The outline of a study, as the section list, screen readers and a skimming reader take it. */
export const headingsRule: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const blocks = page.study?.blocks ?? [];
    return [...strays(page, blocks), ...empty(page, blocks)];
  });

/** After a part’s heading, a block with no heading puts its items on the part’s own level. */
function strays(page: Page, blocks: readonly Block[]): Finding[] {
  let isInPart = false;
  return blocks.flatMap((block, index): Finding[] => {
    const field = ITEMS[block.type];
    const hasItems = field !== undefined && (block as Record<string, unknown>)[field] !== undefined;
    const isStray = isInPart && !block.title && hasItems;
    if (block.section) isInPart = false;
    else if (block.title) isInPart = true;
    if (!isStray) return [];
    const rank = `so its own items rank with “${lastTitle(blocks, index)}” above instead of under it`;
    return [
      {
        ...advice(
          page,
          ['blocks', index, 'type'],
          `This block has no heading, ${rank}: give the block a \`title:\`.`,
        ),
        inEditor: `The block “${inWords(block.type)}”, number ${index + 1} on the page, has no heading, ${rank}. Give it a title.`,
      },
    ];
  });
}

const lastTitle = (blocks: readonly Block[], before: number) =>
  blocks.slice(0, before).findLast(({ title }) => title)?.title;

/** A heading with nothing under it before the next of its rank. */
function empty(page: Page, blocks: readonly Block[]): Finding[] {
  return blocks.flatMap((block, index): Finding[] => {
    const next = blocks[index + 1];
    const isBare = block.type === 'text' && !block.text && !block.columns;
    if (!isBare || !block.title) return [];
    const goesOn = next && !next.section && (!next.title || block.section);
    if (goesOn) return [];
    return [
      advice(
        page,
        ['blocks', index, 'title'],
        `There is nothing under the heading “${block.title}”: write a paragraph for it, or take it out.`,
      ),
    ];
  });
}
