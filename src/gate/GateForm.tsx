import { type InputEvent, type RefObject, type SubmitEvent, useState } from 'react';
import type { Site } from '../model/site.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import styles from './GateForm.module.css';
import { credentialIn, keysIn } from './unlock.ts';

interface GateFormProps {
  words: Site['gate'];
  field: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  isBusy: boolean;
  isWrong: boolean;
  onType(): void;
  onSubmit(text: string): void;
}

/** The password field. Uncontrolled: what was typed before the script arrived stays. */
export function GateForm({ words, field, error, isBusy, isWrong, onType, onSubmit }: GateFormProps) {
  const [isShown, setShown] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit(field.current?.value ?? '');
  };
  const take = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) => {
    onType();
    const { value } = currentTarget;
    const isPasted = nativeEvent.inputType === 'insertFromPaste';
    // There is nothing to add to a link: it opens as it is pasted.
    if (isPasted && (credentialIn(value).way === 'link' || keysIn(value).length > 0)) onSubmit(value);
  };
  return (
    <form className={styles.root} data-gate-form onSubmit={submit} aria-busy={isBusy} noValidate>
      {/* Password managers file a password under a name; there is only one account here. */}
      <input type="text" autoComplete="username" value={words.account} readOnly hidden />
      <label className={styles.label} htmlFor="gate-password">
        {words.field}
      </label>
      <div className={styles.field}>
        <input
          ref={field}
          id="gate-password"
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          readOnly={isBusy}
          aria-invalid={isWrong}
          aria-describedby="gate-error gate-help"
          onInput={take}
          // biome-ignore lint/a11y/noAutofocus: the overlay is a dialog that is open when the page comes, and its field is where people start.
          autoFocus
        />
        <button
          className={styles.toggle}
          type="button"
          aria-controls="gate-password"
          onClick={() => {
            setShown(!isShown);
            field.current?.focus();
          }}
        >
          <Icon name={isShown ? 'eyeClosed' : 'eye'} />
          <span className="visually-hidden">{isShown ? words.hide : words.show}</span>
        </button>
      </div>
      <p className={styles.help} id="gate-help">
        {words.help}
      </p>
      <p className={styles.error} id="gate-error" role="alert">
        {error}
      </p>
      <button className={styles.submit} type="submit" aria-disabled={isBusy}>
        {isBusy && <span className={styles.spinner} />}
        {isBusy ? words.checking : words.unlock}
      </button>
    </form>
  );
}
