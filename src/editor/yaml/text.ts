/** A stretch of a text, and what stands there instead. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

export const splice = (source: string, { start, end, text }: Splice): string =>
  source.slice(0, start) + text + source.slice(end);

const BOM = '\uFEFF';

/**
 * Changes a text as if its lines ended as they do on macOS and Linux. Lines that did not change keep the ends they had,
 * those that did get the ends most others have; a mark at the start of the file stays.
 */
export function changeLines(source: string, change: (text: string) => string): string {
  const mark = source.startsWith(BOM) ? BOM : '';
  const body = source.slice(mark.length);
  if (!body.includes('\r\n')) return mark + change(body);
  const before = body.split('\n');
  const plain = before.map((line) => line.replace(/\r$/, ''));
  const after = change(plain.join('\n')).split('\n');
  const least = Math.min(plain.length, after.length);
  let top = 0;
  while (top < least && plain[top] === after[top]) top++;
  let bottom = 0;
  while (bottom < least - top && plain.at(-1 - bottom) === after.at(-1 - bottom)) bottom++;
  const windows = before.filter((line) => line.endsWith('\r')).length * 2 > before.length - 1;
  const between = after.slice(top, after.length - bottom).map((line, index) => {
    const isLast = top + index === after.length - 1;
    return windows && !isLast ? `${line}\r` : line;
  });
  return mark + [...before.slice(0, top), ...between, ...before.slice(before.length - bottom)].join('\n');
}

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Where the line ends, before its line break. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** How far in a line begins. */
export const indentAt = (text: string, start: number): number =>
  (/^ */.exec(text.slice(start, lineEnd(text, start)))?.[0] ?? '').length;
