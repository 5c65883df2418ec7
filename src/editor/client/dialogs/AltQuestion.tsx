import { type ReactNode, useEffect, useRef } from 'react';
import { isToWrite } from '../../../model/starter.ts';
import { oneFits } from '../fields/files.ts';
import forms from '../fields/forms.module.css';
import { focusOn, type Wish } from '../focus.ts';
import styles from './PictureDialog.module.css';

/** What was just taken in, and the words that stood there then: those of what it took the place of, if there was one. */
export interface Fresh {
  kind: 'picture' | 'film';
  before: string;
  /** What was dropped with it, and not taken. */
  others: readonly File[];
  /** Whether whoever gave it still waits here. */
  isWished: Wish;
}

interface AltQuestionProps extends Fresh {
  /** What the field says, and so the file. */
  words: string;
  onDecided(): void;
  /** The field. */
  children: ReactNode;
}

/** Another picture may need other words: the old ones are selected in their field, to be kept or written over. */
export function AltQuestion(props: AltQuestionProps) {
  const { kind, before, others, words, isWished, onDecided, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef(isWished);
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (!field || !wanted.current()) return;
    focusOn(field);
    field.select();
  }, []);
  return (
    <form
      ref={form}
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        onDecided();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        if (!(event.target instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <p className={styles.fresh} role="status">
        {`${TAKEN[kind]} ${isSaid(before) ? `These words were the old ${kind}’s: keep them, or write others.` : 'Say it in a sentence.'}`}
      </p>
      {others.length > 0 && <p className={forms.help}>{oneFits(others)}</p>}
      {children}
      <div className={styles.end}>
        <button type="submit" className={forms.primary}>
          {!isSaid(words)
            ? 'Write it later'
            : words.trim() === before.trim()
              ? 'Keep these words'
              : 'Use these words'}
        </button>
      </div>
    </form>
  );
}

/** Whether somebody has said what it shows. */
export const isSaid = (words: string): boolean => words.trim() !== '' && !isToWrite(words);

const TAKEN = {
  picture: 'Taken in. What does it show?',
  film: 'Taken in. Its still is the old one’s: choose another if it does not fit. What happens in it?',
};
