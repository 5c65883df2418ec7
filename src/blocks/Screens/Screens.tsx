import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Shown } from '../../ui/Shown/Shown.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';

export function Screens({ screens, ...head }: BlockProps<'screens'>) {
  const heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} items="large">
        {screens.map((one) => (
          <Shown key={one.title} {...one} as={heading} />
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
