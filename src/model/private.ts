import type { Block } from './blocks/any.ts';
import type { Study } from './study.ts';

/** What blocks say to the speaker alone. Nothing of it may go over to pages: they never see a block that has it. */
export const PRIVATE_FIELDS = ['notes', 'slide'] as const satisfies (keyof Block)[];

/** A study as pages may know it: without what is meant for the speaker. */
export const withoutPrivate = (study: Study): Study => ({ ...study, blocks: study.blocks.map(publicBlock) });

function publicBlock(block: Block): Block {
  const rest = { ...block };
  for (const field of PRIVATE_FIELDS) delete rest[field];
  return rest;
}
