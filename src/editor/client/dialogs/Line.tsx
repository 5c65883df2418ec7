import { useId } from 'react';
import forms from '../fields/forms.module.css';

interface LineProps {
  label: string;
  help: string;
  value: string;
  isNeeded?: boolean;
  /** Whether the dialog begins here. */
  isFirst?: boolean;
  onChange(value: string): void;
}

/** One line that a dialog asks for. */
export function Line({ label, help, value, isNeeded = false, isFirst = false, onChange }: LineProps) {
  const id = useId();
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-describedby={`${id}-help`}
        required={isNeeded}
        data-first={isFirst || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className={forms.help}>
        {help}
      </p>
    </div>
  );
}
