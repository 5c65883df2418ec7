import forms from '../fields/forms.module.css';
import { Dialog } from './Dialog.tsx';

/** A large picture, and who waits to hear whether it is made smaller. */
export interface Large {
  picture: File;
  answer(mayBeSmaller: boolean | undefined): void;
}

/** Told before it is taken in: what is in git once stays in it. */
export function LargeDialog({ picture: { name, size }, answer }: Large) {
  return (
    <Dialog title="This picture is large" onClose={() => answer(undefined)}>
      <p>{`${name} weighs ${Math.round(size / 1_000_000)} MB. Visitors never get all of it; your repository and every build would.`}</p>
      <p className={forms.help}>
        Made smaller, at most 2560 pixels wide, it looks the same on every screen. Your own file stays as it
        is.
      </p>
      <div className={forms.answers}>
        <button type="button" className={forms.primary} data-first onClick={() => answer(true)}>
          Make it smaller
        </button>
        <button type="button" className={forms.secondary} onClick={() => answer(false)}>
          Keep it as it is
        </button>
      </div>
    </Dialog>
  );
}
