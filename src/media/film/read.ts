import { readFileSync, statSync } from 'node:fs';
import { filmFault } from './judge.ts';

const known = new Map<string, { stamp: string; fault: string | undefined }>();

/** Why a film cannot be shown; judged once per version of the file, for films are large and saves are many. */
export function filmFileFault(root: string, file: string, field: 'mp4' | 'webm'): string | undefined {
  const path = `${root}/${file}`;
  const { mtimeMs, size } = statSync(path);
  const stamp = `${field}-${mtimeMs}-${size}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.fault;
  const fault = filmFault(file, readFileSync(path), field);
  known.set(path, { stamp, fault });
  return fault;
}
