import { isToWrite } from '../../../model/starter.ts';
import type { Path } from '../../shared/value.ts';
import { focusOn, type Wish } from '../focus.ts';
import { fillIn, typeIn } from '../typed-ahead.ts';

/** How a field of the panel is found again. */
export const placeOf = (file: string, path: Path): string => `${file} ${path.join('/')}`;

const TEXT = 'input:not([hidden]), textarea, select';

/** A button that is about to go leaves the focus to the field it belongs to. */
export function stayAtField(button: Element): void {
  const field = button.closest('[data-field]');
  const wanted = ['summary', 'input:checked', 'input:not([type=color])'];
  const [first] = wanted.flatMap((kind) => field?.querySelector<HTMLElement>(kind) ?? []);
  focusOn(first);
}

/**
 * Leads the focus to a field once it is drawn: one that was just added is ready to be overwritten, and where one was
 * taken away stands the button that brings it back. What was typed ahead is typed there.
 */
export function focusField(
  isWished: Wish,
  file: string,
  path: Path,
  wanted = TEXT,
  { isSelected = false, take = () => '' }: { isSelected?: boolean; take?: () => string } = {},
): void {
  requestAnimationFrame(() => {
    const letters = take();
    const isLed = isWished();
    if (!isLed && letters === '') return;
    const fields = [...document.querySelectorAll(`[data-field="${CSS.escape(placeOf(file, path))}"]`)];
    // A dialog lies over the panel, which may have the same field.
    const field = fields.find((one) => one.closest('dialog[open]')) ?? fields[0];
    const first =
      field?.querySelector<HTMLElement>(wanted) ?? field?.querySelector<HTMLElement>('button:not(:disabled)');
    for (let fold = first?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true;
    const isText = first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement;
    if (!isLed) {
      if (isText) fillIn(first, letters);
      return;
    }
    focusOn(first);
    // A number that begins with one of ours is written over as a sentence is: after it, 30 would become 4530.
    if (isText && (isSelected || first.type === 'number' || isToWrite(first.value))) first.select();
    if (isText) typeIn(letters);
  });
}
