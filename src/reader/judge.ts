import type { z } from 'zod';
import { explain } from './explain.ts';
import type { Problem } from './problem.ts';
import type { YamlFile } from './yaml-file.ts';

const EMPTY =
  'This file is empty, or holds nothing but remarks. Write its fields, or bring back an older version of it.';

/** What a file says, if its shape is right; and all that is wrong with it so far. */
export function judge<S extends z.ZodType>(
  source: YamlFile,
  schema: S,
): { data?: z.output<S>; problems: Problem[] } {
  const { file, value, doubts } = source;
  // A file of which every line may be left out may be left empty too.
  const isEmpty = value === null;
  const { success, data, error } = schema.safeParse(isEmpty ? {} : value);
  if (isEmpty && !success) return { problems: [{ file, line: 1, message: EMPTY }] };
  if (success && doubts.length === 0) return { data, problems: [] };
  // What is wrong on a line that is in doubt is most likely wrong because of that.
  const isClear = ({ line }: Problem) => doubts.every((doubt) => doubt.line !== line);
  const wrong = error ? explain(source, schema, error.issues) : [];
  return { problems: [...doubts, ...wrong.filter(isClear)] };
}
