import type { ReactNode } from 'react';
import { inWords } from '../../shared/field-names.ts';
import { valueAt } from '../../shared/value.ts';
import { Tool } from '../Tool.tsx';
import { Field, type FieldProps, FieldsIn } from './Field.tsx';
import { FileButton } from './FileButton.tsx';
import forms from './forms.module.css';
import styles from './MediaField.module.css';
import { helpOf } from './schema.ts';

/** A picture: which file, and what it shows in words. */
export function PictureField({
  context,
  name,
  schema,
  path,
  value,
  remove,
}: FieldProps & { remove: ReactNode }) {
  const { file } = context;
  const alt = schema.properties?.alt ?? {};
  const shown = valueAt(context.session.view().documents[file]?.shown, path) as
    | { fallback?: string }
    | undefined;
  return (
    <fieldset className={forms.group}>
      <legend>{inWords(name)}</legend>
      {remove}
      <div className={styles.row}>
        {shown?.fallback && <img className={styles.small} src={shown.fallback} alt="" />}
        <Tool
          sign="picture"
          label={`Change ${inWords(name).toLowerCase()} …`}
          isNamed
          onClick={() => context.onPicture({ file, path })}
        />
      </div>
      <p className={forms.help}>{String(valueAt(value, ['file']) ?? '')}</p>
      <Field
        context={context}
        name="alt"
        schema={alt}
        path={[...path, 'alt']}
        value={valueAt(value, ['alt'])}
      />
    </fieldset>
  );
}

/** A film: one MP4 is enough; its still is a picture like any other. */
export function FilmField({
  context,
  name,
  schema,
  path,
  value,
  remove,
}: FieldProps & { remove: ReactNode }) {
  const { mp4, webm, ...rest } = schema.properties ?? {};
  const formats = Object.entries({ mp4, webm }).filter(([, field]) => field !== undefined);
  return (
    <fieldset className={forms.group}>
      <legend>{inWords(name)}</legend>
      {remove}
      <p className={forms.help}>{helpOf(schema)}</p>
      {formats.map(([format, field]) => (
        <div key={format} className={forms.field}>
          <FileButton
            label={`Change the ${format.toUpperCase()} …`}
            accept={format === 'mp4' ? 'video/mp4,video/quicktime' : `video/${format}`}
            onFile={async (film) => {
              const origin = { file: context.file, path: [...path, format] };
              const [fault] = await context.session.upload(origin, film);
              if (fault) context.session.refuse(fault);
            }}
          />
          <p className={forms.help}>{`${valueAt(value, [format]) ?? ''} ${helpOf(field ?? {})}`}</p>
        </div>
      ))}
      <FieldsIn context={context} schema={{ ...schema, properties: rest }} path={path} value={value} />
    </fieldset>
  );
}
