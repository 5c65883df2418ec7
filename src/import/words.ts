import { isToWrite } from '../model/starter.ts';

/** The words of a text, as they are counted: case, signs and how an accent is written do not matter. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];

/** The words that are in a source and neither in what was made of it nor in what is told; each as often as it lacks. */
export function missingWords(source: readonly string[], carried: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of carried.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return source.flatMap(wordsOf).filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}

/** Fields that name things for machines. */
const UNREAD = ['type', 'file'];

/** Every text of a value that is written into a file; sentences that wait to be written are nobody’s words yet. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isToWrite(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (UNREAD.includes(key) ? [] : textsIn(child)));
}
