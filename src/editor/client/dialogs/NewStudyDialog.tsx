import { useId, useState } from 'react';
import { ADDRESS_HELP, freeAddress } from '../../shared/addresses.ts';
import forms from '../fields/forms.module.css';
import type { Session } from '../session/session.ts';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { Line } from './Line.tsx';

/** The questions of `npm run new` that can wait. */
const QUESTIONS = [
  { name: 'description', label: 'What it is about', help: 'One sentence. It can wait.' },
  { name: 'role', label: 'Your role', help: 'As the header says it; several with commas between.' },
  { name: 'timeline', label: 'Timeline', help: 'For example 8 weeks. Empty leaves it out.' },
  { name: 'tools', label: 'Tools', help: 'With commas between.' },
  { name: 'tags', label: 'Tags on the card', help: 'One to four, with commas between.' },
];

interface Answers {
  answers: Record<string, string>;
  /** The address, if the owner has written one. */
  written: string | undefined;
}

const NONE: Answers = { answers: { locked: 'no' }, written: undefined };

/** What was answered when the dialog was closed without a study: a press of Escape throws nothing away. */
let left = NONE;

/** A study from its title: the address follows from it, until the owner writes another. */
export function NewStudyDialog({ session, onClose }: { session: Session; onClose(): void }) {
  const [{ answers, written }, setGiven] = useState(left);
  const [isFilled] = useState(() => QUESTIONS.some(({ name }) => left.answers[name]));
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const { state } = session.view();
  const title = answers.title ?? '';
  const followed = title.trim() ? freeAddress(state, title) : '';
  // New work is shown first, unless the owner says otherwise; with one shelf there is nothing to choose.
  const shelf = (state.shelves.find(({ name }) => name === answers.shelf) ?? state.shelves[0])?.name;
  const give = (now: Answers) => {
    left = now;
    setGiven(now);
  };
  const set = (name: string) => (value: string) => give({ written, answers: { ...answers, [name]: value } });

  const submit = async () => {
    setBusy(true);
    const said = { ...answers, ...(shelf && { shelf }) };
    const isDone = await session.ask(() => ({ kind: 'newStudy', route: written || followed, answers: said }));
    setBusy(false);
    if (!isDone) return;
    left = NONE;
    onClose();
  };

  return (
    <Dialog title="New study" onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        <Line
          label="Title"
          help="On the card and at the top of the study."
          value={title}
          onChange={set('title')}
          needed="A study needs a title. A few words will do, and can be changed later."
          isFirst
        />
        <Line
          label="Address"
          help={`${ADDRESS_HELP} It follows from the title; write another if you like.`}
          value={written ?? followed}
          onChange={(value) => give({ answers, written: value })}
          // Left empty, it follows from the title again.
          onLeft={() => written === '' && give({ answers, written: undefined })}
        />
        {state.shelves.length > 1 && (
          <div className={forms.field}>
            <label htmlFor={id}>Where on the Work page</label>
            <select id={id} value={shelf} onChange={({ target }) => set('shelf')(target.value)}>
              {state.shelves.map(({ name, title: heading }) => (
                <option key={name} value={name}>
                  {heading}
                </option>
              ))}
            </select>
          </div>
        )}
        <label className={forms.switch}>
          <input
            type="checkbox"
            checked={answers.locked === 'yes'}
            onChange={({ target }) => set('locked')(target.checked ? 'yes' : 'no')}
          />
          Lock it behind the password
        </label>
        <details className={forms.more} open={isFilled}>
          <summary>What can wait: what it is about, your role, tools, tags</summary>
          <div className={forms.form}>
            {QUESTIONS.map(({ name, ...question }) => (
              <Line key={name} {...question} value={answers[name] ?? ''} onChange={set(name)} />
            ))}
          </div>
        </details>
        <button type="submit" className={forms.primary} disabled={isBusy}>
          {isBusy ? 'A moment …' : 'New study'}
        </button>
      </Form>
    </Dialog>
  );
}
