import { useState } from 'react';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { openStage } from './open-stage.ts';

interface PresentButtonProps {
  session: Session;
  /** The talk, or the study. */
  name: string;
}

/** Opens a talk or a study on the stage. */
export function PresentButton({ session, name }: PresentButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const present = async () => {
    setBusy(true);
    await openStage(session, name);
    setBusy(false);
  };
  return (
    <button type="button" className={forms.primary} disabled={isBusy} onClick={() => void present()}>
      {isBusy ? 'Setting the stage …' : 'Present'}
    </button>
  );
}
