import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Shown } from '../../ui/Shown/Shown.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Interactions.module.css';

export function Interactions({ interactions, ...head }: BlockProps<'interactions'>) {
  const heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} className={styles.list} items="large">
        {interactions.map((one) => (
          <Shown key={one.title} {...one} as={heading} />
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
