import type { Scalar } from 'yaml';
import { needsQuotes } from '../../lib/yaml-text.ts';
import { emit } from './emit.ts';
import { indentAt, lineEnd, lineStart, type Splice } from './text.ts';

/** Ways to write a new value where a text stands, the one most like what stands there first. */
export function* rewrittenScalars(text: string, node: Scalar, value: unknown): Generator<Splice> {
  if (!node.range) return;
  const [start, end] = node.range;
  if (typeof value !== 'string') {
    const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
    if (!isBlock) yield { start, end, text: emit(value, 0, { indentSeq: true }) };
    return;
  }
  if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') {
    yield block(text, start, end, value, node.type);
    return;
  }
  const written = text.slice(start, end);
  for (const style of needsQuotes(value) ? [double] : stylesFrom(node.type)) {
    const content = style(value);
    yield { start, end, text: written.includes('\n') ? rewrapped(written, content) : content };
  }
}

const plain = (value: string) => value;
const single = (value: string) => `'${value.replaceAll("'", "''")}'`;
/** Letters stay letters: only what would end the quotes, or cannot be seen, is written as a code. */
const double = (value: string) => JSON.stringify(value);

function stylesFrom(type: string | undefined) {
  if (type === 'QUOTE_SINGLE') return [single, double];
  if (type === 'QUOTE_DOUBLE') return [double];
  return [plain, double];
}

/** A text that went over several lines goes over several again. */
function rewrapped(written: string, content: string): string {
  const lines = written.split('\n');
  const indent = /^\s*/.exec(lines[1] ?? '')?.[0] ?? '';
  return wrap(
    content,
    lines.map((line) => line.trim()),
  ).join(`\n${indent}`);
}

/** Text under a `>` or `|`: the head and the blank lines after it stay, and so does every line whose words do. */
function block(text: string, start: number, end: number, value: string, type: string): Splice {
  const bodyStart = lineEnd(text, start) + 1;
  const body = text.slice(bodyStart, end);
  const tail = /\s*$/.exec(body)?.[0] ?? '';
  const lines = body.slice(0, body.length - tail.length).split('\n');
  const first = lines.find((line) => line.trim() !== '');
  const indent = first === undefined ? indentAt(text, lineStart(text, start)) + 2 : indentAt(first, 0);
  const shown = value.replace(/\n$/, '');
  const trimmed = lines.map((line) => line.slice(indent));
  const fresh =
    type === 'BLOCK_LITERAL'
      ? shown.split('\n')
      : shown
          .split('\n')
          .flatMap((part, index) => [
            ...(index > 0 ? [''] : []),
            ...wrap(part, trimmed.includes('') ? trimmed.filter(Boolean) : trimmed),
          ]);
  const indented = fresh.map((line) => (line === '' ? '' : ' '.repeat(indent) + line)).join('\n');
  return { start: bodyStart, end, text: indented + tail };
}

/** Puts words into lines: those at the start and the end that hold the same words as before stay as they are. */
export function wrap(content: string, before: readonly string[]): string[] {
  if (before.length <= 1) return [content];
  const width = Math.max(...before.map((line) => line.length));
  const top: string[] = [];
  let rest = content;
  for (const line of before) {
    if (rest !== line && !rest.startsWith(`${line} `)) break;
    top.push(line);
    rest = rest.slice(line.length + 1);
    if (rest === '') return top;
  }
  const bottom: string[] = [];
  for (const line of before.slice(top.length).toReversed()) {
    if (!rest.endsWith(` ${line}`)) break;
    bottom.unshift(line);
    rest = rest.slice(0, -line.length - 1);
  }
  return [...top, ...greedy(rest, width), ...bottom];
}

function greedy(content: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    // Two spaces in a row are the writer’s own: a line must not end or begin with one.
    if (last === undefined) lines.push(word);
    else if (`${last} ${word}`.length <= width || word === '' || last.endsWith(' ') || last === '')
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
