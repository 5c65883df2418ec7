import { useEffect, useId, useState } from 'react';
import type { Advice } from '../server/api.ts';
import type { PublishPlan } from '../server/publish.ts';
import { Findings } from './AdviceList.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Editor.module.css';
import type { Session } from './session.ts';

/** What the doctor finds first; then one button, and nothing leaves the machine before it is pressed. */
export function PublishDialog({ session, onClose }: { session: Session; onClose(): void }) {
  const [found, setFound] = useState<{ plan: PublishPlan; advice: Advice[] }>();
  const [message, setMessage] = useState('Change the content');
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'failed'>('asking');
  const [said, setSaid] = useState('');
  const id = useId();
  useEffect(() => {
    void session.flush().then(() => session.server.publishing().then(setFound, session.fail));
  }, [session]);

  const publish = async () => {
    setState('busy');
    try {
      if (found?.plan.way === 'git') {
        await session.server.do({ kind: 'publish', message, yes: true }, session.view().state.path);
        setSaid(
          `Sent to ${found.plan.remote}, branch ${found.plan.branch}. Your host builds the site from it.`,
        );
      } else {
        const built = await session.server.build();
        if (!built.isGood) throw new Error(built.said);
        setSaid(
          'The finished site is in the folder dist. Upload what is in it to your host; docs/publish.md has the steps.',
        );
      }
      setState('done');
    } catch (error) {
      setSaid((error as Error).message);
      setState('failed');
    }
  };

  if (!found) {
    return (
      <Dialog title="Publish" onClose={onClose}>
        <p role="status">Looking through everything first …</p>
      </Dialog>
    );
  }
  const { plan, advice } = found;
  const errors = advice.filter(({ severity }) => severity === 'error').length;
  const unfinished = advice.filter(({ severity }) => severity === 'unfinished').length;
  return (
    <Dialog title="Publish" onClose={onClose}>
      <p>
        {plan.way === 'git'
          ? `${plan.changed.length === 1 ? '1 file' : `${plan.changed.length} files`} of content changed since the last time. They go to ${plan.remote}, branch ${plan.branch}.`
          : 'This folder is not connected to a repository online, so the finished site is built into the folder dist, for you to upload.'}
      </p>
      {unfinished > 0 && (
        <p className={styles.problem}>
          {unfinished === 1 ? 'One thing is' : `${unfinished} things are`} still unfinished: visitors would
          see it.
        </p>
      )}
      <details className={styles.more} open={errors > 0}>
        <summary>What the doctor finds</summary>
        <Findings advice={advice} here={session.view().state.path} />
      </details>
      {plan.way === 'git' && (
        <div className={styles.field}>
          <label htmlFor={id}>What you did, in a few words</label>
          <input id={id} value={message} onChange={({ target }) => setMessage(target.value)} />
        </div>
      )}
      <p role="status" className={state === 'failed' ? styles.problem : styles.about} hidden={!said}>
        {said}
      </p>
      <button
        type="button"
        className={styles.publish}
        disabled={errors > 0 || state === 'busy' || state === 'done' || !message.trim()}
        onClick={publish}
      >
        {state === 'busy' ? 'A moment …' : plan.way === 'git' ? 'Yes, publish it' : 'Yes, build it'}
      </button>
    </Dialog>
  );
}
