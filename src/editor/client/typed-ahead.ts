import { type Wish, wish } from './focus.ts';

/** What is typed while the field it is for is on its way. */
export interface TypedAhead {
  isWished: Wish;
  /** The letters so far, once; from now on they go where the focus is. */
  take(): string;
}

/**
 * Whoever asks for something new goes on typing before it is there. Until it is, letters are kept for it, and press no
 * button a second time. As with the focus, whoever does anything else meanwhile is left alone; so is who presses Escape.
 */
export function typedAhead(): TypedAhead {
  const isStillWished = wish();
  let isGivenUp = false;
  const isWished = () => !isGivenUp && isStillWished();
  const leaving = new AbortController();
  const options = { capture: true, signal: leaving.signal };
  let letters = '';
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !isWished()) return;
    if (event.key === 'Escape') isGivenUp = true;
    const isLetter = [...event.key].length === 1;
    if (!isLetter && event.key !== 'Backspace' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keyup') return;
    if (isLetter) letters += event.key;
    if (event.key === 'Backspace') letters = [...letters].slice(0, -1).join('');
  };
  addEventListener('keydown', onKey, options);
  // Some browsers press a button when the key is let go.
  addEventListener('keyup', onKey, options);
  return {
    isWished,
    take: () => {
      leaving.abort();
      const taken = letters;
      letters = '';
      return taken;
    },
  };
}

/** Types letters where the focus is, over what is selected there: the browser can take that back. */
export function typeIn(letters: string): void {
  if (letters) document.execCommand('insertText', false, letters);
}

/** Puts letters into a field that somebody has left for another meanwhile. */
export function fillIn(field: HTMLInputElement | HTMLTextAreaElement, letters: string): void {
  // React hears of a value only if it was not set by its own way.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, letters);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
