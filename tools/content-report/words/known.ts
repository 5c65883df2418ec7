import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash } from '../../../src/media/master.ts';

/** Goes up when words are read or measured differently: what is in the cache is then read anew. */
const VERSION = 1;

/** Type sizes by picture, as shares of its width. What was read once is kept by the picture’s fingerprint. */
export async function readPictures(
  root: string,
  files: readonly string[],
  progress: (done: number, all: number) => void,
): Promise<Map<string, number[]>> {
  const folder = join(root, '.cache', 'picture-text');
  const noteOf = new Map<string, string>();
  for (const file of files) {
    noteOf.set(file, join(folder, `${await fileHash(join(root, file))}-${VERSION}.json`));
  }
  // Keyed by note: the same picture under two names is read once.
  const unread = new Map([...noteOf].map(([file, note]) => [note, file]));
  for (const note of unread.keys()) if (existsSync(note)) unread.delete(note);
  if (unread.size > 0) {
    mkdirSync(folder, { recursive: true });
    await readAll(root, [...unread], progress);
  }
  return new Map(
    [...noteOf].map(([file, note]) => [file, JSON.parse(readFileSync(note, 'utf8')) as number[]]),
  );
}

async function readAll(
  root: string,
  queue: [note: string, file: string][],
  progress: (done: number, all: number) => void,
): Promise<void> {
  // Loaded only when there is something new to read: it is by far the heaviest part of the report.
  const { openReader } = await import('./reader.ts');
  const all = queue.length;
  const reader = await openReader(all);
  let done = 0;
  progress(done, all);
  // A few at a time, so that a folder of large masters never fills the memory.
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [note, file] = next;
      // A picture that is damaged is the reader’s to tell.
      const sizes = await reader.read(join(root, file)).catch(() => []);
      writeFileSync(note, JSON.stringify(sizes));
      progress(++done, all);
    }
  };
  try {
    await Promise.all(Array.from({ length: 2 * reader.hands }, lane));
  } finally {
    await reader.close();
  }
}
