import { useId, useMemo, useState } from 'react';
import { type Edit, type Path, valueAt } from '../yaml/value.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './Editor.module.css';
import { ListField } from './ListField.tsx';
import { FilmField, PictureField } from './MediaField.tsx';
import type { Origin } from './marks.ts';
import { inWords, needsFile, type Schema, settled, startValue } from './schema.ts';
import type { Session } from './session.ts';
import { Tool } from './Tool.tsx';

/** What every field of one file shares. */
export interface FieldContext {
  session: Session;
  file: string;
  root: Schema;
  onPicture(origin: Origin): void;
}

export interface FieldProps {
  context: FieldContext;
  name: string;
  schema: Schema;
  path: Path;
  value: unknown;
  isOptional?: boolean;
}

let count = 0;

/** One field, whatever it is: the schema says which kind, what it is for, and whether it may be left out. */
export function Field(props: FieldProps) {
  const { context, name, schema, path, value, isOptional = false } = props;
  const { session, file, root } = context;
  const core = settled(schema, root, value);
  const label = inWords(name);
  const isSwitch = core.type === 'boolean';
  if (value === undefined && !isSwitch) {
    const add = () =>
      core.widget === 'picture'
        ? context.onPicture({ file, path })
        : session.edit(
            file,
            [{ op: 'set', path, value: startValue(schema, root) }],
            `a new ${label.toLowerCase()}`,
          );
    const isImpossible = core.widget !== 'picture' && needsFile(schema, root);
    return (
      <div className={styles.absent}>
        <Tool sign="add" label={`Add ${label.toLowerCase()}`} isNamed disabled={isImpossible} onClick={add} />
        <p className={styles.help}>{plain(schema.description)}</p>
      </div>
    );
  }
  const remove = isOptional && !isSwitch && (
    <Tool
      sign="bin"
      label={`Remove ${label.toLowerCase()}`}
      onClick={() => session.edit(file, [{ op: 'remove', path }], `the removing of ${label.toLowerCase()}`)}
    />
  );
  if (schema.oneOf ?? schema.anyOf) return <ChoiceField {...props} remove={remove} />;
  if (core.widget === 'picture') return <PictureField {...props} schema={core} remove={remove} />;
  if (core.widget === 'film') return <FilmField {...props} schema={core} remove={remove} />;
  if (core.items) return <ListField {...props} schema={core} remove={remove} />;
  if (core.properties) return <Group {...props} schema={core} remove={remove} />;
  return <OneValue {...props} schema={core} remove={remove} />;
}

function Group({ context, name, schema, path, value, remove }: FieldProps & { remove: React.ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{inWords(name)}</legend>
      {remove}
      {schema.description && <p className={styles.help}>{plain(schema.description)}</p>}
      <FieldsIn {...{ context, schema, path, value }} />
    </fieldset>
  );
}

/** The fields of a group in the schema’s order; those that could be added come last. What cannot change is no field. */
export function inOrder(schema: Schema, value: unknown): [string, Schema][] {
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => field.const === undefined);
  const isThere = ([name, { type }]: [string, Schema]) =>
    type === 'boolean' || valueAt(value, [name]) !== undefined;
  return [...fields.filter(isThere), ...fields.filter((field) => !isThere(field))];
}

/** A description without the marks that the docs set as code. */
const plain = (text = '') => text.replaceAll('`', '');

/** All of them. */
export function FieldsIn({ context, schema, path, value }: Omit<FieldProps, 'name'>) {
  return inOrder(schema, value).map(([name, field]) => (
    <Field
      key={name}
      context={context}
      name={name}
      schema={field}
      path={[...path, name]}
      value={(value as Record<string, unknown> | undefined)?.[name]}
      isOptional={!schema.required?.includes(name)}
    />
  ));
}

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
  const write = (next: unknown) => session.type({ file, path }, next, `the ${label.toLowerCase()}`, merge);
  const shared = {
    id,
    'aria-describedby': `${id}-help ${id}-problem`,
    'aria-invalid': problems.length > 0,
    onBlur: () => void session.flush(),
  };
  const text = value === undefined || value === null ? '' : String(value);
  if (schema.type === 'boolean')
    return <Switch {...{ context, name, schema, path, value, shared, problems }} />;
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <label htmlFor={id}>{label}</label>
        {schema.maxLength && (
          <span className={styles.counter}>{`${text.length} of ${schema.maxLength}`}</span>
        )}
        {remove}
      </div>
      {schema.enum ? (
        <select {...shared} value={text} onChange={({ target }) => write(target.value)}>
          {schema.enum.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      ) : schema.type === 'number' ? (
        <input
          type="number"
          {...shared}
          min={schema.minimum}
          max={schema.maximum}
          value={text}
          onChange={({ target }) => write(target.value === '' ? '' : Number(target.value))}
        />
      ) : schema.widget === 'paragraph' || text.length > 60 ? (
        <textarea
          {...shared}
          rows={Math.min(8, 2 + Math.floor(text.length / 44))}
          value={text.trimEnd()}
          onChange={({ target }) => write(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      ) : (
        <div className={styles.row}>
          {schema.widget === 'colour' && (
            <input
              type="color"
              aria-label={`${label}, chosen`}
              value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
              onChange={({ target }) => write(target.value)}
            />
          )}
          <input {...shared} value={text} onChange={({ target }) => write(target.value)} />
        </div>
      )}
      <Words id={id} schema={schema} problems={problems} />
    </div>
  );
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
    <div className={styles.field}>
      <label className={styles.switch}>
        <input type="checkbox" {...shared} checked={isOn} onChange={toggle} />
        {label}
      </label>
      <Words id={shared.id} schema={schema} problems={problems} />
    </div>
  );
}

function Words({ id, schema, problems }: { id: string; schema: Schema; problems: string[] }) {
  return (
    <>
      <p id={`${id}-help`} className={styles.help}>
        {plain(schema.description)}
      </p>
      <p id={`${id}-problem`} className={styles.problem} role="status" hidden={problems.length === 0}>
        {problems.join(' ')}
      </p>
    </>
  );
}
