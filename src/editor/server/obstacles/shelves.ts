import { posix } from 'node:path';
import { parse } from 'yaml';
import { FILES, studyFile } from '../../../model/files.ts';
import { SHELVES } from '../../../model/work.ts';
import type { OpenContent } from '../../../reader/read.ts';
import { valueAt } from '../../shared/value.ts';
import type { Texts } from '../texts.ts';
import { titleOf } from '../whereabouts.ts';
import { inTexts, type Mendable } from './obstacle.ts';

/** A shelf that would be empty goes, if it may be left out; the first gets another study, if there is one. */
export function lastOnShelf({ files }: OpenContent, route: string): Mendable[] {
  const work = files[FILES.work]?.written;
  const studiesOn = (shelf: string): string[] => {
    const list = valueAt(work, [shelf, 'studies']);
    return Array.isArray(list) ? list.map(String) : [];
  };
  const shelf = SHELVES.find((name) => studiesOn(name).join('/') === route);
  if (!shelf) return [];
  const heading = (name: string) => `“${valueAt(work, [name, 'title'])}”`;
  const study = (name: string) => files[studyFile(name)]?.written;
  const says = `${titleOf(study(route), route)} is the only study under ${heading(shelf)}.`;
  if (shelf !== 'featured') {
    const apply = inTexts((texts) => texts.edit(FILES.work, { op: 'remove', path: [shelf] }));
    return [{ says, mend: `Take ${heading(shelf)} out`, apply }];
  }
  const all = Object.keys(files).flatMap((file) => {
    const name = posix.basename(posix.dirname(file));
    return studyFile(name) === file ? [name] : [];
  });
  const others = [...new Set([...SHELVES.flatMap(studiesOn), ...all])].filter(
    (name) => name !== route && all.includes(name),
  );
  // One that visitors see, if there is one.
  const next = others.find((name) => valueAt(study(name), ['draft']) !== true) ?? others[0];
  // The only study there is: the Work page says then that case studies are on their way.
  if (next === undefined) return [];
  const emptied = SHELVES.find((name) => studiesOn(name).join('/') === next);
  return [
    {
      says: emptied
        ? `${says} ${heading(emptied)} will be empty without ${titleOf(study(next), next)}, and go.`
        : says,
      mend: `Move ${titleOf(study(next), next)} up to ${heading(shelf)}`,
      apply: inTexts((texts) => promote(texts, next)),
    },
  ];
}

/** The study stands first on the page, and nowhere else on it. */
function promote(texts: Texts, route: string): void {
  for (const shelf of SHELVES) {
    const list = valueAt(parse(texts.read(FILES.work)), [shelf, 'studies']);
    const at = Array.isArray(list) ? list.indexOf(route) : -1;
    if (at < 0) continue;
    const isLast = Array.isArray(list) && list.length === 1;
    texts.edit(FILES.work, { op: 'remove', path: isLast ? [shelf] : [shelf, 'studies', at] });
  }
  texts.edit(FILES.work, { op: 'insert', path: ['featured', 'studies'], at: 0, value: route });
}
