import { isNode, isScalar, type Pair, type YAMLMap } from 'yaml';
import type { Path } from '../shared/value.ts';
import { emit, mannerOf } from './emit.ts';
import { contentEnd } from './lines.ts';
import { lineEnd, lineStart, splice } from './text.ts';

type FieldEdit = { op: 'set'; path: Path; value: unknown } | { op: 'remove'; path: Path };

interface Field {
  name: unknown;
  /** Where its name begins. */
  start: number;
  /** Where its value ends, before the line break. */
  end: number;
}

/** Adds, replaces or takes away one field of a group. */
export function editMap(text: string, map: YAMLMap, edit: FieldEdit, order: readonly string[]): string {
  const name = edit.path.at(-1);
  const fields = map.items.map((pair) => fieldOf(text, pair));
  const at = fields.findIndex((field) => field.name === name);
  if (map.flow) return inBraces(text, map, fields, at, edit);
  const column = (fields[0]?.start ?? 0) - lineStart(text, fields[0]?.start ?? 0);
  const indent = ' '.repeat(column);
  if (edit.op === 'remove') return removed(text, fields, at, edit.path.length === 1);
  const written = pairText(String(name), edit.value, column, text);
  const field = fields[at];
  if (field) return splice(text, { ...field, text: written });
  const after = fieldBefore(fields, String(name), order);
  if (after === undefined) {
    const first = fields[0];
    if (!first) throw new Error('There is no field to stand beside.');
    return splice(text, { start: first.start, end: first.start, text: `${written}\n${indent}` });
  }
  const end = lineEnd(text, after.end);
  return splice(text, { start: end, end, text: `\n${indent}${written}` });
}

function fieldOf(text: string, { key, value }: Pair): Field {
  if (!isScalar(key) || !key.range) throw new Error('A field without a plain name.');
  const keyEnd = text.indexOf(':', key.range[1]) + 1;
  const end =
    isNode(value) && value.range && value.range[1] > keyEnd ? contentEnd(text, value.range[1]) : keyEnd;
  return { name: key.value, start: key.range[0], end: Math.max(end, keyEnd) };
}

/** The field that a new one follows: the last of those that usually stand before it, else the last of all. */
function fieldBefore(fields: readonly Field[], name: string, order: readonly string[]): Field | undefined {
  const place = order.indexOf(name);
  if (place < 0) return fields.at(-1);
  const earlier = order.slice(0, place);
  return fields.findLast((field) => earlier.includes(String(field.name)));
}

function pairText(name: string, value: unknown, column: number, text: string): string {
  // Emitted with its name, so that lists and long texts begin on lines of their own.
  return emit({ [name]: value }, column, mannerOf(text));
}

/** The first field of a file that has none, below its remarks. */
export function withFirstField(text: string, name: string, value: unknown): string {
  const room = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${room}${pairText(name, value, 0, text)}\n`;
}

function removed(text: string, fields: readonly Field[], at: number, isWholeFile: boolean): string {
  const field = fields[at];
  const next = fields[at + 1];
  if (!field || (fields.length < 2 && !isWholeFile)) throw new Error('A group keeps one field at least.');
  const start = lineStart(text, field.start);
  const isAlone = text.slice(start, field.start).trim() === '';
  if (isAlone)
    return splice(text, { start, end: Math.min(lineEnd(text, field.end) + 1, text.length), text: '' });
  // It shares its line with the dash of a list: the next one takes its place.
  if (!next) throw new Error('There is nothing to take its place.');
  return splice(text, { start: field.start, end: next.start, text: '' });
}

/** A group written in braces stays in them. */
function inBraces(text: string, map: YAMLMap, fields: readonly Field[], at: number, edit: FieldEdit): string {
  const field = fields[at];
  const json = (value: unknown) => emit(value, 0, { indentSeq: true });
  if (edit.op === 'remove') {
    const next = fields[at + 1];
    const previous = fields[at - 1];
    if (!field) return text;
    if (next) return splice(text, { start: field.start, end: next.start, text: '' });
    return splice(text, { start: previous?.end ?? field.start, end: field.end, text: '' });
  }
  if (typeof edit.value === 'object' || json(edit.value).includes('\n'))
    throw new Error('Too much for braces.');
  const pair = `${edit.path.at(-1)}: ${json(edit.value)}`;
  if (field) return splice(text, { ...field, text: pair });
  const last = fields.at(-1);
  if (last) return splice(text, { start: last.end, end: last.end, text: `, ${pair}` });
  const open = (map.range?.[0] ?? 0) + 1;
  return splice(text, { start: open, end: open, text: ` ${pair} ` });
}
