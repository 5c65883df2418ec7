import { useEffect, useState } from 'react';
import type { Advice } from '../server/api.ts';
import styles from './Editor.module.css';
import { fieldPath } from './field-path.ts';
import type { Origin } from './marks.ts';
import type { Session } from './session.ts';

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
  useEffect(() => {
    void session.flush().then(() => session.server.advice().then(setAdvice, session.fail));
  }, [session]);
  if (!advice) return <p role="status">Looking through your pages …</p>;
  return <Findings advice={advice} here={session.view().state.path} {...(onGo && { onGo })} />;
}

interface FindingsProps {
  advice: readonly Advice[];
  here: string;
  onGo?: (origin: Origin) => void;
}

export function Findings({ advice, here, onGo }: FindingsProps) {
  const told = advice.filter(({ severity }) => severity !== 'good');
  const isHere = ({ page }: Advice) => page === here;
  const rank = (one: Advice) => WORST_FIRST.indexOf(one.severity) * 2 + (isHere(one) ? 0 : 1);
  const sorted = told.toSorted((a, b) => rank(a) - rank(b));
  if (told.length === 0) return <p role="status">Nothing to mend, and no advice. Well done.</p>;
  return (
    <ul className={styles.findings}>
      {sorted.map((one) => (
        <li key={`${one.file} ${one.field} ${one.sentence}`} data-severity={one.severity}>
          <p className={styles.findingHead}>
            <strong>{MARKS[one.severity]}</strong> {one.topic}
          </p>
          <p>{one.sentence}</p>
          {one.field && one.file && isHere(one) && onGo && (
            <button
              type="button"
              className={styles.plain}
              onClick={() => onGo({ file: one.file ?? '', path: fieldPath(one.field ?? '') })}
            >
              Show where
              <span className="visually-hidden">{`: ${one.field}`}</span>
            </button>
          )}
          {one.page && !isHere(one) && onGo && (
            <a className={styles.plain} href={one.page}>
              {`Open ${one.page}`}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
