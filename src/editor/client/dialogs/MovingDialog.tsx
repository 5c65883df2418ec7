import forms from '../fields/forms.module.css';
import { Dialog } from './Dialog.tsx';

/** A picture that moves, and who waits to hear whether it may stand still. */
export interface Moving {
  name: string;
  /** Where a film would go: into a block of its own, after this one; none where no film can be. */
  filmAt?: number | undefined;
  answer(mayStandStill: boolean): void;
}

/** Told before it is taken in: a GIF that moves would stand still without a word. */
export function MovingDialog({ moving, onFilm }: { moving: Moving; onFilm(at: number): void }) {
  const { name, filmAt, answer } = moving;
  return (
    <Dialog title="This picture moves" onClose={() => answer(false)}>
      <p>{`${name} moves; here it would stand still.`}</p>
      <p className={forms.help}>
        {filmAt === undefined
          ? 'This place takes pictures alone. Keep its first picture, or choose another.'
          : 'Save it as a film (MP4) to keep it moving: a film has a block of its own. Or keep its first picture.'}
      </p>
      <div className={forms.answers}>
        <button type="button" className={forms.primary} data-first onClick={() => answer(true)}>
          Keep its first picture
        </button>
        {filmAt === undefined ? (
          <button type="button" className={forms.secondary} onClick={() => answer(false)}>
            Choose another
          </button>
        ) : (
          <button
            type="button"
            className={forms.secondary}
            onClick={() => {
              answer(false);
              onFilm(filmAt);
            }}
          >
            Use a film instead …
          </button>
        )}
      </div>
    </Dialog>
  );
}
