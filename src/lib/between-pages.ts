import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** No page takes longer; a picture that is made for the first time may. */
const PATIENCE_MS = 2000;

interface Turns {
  drawing: Set<Promise<void>>;
  changing: Promise<unknown>;
  moving: Promise<unknown>;
}

/**
 * One for the whole process: Astro loads what its settings name in a way of its own, and the editor, which the command
 * hands over, comes from Node, so there are two of this module.
 */
const KEY = Symbol.for('portfolio.between-pages');
const shared = globalThis as { [KEY]?: Turns };
shared[KEY] ??= { drawing: new Set(), changing: Promise.resolve(), moving: Promise.resolve() };
const turns = shared[KEY];

/** Asked before Astro draws anything: waits for files that are being moved, and for content that is on its way in. */
export function drawInTurn(response: ServerResponse, next: () => void): void {
  // Heard from the first: a page that nobody waits for any more may close before its turn comes.
  const drawn = new Promise<void>((resolve) => response.once('close', resolve));
  const turn = turns.moving.then(() => turns.changing);
  void turn.then(() => {
    turns.drawing.add(drawn);
    void drawn.then(() => turns.drawing.delete(drawn));
    next();
  });
}

/**
 * Files are moved, and the content that names them handed over, while no page is drawn: what is drawn in between looks
 * for pictures that are gone.
 */
export function withoutPages<T>(act: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const turn = turns.moving.then(async () => {
    await Promise.race([Promise.all(turns.drawing), wait(patience, undefined, { ref: false })]);
    return act();
  });
  turns.moving = turn.catch(() => {});
  return turn;
}

/**
 * Content is handed to Astro between two pages: what a page loads while it is changed under it, Astro keeps, and every
 * page shows the old words until the next save. So where a page took longer than anyone should wait, as the first one
 * may on a slow machine, the same is handed over once more when that page is there.
 */
export function betweenPages<T>(act: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const turn = turns.changing.then(async () => {
    const drawn = Promise.all(turns.drawing);
    const isLate = await Promise.race([drawn, wait(patience, 'late' as const, { ref: false })]);
    const done = await act();
    if (isLate === 'late') void drawn.then(() => betweenPages(act, patience)).catch(() => {});
    return done;
  });
  turns.changing = turn.catch(() => {});
  return turn;
}
