import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Advice } from '../shared/answers.ts';
import styles from './AdviceList.module.css';
import { fieldPath } from './fields/field-path.ts';
import forms from './fields/forms.module.css';
import { focusOn, wish } from './focus.ts';
import type { Origin } from './page/marks.ts';
import { leadTo } from './session/lead.ts';
import type { Session } from './session/session.ts';

const MARKS: Record<string, string> = {
  good: 'Good',
  advice: 'Advice',
  unfinished: 'Unfinished',
  error: 'To mend',
};

const WORST_FIRST = ['error', 'unfinished', 'advice'];

/** What the content report says: the worst first, of this page before others, each at the place it speaks of. */
export function AdviceList({ session, onGo }: { session: Session; onGo?: (origin: Origin) => void }) {
  const [advice, setAdvice] = useState<Advice[]>();
  const list = useRef<HTMLDivElement>(null);
  const look = useCallback(
    () => session.flush().then(() => session.server.advice().then(setAdvice, session.fail)),
    [session],
  );
  useEffect(() => void look(), [look]);
  const keepWord = async (word: string) => {
    const isWished = wish();
    if (!(await session.ask(() => ({ kind: 'addWord', word })))) return;
    // The button goes with its advice: who pressed it stays in the list.
    if (isWished()) focusOn(list.current);
    session.tell(`“${word}” is one of your words now.`);
    await look();
  };
  const clearUp = async (files: string[]) => {
    const isWished = wish();
    if (!(await session.ask(() => ({ kind: 'discard', files })))) return;
    if (isWished()) focusOn(list.current);
    session.tell(
      `${files.length === 1 ? 'It is' : 'They are'} in the trash now. Undo brings ${files.length === 1 ? 'it' : 'them'} back.`,
    );
    await look();
  };
  if (!advice) return <p role="status">Looking through your pages …</p>;
  return (
    <div ref={list} tabIndex={-1}>
      <Findings
        advice={advice}
        here={session.view().state.path}
        onWord={keepWord}
        onUnused={clearUp}
        {...(onGo && { onGo })}
      />
    </div>
  );
}

interface FindingsProps {
  advice: readonly Advice[];
  here: string;
  onGo?: (origin: Origin) => void;
  /** A word that no dictionary has is right all the same. */
  onWord?: (word: string) => void;
  /** Files that no page uses go. */
  onUnused?: (files: string[]) => void;
}

export function Findings({ advice, here, onGo, onWord, onUnused }: FindingsProps) {
  const told = advice.filter(({ severity }) => severity !== 'good');
  const isHere = ({ page }: Advice) => page === here;
  const rank = (one: Advice) => WORST_FIRST.indexOf(one.severity) * 2 + (isHere(one) ? 0 : 1);
  const sorted = told.toSorted((a, b) => rank(a) - rank(b));
  if (told.length === 0) return <p role="status">Nothing to mend, and no advice. Well done.</p>;
  return (
    <ul className={styles.root}>
      {sorted.map((one) => (
        <li key={`${one.file} ${one.field} ${one.sentence}`} data-severity={one.severity}>
          <p className={forms.help}>
            <strong>{MARKS[one.severity]}</strong> {one.topic}
          </p>
          <p>{one.sentence}</p>
          {one.field && one.file && isHere(one) && onGo && (
            <button
              type="button"
              className={styles.way}
              onClick={() => onGo({ file: one.file ?? '', path: fieldPath(one.field ?? '') })}
            >
              Show where
              <span className="visually-hidden">{`: ${one.field}`}</span>
            </button>
          )}
          {one.word && onWord && (
            <button type="button" className={styles.way} onClick={() => onWord(one.word ?? '')}>
              {`Keep “${one.word}” as one of my words`}
            </button>
          )}
          {one.unused && onUnused && (
            <button type="button" className={styles.way} onClick={() => onUnused(one.unused ?? [])}>
              {one.unused.length === 1
                ? 'Move it to the trash'
                : `Move all ${one.unused.length} to the trash`}
            </button>
          )}
          {one.page && !isHere(one) && onGo && (
            <a className={styles.way} href={one.page} onClick={(event) => led(event, one)}>
              {`Open ${one.page}`}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** To the place, not only to its page; in a tab of its own to the page alone. */
function led(event: MouseEvent, { page, file, field }: Advice): void {
  if (!page || !file || !field || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  leadTo({ page, file, path: fieldPath(field) });
}
