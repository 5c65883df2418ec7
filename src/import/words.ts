import { isRichText, plainText } from '../model/inline.ts';
import { isToWrite } from '../model/starter.ts';

/** The words of a text, as they are counted: case, signs, how an accent is written and what is raised do not matter. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    // Capitals first: of `ß` they are two letters.
    .toUpperCase()
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];

/** The words that are in a source and neither in what was made of it nor in what is told; each as often as it lacks. */
export function missingWords(source: readonly string[], carried: readonly string[]): string[] {
  const left = counts(carried.flatMap(wordsOf));
  const missing = source.flatMap(wordsOf).filter((word) => !takenFrom(left, word));
  if (missing.length === 0) return [];
  // A sign inside a word, as in snake_case, is a gap to the one and none to the other.
  const apart = missing.filter((word) => !spelled(word, left));
  const lacking = counts(apart);
  for (const [word, count] of left) for (let at = 0; at < count; at++) spelled(word, lacking);
  return apart.filter((word) => takenFrom(lacking, word));
}

function counts(words: readonly string[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const word of words) all.set(word, (all.get(word) ?? 0) + 1);
  return all;
}

function takenFrom(counted: Map<string, number>, word: string): boolean {
  const count = counted.get(word) ?? 0;
  if (count > 0) counted.set(word, count - 1);
  return count > 0;
}

/** No word takes more looks than this: what is not found by then is missing. */
const LOOKS = 2000;

/** Whether a word can be put together from others, which are used up by that. */
function spelled(word: string, others: Map<string, number>): boolean {
  let looks = 0;
  const isSpelled = (rest: string): boolean => {
    for (let end = rest.length; end > 0 && looks < LOOKS; end--) {
      const piece = rest.slice(0, end);
      looks++;
      if (!takenFrom(others, piece)) continue;
      if (end === rest.length || isSpelled(rest.slice(end))) return true;
      others.set(piece, (others.get(piece) ?? 0) + 1);
    }
    return false;
  };
  return isSpelled(word);
}

/** Fields that name things for machines. */
const UNREAD = ['type', 'file', 'kind', 'place'];

/** Every text of a value that is written into a file; sentences that wait to be written are nobody’s words yet. */
export function textsIn(value: unknown): string[] {
  if (isRichText(value)) return textsIn(plainText(value));
  if (typeof value === 'string') return isToWrite(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    UNREAD.includes(key) || (key === 'section' && 'title' in value && value.title === child)
      ? []
      : textsIn(child),
  );
}
