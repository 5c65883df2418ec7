import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { Shown } from '../../ui/Shown/Shown.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './VisualDesign.module.css';

export function VisualDesign({ colour, typography, ...head }: BlockProps<'visualDesign'>) {
  const heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} className={styles.list}>
        {[colour, typography].map((one) => (
          <Shown key={one.title} {...one} as={heading} />
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
