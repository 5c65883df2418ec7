import { useState } from 'react';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import { LinksDialog } from './LinksDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** What opens locked studies: the password for all, and links for some. */
export function GateActions({ session }: { session: Session }) {
  const [open, setOpen] = useState<'password' | 'links'>();
  const close = () => setOpen(undefined);
  return (
    <div className={forms.row}>
      <Tool sign="lock" label="Password …" isNamed onClick={() => setOpen('password')} />
      <Tool sign="link" label="Private links …" isNamed onClick={() => setOpen('links')} />
      {open === 'password' && <PasswordDialog session={session} onClose={close} />}
      {open === 'links' && <LinksDialog session={session} onClose={close} />}
    </div>
  );
}
