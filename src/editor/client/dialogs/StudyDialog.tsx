import { useId, useState } from 'react';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { Dialog } from './Dialog.tsx';

export type StudyTask = { kind: 'new' } | { kind: 'rename' | 'duplicate' | 'delete'; route: string };

/** The questions of `npm run new`. */
const QUESTIONS = [
  { name: 'title', label: 'Title', help: 'On the card and at the top of the study.', isNeeded: true },
  { name: 'description', label: 'What it is about', help: 'One sentence. It can wait.' },
  { name: 'role', label: 'Your role', help: 'As the header says it; several with commas between.' },
  { name: 'timeline', label: 'Timeline', help: 'For example 8 weeks. Empty leaves it out.' },
  { name: 'tools', label: 'Tools', help: 'With commas between.' },
  { name: 'tags', label: 'Tags on the card', help: 'One to four, with commas between.' },
];

const TITLES = {
  new: 'New study',
  rename: 'Rename its address',
  duplicate: 'Duplicate this study',
  delete: 'Delete this study',
};

interface StudyDialogProps {
  session: Session;
  task: StudyTask;
  onClose(): void;
}

export function StudyDialog({ session, task, onClose }: StudyDialogProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({ shelf: 'previous', locked: 'no' });
  const [route, setRoute] = useState(
    task.kind === 'rename' ? task.route : task.kind === 'duplicate' ? `${task.route}-2` : '',
  );
  const [isBusy, setBusy] = useState(false);
  const set = (name: string) => (value: string) => setAnswers((now) => ({ ...now, [name]: value }));

  const submit = async () => {
    setBusy(true);
    const isDone = await session.ask(() => {
      switch (task.kind) {
        case 'new':
          return { kind: 'newStudy', route, answers };
        case 'rename':
          return { kind: 'renameStudy', route: task.route, to: route };
        case 'duplicate':
          return { kind: 'duplicateStudy', route: task.route, to: route };
        case 'delete':
          return { kind: 'deleteStudy', route: task.route };
      }
    });
    setBusy(false);
    if (isDone) onClose();
  };

  const { notice } = session.view();
  return (
    <Dialog title={TITLES[task.kind]} onClose={onClose}>
      <form
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {task.kind === 'delete' ? (
          <p>{`/${task.route} goes to the folder .trash, with its pictures, and its card leaves the Work page. Undo brings it back.`}</p>
        ) : (
          <Line
            label="Address"
            help="Small letters, digits, - and _: what follows the slash."
            value={route}
            onChange={setRoute}
            isNeeded
          />
        )}
        {task.kind === 'new' && (
          <>
            {QUESTIONS.map(({ name, ...question }) => (
              <Line key={name} {...question} value={answers[name] ?? ''} onChange={set(name)} />
            ))}
            <label className={forms.field}>
              Where on the Work page
              <select value={answers.shelf} onChange={({ target }) => set('shelf')(target.value)}>
                <option value="featured">Featured</option>
                <option value="previous">Previous</option>
              </select>
            </label>
            <label className={forms.switch}>
              <input
                type="checkbox"
                checked={answers.locked === 'yes'}
                onChange={({ target }) => set('locked')(target.checked ? 'yes' : 'no')}
              />
              Lock it behind the password
            </label>
          </>
        )}
        {notice?.isFault && (
          <p className={forms.problem} role="alert">
            {notice.text}
          </p>
        )}
        <button type="submit" className={forms.primary} disabled={isBusy}>
          {isBusy ? 'A moment …' : TITLES[task.kind]}
        </button>
      </form>
    </Dialog>
  );
}

interface LineProps {
  label: string;
  help: string;
  value: string;
  isNeeded?: boolean;
  onChange(value: string): void;
}

function Line({ label, help, value, isNeeded = false, onChange }: LineProps) {
  const id = useId();
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-describedby={`${id}-help`}
        required={isNeeded}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className={forms.help}>
        {help}
      </p>
    </div>
  );
}
