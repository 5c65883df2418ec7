import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** No page takes longer; a picture that is made for the first time may. */
const PATIENCE_MS = 2000;

const drawing = new Set<Promise<void>>();
let changing: Promise<unknown> = Promise.resolve();

/** Asked before Astro draws anything: waits for content that is on its way in. */
export function drawInTurn(response: ServerResponse, next: () => void): void {
  void changing.then(() => {
    const drawn = new Promise<void>((resolve) => response.once('close', resolve));
    drawing.add(drawn);
    void drawn.then(() => drawing.delete(drawn));
    next();
  });
}

/**
 * Content is handed to Astro between two pages: what a page loads while it is changed under it, Astro keeps, and every
 * page shows the old words until the next save.
 */
export function betweenPages<T>(act: () => Promise<T>, patience = PATIENCE_MS): Promise<T> {
  const turn = changing.then(async () => {
    await Promise.race([Promise.all(drawing), wait(patience, undefined, { ref: false })]);
    return act();
  });
  changing = turn.catch(() => {});
  return turn;
}
