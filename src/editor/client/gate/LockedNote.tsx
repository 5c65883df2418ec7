import { useState } from 'react';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { useGate } from './useGate.ts';

/** Below the switch that locks a study, as long as nobody has set a password of their own. */
export function LockedNote({ session }: { session: Session }) {
  const { state, ask } = useGate(session);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void ask({ kind: 'look' });
  };
  return (
    <>
      {state && !state.hasPassword && (
        <p role="status">
          Visitors will need a password for this study. The demo one, which anyone can read, is in use, and no
          host publishes with it.{' '}
          <button type="button" className={forms.link} onClick={() => setOpen(true)}>
            Set your own (Site, Password)
          </button>
        </p>
      )}
      {isOpen && <PasswordDialog session={session} onClose={close} />}
    </>
  );
}
