import { useEffect, useId, useRef, useState } from 'react';
import forms from '../fields/forms.module.css';
import { focusOn, type Wish } from '../focus.ts';
import styles from './PictureDialog.module.css';

/** What was just taken in, and the words of what it took the place of; empty if there were none. */
export interface Fresh {
  kind: 'picture' | 'film';
  before: string;
  /** Whether whoever gave it still waits here. */
  isWished: Wish;
}

interface AltQuestionProps extends Fresh {
  onDecided(alt: string): void;
}

/** Another picture may need other words: the old ones are proposed, and kept only if somebody says so. */
export function AltQuestion({ kind, before, isWished, onDecided }: AltQuestionProps) {
  const [alt, setAlt] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const wanted = useRef(isWished);
  useEffect(() => {
    if (!wanted.current()) return;
    focusOn(field.current);
    field.current?.select();
  }, []);
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (alt.trim()) onDecided(alt.trim());
      }}
    >
      <p className={styles.fresh} role="status">
        {`${TAKEN[kind]} ${before ? `These words were the old ${kind}’s: keep them, or write others.` : 'Say it in a sentence.'}`}
      </p>
      <div className={forms.field}>
        <label htmlFor={id}>Alt text</label>
        <textarea
          ref={field}
          id={id}
          rows={Math.min(8, 2 + Math.floor(alt.length / 44))}
          required
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </div>
      <button type="submit" className={forms.primary}>
        {before && alt.trim() === before.trim() ? 'Keep these words' : 'Use these words'}
      </button>
    </form>
  );
}

const TAKEN = {
  picture: 'Taken in. What does it show?',
  film: 'Taken in. Its still is the old one’s: choose another if it does not fit. What happens in it?',
};
