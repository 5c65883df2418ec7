import { useEffect, useId, useState } from 'react';
import type { Advice, PlannedPlace, PublishPlan } from '../../shared/answers.ts';
import { Findings } from '../AdviceList.tsx';
import forms from '../fields/forms.module.css';
import type { Origin } from '../page/marks.ts';
import type { Session } from '../session/session.ts';
import { changedPages } from './changed-pages.ts';
import { Dialog } from './Dialog.tsx';
import { PublishAlong } from './PublishAlong.tsx';
import styles from './PublishDialog.module.css';
import { PublishPlaces, words } from './PublishPlaces.tsx';

interface PublishDialogProps {
  session: Session;
  onClose(): void;
  /** Leads to the place that a finding speaks of. */
  onGo(origin: Origin): void;
}

/** What the doctor finds first; then one button, and nothing leaves the machine before it is pressed. */
export function PublishDialog({ session, onClose, onGo }: PublishDialogProps) {
  const [found, setFound] = useState<{ plan: PublishPlan; advice: Advice[] }>();
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'failed'>('asking');
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState<PlannedPlace>();
  const id = useId();
  useEffect(() => {
    void session.flush().then(() => session.server.publishing().then(setFound, session.fail));
  }, [session]);
  const places = found?.plan.places ?? [];
  const changed = changedPages(found?.plan.changed ?? [], session.view().state.studies);
  const message = typed ?? (changed ? `Change ${changed}` : 'Publish');
  const to = places.length === 1 ? places[0] : chosen;

  const publish = async () => {
    setState('busy');
    try {
      if (found?.plan.way === 'git') {
        if (!to) return;
        const { along: _, ...place } = to;
        const { head } = found.plan;
        await session.server.do({ kind: 'publish', message, to: place, head }, session.view().state.path);
        setSaid(`Sent to ${words(to)}. Your host builds the site from it.`);
      } else {
        const built = await session.server.build();
        if (!built.isGood) throw new Error(built.said);
        setSaid(built.said);
      }
      setState('done');
    } catch (error) {
      setSaid((error as Error).message);
      setState('failed');
      // It may be that it goes elsewhere now: that is shown before anything is sent.
      setChosen(undefined);
      await session.server.publishing().then(setFound, session.fail);
    }
  };

  if (!found) {
    return (
      <Dialog title="Publish" onClose={onClose}>
        <p role="status">Looking through everything first …</p>
      </Dialog>
    );
  }
  const { plan } = found;
  const isLocked = session.view().state.studies.some(({ locked }) => locked);
  // What only wants a build is done by saying yes, here or by the host.
  const advice = found.advice.filter(({ mendedBy }) => mendedBy !== 'build');
  const stale = found.advice.find(({ mendedBy }) => mendedBy === 'build');
  const count = (wanted: string) => advice.filter(({ severity }) => severity === wanted).length;
  const [errors, unfinished, good] = [count('error'), count('unfinished'), count('good')];
  return (
    <Dialog title="Publish" onClose={onClose}>
      <p>
        {plan.way === 'git'
          ? changed
            ? `Changed since the last time: ${changed}.`
            : 'Nothing has changed since the last time.'
          : 'This folder is not connected to a repository online, so the finished site is built into the folder dist, for you to upload.'}
      </p>
      {plan.unclear && <p className={forms.problem}>{plan.unclear}</p>}
      {plan.places.length > 0 && (
        <PublishPlaces places={plan.places} chosen={chosen} onChoose={setChosen} isLocked={isLocked} />
      )}
      {to && state !== 'done' && <PublishAlong {...to.along} />}
      {errors + unfinished > 0 && <p className={forms.problem}>{warning(errors, unfinished)}</p>}
      <details className={forms.more} open={errors + unfinished > 0}>
        <summary>{`What the doctor finds: ${advice.length - good} to read`}</summary>
        <Findings
          advice={advice}
          here={session.view().state.path}
          studies={session.view().state.studies}
          onGo={(origin) => {
            onClose();
            onGo(origin);
          }}
        />
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
      <div className={styles.foot}>
        {plan.way === 'git' && (
          <div className={forms.field}>
            <label htmlFor={id}>What you did, in a few words</label>
            <input id={id} value={message} onChange={({ target }) => setTyped(target.value)} />
          </div>
        )}
        <p
          role="status"
          className={`${styles.said} ${state === 'failed' ? forms.problem : ''}`}
          hidden={!said}
        >
          {said}
        </p>
        <button
          type="button"
          className={forms.primary}
          disabled={
            errors > 0 ||
            state === 'busy' ||
            state === 'done' ||
            !message.trim() ||
            (plan.way === 'git' && !to)
          }
          onClick={publish}
        >
          {WORDS[plan.way][state === 'busy' ? 'busy' : 'asking']}
        </button>
      </div>
    </Dialog>
  );
}

/** On the button: before it is pressed, and while it is being done. */
const WORDS = {
  git: { asking: 'Yes, publish it', busy: 'Sending it …' },
  build: { asking: 'Yes, build it', busy: 'Building the site: a minute or two …' },
};

/** What stands in the way, and what visitors would see. */
function warning(errors: number, unfinished: number): string {
  const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`);
  if (errors > 0) return `${things(errors)} must be mended before the site can be built: see below.`;
  return `${things(unfinished)} ${unfinished === 1 ? 'is' : 'are'} not finished yet. Read below before you say yes.`;
}
