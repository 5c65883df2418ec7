import { useId, useMemo, useState } from 'react';
import type { Schema } from '../../../model/json-schema.ts';
import { wholeAddress, wholeLink } from '../../../model/networks.ts';
import { inWords } from '../../shared/field-names.ts';
import type { Edit } from '../../shared/value.ts';
import type { Origin } from '../page/marks.ts';
import { followed, markedBy, phraseEdits, phraseOf } from '../page/phrase.ts';
import type { Session } from '../session/session.ts';
import type { FieldProps } from './Field.tsx';
import forms from './forms.module.css';
import { isNumber } from './schema.ts';
import { Words } from './Words.tsx';

let count = 0;

/** A text, a number, a yes or no, or one of a few words. */
export function OneValue({
  context,
  name,
  schema,
  path,
  value,
  remove,
}: FieldProps & { remove?: React.ReactNode }) {
  const { session, file } = context;
  const id = useId();
  const merge = useMemo(() => `field-${count++}-${Date.now()}`, []);
  const label = inWords(name);
  const problems = session.problemsAt({ file, path });
  const write = (next: unknown, caret?: number | null) =>
    session.type({ file, path }, next, `the ${label.toLowerCase()}`, merge, {
      also: alongWith(session, { file, path }, schema.phrase, String(next), caret),
    });
  const text = value === undefined || value === null ? '' : String(value);
  const shared = {
    id,
    'aria-describedby': `${id}-help ${id}-problem`,
    'aria-invalid': problems.length > 0,
    onBlur: () => {
      // While it is typed it may still become anything.
      const whole = completed(schema, text);
      if (whole !== text) write(whole);
      void session.flush();
    },
  };
  // Decided once: a field that became another one under the hand would lose the focus.
  const [isLong] = useState(['paragraph', 'alt'].includes(schema.widget ?? '') || text.length > 60);
  if (schema.type === 'boolean')
    return <Switch {...{ context, name, schema, path, value, shared, problems }} />;
  return (
    <div className={forms.field}>
      <div className={forms.fieldHead}>
        <label htmlFor={id}>{label}</label>
        {schema.maxLength && <span className={forms.counter}>{`${text.length} of ${schema.maxLength}`}</span>}
        {remove}
      </div>
      {schema.enum ? (
        <select {...shared} value={text} onChange={({ target }) => write(target.value)}>
          {schema.enum.map((word) => (
            <option key={word} value={word}>
              {schema.names?.[word] ?? word}
            </option>
          ))}
        </select>
      ) : isNumber(schema) ? (
        <input
          type="number"
          {...shared}
          min={schema.minimum}
          max={schema.maximum}
          value={text}
          onChange={({ target }) => write(target.value === '' ? '' : Number(target.value))}
        />
      ) : isLong ? (
        <textarea
          {...shared}
          rows={Math.min(8, 2 + Math.floor(text.length / 44))}
          // The line break that ends a text over several lines is the file’s; a space is on its way to the next word.
          value={text.replace(/\n+$/, '')}
          onChange={({ target }) => write(target.value.replaceAll(/\s*\n\s*/g, ' '), target.selectionStart)}
        />
      ) : (
        <div className={forms.row}>
          {schema.widget === 'colour' && (
            <input
              type="color"
              aria-label={`${label}, chosen`}
              value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
              onChange={({ target }) => write(target.value)}
            />
          )}
          <input
            {...shared}
            value={text}
            onChange={({ target }) => write(target.value, target.selectionStart)}
          />
        </div>
      )}
      <Words id={id} schema={schema} problems={problems} />
    </div>
  );
}

/** A text with what people leave out of an address, where it is one. */
function completed({ format, widget }: Schema, text: string): string {
  if (format === 'uri') return wholeAddress(text.trim());
  return widget === 'link' ? wholeLink(text.trim()) : text;
}

interface SwitchProps extends FieldProps {
  shared: object & { id: string };
  problems: string[];
}

/** A yes or no. It turns at once; the file follows, and loses the line where no is what it would say anyway. */
function Switch({ context, name, schema, path, value, shared, problems }: SwitchProps) {
  const { session, file } = context;
  const [wanted, setWanted] = useState<boolean>();
  const isOn = wanted ?? (value === undefined ? schema.default === true : value === true);
  const label = inWords(name);
  const toggle = async () => {
    setWanted(!isOn);
    const edit: Edit =
      isOn && schema.default === false ? { op: 'remove', path } : { op: 'set', path, value: !isOn };
    await session.edit(file, [edit], `the ${label.toLowerCase()}`);
    setWanted(undefined);
  };
  return (
    <div className={forms.field}>
      <label className={forms.switch}>
        <input type="checkbox" {...shared} checked={isOn} onChange={toggle} />
        {label}
      </label>
      <Words id={shared.id} schema={schema} problems={problems} />
    </div>
  );
}

/** A text whose phrase is a field beside it takes the phrase along. */
function alongWith(
  session: Session,
  { file, path }: Origin,
  phraseField: string | undefined,
  text: string,
  caret?: number | null,
): Edit[] {
  if (!phraseField) return [];
  const at = [...path.slice(0, -1), phraseField];
  const [words, phrase] = [session.value({ file, path }), session.value({ file, path: at })];
  const before = markedBy(String(words ?? ''), typeof phrase === 'string' ? phrase : '');
  return phraseEdits(at, phraseOf(followed(before, text, caret ?? text.length)));
}
