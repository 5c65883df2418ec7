import { useLayoutEffect, useState } from 'react';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';

/** What went wrong, told in the dialog that asked for it, and not behind it as well. */
export function DialogFault({ session }: { session: Session }) {
  const { notice } = session.view();
  const [old] = useState(notice);
  const [said, setSaid] = useState<string>();
  useLayoutEffect(() => {
    if (!notice?.isFault || notice === old) return;
    setSaid(notice.text);
    session.dismiss();
  }, [session, notice, old]);
  if (said === undefined) return null;
  return (
    <p className={forms.problem} role="alert">
      {said}
    </p>
  );
}
