import type { ToMend } from './opening.ts';

/** What the command calls a change of the content that cannot be shown. */
export const MISTAKES = 'mistakes';

/**
 * Loads the window anew when the content has changed: place and time are kept. Mistakes are only told, and the window stays
 * as it is. A file for another machine never hears of any.
 */
export function watchContent(onMistakes: (toMend: ToMend[]) => void = () => {}): () => void {
  const address = document.documentElement.dataset.changes;
  if (!address) return () => {};
  const changes = new EventSource(address);
  changes.onmessage = () => location.reload();
  changes.addEventListener(MISTAKES, ({ data }) => onMistakes(JSON.parse(data)));
  return () => changes.close();
}
