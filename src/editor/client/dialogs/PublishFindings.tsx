import type { Advice } from '../../shared/answers.ts';
import { Findings } from '../AdviceList.tsx';
import forms from '../fields/forms.module.css';
import type { Origin } from '../page/marks.ts';
import type { Session } from '../session/session.ts';
import styles from './PublishDialog.module.css';
import { warning } from './publish-words.ts';

interface PublishFindingsProps {
  session: Session;
  advice: readonly Advice[];
  /** Leads to the place that a finding speaks of. */
  onGo(origin: Origin): void;
}

/** What the doctor finds before anything leaves the machine: what stands in the way first, what is fine last. */
export function PublishFindings({ session, advice: all, onGo }: PublishFindingsProps) {
  const { path, studies } = session.view().state;
  const { advice, stale, errors, unfinished, good } = counted(all);
  return (
    <>
      {errors + unfinished > 0 && <p className={forms.problem}>{warning(errors, unfinished)}</p>}
      <details className={forms.more} open={errors + unfinished > 0}>
        <summary>{`What the doctor finds: ${advice.length - good} to read`}</summary>
        <Findings advice={advice} here={path} studies={studies} onGo={onGo} />
      </details>
      {stale && (
        <p
          className={forms.help}
        >{`${stale.sentence.replace(/: run .*$/, '.')} Publishing makes a new one.`}</p>
      )}
      <details className={forms.more}>
        <summary>{`What is fine: ${good}`}</summary>
        <ul className={styles.fine}>
          {advice
            .filter(({ severity }) => severity === 'good')
            .map(({ topic, sentence }) => (
              <li key={sentence}>{`${topic}: ${sentence}`}</li>
            ))}
        </ul>
      </details>
    </>
  );
}

/** What only wants a build is done by saying yes, here or by the host, and is told apart. */
export function counted(all: readonly Advice[]) {
  const advice = all.filter(({ mendedBy }) => mendedBy !== 'build');
  const count = (wanted: string) => advice.filter(({ severity }) => severity === wanted).length;
  return {
    advice,
    stale: all.find(({ mendedBy }) => mendedBy === 'build'),
    errors: count('error'),
    unfinished: count('unfinished'),
    good: count('good'),
  };
}
