import { useId } from 'react';
import forms from '../fields/forms.module.css';
import styles from './Gate.module.css';

interface SecretProps {
  label: string;
  value: string;
  isShown: boolean;
  /** Whether the dialog begins here. */
  isFirst?: boolean;
  /** The id of what is said about it. */
  about: string;
  /** None: it is there to be read and copied. */
  onChange?(value: string): void;
}

/** A line that no browser should learn: some send what they check the spelling of to their maker. */
export function Secret({ label, value, isShown, isFirst = false, about, onChange }: SecretProps) {
  const id = useId();
  return (
    <div className={forms.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.secret}
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={about}
        data-first={isFirst || undefined}
        value={value}
        readOnly={!onChange}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  );
}
