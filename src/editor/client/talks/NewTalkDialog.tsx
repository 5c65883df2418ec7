import { useId, useState } from 'react';
import { pageName } from '../../shared/page-names.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Form } from '../dialogs/Form.tsx';
import { Line } from '../dialogs/Line.tsx';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { talksIn } from './talks.ts';

interface NewTalkDialogProps {
  session: Session;
  onClose(): void;
  /** Leads to the new talk’s file. */
  onMade(file: string): void;
}

/** A talk from its title and the study it begins with; the rest is in its form. */
export function NewTalkDialog({ session, onClose, onMade }: NewTalkDialogProps) {
  const { state } = session.view();
  const here = state.studies.find(({ route }) => `/${route}` === state.path);
  const [title, setTitle] = useState('');
  const [study, setStudy] = useState((here ?? state.studies[0])?.route ?? '');
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  const submit = async () => {
    setBusy(true);
    const before = talksIn(session.view()).map(({ file }) => file);
    const isDone = await session.ask(() => ({ kind: 'newDeck', title: title.trim(), study }));
    setBusy(false);
    if (!isDone) return;
    const made = talksIn(session.view()).find(({ file }) => !before.includes(file));
    onClose();
    if (made) onMade(made.file);
  };

  return (
    <Dialog title="New talk" onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        <Line
          label="Title"
          help="On its first slide. It can be changed later."
          value={title}
          onChange={setTitle}
          needed="A talk needs a title. A few words will do."
          isFirst
        />
        <div className={forms.field}>
          <label htmlFor={id}>Begins with</label>
          <select id={id} value={study} onChange={({ target }) => setStudy(target.value)}>
            {state.studies.map(({ route }) => (
              <option key={route} value={route}>
                {pageName(route, state.studies)}
              </option>
            ))}
          </select>
          <p className={forms.help}>More studies are added in the talk itself.</p>
        </div>
        <button type="submit" className={forms.primary} disabled={isBusy || study === ''}>
          {isBusy ? 'A moment …' : 'New talk'}
        </button>
      </Form>
    </Dialog>
  );
}
