import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { focusOn } from './focus.ts';

/** Letters that follow each other so soon are one word. */
const ONE_WORD_MS = 700;

/** How far a key leads in a list, from a place, among so many. */
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 8,
  PageUp: (at) => at - 8,
  Home: () => 0,
  End: (_, last) => last,
};

/** Keys in an open list of links and buttons, as a list of the system has them. Escape closes it and does nothing else. */
export function useListKeys(list: RefObject<HTMLElement | null>, close: () => void) {
  const typed = useRef({ letters: '', at: 0 });
  return (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const lead = (to: number) => {
      event.preventDefault();
      focusOn(items[Math.max(0, Math.min(to, items.length - 1))]);
    };
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const step = STEPS[event.key];
    if (step) return lead(step(at, items.length - 1));
    if ([...event.key].length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;

    const isSoon = event.timeStamp - typed.current.at < ONE_WORD_MS;
    const before = isSoon ? typed.current.letters : '';
    if (event.key === ' ' && before === '') {
      event.preventDefault();
      return items[at]?.click();
    }
    const letters = before + event.key.toLowerCase();
    typed.current = { letters, at: event.timeStamp };
    // The same letter again is the next that begins with it; a further one begins with more.
    const isAgain = [...letters].every((one) => one === letters[0]);
    const wanted = isAgain ? letters.slice(0, 1) : letters;
    const from = isAgain ? at + 1 : at;
    const found = items.findIndex((_, index) =>
      items[(from + index) % items.length]?.textContent.trim().toLowerCase().startsWith(wanted),
    );
    if (found >= 0) lead((from + found) % items.length);
  };
}
