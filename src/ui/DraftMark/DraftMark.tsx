import styles from './DraftMark.module.css';

interface DraftMarkProps {
  /** On a card there is room for the word alone. */
  variant: 'card' | 'page';
  /** Turns it off, where that can be done on the page. */
  onReady?: () => void;
}

/** Seen while editing only: a build holds no draft, so nobody else meets these words. */
export function DraftMark({ variant, onReady }: DraftMarkProps) {
  return (
    <p className={styles.root} data-variant={variant} data-draft-mark>
      <strong>Draft</strong>
      {variant === 'page' &&
        (onReady ? (
          <>
            <span> Only you see this study. </span>
            <button type="button" className={styles.ready} onClick={onReady}>
              It is ready: turn Draft off
            </button>
          </>
        ) : (
          <span>
            {' '}
            Only you see this study. When it is ready, turn Draft off: it is a setting of this page.
          </span>
        ))}
    </p>
  );
}
