import { useEffect, useId, useRef, useState } from 'react';
import type { Judged } from '../../shared/gate.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Form } from '../dialogs/Form.tsx';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Gate.module.css';
import { HostLine } from './HostLine.tsx';
import { PasswordKept } from './PasswordKept.tsx';
import { Secret } from './Secret.tsx';
import { useGate } from './useGate.ts';

/** The pause after which what was typed is judged. */
const PAUSE = 200;

/** Sets or changes the password of the locked studies. It is judged and kept as `npm run gate` does it. */
export function PasswordDialog({ session, onClose }: { session: Session; onClose(): void }) {
  const { state, fault, ask } = useGate(session);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isShown, setShown] = useState(false);
  const [judged, setJudged] = useState<Judged>();
  const [step, setStep] = useState<'typing' | 'weak' | 'busy' | 'kept'>('typing');
  const [isDifferent, setDifferent] = useState(false);
  const madeUp = useRef('');
  const id = useId();

  useEffect(() => {
    // One that was made up brought its own judgement, which needs no estimate.
    if (password.trim() === '' || password === madeUp.current) return;
    let isLast = true;
    const timer = setTimeout(async () => {
      const answer = await ask({ kind: 'judge', password });
      if (isLast && answer?.kind === 'judged') setJudged(answer.judged);
    }, PAUSE);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [password, ask]);

  const type = (typed: string) => {
    setPassword(typed);
    setStep('typing');
    setDifferent(false);
    if (typed.trim() === '') setJudged(undefined);
  };
  const makeUp = async () => {
    const answer = await ask({ kind: 'makeUp' });
    if (answer?.kind !== 'madeUp') return;
    madeUp.current = answer.password;
    type(answer.password);
    setShown(true);
    setJudged(answer.judged);
  };
  const keep = async () => {
    if (!isShown && again.trim() !== password.trim()) return setDifferent(true);
    const isAgreed = step === 'weak';
    setStep('busy');
    const answer = await ask({ kind: 'setPassword', password, isAgreed });
    if (answer?.kind === 'weak') setJudged(answer.judged);
    setStep(answer?.kind === 'weak' ? 'weak' : answer ? 'kept' : 'typing');
  };

  const title = state?.hasPassword ? 'Change the password' : 'Set the password';
  if (step === 'kept') {
    return (
      <PasswordKept
        // Spaces at its ends are no part of it.
        password={password.trim()}
        wasShown={isShown}
        hosts={state?.hosts ?? []}
        ask={ask}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        onSubmit={() => {
          if (password.trim() !== '' && step !== 'busy') void keep();
        }}
      >
        <p>
          It opens every locked study.{' '}
          {state &&
            (state.hasPassword
              ? 'You have set one; another takes its place with the next build.'
              : 'Until you set one, the demo password opens them, which anyone can read.')}
        </p>
        <Secret label="New password" value={password} isShown={isShown} isFirst onChange={type} about={id} />
        {!isShown && (
          <Secret
            label="The same again"
            value={again}
            isShown={false}
            onChange={(typed) => {
              setAgain(typed);
              setDifferent(false);
            }}
            about={id}
          />
        )}
        <div className={styles.line}>
          <label className={forms.switch}>
            <input
              type="checkbox"
              checked={isShown}
              onChange={({ target }) => {
                setShown(target.checked);
                setDifferent(false);
              }}
            />
            Show it
          </label>
          <Tool sign="pencil" label="Make one up" isNamed onClick={makeUp} />
          {isShown && password.trim() !== '' && (
            <CopyButton
              key={password}
              label="Copy it"
              text={async () => password}
              elsewhere="Select it, and copy it by hand."
            />
          )}
        </div>
        <div id={id} role="status" className={styles.judged} data-enough={judged?.isEnough}>
          {judged && <strong>{judged.isEnough ? 'Strong' : 'Weak'}</strong>}
          {judged?.says.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className={forms.problem} role="alert" hidden={!isDifferent && !fault}>
          {isDifferent ? 'The two are not the same.' : fault}
        </p>
        {/* Another button than the first: who clicks twice agrees to nothing unseen. */}
        <button
          key={step === 'weak' ? 'weak' : 'keep'}
          type="submit"
          className={step === 'weak' ? forms.secondary : forms.primary}
          disabled={password.trim() === '' || step === 'busy'}
        >
          {step === 'weak' ? 'Use the weak one all the same' : 'Use this password'}
        </button>
      </Form>
      {state?.hasPassword && (
        <details className={forms.more}>
          <summary>The line for your host, of the password you have</summary>
          <HostLine of="GATE_SHA384" hosts={state.hosts} ask={ask} />
        </details>
      )}
    </Dialog>
  );
}
