import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes several files as one: if anything goes wrong before the end, everything is as it was. */
export class Draft {
  readonly #root: string;
  readonly #before = new Map<string, Buffer | undefined>();
  readonly #folders: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  write(file: string, data: string | Buffer): void {
    const path = join(this.#root, file);
    this.#makeFolder(dirname(path));
    if (!this.#before.has(path)) this.#before.set(path, existsSync(path) ? readFileSync(path) : undefined);
    writeFileSync(path, data);
  }

  undo(): void {
    for (const [path, bytes] of this.#before) {
      if (bytes) writeFileSync(path, bytes);
      else rmSync(path, { force: true });
    }
    for (const folder of this.#folders.toReversed()) rmSync(folder, { recursive: true, force: true });
    this.#before.clear();
  }

  #makeFolder(folder: string): void {
    if (existsSync(folder)) return;
    this.#makeFolder(dirname(folder));
    mkdirSync(folder);
    this.#folders.push(folder);
  }
}

/** Runs what writes; undoes all of it when it fails or is interrupted. */
export async function allOrNothing<T>(root: string, act: (draft: Draft) => Promise<T>): Promise<T> {
  const draft = new Draft(root);
  const undo = () => draft.undo();
  const stop = () => process.exit(130);
  process.once('exit', undo).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await act(draft);
  } catch (error) {
    undo();
    throw error;
  } finally {
    process.off('exit', undo).off('SIGINT', stop).off('SIGTERM', stop);
  }
}
