import { kindOf } from '../../../model/files.ts';
import { isToWrite, quoted } from '../../../model/starter.ts';
import type { Edit } from '../../shared/value.ts';

/** Whether a study that was a draft is none after these. */
export const turnsDraftOff = (file: string, edits: readonly Edit[]): boolean =>
  kindOf(file) === 'study' &&
  edits.some(
    (edit) =>
      edit.path.join('/') === 'draft' &&
      (edit.op === 'remove' || (edit.op === 'set' && edit.value === false)),
  );

/** What is said where Draft is turned off too early: it is not forbidden, but Publish would stop at it. */
export function leftToWrite(written: unknown): string | undefined {
  const found = textsIn(written).filter(isToWrite);
  const [first] = found;
  if (first === undefined) return undefined;
  const [count, them] =
    found.length === 1 ? ['one sentence is', 'it'] : [`${found.length} sentences are`, 'them'];
  return `Draft is off, but ${count} still to be written, beginning with ${quoted(first)}. Write ${them} before you publish, or turn Draft on again.`;
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn);
