import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where the last build stands for the moment in which the new one takes its place. */
const before = (out: string, cache: string) => join(cache, `build-before-${basename(out)}`);
const UNFINISHED = /^build-(\d+)$/;

/** A build that cannot take its place, in words for the owner. */
export class SwapError extends Error {
  override name = 'SwapError';
}

export const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

/** Puts a finished build in the place of the last one. Whatever goes wrong, one of the two is there, and whole. */
export function putInPlace(finished: string, out: string, cache: string): void {
  mkdirSync(dirname(out), { recursive: true });
  remove(before(out, cache));
  try {
    if (existsSync(out)) move(out, before(out, cache));
    move(finished, out);
  } catch (error) {
    bringBack(out, cache);
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new SwapError(
      `The new build could not take the place of ${out} (${code}). Close what has it open, such as a server, a terminal or a window, then build again.`,
    );
  }
  try {
    remove(before(out, cache));
  } catch {
    // Something still has a file of it open; the next build removes it.
  }
}

/** After a build that was killed: the last whole one is where it belongs, and what was left unfinished is gone. */
export function tidyUp(out: string, cache: string): void {
  bringBack(out, cache);
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const id = Number(UNFINISHED.exec(name)?.[1]);
    if (id && !isRunning(id)) remove(join(cache, name));
  }
}

function bringBack(out: string, cache: string): void {
  if (!existsSync(out) && existsSync(before(out, cache))) move(before(out, cache), out);
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Windows lets nobody move a folder while a virus scanner or an indexer looks into it, which is soon over. */
function move(from: string, to: string, tries = 10): void {
  try {
    renameSync(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (tries === 0 || !['EPERM', 'EBUSY', 'EACCES'].includes(code)) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    move(from, to, tries - 1);
  }
}
