import type { NotCarried } from '../../../import/source.ts';
import styles from './BringDialog.module.css';

/** What has no place here, with where it stood, why, and its words: nothing goes without one. */
export function NotCarriedList({ of, list }: { of: string; list: readonly NotCarried[] }) {
  if (list.length === 0) return null;
  return (
    // In the words of the editor, whatever the page speaks: read aloud by them, and quoted as they quote.
    <details className={styles.left} lang="en-CA">
      <summary>{`${of}: ${list.length === 1 ? 'one thing' : `${list.length} things`}`}</summary>
      <ul>
        {list.map(({ what, place, why, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
          <li key={index}>
            <b>{what}</b> {place}. {why}
            {words && <q>{words}</q>}
          </li>
        ))}
      </ul>
    </details>
  );
}
