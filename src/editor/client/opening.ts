import { onHistoryKeys } from './history-keys.ts';

/** The bar’s place until the bar is there. No package draws it, so nothing has to be loaded for it to say something. */
export interface Opening {
  say(sentence: string, more?: { hasRetry?: boolean }): void;
  /** The bar is there. */
  end(): void;
}

/** By now whoever waits wonders. */
const SLOW = 10_000;
/** By now something may have gone wrong that nobody is told of. */
const LONG = 60_000;

const TRIES = 'edit-tries';
/** How long to wait before the page is loaded again, each time longer; then the owner is asked. */
const PAUSES = [500, 3000];

export function showOpening(reload = () => location.reload()): Opening {
  const place = document.createElement('div');
  place.dataset.opening = '';
  place.dataset.editor = '';
  place.setAttribute('role', 'status');
  document.body.append(place);
  const main = document.querySelector('main');
  main?.setAttribute('aria-busy', 'true');

  const say: Opening['say'] = (sentence, { hasRetry = false } = {}) => {
    const words = document.createElement('p');
    words.textContent = sentence;
    place.replaceChildren(words, ...(hasRetry ? [retry()] : []));
  };
  const retry = () => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Load the page again';
    button.addEventListener('click', () => {
      setTries(0);
      reload();
    });
    return button;
  };

  const timers = [
    setTimeout(() => say('Opening the editor … The first time this takes a moment longer.'), SLOW),
    setTimeout(() => say('Opening the editor takes longer than it should.', { hasRetry: true }), LONG),
  ];
  const settle = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  say('Opening the editor …');
  return {
    say: (...said) => {
      settle();
      say(...said);
    },
    end: () => {
      settle();
      main?.removeAttribute('aria-busy');
      place.remove();
    },
  };
}

/**
 * Opens the editor. A line may be cut, and a module that failed once is not asked for again by every browser: so the
 * page is loaded anew. Where that does not help it is said.
 */
export async function openEditor(
  load: () => Promise<{ start(opening: Opening): Promise<void> }>,
  reload = () => location.reload(),
): Promise<void> {
  const opening = showOpening(reload);
  const takeKeys = historyKeysAhead();
  try {
    const { start } = await load();
    await start(opening);
    setTries(0);
    opening.end();
    takeKeys();
  } catch (error) {
    console.error(error);
    const tries = triesSoFar();
    const pause = PAUSES[tries];
    if (pause === undefined || !setTries(tries + 1)) {
      opening.say('The editor could not be opened. Your files are as they were.', { hasRetry: true });
      return;
    }
    opening.say('Opening the editor did not work at once. Trying again …');
    setTimeout(reload, pause);
  }
}

/**
 * Undo that is pressed before there is anybody to undo it: whoever has just deleted a study, and regrets it, presses it
 * while the next page opens. Gives back what hands those keys on.
 */
function historyKeysAhead(): () => void {
  const pressed: KeyboardEventInit[] = [];
  const leaving = new AbortController();
  const note = (shiftKey: boolean) => () =>
    void pressed.push({ key: 'z', ctrlKey: true, shiftKey, bubbles: true, cancelable: true });
  onHistoryKeys(leaving.signal, { onUndo: note(false), onRedo: note(true) });
  return () => {
    leaving.abort();
    for (const key of pressed) document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  };
}

const triesSoFar = (): number => {
  try {
    return Number(sessionStorage.getItem(TRIES));
  } catch {
    return 0;
  }
};

/** Says whether it could be noted: where nothing can be, the page would be loaded for ever. */
function setTries(count: number): boolean {
  try {
    sessionStorage.setItem(TRIES, String(count));
    return true;
  } catch {
    return false;
  }
}
