import { useEffect, useMemo, useState } from 'react';
import { clockWords, paceOf, paceWords, planOf } from '../core/pace.ts';
import { elapsed, type Step } from '../core/state.ts';
import { Act } from './Act.tsx';
import styles from './Time.module.css';
import { useGiven, useTalk } from './useSession.ts';

/** The clock, how long the talk has gone on, and whether that is as planned. */
export function Time({ take }: { take(step: Step): void }) {
  const { opening, slides } = useGiven();
  const { timer, at } = useTalk();
  const now = useNow();
  const plan = useMemo(() => planOf(opening.talk), [opening]);
  const gone = elapsed(timer, now);
  const pace = plan && timer.kind !== 'waiting' ? paceOf(plan, at, gone) : undefined;
  const whole = plan?.at(-1);
  const isRunning = timer.kind === 'running';
  const part = opening.talk.parts.find(({ slides: own }) => own.some((one) => one === slides[at]));
  return (
    <header className={styles.root}>
      <p className={styles.elapsed} data-state={timer.kind}>
        <span className="visually-hidden">Elapsed </span>
        <span role="timer">{clockWords(gone)}</span>
        {whole !== undefined && <small> of {clockWords(whole)}</small>}
      </p>
      <div className={styles.acts}>
        <Act
          sign={isRunning ? 'hold' : 'run'}
          label={isRunning ? 'Pause the time' : timer.kind === 'waiting' ? 'Start the time' : 'Go on'}
          onPress={() => take({ kind: 'run' })}
        />
        {timer.kind !== 'waiting' && (
          <Act sign="reset" label="Set back" onPress={() => take({ kind: 'reset' })} />
        )}
      </div>
      {pace && (
        <p className={styles.pace} data-pace={pace.colour}>
          <span aria-hidden="true" />
          {paceWords(pace)}
        </p>
      )}
      <p className={styles.part}>
        {part?.name}
        {part?.minutes !== undefined && ` · ${part.minutes} min`}
      </p>
      <p className={styles.clock}>
        <span className="visually-hidden">The time is </span>
        {new Date(now).toLocaleTimeString(opening.talk.language, { hour: 'numeric', minute: '2-digit' })}
      </p>
    </header>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, []);
  return now;
}
