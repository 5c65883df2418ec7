import { decode } from '../lib/files.ts';
import type { Problem } from './problem.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A content file as it was written, before anyone asks what it says. */
export interface Source {
  file: string;
  text: string;
  lines: readonly string[];
  tokens: readonly Token[];
  /** The number of the line that holds this place in the text, from one. */
  lineAt(offset: number): number;
  /** Where that line begins in the text. */
  startOf(line: number): number;
}

/** A file’s text; what no editor would show as text comes back as a problem. */
export function sourceFrom(file: string, bytes: Buffer): Source | Problem {
  const fault = wrongBytes(bytes) ?? wrongText(decode(bytes));
  return fault ? { file, ...fault } : sourceOf(file, decode(bytes));
}

export function sourceOf(file: string, text: string): Source {
  const lines = text.split('\n');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return {
    file,
    text,
    lines,
    tokens: tokensOf(text),
    lineAt: (offset) => Math.min(lines.length, countUpTo(starts, offset)),
    startOf: (line) => starts[line - 1] ?? 0,
  };
}

/** How many of some sorted numbers are no larger, and at least one: halved again and again, since it is asked for every word. */
function countUpTo(sorted: readonly number[], most: number): number {
  let [low, high] = [1, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Fault = Omit<Problem, 'file'>;

const AS_UTF8 = 'Save it as UTF-8: most editors offer that as the encoding when they save or reopen a file.';

/** Letters that are kept in another way than the one every system shares. */
function wrongBytes(bytes: Buffer): Fault | undefined {
  // With a mark at the start it is known which of the two it is, and read as meant.
  if (/^(fffe|feff)/.test(bytes.subarray(0, 2).toString('hex'))) return undefined;
  if (isUtf16(bytes)) {
    return { line: 1, message: `This file is saved as UTF-16, two bytes for each letter. ${AS_UTF8}` };
  }
  const strict = new TextDecoder('utf-8', { fatal: true });
  let start = 0;
  for (let line = 1; start <= bytes.length; line++) {
    const end = bytes.indexOf(10, start) === -1 ? bytes.length : bytes.indexOf(10, start);
    const part = bytes.subarray(start, end);
    try {
      strict.decode(part);
    } catch {
      const read = new TextDecoder('windows-1252').decode(part).trim();
      const word = read.split(/\s+/).find((one) => /[^\p{ASCII}]/u.test(one)) ?? read;
      return {
        line,
        message: `This file is not saved as UTF-8, so a letter on this line is lost: “${word}”, most likely. ${AS_UTF8} Then look whether the letter is right.`,
      };
    }
    start = end + 1;
  }
  return undefined;
}

/** Every second byte of plain letters is empty then. */
function isUtf16(bytes: Buffer): boolean {
  const some = bytes.subarray(0, 200);
  const empty = [0, 1].map((from) => some.filter((byte, index) => index % 2 === from && byte === 0).length);
  return some.length > 3 && Math.max(...empty) > some.length / 4;
}

/** Signs that no text field takes: from a merge, from a damaged file, or pasted along from another program. */
const WRONG_SIGNS: [RegExp, string][] = [
  [
    /^<{7}( |$)/,
    'Two versions of this file met here, and git left both. Keep the one you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/^(={7}|>{7} .*|\|{7} .*)$/, 'This line is left over from a merge. Delete it.'],
  [/\uFFFD/, 'A letter on this line was lost when the file was saved: it now is “\uFFFD”. Type it again.'],
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
    /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\u2028\u2029]/,
    'There is an invisible control character on this line, probably pasted along from another program. Type the line again.',
  ],
];

function wrongText(text: string): Fault | undefined {
  const lines = text.split('\n');
  for (const [sign, message] of WRONG_SIGNS) {
    const index = lines.findIndex((line) => sign.test(line));
    if (index !== -1) return { line: index + 1, message };
  }
  return undefined;
}

export const LEADS_OUT =
  'This is a link to a place outside the folder content, and what is there may not be meant for everyone. Put the file itself here.';

export function unreadable(code: string | undefined): string {
  if (code === 'EISDIR')
    return 'This is a folder, and a file should be there. Rename the folder, or take it out.';
  if (code === 'EACCES' || code === 'EPERM') {
    return 'This file may not be read. Allow it in the file’s properties, and close any program that holds it.';
  }
  return `This file cannot be read (${code ?? 'for no known reason'}). Open and save it once, or take a copy of it.`;
}
