import { type ReactNode, useEffect, useRef } from 'react';
import { withBase } from '../lib/href.ts';
import type { LockedPage } from '../model/sealed.ts';
import type { Site } from '../model/site.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import { takeEarly, takeOver } from './early.ts';
import styles from './Gate.module.css';
import { GateForm } from './GateForm.tsx';
import type { GateState } from './states.ts';
import { Unlocked } from './Unlocked.tsx';
import { credentialIn } from './unlock.ts';
import { type StudyDrawing, useGate } from './useGate.ts';
import { WithMail } from './WithMail.tsx';

export interface GateProps {
  page: LockedPage;
  /** The study’s title, which is public. */
  title: string;
  words: Site['gate'];
  email: string;
  /** Fetches what draws an opened document: only visitors who get in pay for it. */
  loadDrawing: () => Promise<StudyDrawing>;
  /** The public part of the study. It can be read while the overlay is open: nobody decides at a wall. */
  children: ReactNode;
}

/** A locked study: its public part, and beside it the way in, until the password is given. */
export function Gate({ page, title, words, email, loadDrawing, children }: GateProps) {
  const { state, dispatch, submit, opened, hasMediaFailed } = useGate(page, loadDrawing);
  const field = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLButtonElement>(null);
  const isOpen = opened !== undefined;
  const mail = `mailto:${email}?subject=${encodeURIComponent(words.subject.replace('{title}', title))}`;

  useBackground(isOpen);
  useEscape(!isOpen);
  useEffect(() => {
    takeOver();
    if (takeEarly('submitted')) submit(credentialIn(field.current?.value ?? ''));
  }, [submit]);
  useEffect(() => {
    const isLink = () => field.current && credentialIn(field.current.value).way === 'link';
    if (field.current && (state.name === 'wrong' || (state.name === 'linkRevoked' && isLink())))
      field.current.value = '';
    // A notice’s own button is the next step; otherwise the field is.
    if (state.name !== 'open') (notice.current ?? field.current)?.focus({ preventScroll: true });
  }, [state.name]);

  return (
    <div className={styles.root} data-gate data-state={state.name}>
      <p className="visually-hidden" role="status">
        {state.name === 'checking' && words.checking}
        {isOpen && words.open}
      </p>
      {opened ? (
        <Unlocked opened={opened} words={words} hasMediaFailed={hasMediaFailed} />
      ) : (
        <div className={styles.overlay} role="dialog" aria-modal="true" aria-labelledby="gate-title">
          <div className={styles.columns}>
            <div className={styles.study}>{children}</div>
            <div className={styles.side}>
              <div className={styles.panel}>
                <a className={styles.close} href={withBase('/')} data-gate-close>
                  <Icon name="close" />
                  <span className="visually-hidden">{words.close}</span>
                </a>
                <div className={styles.content}>
                  <span className={styles.sign}>
                    <Icon name="lock" />
                  </span>
                  <h2 className={styles.title} id="gate-title">
                    {words.title}
                  </h2>
                  {isUsable(state) && (
                    <>
                      <p className={styles.prompt}>
                        <WithMail text={words.prompt} link={words.message} href={mail} />
                      </p>
                      <noscript>
                        <p className={styles.notice}>
                          <WithMail text={words.noScript} link={words.message} href={mail} />
                        </p>
                      </noscript>
                      <GateForm
                        words={words}
                        field={field}
                        error={errorOf(state, words)}
                        isBusy={state.name === 'checking'}
                        isWrong={state.name === 'wrong'}
                        onType={() => dispatch({ type: 'typed' })}
                        onSubmit={(text) => submit(credentialIn(text))}
                      />
                      {/* Shown by early-script.ts alone, where this component never comes to life. */}
                      <div className={styles.stuck}>
                        <Notice text={words.stuck}>
                          <button type="button" data-gate-retry>
                            {words.retry}
                          </button>
                        </Notice>
                      </div>
                    </>
                  )}
                  {state.name === 'failed' && (
                    <Notice text={words.failed}>
                      <button ref={notice} type="button" onClick={() => dispatch({ type: 'retried' })}>
                        {words.retry}
                      </button>
                    </Notice>
                  )}
                  {state.name === 'altered' && (
                    <Notice text={words.altered}>
                      <button ref={notice} type="button" onClick={() => location.reload()}>
                        {words.reload}
                      </button>
                      <a href={mail}>{words.message}</a>
                    </Notice>
                  )}
                  {state.name === 'insecure' && (
                    <Notice text={<WithMail text={words.insecure} link={words.message} href={mail} />} />
                  )}
                </div>
              </div>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

function Notice({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p role="alert">{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

const isUsable = ({ name }: GateState) => name !== 'failed' && name !== 'altered' && name !== 'insecure';

function errorOf({ name }: GateState, words: Site['gate']): string | undefined {
  return name === 'wrong' || name === 'linkRevoked' ? words[name] : undefined;
}

/** What lies behind the overlay cannot be reached: the bar and the footer, which the page draws around us. */
function useBackground(isOpen: boolean) {
  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-behind-gate]'))
      element.inert = !isOpen;
    if (isOpen) return;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  }, [isOpen]);
}

/** Escape does what the close icon does. */
function useEscape(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const leave = () => location.assign(withBase('/'));
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) leave();
    };
    addEventListener('keydown', leaveByKey);
    return () => removeEventListener('keydown', leaveByKey);
  }, [isActive]);
}
