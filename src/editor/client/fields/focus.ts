import { isToWrite } from '../../../model/starter.ts';
import type { Path } from '../../shared/value.ts';
import { focusOn, type Wish } from '../focus.ts';

/** How a field of the panel is found again. */
export const placeOf = (file: string, path: Path): string => `${file} ${path.join('/')}`;

const TEXT = 'input:not([hidden]), textarea, select';

/**
 * Leads the focus to a field once it is drawn: one that was just added is ready to be overwritten, and where one was
 * taken away stands the button that brings it back.
 */
export function focusField(
  isWished: Wish,
  file: string,
  path: Path,
  wanted = TEXT,
  { isSelected = false } = {},
): void {
  requestAnimationFrame(() => {
    if (!isWished()) return;
    const fields = [...document.querySelectorAll(`[data-field="${CSS.escape(placeOf(file, path))}"]`)];
    // A dialog lies over the panel, which may have the same field.
    const field = fields.find((one) => one.closest('dialog[open]')) ?? fields[0];
    const first =
      field?.querySelector<HTMLElement>(wanted) ?? field?.querySelector<HTMLElement>('button:not(:disabled)');
    for (let fold = first?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true;
    focusOn(first);
    const isText = first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement;
    if (isText && (isSelected || isToWrite(first.value))) first.select();
  });
}
