import { useState } from 'react';
import forms from './fields/forms.module.css';
import { LinksDialog } from './gate/LinksDialog.tsx';
import { PasswordDialog } from './gate/PasswordDialog.tsx';
import { OwnFilesDialog } from './own/OwnFilesDialog.tsx';
import type { Session } from './session/session.ts';
import { Tool } from './Tool.tsx';

/** What belongs to the whole site and stands in no text: what opens locked studies, and files of fixed names. */
export function SiteActions({ session, onTalks }: { session: Session; onTalks(): void }) {
  const [open, setOpen] = useState<'password' | 'links' | 'own'>();
  const close = () => setOpen(undefined);
  return (
    <div className={forms.row}>
      <Tool sign="lock" label="Password …" isNamed onClick={() => setOpen('password')} />
      <Tool sign="link" label="Private links …" isNamed onClick={() => setOpen('links')} />
      <Tool sign="picture" label="Icon, cards and resume …" isNamed onClick={() => setOpen('own')} />
      <Tool sign="talk" label="Talks …" isNamed onClick={onTalks} />
      {open === 'password' && <PasswordDialog session={session} onClose={close} />}
      {open === 'links' && <LinksDialog session={session} onClose={close} />}
      {open === 'own' && <OwnFilesDialog session={session} onClose={close} />}
    </div>
  );
}
