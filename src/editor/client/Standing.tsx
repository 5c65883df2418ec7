import styles from './Standing.module.css';
import { type Draft, typedIn } from './session/drafts.ts';
import { adviceOn, type SaveState } from './session/save-state.ts';
import type { Session } from './session/session.ts';

/** What keeps words from being saved, for as long as it does: heard as well as seen, and never in anybody’s way. */
export function Standing({ session, save }: { session: Session; save: SaveState }) {
  const advice = adviceOn(save);
  return (
    <div className={styles.place} role="status">
      {advice && (
        <div className={styles.root} data-state={save.kind}>
          <p>{advice}</p>
          {save.kind === 'elsewhere' && (
            <div className={styles.row}>
              <a href={save.draft.page}>{`Open ${save.draft.page}`}</a>
              <button type="button" onClick={() => session.dropDraft(save.draft)}>
                Throw these words away
              </button>
            </div>
          )}
        </div>
      )}
      {save.kind === 'contested' && (
        <div className={styles.root} data-state="contested">
          <p>These words were changed meanwhile, in another tab or outside the editor. Which stay?</p>
          <dl className={styles.both}>
            <div>
              <dt>Yours</dt>
              <dd>{mine(save.draft)}</dd>
            </div>
            <div>
              <dt>In the file now</dt>
              <dd>{inWords(save.draft.state.there)}</dd>
            </div>
          </dl>
          <div className={styles.row}>
            <button type="button" onClick={() => session.keepMine(save.draft)}>
              Keep mine
            </button>
            <button type="button" onClick={() => session.dropDraft(save.draft)}>
              Keep what is in the file
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

const mine = (draft: Draft): string =>
  inWords(typedIn(draft) ?? draft.edits.map((edit) => ('value' in edit ? edit.value : '')));

/** Every text in it. */
function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(inWords).join(' · ');
}
