import { useId, useState } from 'react';
import type { GateState } from '../../shared/gate.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import forms from '../fields/forms.module.css';
import { CopyButton } from './CopyButton.tsx';
import styles from './Gate.module.css';
import { HostLine } from './HostLine.tsx';
import { Secret } from './Secret.tsx';
import type { AskGate } from './useGate.ts';

interface PasswordKeptProps {
  password: string;
  /** Whether it was on the screen before: what somebody hid stays hidden until they ask for it. */
  wasShown: boolean;
  hosts: GateState['hosts'];
  ask: AskGate;
  onClose(): void;
}

/** The last that anybody sees of a password: here it can still be copied or written down. */
export function PasswordKept({ password, wasShown, hosts, ask, onClose }: PasswordKeptProps) {
  const [isShown, setShown] = useState(wasShown);
  const id = useId();
  return (
    <Dialog title="This is your password now" onClose={onClose}>
      <p id={id} role="status">
        It opens your locked studies from the next time you publish. Copy it, or write it down, before you
        close this: it is kept in no form that anybody could read, so it cannot be shown again.
      </p>
      <Secret label="Your password" value={password} isShown={isShown} isFirst about={id} />
      <div className={styles.line}>
        <label className={forms.switch}>
          <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} />
          Show it
        </label>
        <CopyButton label="Copy it" text={async () => password} elsewhere="Show it, and copy it by hand." />
      </div>
      <HostLine of="GATE_SHA384" hosts={hosts} ask={ask} />
      <button type="button" className={forms.primary} onClick={onClose}>
        Done
      </button>
    </Dialog>
  );
}
