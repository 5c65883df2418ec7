import type { ReactNode } from 'react';
import { useLabels } from '../Labels/Labels.ts';
import styles from './InWords.module.css';

/** A drawing told in words, folded under it: for those who cannot see it, or would rather read. */
export function InWords({ children }: { children: ReactNode }) {
  const labels = useLabels();
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{labels.inWords}</summary>
      <div className={styles.words}>{children}</div>
    </details>
  );
}
