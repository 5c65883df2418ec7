import { isNode, type YAMLSeq } from 'yaml';
import { moved } from '../shared/value.ts';
import { emit, mannerOf } from './emit.ts';
import { contentEnd } from './lines.ts';
import { indentAt, lineEnd, lineStart, splice } from './text.ts';

type ListEdit =
  | { op: 'insert'; at: number; value: unknown }
  | { op: 'replace'; at: number; value: unknown }
  | { op: 'remove'; at: number }
  | { op: 'move'; from: number; to: number }
  | { op: 'duplicate'; at: number };

/** One item of a list: its lines, with the comment that stands right above it. */
interface Item {
  /** Where its comment, or else its own first line begins. */
  start: number;
  /** Where its own first line begins. */
  own: number;
  /** Where its last line ends, before the line break. */
  end: number;
}

export function editSeq(text: string, seq: YAMLSeq, edit: ListEdit): string {
  if (seq.flow) return inBrackets(text, seq, edit);
  const { items, column } = itemsOf(text, seq);
  const pieces = items.map(({ start, end }) => text.slice(start, end));
  const fresh = (value: unknown) =>
    ' '.repeat(column) + emit([value], column, { ...mannerOf(text), indentSeq: true });
  switch (edit.op) {
    case 'move':
      return withPieces(text, items, moved(pieces, edit.from, edit.to));
    case 'replace': {
      const item = items[edit.at];
      if (!item) throw new Error('There is no such item.');
      return splice(text, { start: item.own, end: item.end, text: fresh(edit.value) });
    }
    case 'insert':
      return inserted(text, items, edit.at, fresh(edit.value));
    case 'duplicate': {
      const item = items[edit.at];
      if (!item) throw new Error('There is no such item.');
      return inserted(text, items, edit.at + 1, text.slice(item.own, item.end));
    }
    case 'remove':
      return removed(text, items, edit.at);
  }
}

function withPieces(text: string, items: readonly Item[], pieces: readonly string[]): string {
  return items.reduceRight(
    (result, { start, end }, index) => splice(result, { start, end, text: pieces[index] ?? '' }),
    text,
  );
}

function inserted(text: string, items: readonly Item[], at: number, piece: string): string {
  const gap = '\n'.repeat(1 + blankLinesBetween(text, items));
  const before = items[at - 1];
  const after = items[at];
  if (before) return splice(text, { start: before.end, end: before.end, text: gap + piece });
  if (!after) throw new Error('An empty list has no lines to go between.');
  return splice(text, { start: after.start, end: after.start, text: piece + gap });
}

/** How far apart the items stand; one that stands alone gets room if it is long. */
function blankLinesBetween(text: string, items: readonly Item[]): number {
  const [first, second] = items;
  if (!first) return 0;
  if (!second) return text.slice(first.own, first.end).split('\n').length > 3 ? 1 : 0;
  const lines = text.slice(first.end, second.start).split('\n').slice(1, -1);
  return lines.filter((line) => line.trim() === '').length > 0 ? 1 : 0;
}

function removed(text: string, items: readonly Item[], at: number): string {
  const item = items[at];
  if (!item || items.length < 2) throw new Error('A list keeps one item at least.');
  const next = items[at + 1];
  const previous = items[at - 1];
  // Between two items there may be a comment that belongs to neither: only blank lines go along.
  if (next) {
    const gap = text.slice(item.end, next.start);
    const isBlank = gap.trim() === '';
    return splice(text, { start: item.start, end: isBlank ? next.start : item.end + 1, text: '' });
  }
  const gap = text.slice(previous?.end, item.start);
  const start = previous && gap.trim() === '' ? previous.end : item.start - 1;
  return splice(text, { start, end: item.end, text: '' });
}

/** Where each item’s lines are. A comment right above an item is its own; one with a blank line below it is not. */
function itemsOf(text: string, seq: YAMLSeq): { items: Item[]; column: number } {
  const token = seq.srcToken;
  if (token?.type !== 'block-seq') throw new Error('A list without dashes.');
  const dashes = token.items.flatMap(({ start }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind');
    return dash ? [dash.offset] : [];
  });
  if (dashes.length !== seq.items.length || dashes.length === 0) throw new Error('A list without dashes.');
  const column = (dashes[0] ?? 0) - lineStart(text, dashes[0] ?? 0);
  const items = dashes.map((dash, index): Item => {
    const own = lineStart(text, dash);
    if (text.slice(own, dash).trim() !== '') throw new Error('The list shares its first line with another.');
    const node = seq.items[index];
    const valueEnd = isNode(node) && node.range ? node.range[1] : dash + 1;
    const end = lineEnd(text, Math.max(dash + 1, contentEnd(text, valueEnd)));
    return { start: own, own, end: withOwnComments(text, end, column) };
  });
  return {
    column,
    items: items.map((item, index) => ({
      ...item,
      start: commentAbove(text, item.own, items[index - 1]?.end, column),
    })),
  };
}

/** Comments below an item that stand further in than its dash, such as a field that is switched off. */
function withOwnComments(text: string, end: number, column: number): number {
  let last = end;
  while (last < text.length) {
    const line = text.slice(last + 1, lineEnd(text, last + 1));
    if (!line.trim().startsWith('#') || indentAt(line, 0) <= column) break;
    last = lineEnd(text, last + 1);
  }
  return last;
}

function commentAbove(text: string, own: number, floor: number | undefined, column: number): number {
  let start = own;
  while (start > (floor ?? 0) + 1) {
    const above = lineStart(text, start - 1);
    const line = text.slice(above, start - 1);
    if (!line.trim().startsWith('#') || indentAt(line, 0) !== column) break;
    start = above;
  }
  return start;
}

/** A list in brackets stays in them, with the same space between its items. */
function inBrackets(text: string, seq: YAMLSeq, edit: ListEdit): string {
  const items = seq.items.map((item) => {
    if (!isNode(item) || !item.range) throw new Error('An item without a place.');
    return { start: item.range[0], own: item.range[0], end: contentEnd(text, item.range[1]) };
  });
  const pieces = items.map(({ start, end }) => text.slice(start, end));
  const [first, second] = items;
  const between = first && second ? text.slice(first.end, second.start) : ', ';
  const written = (value: unknown) => {
    if (typeof value === 'object') throw new Error('Too much for brackets.');
    const plain = emit(value, 0, { indentSeq: true });
    const isRisky = plain.includes('\n') || (/[,[\]{}#]|: /.test(plain) && !/^["']/.test(plain));
    return isRisky ? JSON.stringify(value) : plain;
  };
  switch (edit.op) {
    case 'move':
      return withPieces(text, items, moved(pieces, edit.from, edit.to));
    case 'replace': {
      const item = items[edit.at];
      if (!item) throw new Error('There is no such item.');
      return splice(text, { ...item, text: written(edit.value) });
    }
    case 'remove': {
      const item = items[edit.at];
      if (!item || items.length < 2) throw new Error('A list keeps one item at least.');
      const next = items[edit.at + 1];
      const previous = items[edit.at - 1];
      return next
        ? splice(text, { start: item.start, end: next.start, text: '' })
        : splice(text, { start: previous?.end ?? item.start, end: item.end, text: '' });
    }
    case 'insert':
    case 'duplicate': {
      const isCopy = edit.op === 'duplicate';
      const piece = isCopy ? (pieces[edit.at] ?? '') : written(edit.value);
      const at = isCopy ? edit.at + 1 : edit.at;
      const before = items[at - 1];
      if (before) return splice(text, { start: before.end, end: before.end, text: between + piece });
      if (!first) throw new Error('An empty list is written anew.');
      return splice(text, { start: first.start, end: first.start, text: piece + between });
    }
  }
}
