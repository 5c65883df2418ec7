import { useId, useRef, useState } from 'react';
import type { GateAnswer, GateState } from '../../shared/gate.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Form } from '../dialogs/Form.tsx';
import { Line } from '../dialogs/Line.tsx';
import forms from '../fields/forms.module.css';
import { focusOn } from '../focus.ts';
import type { Session } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import styles from './Gate.module.css';
import { HostLine } from './HostLine.tsx';
import { MadeLink } from './MadeLink.tsx';
import { useGate } from './useGate.ts';

/** Links that open the locked studies without a password, each for somebody and each to be revoked. */
export function LinksDialog({ session, onClose }: { session: Session; onClose(): void }) {
  const { state, fault, ask } = useGate(session);
  const [name, setName] = useState('');
  const [made, setMade] = useState<GateAnswer & { kind: 'linked' }>();
  /** Whose link is about to be revoked. */
  const [leaving, setLeaving] = useState('');
  const [told, setTold] = useState('');
  const list = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const show = async (kind: 'makeLink' | 'showLink', whose: string) => {
    setTold('');
    const answer = await ask({ kind, name: whose });
    if (answer?.kind !== 'linked') return;
    setMade(answer);
    if (kind === 'makeLink') setName('');
  };
  const revoke = async (whose: string) => {
    const answer = await ask({ kind: 'revokeLink', name: whose });
    setLeaving('');
    if (!answer) return;
    if (made?.name === whose) setMade(undefined);
    setTold(`The link for ${whose} stops working with the next build. Publish to have that happen.`);
    // The button that had the focus is gone.
    focusOn(list.current);
  };

  return (
    <Dialog title="Private links" onClose={onClose}>
      <p>
        Whoever has one reads your locked studies without a password. Make one for each reader, so that you
        can revoke one and leave the others.
      </p>
      {state?.nowhere && <p className={forms.problem}>{NOWHERE[state.nowhere](state.origin)}</p>}
      <Form onSubmit={() => void show('makeLink', name)}>
        <Line
          label="Whom it is for"
          help="A company or a person. The name stays on this machine and in your host’s settings; no visitor sees it."
          value={name}
          needed="Say whom it is for."
          isFirst
          onChange={setName}
        />
        <p className={forms.problem} role="alert" hidden={!fault}>
          {fault}
        </p>
        <button
          type="submit"
          className={forms.primary}
          disabled={!state || state.nowhere === 'nothing locked'}
        >
          Make a link
        </button>
      </Form>
      {made && <MadeLink key={made.name} {...made} />}
      <section aria-labelledby={id} className={styles.hostLine}>
        <h3 ref={list} id={id} tabIndex={-1}>
          Links you have made
        </h3>
        {state?.links.length === 0 && <p className={forms.help}>None yet.</p>}
        <ul className={styles.links}>
          {state?.links.map(({ name: whose, made: day }) => (
            <li key={whose}>
              <span className={styles.whose}>
                {whose}
                <span className={forms.help}>
                  {day ? `made on ${inWords(day)}` : 'made before days were kept'}
                </span>
              </span>
              {leaving === whose ? (
                <>
                  <button
                    // It stands where the button was that had the focus.
                    ref={(element) => focusOn(element)}
                    type="button"
                    className={forms.destructive}
                    onClick={() => void revoke(whose)}
                  >
                    {`Yes, revoke ${whose}`}
                  </button>
                  <Tool
                    sign="close"
                    label="Keep it"
                    onClick={() => {
                      setLeaving('');
                      focusOn(list.current);
                    }}
                  />
                </>
              ) : (
                <>
                  <Tool
                    sign="link"
                    label={`Show the link for ${whose} again`}
                    onClick={() => void show('showLink', whose)}
                  />
                  <Tool sign="bin" label={`Revoke ${whose} …`} onClick={() => setLeaving(whose)} />
                </>
              )}
            </li>
          ))}
        </ul>
        <p role="status" className={forms.help}>
          {told}
        </p>
        {state && <AtTheHost state={state} ask={ask} isEmptied={told !== '' && state.links.length === 0} />}
      </section>
    </Dialog>
  );
}

/** A host knows the links by one line, which is another one after every change. */
function AtTheHost({
  state,
  ask,
  isEmptied,
}: {
  state: GateState;
  ask: ReturnType<typeof useGate>['ask'];
  isEmptied: boolean;
}) {
  if (isEmptied) return <p>No link is left: take GATE_LINKS out of your host’s settings.</p>;
  if (state.links.length === 0) return null;
  return <HostLine of="GATE_LINKS" hosts={state.hosts} ask={ask} />;
}

const NOWHERE = {
  'nothing locked': () =>
    'No study is locked, so there is nothing to link to yet. Lock one first, under This page.',
  'no address': (origin: string) =>
    `${origin} is nobody’s address, so a link would lead nowhere yet. Write the whole address of your site first, under Site.`,
};

const inWords = (day: string) => new Date(`${day}T12:00`).toLocaleDateString('en-CA', { dateStyle: 'long' });
