import { useId, useMemo, useRef, useState } from 'react';
import { inWords } from '../../shared/field-names.ts';
import type { FieldProps } from './Field.tsx';
import forms from './forms.module.css';
import { Words } from './Words.tsx';

let count = 0;

/** What to say, over as many lines as it takes. It is always there to be written in; emptied, it leaves the file. */
export function NotesField({ context, name, schema, path, value }: FieldProps) {
  const { session, file } = context;
  const id = useId();
  const merge = useMemo(() => `notes-${count++}-${Date.now()}`, []);
  // What is typed while the file is still being told to forget the old notes waits here.
  const [waiting, setWaiting] = useState<string>();
  const next = useRef('');
  const label = inWords(name);
  const origin = { file, path };
  const problems = session.problemsAt(origin);
  const type = (text: string) => session.type(origin, text, `the ${label.toLowerCase()}`, merge);
  const write = async (text: string) => {
    next.current = text;
    if (waiting !== undefined) return setWaiting(text);
    if (text.trim() !== '') return type(text);
    if (value === undefined) return;
    setWaiting(text);
    await session.change(origin, [{ op: 'remove', path }], `the removing of ${label.toLowerCase()}`);
    setWaiting(undefined);
    if (next.current.trim() !== '') type(next.current);
  };
  const text = waiting ?? (typeof value === 'string' ? value.replace(/\n+$/, '') : '');
  return (
    <div className={forms.field}>
      <div className={forms.fieldHead}>
        <label htmlFor={id}>{label}</label>
      </div>
      <textarea
        id={id}
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problems.length > 0}
        rows={Math.min(12, Math.max(2, 1 + text.split('\n').length + Math.floor(text.length / 50)))}
        value={text}
        onChange={({ target }) => void write(target.value)}
        onBlur={() => void session.flush()}
      />
      <Words id={id} schema={schema} problems={problems} />
    </div>
  );
}
