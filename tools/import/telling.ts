import { harmless } from '../../src/lib/harmless.ts';
import type { Tell } from '../../src/lib/progress.ts';

/** Who waits longer than this is told how far it is, in milliseconds. */
const LONG = 2000;

/** Does something that may take long, and says every two seconds how far it is. */
export async function telling<T>(say: (line: string) => void, act: (tell: Tell) => Promise<T>): Promise<T> {
  let now = '';
  let last = Date.now();
  const saying = () => {
    if (now) say(harmless(`… ${now}`));
    last = Date.now();
    timer.refresh();
  };
  const timer = setInterval(saying, LONG);
  try {
    return await act((said) => {
      now = said;
      // Nothing rings while something is worked out: whoever is long at it is asked between two steps.
      if (Date.now() - last >= LONG) saying();
    });
  } finally {
    clearInterval(timer);
  }
}
