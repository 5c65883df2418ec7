import { isToWrite } from '../../model/starter.ts';
import type { Path } from '../yaml/value.ts';

/** How a field of the panel is found again. */
export const placeOf = (file: string, path: Path): string => `${file} ${path.join('/')}`;

const TEXT = 'input:not([hidden]), textarea, select';

/**
 * Leads the focus to a field once it is drawn: one that was just added is ready to be overwritten, and where one was
 * taken away stands the button that brings it back.
 */
export function focusField(file: string, path: Path, wanted = TEXT): void {
  requestAnimationFrame(() => {
    const field = document.querySelector(`[data-field="${CSS.escape(placeOf(file, path))}"]`);
    const first =
      field?.querySelector<HTMLElement>(wanted) ?? field?.querySelector<HTMLElement>('button:not(:disabled)');
    for (let fold = first?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true;
    first?.focus();
    const isText = first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement;
    if (isText && isToWrite(first.value)) first.select();
  });
}
