import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** No page takes longer; a picture that is made for the first time may. */
const PATIENCE_MS = 2000;

const drawing = new Set<Promise<void>>();
let changing: Promise<unknown> = Promise.resolve();

/** Asked before Astro draws anything: waits for content that is on its way in. */
export function drawInTurn(response: ServerResponse, next: () => void): void {
  // Heard from the first: a page that nobody waits for any more may close before its turn comes.
  const drawn = new Promise<void>((resolve) => response.once('close', resolve));
  void changing.then(() => {
    drawing.add(drawn);
    void drawn.then(() => drawing.delete(drawn));
    next();
  });
}

/**
 * Content is handed to Astro between two pages: what a page loads while it is changed under it, Astro keeps, and every
 * page shows the old words until the next save. So where a page took longer than anyone should wait, as the first one
 * may on a slow machine, the same is handed over once more when that page is there.
 */
export function betweenPages<T>(act: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const turn = changing.then(async () => {
    const drawn = Promise.all(drawing);
    const isLate = await Promise.race([drawn, wait(patience, 'late' as const, { ref: false })]);
    const done = await act();
    if (isLate === 'late') void drawn.then(() => betweenPages(act, patience)).catch(() => {});
    return done;
  });
  changing = turn.catch(() => {});
  return turn;
}
