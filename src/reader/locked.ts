import { join, posix } from 'node:path';
import { parse } from 'yaml';
import { listFiles, readText } from '../lib/files.ts';
import { studyFile } from '../model/files.ts';

/**
 * The routes of the studies that will be published locked, before anything else is read or checked. A file that cannot
 * be read is none of them: the reader tells the owner about it. `withDrafts` adds those that are not published yet.
 */
export function lockedRoutes(root: string, { withDrafts = false } = {}): string[] {
  return listFiles(studyFile('*'), root)
    .filter((file) => isLocked(join(root, file), withDrafts))
    .map((file) => posix.basename(posix.dirname(file)));
}

function isLocked(file: string, withDrafts: boolean): boolean {
  try {
    const study = parse(readText(file)) as { locked?: unknown; draft?: unknown } | null;
    return study?.locked === true && (withDrafts || study.draft !== true);
  } catch {
    return false;
  }
}
