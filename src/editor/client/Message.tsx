import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { PageState } from '../shared/answers.ts';
import { pageInWords } from '../shared/page-names.ts';
import { Contest } from './Contest.tsx';
import { NotCarriedList } from './dialogs/NotCarriedList.tsx';
import { usePlaceOf } from './dialogs/ToldIn.tsx';
import styles from './Message.module.css';
import { adviceOn, type SaveState } from './session/save-state.ts';
import type { Session, View } from './session/session.ts';
import { Tool } from './Tool.tsx';

interface MessageProps {
  session: Session;
  save: SaveState;
  notice: View['notice'];
  /** Pages are called by their names. */
  studies: PageState['studies'];
}

/**
 * The one place where the editor says something, heard as well as seen. What keeps words from being saved stays there as
 * long as it does; news waits behind it, since both at once would be two truths. What is told in a dialog is shown there,
 * for as long as it is open.
 */
export function Message({ session, save, notice, studies }: MessageProps) {
  const advice = adviceOn(save, studies);
  const isBroken = save.kind === 'broken';
  useEffect(() => {
    // The list of mistakes, which `npm run dev` has too, need not say it a second time.
    document.documentElement.toggleAttribute('data-edit-told', isBroken);
  }, [isBroken]);
  const dialog = usePlaceOf(notice);
  useEffect(() => (dialog ? session.hold() : undefined), [session, dialog]);
  return (
    <>
      <div className={styles.place} role="status">
        {advice ? (
          <div className={styles.root} data-state={save.kind}>
            <p>{advice}</p>
            {save.kind === 'elsewhere' && (
              <div className={styles.row}>
                <a href={save.draft.page}>{`Open ${pageInWords(save.draft.page, studies)}`}</a>
                <button type="button" onClick={() => session.dropDraft(save.draft)}>
                  Throw these words away
                </button>
              </div>
            )}
          </div>
        ) : save.kind === 'contested' ? (
          <div className={styles.root} data-state="contested">
            <Contest session={session} draft={save.draft} />
          </div>
        ) : (
          notice &&
          !dialog && (
            <div className={styles.root} data-state={stateOf(notice)}>
              <div>
                <p>{notice.text}</p>
                <NotCarriedList of="Had no place" list={notice.left ?? []} />
              </div>
              <Tool sign="close" label="Put this message away" onClick={session.dismiss} />
            </div>
          )
        )}
      </div>
      {dialog &&
        notice &&
        createPortal(
          <p className={styles.inDialog} data-state={stateOf(notice)}>
            {notice.text}
          </p>,
          dialog,
        )}
    </>
  );
}

const stateOf = ({ isFault }: NonNullable<View['notice']>) => (isFault ? 'fault' : 'news');
