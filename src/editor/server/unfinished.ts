import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change, Step } from './store.ts';

/** Beside what it moves: what a step of many changes is about to do, as long as it does it. */
export const UNFINISHED = '.trash/unfinished.json';

type Noted = Pick<Step, 'label' | 'changes'>;

/** Does a step with a note of it on the disk: whoever is cut off in the midst of it can be brought back. */
export function noted(root: string, { label, changes }: Noted, act: () => void): void {
  if (changes.length < 2) {
    act();
    return;
  }
  const path = join(root, UNFINISHED);
  mkdirSync(dirname(path), { recursive: true });
  // Whole or not at all, and on the disk before the first file is touched.
  writeFileSync(`${path}.half`, JSON.stringify({ label, changes }), { flush: true });
  renameSync(`${path}.half`, path);
  try {
    act();
  } finally {
    rmSync(path, { force: true });
  }
}

/** The step that somebody or something cut off, if one was. */
export function unfinishedIn(root: string): Noted | undefined {
  try {
    return JSON.parse(readFileSync(join(root, UNFINISHED), 'utf8')) as Noted;
  } catch {
    return undefined; // none, or a note that was never whole: then nothing had been done yet
  }
}

/** Takes back what was done of it, last things first; gives back how many of its changes that were. */
export function takeBack(root: string, { changes }: Noted): number {
  const count = changes.toReversed().filter((change) => isTakenBack(root, change)).length;
  rmSync(join(root, UNFINISHED), { force: true });
  return count;
}

function isTakenBack(root: string, change: Change): boolean {
  if (change.kind === 'move') {
    const [from, to] = [join(root, change.from), join(root, change.to)];
    // A file is at one end or at the other: it moves in one piece.
    if (existsSync(from) || !existsSync(to)) return false;
    mkdirSync(dirname(from), { recursive: true });
    renameSync(to, from);
    return true;
  }
  const path = join(root, change.file);
  const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (now !== change.after || change.after === change.before) return false;
  if (change.before === undefined) rmSync(path);
  else writeFileSync(path, change.before, { flush: true });
  return true;
}
