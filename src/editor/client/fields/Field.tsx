import { FILES } from '../../../model/files.ts';
import { type Schema, settled } from '../../../model/json-schema.ts';
import { inWords } from '../../shared/field-names.ts';
import { type Path, valueAt } from '../../shared/value.ts';
import { wish } from '../focus.ts';
import type { Origin } from '../page/marks.ts';
import type { Session } from '../session/session.ts';
import { Tool } from '../Tool.tsx';
import { Absent } from './Absent.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './Field.module.css';
import { focusField, placeOf } from './focus.ts';
import forms from './forms.module.css';
import { ListField } from './ListField.tsx';
import { MonthField } from './MonthField.tsx';
import { OneValue } from './OneValue.tsx';
import { widgetFields } from './registry.ts';
import { helpOf } from './schema.ts';

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

/** One field, whatever it is: the schema says which kind, what it is for, and whether it may be left out. */
export function Field(props: FieldProps) {
  return (
    <div className={styles.root} data-field={placeOf(props.context.file, props.path)}>
      <AnyField {...props} />
      <Refusals {...props} />
    </div>
  );
}

function AnyField(props: FieldProps) {
  const { context, name, schema, path, value, isOptional = false } = props;
  const { session, file, root } = context;
  const given = givenAt(context, path);
  const core = settled(schema, root, value ?? given);
  const isSwitch = core.type === 'boolean';
  // Notes are there to be written in: words of ours would be said in the room. Of sections none is all.
  const isAlwaysThere = isSwitch || core.widget === 'notes' || core.widget === 'sections';
  if (value === undefined && given === undefined && !isAlwaysThere) return <Absent {...props} />;
  const label = inWords(name).toLowerCase();
  const take = async () => {
    const isWished = wish();
    if (await session.change({ file, path }, [{ op: 'remove', path }], `the removing of ${label}`))
      focusField(isWished, file, path);
  };
  const remove = isOptional && !isSwitch && value !== undefined && (
    <Tool sign="bin" label={`Remove ${label}`} onClick={take} />
  );
  const options = schema.oneOf ?? schema.anyOf;
  // An end that has not come yet is one more choice among the months.
  if (options?.some(({ widget }) => widget === 'month')) return <MonthField {...props} />;
  if (options) return <ChoiceField {...props} remove={remove} />;
  if (core.widget) {
    const WidgetField = widgetFields[core.widget];
    return <WidgetField {...props} value={value ?? given} schema={core} remove={remove} />;
  }
  if (core.items) return <ListField {...props} schema={core} remove={remove} />;
  if (core.properties) return <Group {...props} schema={core} remove={remove} />;
  return <OneValue {...props} value={value ?? given} schema={core} remove={remove} />;
}

/** What stands in the way of a change to the field as a whole; a text says it at its own line. */
function Refusals({ context: { session, file }, path, value }: FieldProps) {
  const problems = session.problemsOf({ file, path });
  const isShown = problems.length > 0 && (value === undefined || typeof value === 'object');
  return (
    <p className={forms.problem} role="status" hidden={!isShown}>
      {isShown && `${problems.join(' ')} Nothing is saved of it until then; Undo takes it back.`}
    </p>
  );
}

/** What the page shows without a word in the file: the words of the frame, which come with the site’s language. */
function givenAt({ session, file }: FieldContext, path: Path): unknown {
  if (file !== FILES.site) return undefined;
  return valueAt(session.view().documents[file]?.shown, path);
}

/** So many fields are folded: few come for them. */
const MANY = 8;

function Group({ context, name, schema, path, value, remove }: FieldProps & { remove: React.ReactNode }) {
  const fields = <FieldsIn {...{ context, schema, path, value }} />;
  const isLong = Object.keys(schema.properties ?? {}).length > MANY;
  return (
    <fieldset className={forms.group}>
      <legend>{inWords(name)}</legend>
      {remove}
      {helpOf(schema) && <p className={forms.help}>{helpOf(schema)}</p>}
      {isLong ? (
        <details className={forms.more}>
          <summary>{`All ${Object.keys(schema.properties ?? {}).length} of them`}</summary>
          <div className={forms.items}>{fields}</div>
        </details>
      ) : (
        fields
      )}
    </fieldset>
  );
}

/** The fields of a group in the schema’s order; those that could be added come last. What cannot change is no field. */
export function inOrder(schema: Schema, value: unknown, given?: unknown): [string, Schema][] {
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => field.const === undefined);
  const isThere = ([name, { type }]: [string, Schema]) =>
    type === 'boolean' || valueAt(value, [name]) !== undefined || valueAt(given, [name]) !== undefined;
  return [...fields.filter(isThere), ...fields.filter((field) => !isThere(field))];
}

/** All of them. */
export function FieldsIn({ context, schema, path, value }: Omit<FieldProps, 'name'>) {
  return inOrder(schema, value, givenAt(context, path)).map(([name, field]) => (
    <Field
      key={name}
      context={context}
      name={name}
      schema={field}
      path={[...path, name]}
      value={valueAt(value, [name])}
      isOptional={!schema.required?.includes(name)}
    />
  ));
}
