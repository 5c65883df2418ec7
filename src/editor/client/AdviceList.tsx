import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { FILES } from '../../model/files.ts';
import type { Advice, PageState } from '../shared/answers.ts';
import { pageInWords } from '../shared/page-names.ts';
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

/** Where settings are that belong to no page. */
const WAYS: Record<string, string> = { [FILES.site]: 'Open Site', [FILES.look]: 'Open Look' };

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
        studies={session.view().state.studies}
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
  studies: PageState['studies'];
  onGo?: (origin: Origin) => void;
  /** A word that no dictionary has is right all the same. */
  onWord?: (word: string) => void;
  /** Files that no page uses go. */
  onUnused?: (files: string[]) => void;
}

/** What is not published is in nobody’s way: of drafts, but the one that is looked at, a number is enough at first. */
export function Findings({ advice, ...ways }: FindingsProps) {
  const told = advice.filter(({ severity }) => severity !== 'good');
  if (told.length === 0) return <p role="status">Nothing to mend, and no advice. Well done.</p>;
  const isAside = ({ isOfDraft, page }: Advice) => isOfDraft && page !== ways.here;
  const aside = told.filter(isAside);
  return (
    <>
      {aside.length < told.length && <List advice={told.filter((one) => !isAside(one))} {...ways} />}
      {aside.length > 0 && (
        <details className={forms.more}>
          <summary>{`In drafts, which nobody sees yet: ${aside.length}`}</summary>
          <List advice={aside} {...ways} />
        </details>
      )}
    </>
  );
}

/** Without the signs by which the command line marks what is typed. */
const inWords = ({ inEditor, sentence }: Advice) => (inEditor ?? sentence).replaceAll(/`([^`]+)`/g, '“$1”');

function List({ advice, here, studies, onGo, onWord, onUnused }: FindingsProps) {
  const isHere = ({ page }: Advice) => page === here;
  const rank = (one: Advice) => WORST_FIRST.indexOf(one.severity) * 2 + (isHere(one) ? 0 : 1);
  const sorted = advice.toSorted((a, b) => rank(a) - rank(b));
  return (
    <ul className={styles.root}>
      {sorted.map((one) => (
        <li key={`${one.file} ${one.field} ${one.sentence}`} data-severity={one.severity}>
          <p className={forms.help}>
            <strong>{MARKS[one.severity]}</strong> {one.topic}
          </p>
          <p>{inWords(one)}</p>
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
          {one.file && WAYS[one.file] && !one.page && onGo && (
            <button
              type="button"
              className={styles.way}
              onClick={() => onGo({ file: one.file ?? '', path: fieldPath(one.field ?? '') })}
            >
              {WAYS[one.file]}
              <span className="visually-hidden">{one.field && `: ${one.field}`}</span>
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
              {`Open ${pageInWords(one.page, studies)}`}
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
