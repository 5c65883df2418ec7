import type { SoughtWords } from '../model/words.ts';
import { SOUGHT } from '../words/words.ts';

/** However it is typed: an apostrophe and an accent may be missing, a space may be one that does not break. */
const loose = (word: string) =>
  word
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('’', "[’']")
    .replaceAll(/\s/g, '\\s')
    .replaceAll(
      /[éèêàçôœ]/g,
      (letter) => `(?:${letter}|${letter === 'œ' ? 'oe' : letter.normalize('NFD').charAt(0)})`,
    );

const anyOf = (of: (words: SoughtWords) => readonly string[]): string =>
  `(?:${[...new Set(SOUGHT.flatMap(of))]
    .toSorted((one, other) => other.length - one.length)
    .map(loose)
    .join('|')})`;

/** Words are whole: \b knows no letters with accents. */
const START = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

/** A text that holds one of the words. */
export const holding = (of: (words: SoughtWords) => readonly string[]): RegExp =>
  new RegExp(`${START}${anyOf(of)}${END}`, 'iu');
/** A text that begins with one. */
export const beginning = (of: (words: SoughtWords) => readonly string[]): RegExp =>
  new RegExp(`^${anyOf(of)}${END}`, 'iu');
/** A text that is one, whatever signs stand around it. */
export const being = (of: (words: SoughtWords) => readonly string[]): RegExp =>
  new RegExp(`^[^\\p{L}]*${anyOf(of)}[^\\p{L}]*$`, 'iu');

export const BEFORE = beginning(({ before }) => before);
export const AFTER = beginning(({ after }) => after);
export const SIDE = being(({ before, after }) => [...before, ...after]);
/** Short ones stay with their figure, which is set large; a word breaks there, and goes with what is counted. */
export const UNITS = anyOf(({ units }) => units.filter((unit) => unit.length <= 4));
export const IS_TOLD = beginning(({ tells }) => tells);
export const GOES_ON = beginning(({ goesOn }) => goesOn);
export const IS_OPEN = being(({ untilNow }) => untilNow);

const bare = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The month that a word is the name of, from 1 on, however much of it is written. */
export function monthNamed(word: string): number | undefined {
  const isOne = (start: string) => bare(word).startsWith(bare(start));
  const found = SOUGHT.map(({ months }) => months.findIndex(isOne)).find((at) => at >= 0);
  return found === undefined ? undefined : found + 1;
}
