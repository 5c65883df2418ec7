import { useState } from 'react';
import forms from '../fields/forms.module.css';
import type { Session, View } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import { NewTalkDialog } from './NewTalkDialog.tsx';
import { PresentButton } from './PresentButton.tsx';
import styles from './TalksPanel.module.css';
import { talksIn } from './talks.ts';

interface TalksPanelProps {
  session: Session;
  view: View;
  /** Opens a talk’s form. */
  onOpen(file: string): void;
}

/** Every talk, from any page: studies joined for one interview. */
export function TalksPanel({ session, view, onOpen }: TalksPanelProps) {
  const [isNew, setNew] = useState(false);
  const talks = talksIn(view);
  return (
    <>
      <p className={forms.help}>
        A talk joins studies for one interview: who you are, the studies in your order and time, and what
        should stay. Talks are for you alone; no page is made of them.
      </p>
      {talks.length > 0 && (
        <ul className={styles.root} aria-label="Talks">
          {talks.map(({ name, file, title, about }) => (
            <li key={name}>
              <button type="button" className={styles.name} onClick={() => onOpen(file)}>
                <strong>{title}</strong>
                <span className={forms.help}>{about}</span>
              </button>
              <PresentButton session={session} name={name} />
            </li>
          ))}
        </ul>
      )}
      <div className={forms.row}>
        <Tool sign="add" label="New talk …" isNamed onClick={() => setNew(true)} />
      </div>
      {isNew && <NewTalkDialog session={session} onClose={() => setNew(false)} onMade={onOpen} />}
    </>
  );
}
