import { useId, useState } from 'react';
import forms from '../fields/forms.module.css';
import { focusOn } from '../focus.ts';

interface LineProps {
  label: string;
  help: string;
  value: string;
  /** What is said if it is left empty; without it, it may be. */
  needed?: string;
  /** What is wrong with it, in a sentence: said once the field was left, and gone as soon as it is right. */
  fault?(value: string): string | undefined;
  /** Whether the dialog begins here. */
  isFirst?: boolean;
  onChange(value: string): void;
  onLeft?(): void;
}

/** One line that a dialog asks for. */
export function Line({ label, help, value, needed, fault, isFirst = false, onChange, onLeft }: LineProps) {
  const id = useId();
  const [isMissed, setMissed] = useState(false);
  const wrong = value.trim() === '' ? needed : fault?.(value);
  const problem = isMissed ? wrong : undefined;
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={(input) => input?.setCustomValidity(value.trim() === '' ? '' : (wrong ?? ''))}
        id={id}
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problem !== undefined}
        required={needed !== undefined}
        data-first={isFirst || undefined}
        value={value}
        onChange={({ target }) => {
          if (!fault) setMissed(false);
          onChange(target.value);
        }}
        onBlur={() => {
          if (fault && value.trim() !== '') setMissed(true);
          onLeft?.();
        }}
        // Said here, in our words, instead of in the browser’s bubble; of several, the first.
        onInvalid={(event) => {
          event.preventDefault();
          const field = event.currentTarget;
          if (firstMissed(field.form) !== field) return;
          setMissed(true);
          focusOn(field);
        }}
      />
      <p id={`${id}-problem`} className={forms.problem} role="alert" hidden={problem === undefined}>
        {problem}
      </p>
      <p id={`${id}-help`} className={forms.help}>
        {help}
      </p>
    </div>
  );
}

const firstMissed = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll('input') ?? [])].find(({ validity }) => !validity.valid);
