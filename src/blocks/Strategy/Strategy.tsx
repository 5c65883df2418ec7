import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame, itemHeading } from '../../ui/BlockFrame/BlockFrame.tsx';
import styles from './Strategy.module.css';

export function Strategy({ nodes, ...head }: BlockProps<'strategy'>) {
  const Heading = itemHeading(head);
  return (
    <BlockFrame head={head}>
      <ol className={styles.list} data-count={nodes.length}>
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
      </ol>
    </BlockFrame>
  );
}
