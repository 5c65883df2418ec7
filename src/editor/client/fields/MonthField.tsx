import { useId, useMemo } from 'react';
import { FILES } from '../../../model/files.ts';
import type { Site } from '../../../model/site.ts';
import { inWords } from '../../shared/field-names.ts';
import type { FieldProps } from './Field.tsx';
import forms from './forms.module.css';
import { MonthChoice, PRESENT } from './MonthChoice.tsx';
import { Words } from './Words.tsx';

/** A month, chosen as at the dates on the page; one that may be still to come has the site’s word for that. */
export function MonthField({ context, name, schema, path, value }: FieldProps) {
  const { session, file } = context;
  const id = useId();
  const merge = useMemo(() => `month-${crypto.randomUUID()}`, []);
  const site = session.view().documents[FILES.site]?.shown as Site;
  const mayBeToCome = schema.anyOf?.some((option) => option.const === PRESENT);
  const label = inWords(name);
  return (
    <div className={forms.field}>
      <MonthChoice
        name={label}
        value={value}
        {...(mayBeToCome && { present: site.labels.present })}
        language={site.language}
        describedBy={`${id}-help ${id}-problem`}
        onChoose={(chosen) => {
          session.type({ file, path }, chosen, `the ${label.toLowerCase()}`, merge);
          void session.flush();
        }}
      />
      <Words id={id} schema={schema} problems={session.problemsAt({ file, path })} />
    </div>
  );
}
