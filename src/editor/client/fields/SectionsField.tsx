import { inWords } from '../../shared/field-names.ts';
import type { Edit } from '../../shared/value.ts';
import type { FieldProps } from './Field.tsx';
import forms from './forms.module.css';
import { helpOf } from './schema.ts';

/** The sections of a study that a talk shows: ticked, in the order of the study. All of them is nothing to say. */
export function SectionsField({ context: { session, file }, name, schema, path, value }: FieldProps) {
  const label = inWords(name);
  const route = session.value({ file, path: [...path.slice(0, -1), 'study'] });
  const all = session.view().state.sections[String(route)] ?? [];
  const isShown = (section: string) => !Array.isArray(value) || value.includes(section);
  const shown = all.filter(isShown);
  const toggle = (section: string) => {
    const next = all.filter((one) => (one === section ? !isShown(one) : isShown(one)));
    const edit: Edit = next.length === all.length ? { op: 'remove', path } : { op: 'set', path, value: next };
    void session.change({ file, path }, [edit], `the ${label.toLowerCase()} of a talk`);
  };
  return (
    <fieldset className={forms.group}>
      <legend>
        {label} <span className={forms.counter}>{`${shown.length} of ${all.length}`}</span>
      </legend>
      <p className={forms.help}>{helpOf(schema)}</p>
      {all.length === 0 && <p className={forms.help}>This study has no sections yet.</p>}
      {all.map((section) => (
        <label key={section} className={forms.switch}>
          <input
            type="checkbox"
            checked={isShown(section)}
            // One has to stay: a talk without any would be the whole study again.
            disabled={shown.length === 1 && isShown(section)}
            onChange={() => toggle(section)}
          />
          {section}
        </label>
      ))}
    </fieldset>
  );
}
