import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { PointList } from '../../ui/PointList/PointList.tsx';

export function Goals({ goals, ...head }: BlockProps<'goals'>) {
  return (
    <BlockFrame head={head}>
      <PointList name={head.title} points={goals} heading={itemHeading(head)} />
    </BlockFrame>
  );
}
