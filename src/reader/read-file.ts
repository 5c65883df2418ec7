import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { asOnDisk, leadsOut } from '../lib/files.ts';
import type { Checked } from './checks.ts';
import { missingFile } from './folders.ts';
import { judge } from './judge.ts';
import type { Problem } from './problem.ts';
import { LEADS_OUT, sourceFrom, unreadable } from './source.ts';
import { spellAsOnDisk } from './spelling.ts';
import { readYaml } from './yaml-file.ts';

/** A file as it would be, were it saved like this. */
export interface Instead {
  file: string;
  text: string;
}

/** One look at the content, from which everything is read. */
export interface Look {
  root: string;
  /** The names in a folder. */
  list(folder: string): string[];
  instead?: Instead | undefined;
  /** Whether another look will follow: what has not changed by then is not read again. */
  isRepeated: boolean;
}

export interface ReadFile<T> {
  checked?: Checked<T>;
  /** What it says, right or not; and its bytes as they were read. */
  written?: unknown;
  bytes?: Buffer;
  problems: Problem[];
  isDraft: boolean;
}

/** A file as it was last read: of four hundred studies, a save changes one. */
interface Known {
  bytes: Buffer;
  read: ReadFile<unknown>;
}
const known = new Map<string, Known>();

/** Reads one file and holds it against its schema. */
export function readFile<S extends z.ZodType>(look: Look, wanted: string, schema: S): ReadFile<z.output<S>> {
  const { root, list, instead, isRepeated } = look;
  const file = instead?.file === wanted ? wanted : asOnDisk(root, wanted, list);
  if (file === undefined) return { problems: [missingFile(root, wanted)], isDraft: false };
  if (instead?.file !== wanted && leadsOut(root, file))
    return { problems: [{ file, message: LEADS_OUT }], isDraft: false };
  let bytes: Buffer;
  try {
    bytes = instead?.file === wanted ? Buffer.from(instead.text) : readFileSync(`${root}/${file}`);
  } catch (error) {
    const message = unreadable((error as NodeJS.ErrnoException).code);
    return { problems: [{ file, message }], isDraft: false };
  }
  const before = known.get(file);
  const read = before?.bytes.equals(bytes) ? before.read : parsed(file, bytes, schema);
  const { problems, isAsWritten } = read.checked
    ? spellAsOnDisk(look, read.checked.source, read.checked.data)
    : { problems: [], isAsWritten: true };
  // Names that were spelled for this disk may be spelled otherwise on the next look.
  if (!isAsWritten) known.delete(file);
  else if (isRepeated) known.set(file, { bytes, read });
  return { ...(read as ReadFile<z.output<S>>), bytes, problems: [...read.problems, ...problems] };
}

function parsed(file: string, bytes: Buffer, schema: z.ZodType): ReadFile<unknown> {
  const text = sourceFrom(file, bytes);
  if ('message' in text) return { problems: [text], isDraft: false };
  const source = readYaml(text);
  // What is no YAML says nothing, not even that it is a draft.
  if ('problems' in source) return { problems: source.problems, isDraft: false };
  const { data, problems } = judge(source, schema);
  const read = { written: source.value, problems, isDraft: saysDraft(source.value) };
  return data === undefined ? read : { ...read, checked: { source, data } };
}

export const saysDraft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'draft' in data && data.draft === true;
