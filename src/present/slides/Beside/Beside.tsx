import type { ReactNode } from 'react';
import styles from './Beside.module.css';

interface BesideProps {
  words: ReactNode;
  children: ReactNode;
  /** How wide what stands beside the words is: half of the stage, or most of it. */
  room?: 'half' | 'most';
}

/** Words in a column, and what they speak of beside them, over the whole height of the stage. */
export function Beside({ words, children, room = 'most' }: BesideProps) {
  return (
    <div className={styles.root} data-room={room}>
      <div className={styles.words}>{words}</div>
      <div className={styles.shown}>{children}</div>
    </div>
  );
}
