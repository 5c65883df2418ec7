import { sizeWords } from '../present/export.ts';
import type { Made } from './pictures.ts';

export interface Outcome {
  out: string;
  bytes: number;
  pages: number;
  under: number;
  seconds: number;
  made: readonly Made[];
  /** What each study takes, by its title. */
  studies: readonly { title: string; bytes: number }[];
  /** Pages on which something has no room. */
  cut: readonly number[];
}

/** What came of it, in words. */
export function told(outcome: Outcome): string {
  const { out, bytes, pages, under, seconds, made, studies, cut } = outcome;
  const soft = made.filter(({ isSoft }) => isSoft).toSorted((a, b) => b.bytes.length - a.bytes.length);
  const first = `${bytes <= under ? '✓' : '!'} ${out}: ${sizeWords(bytes)}, ${counted(pages, 'page')}${softened(soft)}${cutOn(cut)} (${Math.round(seconds)} s)`;
  if (bytes <= under) return first;
  const tooMuch = bytes - under;
  const [heaviest] = studies.toSorted((a, b) => b.bytes - a.bytes);
  const largest = largestOf(made, tooMuch);
  // Only what would be enough.
  const could = [
    ...(studies.length > 1 && heaviest && heaviest.bytes >= tooMuch
      ? [`leave out “${heaviest.title}”, about ${sizeWords(heaviest.bytes)}`]
      : []),
    ...(largest.length > 0 ? [`leave out the largest pictures (slide: false): ${namesOf(largest)}`] : []),
    `allow more: --under ${roomFor(bytes)}`,
  ];
  return `${first}\n  It cannot be made smaller than ${sizeWords(bytes)} as it is. You could ${could.join(', or ')}.`;
}

/** As few of the largest pictures as weigh so much together; none, where that takes more than can be named. */
function largestOf(made: readonly Made[], bytes: number): Made[] {
  const sorted = made.toSorted((a, b) => b.bytes.length - a.bytes.length).slice(0, MOST_NAMED);
  let sum = 0;
  const last = sorted.findIndex((one) => {
    sum += one.bytes.length;
    return sum >= bytes;
  });
  return sorted.slice(0, last + 1);
}

/** A size that is enough, in round numbers. */
const roomFor = (bytes: number): string =>
  bytes <= 900_000 ? `${Math.ceil(bytes / 100_000) * 100}KB` : `${Math.ceil(bytes / 1_000_000)}MB`;

function softened(soft: readonly Made[]): string {
  if (soft.length === 0) return '';
  const are = soft.length === 1 ? 'picture was' : 'pictures were';
  return `; ${inLetters(soft.length)} ${are} made smaller than ${soft.length === 1 ? 'it is' : 'they are'} sharp: ${namesOf(soft)}`;
}

const cutOn = (cut: readonly number[]): string =>
  cut.length === 0 ? '' : `; look at page ${cut.join(', ')}, where something has no room`;

const MOST_NAMED = 5;

function namesOf(made: readonly Made[]): string {
  const names = [...new Set(made.map(({ master }) => master.split('/').slice(-2).join('/')))];
  const more = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const LETTERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inLetters = (count: number) => LETTERS[count] ?? String(count);
const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
