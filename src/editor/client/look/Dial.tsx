import { useId } from 'react';
import { FILES } from '../../../model/files.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { inWords } from '../../shared/field-names.ts';
import { valueAt } from '../../shared/value.ts';
import { placeOf } from '../fields/focus.ts';
import { Words } from '../fields/Words.tsx';
import { BackTo } from './BackTo.tsx';
import { type LookContext, say, useGesture, writtenAt } from './context.ts';
import styles from './Dial.module.css';

interface DialProps {
  context: LookContext;
  name: string;
  schema: Schema;
}

/** One line of the look that is a number or one of a few words: the schema says which, and what it is for. */
export function Dial(props: DialProps) {
  const { context, name, schema } = props;
  const id = useId();
  const problems = context.session.problemsAt({ file: FILES.look, path: [name] });
  const Control = schema.enum ? Segments : Slider;
  return (
    <div className={styles.root} data-field={placeOf(FILES.look, [name])}>
      <Control {...props} id={id} />
      <Words {...{ id, schema, problems }} />
    </div>
  );
}

/** A range, and the same as a number: a hand for the one, an exact value for the other. */
function Slider({ context, name, schema, id }: DialProps & { id: string }) {
  const path = [name];
  const gesture = useGesture({ restEnds: true });
  const typing = useGesture();
  const now = writtenAt(context, path) ?? valueAt(context.base, path);
  const { minimum: min = 0, maximum: max = 100, unit = '' } = schema;
  const label = inWords(name);
  return (
    <>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <BackTo context={context} path={path} />
        <span className={styles.number}>
          <input
            type="number"
            aria-label={`${label}, as a number`}
            aria-describedby={`${id}-help ${id}-problem`}
            min={min}
            max={max}
            value={String(now ?? '')}
            {...typing.touched}
            onChange={({ target }) =>
              say(context, path, target.value === '' ? '' : Number(target.value), typing.merge())
            }
            onBlur={() => void context.session.flush()}
          />
          {unit}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={styles.slider}
        aria-describedby={`${id}-help`}
        aria-valuetext={`${now} ${unit}`.trim()}
        min={min}
        max={max}
        value={Number(valueAt(context.look, path))}
        {...gesture.touched}
        onChange={({ target }) => say(context, path, Number(target.value), gesture.merge())}
      />
    </>
  );
}

/** A few words side by side, one of which holds. */
function Segments({ context, name, schema, id }: DialProps & { id: string }) {
  const path = [name];
  const now = valueAt(context.look, path);
  const gesture = useGesture();
  return (
    <fieldset className={styles.segments} aria-describedby={`${id}-help`} {...gesture.touched}>
      <legend className={styles.head}>
        <span>{inWords(name)}</span>
      </legend>
      <div className={styles.row}>
        {schema.enum?.map((word) => (
          <label key={word} className={styles.segment}>
            <input
              type="radio"
              name={id}
              value={word}
              checked={now === word}
              onChange={() => {
                say(context, path, word, gesture.merge());
                void context.session.flush();
              }}
            />
            <span>{schema.names?.[word] ?? word}</span>
          </label>
        ))}
      </div>
      <BackTo context={context} path={path} />
    </fieldset>
  );
}
