import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { InfoBlocks } from '../../ui/InfoBlocks/InfoBlocks.tsx';

export function Text({ columns, ...head }: BlockProps<'text'>) {
  return (
    <BlockFrame head={head} width="text">
      {columns && <InfoBlocks blocks={columns} />}
    </BlockFrame>
  );
}
