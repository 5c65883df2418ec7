import { existsSync } from 'node:fs';
import { readText } from '../../lib/files.ts';
import type { Problem } from '../../reader/problem.ts';

/** What the overlay shows: every mistake, with the lines around it. Plain data, sent over the dev socket. */
export interface Report {
  mistakes: Mistake[];
}

export interface Mistake {
  file: string;
  line?: number;
  field?: string;
  /** What is wrong. */
  fault: string;
  /** How to mend it. */
  mend: string;
  /** The line as it should be, where that can be shown. */
  right?: string;
  excerpt: ExcerptLine[];
}

export interface ExcerptLine {
  number: number;
  text: string;
  isMarked: boolean;
}

/** Lines shown above and below the one that is wrong. */
const AROUND = 2;

export function reportOf(root: string, problems: readonly Problem[]): Report {
  return {
    mistakes: problems.map(({ message, mended, ...where }) => ({
      ...where,
      ...inTwo(message),
      ...(mended ? { right: mended.to } : {}),
      excerpt: excerptOf(root, where),
    })),
  };
}

/** A problem’s first sentence says what is wrong, the rest how to mend it. */
export function inTwo(message: string): Pick<Mistake, 'fault' | 'mend'> {
  const [fault = message, ...rest] = message.split(/(?<=[.?!]) (?=[\p{Lu}`“])/u);
  return { fault, mend: rest.join(' ') };
}

function excerptOf(root: string, { file, line }: Omit<Problem, 'message'>): ExcerptLine[] {
  if (line === undefined || !existsSync(`${root}/${file}`)) return [];
  const lines = linesOf(`${root}/${file}`);
  const first = Math.max(1, line - AROUND);
  const shown = lines
    .slice(first - 1, line + AROUND)
    .map((text, index) => ({ number: first + index, text: clipped(text), isMarked: first + index === line }));
  // An empty last line is the file's end, not a line of its own.
  return shown.at(-1)?.text === '' && !shown.at(-1)?.isMarked ? shown.slice(0, -1) : shown;
}

function linesOf(path: string): string[] {
  try {
    return readText(path).split('\n');
  } catch {
    return []; // a folder, or a file that went away meanwhile
  }
}

/** Nobody looks for a mistake in a line of a thousand words: its beginning tells which one it is. */
const LONG = 400;
const clipped = (text: string) => (text.length > LONG ? `${text.slice(0, LONG)} …` : text);
