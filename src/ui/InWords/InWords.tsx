import type { ReactNode } from 'react';
import { Fold } from '../Fold/Fold.tsx';
import { useLabels } from '../Labels/Labels.ts';
import styles from './InWords.module.css';

/** A drawing told in words, folded under it: for those who cannot see it, or would rather read. */
export function InWords({ children }: { children: ReactNode }) {
  const labels = useLabels();
  return (
    <div className={styles.root}>
      <Fold words={labels.inWords}>
        <div className={styles.words}>{children}</div>
      </Fold>
    </div>
  );
}
