import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { PointList } from '../../ui/PointList/PointList.tsx';

export function Insights({ insights, ...head }: BlockProps<'insights'>) {
  return (
    <BlockFrame head={head}>
      <PointList name={head.title} points={insights} heading={itemHeading(head)} variant="numbered" />
    </BlockFrame>
  );
}
