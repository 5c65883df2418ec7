import type { Origin } from './page/marks.ts';
import styles from './SaveState.module.css';
import type { SaveState as State } from './session/save-state.ts';

interface SaveStateProps {
  save: State;
  /** Leads to what could not be saved. */
  onMend(origin: Origin): void;
}

/** Whether the owner’s words are in the files, in two or three words. */
export function SaveState({ save, onMend }: SaveStateProps) {
  if (save.kind === 'refused') {
    return (
      <button type="button" className={styles.mend} onClick={() => onMend(save.draft)}>
        Something to mend
      </button>
    );
  }
  return (
    <span className={styles.root} data-state={save.kind}>
      {wordsFor(save)}
    </span>
  );
}

function wordsFor(save: Exclude<State, { kind: 'refused' }>): string {
  switch (save.kind) {
    case 'saved':
      return 'Saved';
    case 'saving':
      return 'Saving …';
    case 'away':
    case 'shut':
      return save.isWaiting ? 'Not saved yet' : 'Not running';
    case 'broken':
      return save.isWaiting ? 'Not saved yet' : 'A file to mend';
    case 'contested':
    case 'elsewhere':
      return 'Not saved yet';
  }
}
