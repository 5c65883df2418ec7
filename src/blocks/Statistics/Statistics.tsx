import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import { SwipeRow } from '../../ui/SwipeRow/SwipeRow.tsx';
import styles from './Statistics.module.css';

export function Statistics({ statistics, ...head }: BlockProps<'statistics'>) {
  return (
    <BlockFrame head={head}>
      <SwipeRow name={head.title} className={styles.list}>
        {statistics.map(({ value, label, meaning }) => (
          <li key={value} className={styles.statistic}>
            <p className={styles.value}>
              <span className={styles.stroke}>{value}</span>
            </p>
            <p className={styles.label}>{label}</p>
            <p className={styles.meaning}>
              <RichText text={meaning} />
            </p>
          </li>
        ))}
      </SwipeRow>
    </BlockFrame>
  );
}
