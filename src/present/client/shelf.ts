import type { Shelf } from '../core/session.ts';

/** A place in the browser’s storage. Where nothing may be stored, a talk lasts as long as one of its windows. */
export function shelfFor(id: string): Shelf {
  return { read: () => read(`talk ${id}`), write: (text) => write(`talk ${id}`, text) };
}

const [LEAST, MOST] = [18, 64];

/** How large notes are set, in pixels: the speaker’s own, in every talk. */
export const notesSize = {
  read: () => within(Number(read('talk notes size')) || 28),
  write: (size: number) => write('talk notes size', String(within(size))),
};

const within = (size: number) => Math.max(LEAST, Math.min(MOST, Math.round(size)));

/** Whether notes stand below the slide, for whoever has one screen only. */
export const notesBelow = {
  read: () => read('talk notes below') === 'yes',
  write: (isShown: boolean) => write('talk notes below', isShown ? 'yes' : 'no'),
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full, or not allowed here.
  }
}
