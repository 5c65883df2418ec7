import { inWords } from '../../shared/field-names.ts';
import type { FieldProps } from './Field.tsx';
import { FileButton } from './FileButton.tsx';
import { acceptedFor } from './files.ts';
import forms from './forms.module.css';
import { helpOf } from './schema.ts';

/** A file that is neither a picture nor a film: which one it is, and another in its place. */
export function FileField({ context, name, schema, path, value }: FieldProps) {
  const { session, file } = context;
  return (
    <fieldset className={forms.group}>
      <legend>{inWords(name)}</legend>
      <p className={forms.help}>
        <strong>{String(value)}</strong> {helpOf(schema)}
      </p>
      <FileButton
        sign="page"
        label={`Change ${inWords(name).toLowerCase()} …`}
        accept={acceptedFor(schema)}
        onFile={async (given) => {
          const faults = await session.upload({ file, path }, given);
          if (faults.length > 0) session.refuse(faults.join(' '));
        }}
      />
    </fieldset>
  );
}
