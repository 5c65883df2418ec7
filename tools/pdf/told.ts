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
  const [heaviest] = studies.toSorted((a, b) => b.bytes - a.bytes);
  const largest = made.toSorted((a, b) => b.bytes.length - a.bytes.length).slice(0, 3);
  const could = [
    ...(studies.length > 1 && heaviest
      ? [`leave out “${heaviest.title}”, about ${sizeWords(heaviest.bytes)}`]
      : []),
    ...(largest.length > 0 ? [`leave out the largest pictures (slide: false): ${namesOf(largest)}`] : []),
    `allow more: --under ${Math.ceil(bytes / 1_000_000)}MB`,
  ];
  return `${first}\n  It cannot be made smaller than ${sizeWords(under)} as it is. You could ${could.join(', or ')}.`;
}

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
