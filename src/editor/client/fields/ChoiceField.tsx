import { type ReactNode, useId } from 'react';
import { fits, type Schema, settled } from '../../../model/json-schema.ts';
import { inWords } from '../../shared/field-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import forms from './forms.module.css';
import { helpOf, startValue } from './schema.ts';

/** One of several kinds of value: which one is chosen first, then its own field. */
export function ChoiceField({
  context,
  name,
  schema,
  path,
  value,
  remove,
}: FieldProps & { remove: ReactNode }) {
  const { session, file, root } = context;
  const id = useId();
  const options = schema.oneOf ?? schema.anyOf ?? [];
  const chosen = options.findIndex((option) => fits(settled(option, root, value), value));
  const option = options[chosen];
  return (
    <div className={forms.field}>
      <div className={forms.fieldHead}>
        <label htmlFor={id}>{inWords(name)}</label>
        {remove}
      </div>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const next = options[Number(target.value)];
          if (next)
            void session.change(
              { file, path },
              [{ op: 'set', path, value: startValue(next, root) }],
              `the ${inWords(name).toLowerCase()}`,
            );
        }}
      >
        {options.map((one, index) => (
          <option key={wordsFor(one)} value={index}>
            {wordsFor(one)}
          </option>
        ))}
      </select>
      <p className={forms.help}>{helpOf(schema)}</p>
      {option && option.const === undefined && (
        <Field context={context} name={name} schema={option} path={path} value={value} />
      )}
    </div>
  );
}

const wordsFor = (schema: Schema): string =>
  helpOf(schema) || String(schema.const ?? [schema.type].flat().join(' or '));
