import { useState } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Form } from '../dialogs/Form.tsx';
import { Line } from '../dialogs/Line.tsx';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import { PdfButton } from './PdfButton.tsx';
import { PresentButton } from './PresentButton.tsx';

interface TalkActionsProps {
  session: Session;
  name: string;
  /** Leads to all talks; to another file, once this one has another name. */
  onTalks(): void;
  onMoved(name: string): void;
}

/** What can be done with a talk as a whole. */
export function TalkActions({ session, name, onTalks, onMoved }: TalkActionsProps) {
  const [isNaming, setNaming] = useState(false);
  const take = async () => {
    if (!(await session.ask(() => ({ kind: 'deleteDeck', name })))) return;
    onTalks();
    session.tell('The talk is gone. Undo brings it back.');
  };
  return (
    <div className={forms.row}>
      <PresentButton session={session} name={name} />
      <PdfButton session={session} of={{ deck: name }} />
      <Tool sign="talk" label="All talks" isNamed onClick={onTalks} />
      <Tool sign="pencil" label="Rename …" isNamed onClick={() => setNaming(true)} />
      <Tool sign="bin" label="Delete talk" isNamed onClick={() => void take()} />
      {isNaming && (
        <NameDialog session={session} name={name} onClose={() => setNaming(false)} onMoved={onMoved} />
      )}
    </div>
  );
}

/** What the talk is called by in the terminal; its title is a field like the others. */
function NameDialog({
  session,
  name,
  onClose,
  onMoved,
}: Omit<TalkActionsProps, 'onTalks'> & { onClose(): void }) {
  const [to, setTo] = useState(name);
  const submit = async () => {
    if (to === name) return onClose();
    if (!(await session.ask(() => ({ kind: 'renameDeck', name, to })))) return;
    onClose();
    onMoved(to);
  };
  return (
    <Dialog title="Rename the talk’s file" onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        <Line
          label="Name"
          help="What npm run present is given: small letters, digits, - and _."
          value={to}
          onChange={setTo}
          needed="A talk needs a name."
          isFirst
        />
        <button type="submit" className={forms.primary}>
          Rename
        </button>
      </Form>
    </Dialog>
  );
}
