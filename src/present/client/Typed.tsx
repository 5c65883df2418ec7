import styles from './Typed.module.css';

/** The number that is being typed, and what comes of it. */
export function Typed({ typed, count }: { typed: string; count: number }) {
  if (typed === '') return null;
  return (
    <output className={styles.root}>
      To slide <strong>{typed}</strong> of {count}: Enter
    </output>
  );
}
