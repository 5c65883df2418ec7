import type { EventEmitter } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Watchers lose changes: Vite’s drops a second one to the same file within 50 ms, and one that comes while it takes up
 * a file that was moved into place. So files are also looked at now and then, and what the watcher did not tell of, it
 * is made to tell. Returns the look, for whoever wants one at once.
 */
export function lookTwice(watcher: EventEmitter, folder: string, everyMs = 1000): () => void {
  let known = stampsIn(folder);
  const look = () => {
    const before = known;
    known = stampsIn(folder);
    for (const path of new Set([...before.keys(), ...known.keys()])) {
      if (before.get(path) === known.get(path)) continue;
      const event = !known.has(path) ? 'unlink' : before.has(path) ? 'change' : 'add';
      watcher.emit(event, path);
      watcher.emit('all', event, path);
    }
  };
  // Ahead of whoever reads the file when told: what is written after their reading differs from this.
  watcher.prependListener('all', (_event: string, path: string) => {
    const stamp = stampOf(path);
    if (stamp === undefined) known.delete(path);
    else if (path.startsWith(folder)) known.set(path, stamp);
  });
  const timer = setInterval(() => {
    // One that was closed has nobody left who listens.
    if (watcher.listenerCount('all') === 0) clearInterval(timer);
    else look();
  }, everyMs).unref();
  return look;
}

/** Two stamps of a file are the same only if nobody has written it between them. */
function stampOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? `${stats.ino} ${stats.ctimeMs} ${stats.mtimeMs} ${stats.size}` : undefined;
}

function stampsIn(folder: string): Map<string, string> {
  const stamps = new Map<string, string>();
  try {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name);
      const stamp = stampOf(path);
      if (stamp !== undefined) stamps.set(path, stamp);
    }
  } catch {
    // The folder is on its way: it is looked at again.
  }
  return stamps;
}
