import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Strategy.module.css';

export function Strategy({ nodes, ...head }: BlockProps<'strategy'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <div className={styles.root} data-count={nodes.length}>
        <SwipeRow name={head.title} items="tall" list="ol" className={styles.list}>
          {nodes.map(({ title, points }) => (
            <li key={title} className={styles.node}>
              <Heading className={styles.title}>{title}</Heading>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </li>
          ))}
        </SwipeRow>
      </div>
    </BlockFrame>
  );
}
