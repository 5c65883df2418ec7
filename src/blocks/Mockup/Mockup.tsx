import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Mockup.module.css';

export function Mockup({ device, picture, caption, more = [], ...head }: BlockProps<'mockup'>) {
  const mockups = [{ device, picture, caption }, ...more];
  const shapes = mockups.map(({ picture: { width, height } }) => width / height);
  const alike = Math.max(...shapes) / Math.min(...shapes) < 1.05;
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} items="large" className={alike ? undefined : styles.strip}>
        {mockups.map((one) => (
          <li key={one.picture.fallback} data-device={one.device}>
            <Figure picture={one.picture} caption={one.caption} />
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
