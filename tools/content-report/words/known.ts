import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash } from '../../../src/media/master.ts';
import { openReader } from './reader.ts';

/** Goes up when words are read or measured differently: what is in the cache is then read anew. */
const VERSION = 1;

/** Type sizes by picture, as shares of its width. What was read once is kept by the picture’s fingerprint. */
export async function readPictures(
  root: string,
  files: readonly string[],
  progress: (done: number, all: number) => void,
): Promise<Map<string, number[]>> {
  const folder = join(root, '.cache', 'picture-text');
  const found = new Map<string, number[]>();
  const unread: { file: string; note: string }[] = [];
  for (const file of new Set(files)) {
    const note = join(folder, `${await fileHash(join(root, file))}-${VERSION}.json`);
    if (existsSync(note)) found.set(file, JSON.parse(readFileSync(note, 'utf8')) as number[]);
    else unread.push({ file, note });
  }
  if (unread.length === 0) return found;
  mkdirSync(folder, { recursive: true });
  const reader = await openReader();
  let done = 0;
  const all = unread.length;
  progress(done, all);
  // A few at a time, so that a folder of large masters never fills the memory.
  const lane = async () => {
    for (let next = unread.shift(); next; next = unread.shift()) {
      // A picture that is damaged is the reader’s to tell.
      const sizes = await reader.read(join(root, next.file)).catch(() => []);
      writeFileSync(next.note, JSON.stringify(sizes));
      found.set(next.file, sizes);
      progress(++done, all);
    }
  };
  try {
    await Promise.all(Array.from({ length: 2 * reader.hands }, lane));
  } finally {
    await reader.close();
  }
  return found;
}
