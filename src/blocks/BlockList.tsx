import type { ComponentType } from 'react';
import type { AnyBlock } from '../model/resolved.ts';
import { registry } from './registry.ts';

/** Draws blocks in their order, each with its component. */
export function BlockList({ blocks }: { blocks: AnyBlock[] }) {
  return blocks.map((block, index) => {
    // The registry pairs every type with the component for it; TypeScript cannot follow that through a union.
    const Component = registry[block.type] as ComponentType<AnyBlock>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order, so a block’s place is its identity.
    return <Component key={index} {...block} />;
  });
}
