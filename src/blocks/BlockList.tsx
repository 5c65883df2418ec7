import { type ComponentType, memo } from 'react';
import { anchorsOf } from '../lib/anchors.ts';
import type { AnyBlock } from '../model/resolved.ts';
import { registry } from './registry.ts';

/** Draws blocks in their order, each with its component. */
export function BlockList({ blocks }: { blocks: AnyBlock[] }) {
  const anchors = anchorsOf(blocks);
  // biome-ignore lint/suspicious/noArrayIndexKey: a block’s place is its identity.
  return blocks.map((block, index) => <OneBlock key={index} block={block} anchor={anchors[index]} />);
}

/** A block whose data did not change is not drawn again: in a long study, typing changes one of many. */
const OneBlock = memo(function OneBlock({ block, anchor }: { block: AnyBlock; anchor: string | undefined }) {
  // The registry pairs every type with the component for it; TypeScript cannot follow that through a union.
  const Component = registry[block.type] as ComponentType<AnyBlock & { anchor: string | undefined }>;
  return <Component {...block} anchor={anchor} />;
});
