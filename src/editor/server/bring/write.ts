import { posix } from 'node:path';
import { STARTER } from '../../../import/shapes/texts.ts';
import type { NotCarried } from '../../../import/source.ts';
import { startersIn } from '../../../import/starters.ts';
import { type Choice, studyValue } from '../../../import/study.ts';
import { studyText } from '../../../import/study-text.ts';
import { walk } from '../../../lib/walk.ts';
import { foundWhole } from '../../../media/judge.ts';
import { STUDY_FILE } from '../../../model/files.ts';
import { isToWrite } from '../../../model/starter.ts';
import { freeName } from '../paths.ts';
import type { ReadyPicture } from './pictures.ts';
import type { ReadyStudy } from './ready.ts';

export interface Written {
  notCarried: NotCarried[];
  blocks: number;
  pictures: number;
  /** Sentences that the source did not have. */
  toWrite: number;
}

interface Place {
  root: string;
  /** From the root: where the study’s files go, which may be another place than where they will stand. */
  folder: string;
  route: string;
  /** The site’s: what the source does not say is asked for in it. */
  language: string;
  /** As the owner knows the source. */
  from: string;
  write(file: string, data: string | Buffer): void;
  /** A picture that says which one goes there, by its name. */
  starter(file: string): Promise<Buffer>;
}

/** Writes a study and its pictures; the study last, so that whoever watches never sees half of one. */
export async function writeStudy(
  ready: ReadyStudy,
  choices: readonly (Choice | undefined)[],
  { root, folder, route, language, from, write, starter }: Place,
): Promise<Written> {
  const { value: told, notCarried } = studyValue(ready.study, choices);
  const value = startersIn(told, language);
  const names = new Map<string, string>();
  let toWrite = 0;
  for (const path of filesIn(value)) {
    const { name, bytes } = ready.pictures.get(path) ?? (await starterAt(path, starter));
    const file = freeName(root, folder, name, posix.extname(name));
    write(`${folder}/${file}`, bytes);
    await foundWhole(root, bytes);
    names.set(path, file);
  }
  const named = renamed(value, names);
  walk(named, (one) => {
    for (const text of Object.values(one)) if (typeof text === 'string' && isToWrite(text)) toWrite++;
  });
  write(`${folder}/${STUDY_FILE}`, studyText(named as Record<string, unknown>, { route, from, language }));
  const blocks = Array.isArray(value.blocks) ? value.blocks.length : 0;
  return { notCarried: [...ready.study.notCarried, ...notCarried], blocks, pictures: names.size, toWrite };
}

async function starterAt(path: string, starter: Place['starter']): Promise<ReadyPicture> {
  const name = path.slice(STARTER.length);
  return { name, bytes: await starter(name) };
}

function filesIn(value: unknown): Set<string> {
  const files = new Set<string>();
  walk(value, (one) => {
    if ('file' in one && typeof one.file === 'string') files.add(one.file);
  });
  return files;
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'file' && typeof one === 'string' ? (names.get(one) ?? one) : renamed(one, names),
    ]),
  );
}
