import { useEffect, useId, useState } from 'react';
import type { Advice, PlannedPlace, PublishPlan, PushFault, PushPlace } from '../../shared/answers.ts';
import forms from '../fields/forms.module.css';
import type { Origin } from '../page/marks.ts';
import { Fault } from '../session/api.ts';
import { isEqual } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import { sentPages } from './changed-pages.ts';
import { Dialog } from './Dialog.tsx';
import { PublishAlong } from './PublishAlong.tsx';
import styles from './PublishDialog.module.css';
import { PublishDone, type Published } from './PublishDone.tsx';
import { counted, PublishFindings } from './PublishFindings.tsx';
import { PublishPlaces } from './PublishPlaces.tsx';
import { messageFor, unchanged, whatIsNew, whatWasSent } from './publish-words.ts';

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
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const [done, setDone] = useState<Published>();
  const [said, setSaid] = useState('');
  /** What git said when it failed, and where it was to go. */
  const [fault, setFault] = useState<PushFault & { to: PushPlace | undefined }>();
  const [chosen, setChosen] = useState<PlannedPlace>();
  const id = useId();
  useEffect(() => {
    void session.flush().then(() => session.server.publishing().then(setFound, session.fail));
  }, [session]);
  const places = found?.plan.places ?? [];
  const { path: page, studies } = session.view().state;
  const pages = found ? sentPages(found.plan, studies) : { changed: '', deleted: '' };
  const message = typed ?? messageFor(pages);
  const to = places.length === 1 ? places[0] : chosen;

  /** What goes wrong is told; and as it may be that all is another by now, that is shown before anything is sent. */
  const attempt = async (act: () => Promise<void>, place?: PushPlace) => {
    setState('busy');
    try {
      await act();
      setFault(undefined);
    } catch (error) {
      // First of all: a change that was saved and not sent is another last commit, and nothing is asked for on the old one.
      await session.server.publishing().then(setFound, session.fail);
      setSaid((error as Error).message);
      setFault(error instanceof Fault && error.push ? { ...error.push, to: place } : undefined);
      setState('failed');
      setChosen(undefined);
    }
  };

  const publish = async () => {
    if (found?.plan.way !== 'git') {
      return attempt(async () => {
        const built = await session.server.build();
        if (!built.isGood) throw new Error(built.said);
        setDone({ way: 'build', said: built.said });
      });
    }
    if (!to) return;
    const place = placeOf(to);
    const { head, changed: files } = found.plan;
    return attempt(async () => {
      await session.server.do({ kind: 'publish', message, to: place, head, changed: files }, page);
      setDone({ way: 'git', to: place, what: whatWasSent(pages, to.along.count) });
    }, place);
  };

  const bringIn = ({ along, ...place }: PlannedPlace) =>
    attempt(async () => {
      if (!found) return;
      const { head, changed: files } = found.plan;
      const { tip } = along.incoming ?? {};
      await session.server.do({ kind: 'bringIn', to: place, head, changed: files, tip }, page);
      setFound(await session.server.publishing());
      setSaid('It is in, and nothing was sent yet. Look through this again, then say yes.');
      setState('asking');
    });

  if (!found) {
    return (
      <Dialog title="Publish" onClose={onClose}>
        <p role="status">Looking through everything first …</p>
      </Dialog>
    );
  }
  if (done) return <PublishDone done={done} onClose={onClose} />;
  const { plan } = found;
  const isLocked = studies.some(({ locked }) => locked);
  const { errors } = counted(found.advice);
  // Once it failed for this, the place that was meant stands for the choice.
  const shown = to ?? places.find((place) => fault?.to && isEqual(placeOf(place), fault.to));
  const behind = shown?.along.isBehind || fault?.isBehind ? shown : undefined;
  const cannotBring = Boolean(behind?.along.incoming?.strange.length);
  return (
    <Dialog title="Publish" onClose={onClose}>
      <p>
        {plan.way === 'git'
          ? whatIsNew(pages) || unchanged(to ? [to] : plan.places)
          : 'This folder is not connected to a repository online, so the finished site is built into the folder dist, for you to upload.'}
      </p>
      {plan.unclear && <p className={forms.problem}>{plan.unclear}</p>}
      {plan.places.length > 0 && (
        <PublishPlaces places={plan.places} chosen={chosen} onChoose={setChosen} isLocked={isLocked} />
      )}
      {shown && <PublishAlong along={shown.along} studies={studies} />}
      <PublishFindings
        session={session}
        advice={found.advice}
        onGo={(origin) => {
          onClose();
          onGo(origin);
        }}
      />
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
        {fault?.told && (
          <details className={forms.more}>
            <summary>What git says</summary>
            <p className={styles.said}>{fault.told}</p>
          </details>
        )}
        <button
          type="button"
          className={forms.primary}
          disabled={
            state === 'busy' ||
            cannotBring ||
            (!behind && (errors > 0 || !message.trim() || (plan.way === 'git' && !to)))
          }
          onClick={() => (behind ? bringIn(behind) : publish())}
        >
          {(behind ? BRINGING : WORDS[plan.way])[state === 'busy' ? 'busy' : 'asking']}
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

const BRINGING = { asking: 'Bring it in first', busy: 'Bringing it in …' };

const placeOf = ({ along: _, ...place }: PlannedPlace): PushPlace => place;
