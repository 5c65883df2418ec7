import { useId } from 'react';
import { inWords } from '../../shared/field-names.ts';
import { pageName } from '../../shared/page-names.ts';
import { freeStudies } from '../session/studies.ts';
import type { FieldProps } from './Field.tsx';
import forms from './forms.module.css';

/** One of the studies, by its title: the one that stands here, or one that its list does not have yet. */
export function StudyField({ context, name, path, value }: FieldProps) {
  const { session, file } = context;
  const id = useId();
  const { studies } = session.view().state;
  const offered = studies.filter(
    ({ route }) => route === value || freeStudies(session, file).some((one) => one.route === route),
  );
  const label = inWords(name);
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={String(value)}
        onChange={({ target }) =>
          session.edit(file, [{ op: 'set', path, value: target.value }], `the ${label.toLowerCase()}`)
        }
      >
        {offered.map(({ route }) => (
          <option key={route} value={route}>
            {pageName(route, studies)}
          </option>
        ))}
      </select>
    </div>
  );
}
