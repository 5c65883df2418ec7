import styles from './Choice.module.css';
import type { MistakesOpening } from './opening.ts';

/** What is to be mended before there is a talk; it opens by itself once that is done. */
export function Mistakes({ mistakes }: MistakesOpening) {
  const count = mistakes.length === 1 ? 'One thing' : `${mistakes.length} things`;
  return (
    <main className={styles.root}>
      <div className={styles.column}>
        <p className={styles.owner}>Only you see this</p>
        <h1>{count} in the content to mend first</h1>
        <ul className={styles.mistakes}>
          {mistakes.map(({ where, message }) => (
            <li key={`${where} ${message}`}>
              <code>{where}</code>
              <p>{message}</p>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>Save the file, and the talk is here again, where it was.</p>
      </div>
    </main>
  );
}
