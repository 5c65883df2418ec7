import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

type Make = () => Promise<Uint8Array<ArrayBuffer>>;

declare global {
  /**
   * Pictures, films and sealed files by address. A build finds out which there are while it draws the pages, and makes
   * them when all pages are there. Global, because the pages’ code is bundled apart from the command that builds.
   */
  var filesToMake: Map<string, Make> | undefined;
}

/** Notes a file that a page names. */
export function makeLater(path: string, make: Make): void {
  globalThis.filesToMake ??= new Map();
  globalThis.filesToMake.set(path, make);
}

/** What a build has found, handed over: nobody makes it twice. */
export function takeFilesToMake(): FilesToMake {
  const files = new FilesToMake(globalThis.filesToMake ?? new Map());
  globalThis.filesToMake = undefined;
  return files;
}

export class FilesToMake {
  readonly #makes: ReadonlyMap<string, Make>;
  readonly #made = new Map<string, Promise<void>>();

  constructor(makes: ReadonlyMap<string, Make>) {
    this.#makes = makes;
  }

  get count(): number {
    return this.#makes.size;
  }

  get paths(): string[] {
    return [...this.#makes.keys()];
  }

  has(path: string): boolean {
    return this.#makes.has(path);
  }

  /** Writes one file into the folder; whoever asks while it is being made waits for the same one. */
  make(path: string, folder: string): Promise<void> {
    const before = this.#made.get(path);
    if (before) return before;
    const made = this.#write(path, folder);
    this.#made.set(path, made);
    return made;
  }

  /** Writes all of them, one per core at once: an AVIF keeps a single core busy. */
  async makeAll(folder: string, onProgress: (done: number, all: number) => void): Promise<void> {
    let done = 0;
    const queue = this.#makes.keys();
    const worker = async () => {
      for (const path of queue) {
        await this.make(path, folder);
        onProgress(++done, this.count);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  }

  async #write(path: string, folder: string): Promise<void> {
    const bytes = await this.#makes.get(path)?.();
    if (!bytes) throw new Error(`${path} is not a file of this build.`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}
