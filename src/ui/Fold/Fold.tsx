import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  /** What is in it: the words that open it. */
  words: string;
  /** `phones` folds nothing on wider screens. */
  on?: 'everything' | 'phones';
  children: ReactNode;
}

/**
 * What is there to be looked up rather than read, behind words that say what it is. It opens without a script, is open on
 * paper and in the editor, and browsers that search in what is closed open it by themselves.
 */
export function Fold({ words, on = 'everything', children }: FoldProps) {
  return (
    <details className={styles.root} data-fold={on}>
      <summary className={styles.words}>{words}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
