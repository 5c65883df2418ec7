import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';

export function Mockup({ device, picture, caption, more = [], ...head }: BlockProps<'mockup'>) {
  const mockups = [{ device, picture, caption }, ...more];
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} items="large">
        {mockups.map((one) => (
          <li key={one.picture.fallback} data-device={one.device}>
            <Figure picture={one.picture} caption={one.caption} />
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
