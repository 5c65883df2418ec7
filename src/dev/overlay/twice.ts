import { setTimeout as wait } from 'node:timers/promises';

/**
 * A reading that takes in a text as it was and the pictures as they are now finds mistakes that are none. What is wrong is
 * told only if it is still wrong a moment later.
 */
export async function readTwice<T>(read: () => Promise<T>, moment: number): Promise<T> {
  try {
    return await read();
  } catch {
    await wait(moment);
    return read();
  }
}
