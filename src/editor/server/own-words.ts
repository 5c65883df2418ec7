import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownWordsFile } from './paths.ts';
import type { Change, Store } from './store.ts';

/** Puts a word at the end of the owner’s list, which is made if there is none; nothing where it is there already. */
export function withWord(root: string, store: Store, word: string): Change[] {
  const file = ownWordsFile(root);
  if (!existsSync(join(root, file))) return [store.prepare(file, `${word}\n`)];
  const before = store.read(file);
  if (before.split(/\r?\n/).includes(word)) return [];
  const end = before.includes('\r\n') ? '\r\n' : '\n';
  const room = before === '' || before.endsWith('\n') ? '' : end;
  return [{ kind: 'text', file, before, after: `${before}${room}${word}${end}` }];
}
