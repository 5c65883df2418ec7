import type { Schema } from '../../../model/json-schema.ts';
import forms from './forms.module.css';
import { helpOf } from './schema.ts';

/** Below a field: what it is for, and what is wrong with it. The field names both by its own id. */
export function Words({ id, schema, problems }: { id: string; schema: Schema; problems: string[] }) {
  return (
    <>
      <p id={`${id}-help`} className={forms.help}>
        {helpOf(schema)}
      </p>
      <p id={`${id}-problem`} className={forms.problem} role="status" hidden={problems.length === 0}>
        {problems.join(' ')}
      </p>
    </>
  );
}
