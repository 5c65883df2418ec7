import type { ReactNode } from 'react';
import forms from '../fields/forms.module.css';

/** A form of a dialog. The page stays where it is: what is sent goes by the session. */
export function Form({ onSubmit, children }: { onSubmit(): void; children: ReactNode }) {
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
