import type { Edit, Path } from '../../shared/value.ts';
import type { Letters } from './caret.ts';

/** A text, and the phrase of it that is marked; none where it begins and ends at the same letter. */
export interface Marked extends Letters {
  text: string;
}

export const phraseOf = ({ text, from, to }: Marked): string => text.slice(from, to);

export function markedBy(text: string, phrase: string): Marked {
  const from = phrase === '' ? -1 : text.indexOf(phrase);
  return from < 0 ? { text, from: 0, to: 0 } : { text, from, to: from + phrase.length };
}

/**
 * The mark after a change to its text: it moves with its words, grows with what is typed inside it, and goes with them.
 * The caret, which stands behind what was typed, tells which of two like letters is the new one.
 */
export function followed(before: Marked, text: string, caret: number): Marked {
  const { from, to } = before;
  if (from === to) return { text, from: 0, to: 0 };
  const end = alike(before.text, text, text.length - caret, -1);
  const start = alike(before.text, text, Math.min(before.text.length, text.length) - end, 1);
  const gone = before.text.length - end;
  const put = text.slice(start, text.length - end);
  const grown = put.length - (gone - start);
  if (gone === start && start === from) return trimmed(text, from + grown, to + grown);
  // At its end a word goes on; another word is another.
  if (gone === start && start === to)
    return trimmed(text, from, to + (/^[\p{L}\p{M}\p{N}’'-]*/u.exec(put)?.[0].length ?? 0));
  if (start >= from && gone <= to) return trimmed(text, from, to + grown);
  return trimmed(
    text,
    from <= start ? from : from >= gone ? from + grown : start + put.length,
    to <= start ? to : to >= gone ? to + grown : start,
  );
}

/** The mark on other words; on words of its own it is taken off. Without a selection the word under the caret is meant. */
export function marking({ text, ...mark }: Marked, selected: Letters): Marked {
  const { from, to } = selected.from === selected.to ? wordAt(text, selected.from) : selected;
  if (from >= mark.from && to <= mark.to && mark.from < mark.to) return { text, from: 0, to: 0 };
  return trimmed(text, from, to);
}

/** How a phrase is written beside its text; without words the field goes. */
export const phraseEdits = (path: Path, phrase: string): Edit[] => [
  phrase === '' ? { op: 'remove', path } : { op: 'set', path, value: phrase },
];

/** Behind what one text has and the other had not: where the eye is when a change is taken back. */
export function changedAt(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  const start = alike(before, after, most, 1);
  return after.length - alike(before, after, most - start, -1);
}

/** How many letters two texts share at the start, or at the end; at most so many. */
export function alike(a: string, b: string, most: number, way: 1 | -1): number {
  const at = (text: string, index: number) => text.at(way > 0 ? index : -1 - index);
  let count = 0;
  while (count < most && count < a.length && at(a, count) === at(b, count)) count++;
  return count;
}

function wordAt(text: string, letter: number): Letters {
  const from = letter - (/\S*$/.exec(text.slice(0, letter))?.[0].length ?? 0);
  const to = letter + (/^\S*/.exec(text.slice(letter))?.[0].length ?? 0);
  return { from, to };
}

/** Without the spaces at its ends, which belong to the words around it. */
function trimmed(text: string, from: number, to: number): Marked {
  const words = text.slice(from, Math.max(from, to));
  if (words.trim() === '') return { text, from: 0, to: 0 };
  const start = from + words.length - words.trimStart().length;
  return { text, from: start, to: start + words.trim().length };
}
