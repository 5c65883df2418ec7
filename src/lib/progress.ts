// How far a long work is, for whoever waits. For the build and the tools: a page does nothing that long.
import { setImmediate } from 'node:timers/promises';

/** Is told how far it is; nothing, where there is nothing to say. */
export type Tell = (said: string) => void;

/** `Taking in the pictures: 3 of 40`; of a single one there is no measure. */
export const countedOf = (what: string, at: number, of: number): string =>
  of > 1 ? `${what}: ${at} of ${of}` : what;

/** One of many steps begins: it is told, and whoever asks meanwhile has an answer before it. */
export async function step(tell: Tell, what: string, at: number, of: number): Promise<void> {
  tell(countedOf(what, at, of));
  await setImmediate();
}
