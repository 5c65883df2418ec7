import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

type Mended = Pick<Problem, 'mended'>;

/** Before a value: indentation, dashes, and the name of its field. */
const BEFORE_VALUE = /^\s*(?:- +)*(?:[\w-]+:\s+)?/;

/** Text in YAML’s quotes, whatever it holds. */
export const quote = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** A line with another in its place; nothing if they are the same, or longer than anyone compares. */
export function mendedLine(from: string, to: string | undefined): Mended {
  if (to === undefined || to === from) return {};
  return { mended: { from: clipped(from), to: clipped(to) } };
}

/**
 * The line with the whole of its text in quotes; nothing if the text goes on below. Where the text begins is found by
 * itself, unless it may stand inside brackets.
 */
export function inQuotes({ lines }: Source, line: number, start?: number): Mended {
  const from = lines[line - 1] ?? '';
  const begin = start ?? startOfValue(from);
  const value = from.slice(begin).trimEnd();
  if (value === '' || goesOn(lines, line) || (start === undefined && /^[[{]/.test(value))) return {};
  // A colour may have a remark behind it, which stays one.
  const [, colour = value, remark = ''] = /^(#[\da-f]{3,8})(\s+# .*)$/i.exec(value) ?? [];
  return mendedLine(from, from.slice(0, begin) + quote(colour) + remark);
}

export const startOfValue = (line: string): number => BEFORE_VALUE.exec(line)?.[0].length ?? 0;

/** Whether the lines below belong to the same text, being indented deeper than its field. */
function goesOn(lines: readonly string[], line: number): boolean {
  const indent = /^\s*(?:- +)*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
  const next = lines.slice(line).find((one) => one.trim() !== '');
  return next !== undefined && next.search(/\S/) > indent;
}

const LONG = 140;

function clipped(line: string): string {
  const text = line.trim();
  return text.length <= LONG ? text : `${text.slice(0, 90)} … ${text.slice(-40)}`;
}
