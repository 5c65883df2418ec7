import { FILES } from '../../model/files.ts';
import { differing } from './differing.ts';
import styles from './Message.module.css';
import { type Draft, typedIn } from './session/drafts.ts';
import type { Session } from './session/session.ts';

/** Two have written in one place: both are shown, with what differs marked, and the owner chooses. */
export function Contest({
  session,
  draft,
}: {
  session: Session;
  draft: Draft & { state: { kind: 'contested' } };
}) {
  const { there } = draft.state;
  const typed = typedIn(draft);
  const mine = inWords(typed ?? draft.edits.map((edit) => ('value' in edit ? edit.value : '')));
  const parts = differing(mine, inWords(there));
  // Two texts can stand one after the other; anything else, a colour too, is one or the other.
  const areTexts = draft.file !== FILES.look && typeof typed === 'string' && typeof there === 'string';
  const both = areTexts ? `${there.trim()} ${typed.trim()}` : undefined;
  return (
    <>
      <p>
        {draft.file === FILES.look ? 'This was' : 'These words were'} changed meanwhile, in another tab or
        outside the editor. Which stay?
      </p>
      <dl className={styles.both}>
        <div>
          <dt>Yours</dt>
          <dd>
            <Marked words={parts.one} />
          </dd>
        </div>
        <div>
          <dt>In the file now</dt>
          <dd>
            <Marked words={parts.other} />
          </dd>
        </div>
      </dl>
      <div className={styles.row}>
        <button type="button" onClick={() => session.keepMine(draft)}>
          Keep mine
        </button>
        <button type="button" onClick={() => session.dropDraft(draft)}>
          Keep what is in the file
        </button>
        {both !== undefined && (
          <button type="button" onClick={() => session.keepMine(draft, both)}>
            Keep both, one after the other
          </button>
        )}
      </div>
    </>
  );
}

function Marked({ words: [before, changed, after] }: { words: readonly [string, string, string] }) {
  return (
    <>
      {before}
      {changed && <mark>{changed}</mark>}
      {after}
    </>
  );
}

/** Every text in it. */
function inWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Nothing';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(inWords).join(' · ');
}
