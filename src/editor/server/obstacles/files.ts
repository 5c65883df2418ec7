import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { STUDIES } from '../../../model/files.ts';
import type { OpenContent } from '../../../reader/read.ts';
import type { Path } from '../../shared/value.ts';
import { freeName } from '../paths.ts';
import type { Store } from '../store.ts';
import { capital, whereabouts } from '../whereabouts.ts';
import type { Mendable } from './obstacle.ts';

/** Pictures and films of the study that other pages show: those get a copy of their own. */
export function borrowedFiles(root: string, store: Store, { files }: OpenContent, route: string): Mendable[] {
  const folder = `${STUDIES}/${route}/`;
  return Object.entries(files).flatMap(([file, { written }]) =>
    file.startsWith(folder)
      ? []
      : namesIn(written).flatMap(({ path, value }): Mendable[] => {
          const borrowed = posix.join(posix.dirname(file), value);
          if (!borrowed.startsWith(folder) || !existsSync(join(root, borrowed))) return [];
          const name = posix.basename(borrowed);
          const where = whereabouts(file, path, written);
          return [
            {
              says: `${capital(where)} shows ${name}, which is in this study’s folder.`,
              mend: `Keep ${name} for ${where}`,
              apply: (texts) => {
                const home = posix.dirname(file);
                const kept = freeName(root, home, name, posix.extname(name));
                texts.edit(file, { op: 'set', path, value: kept });
                return [store.prepare(`${home}/${kept}`, readFileSync(join(root, borrowed)))];
              },
            },
          ];
        }),
  );
}

/** Every text of a file that may be a file’s name. */
export function namesIn(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return /^[^\n]+\.\w{2,5}$/.test(value) ? [{ path, value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    namesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
