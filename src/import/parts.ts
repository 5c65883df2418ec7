import type { RichText } from '../model/inline.ts';
import { withCaptions } from './captions.ts';
import { pairUnder, pointsUnder } from './grouped.ts';
import { isQuestion } from './headings.ts';
import { figuresOf } from './shapes/figures.ts';
import { flat, type Item, type Node, type NodeOf, type SourcePicture } from './source.ts';

/** A heading of its own inside a part, with what stands under it. */
export interface Point {
  title: string;
  nodes: Node[];
}

/** What gives a part its shape. */
export type Body =
  | { kind: 'nothing' }
  | { kind: 'question'; text: RichText }
  | { kind: 'quote'; text: RichText[] }
  | { kind: 'list'; items: Item[] }
  | { kind: 'pictures'; pictures: SourcePicture[] }
  | { kind: 'table'; rows: RichText[][] }
  | { kind: 'points'; points: Point[] };

/** A piece of a source that becomes one block: its heading, its paragraphs, and one thing that is no paragraph. */
export interface Part {
  /** Whether a section begins here, and what it is called. */
  section: string | undefined;
  title: string | undefined;
  lead: RichText[];
  body: Body;
  /** The words behind which it was folded. */
  fold?: string;
}

/** A source in parts, in its order. */
export function partsOf(nodes: readonly Node[]): Part[] {
  const all = withCaptions(nodes);
  const levels = all.flatMap((node) => (node.kind === 'heading' ? [node.level] : []));
  const top = Math.min(...levels);
  const parts: Part[] = [];
  let head: Pick<Part, 'section' | 'title'> = { section: undefined, title: undefined };
  let lead: RichText[] = [];
  const close = (body: Body) => {
    if (body.kind === 'nothing' && lead.length === 0 && head.title === undefined) return;
    parts.push({ ...head, lead, body });
    head = { section: undefined, title: undefined };
    lead = [];
  };
  for (let at = 0; at < all.length; at++) {
    const node = all[at];
    if (!node) continue;
    const pair = pairUnder(all, at);
    if (pair) {
      close(pair.body);
      at = pair.end;
    } else if (node.kind === 'heading') {
      close({ kind: 'nothing' });
      if (isQuestion(flat(node.text))) {
        close({ kind: 'question', text: node.text });
        continue;
      }
      const grouped = pairUnder(all, at + 1) ?? pointsUnder(all, at);
      head = headOf(node, top);
      if (grouped) {
        lead = grouped.lead;
        close(grouped.body);
        at = grouped.end;
        continue;
      }
      const next = all[at + 1];
      // A section’s name right above a heading: the heading is what the section says.
      if (
        head.section &&
        next?.kind === 'heading' &&
        next.level > node.level &&
        head.section === head.title &&
        !pointsUnder(all, at + 1) &&
        !isQuestion(flat(next.text))
      ) {
        head = { section: head.section, title: flat(next.text) };
        at++;
      }
    } else if (node.kind === 'fold') {
      const end = endOfFold(all, at);
      const [first, ...more] = foldedParts(node, all.slice(at + 1, end));
      // What is folded right under a heading is what the heading is about.
      if (lead.length > 0 || first?.fold === undefined) close({ kind: 'nothing' });
      if (first) parts.push({ ...first, ...(first.fold !== undefined && head) }, ...more);
      head = { section: undefined, title: undefined };
      at = end;
    } else if (node.kind === 'paragraph' || node.kind === 'quote') {
      if (isQuestion(flat(node.text))) {
        // What was said before it is no part of the question.
        if (lead.length > 0) close({ kind: 'nothing' });
        close({ kind: 'question', text: node.text });
      } else if (node.kind === 'quote') {
        const text = runFrom(all, at, 'quote').map((one) => one.text);
        close({ kind: 'quote', text });
        at += text.length - 1;
      } else lead.push(node.text);
    } else if (node.kind === 'picture') {
      const pictures = runFrom(all, at, 'picture').map(({ picture }) => picture);
      for (const row of inRows(pictures)) close({ kind: 'pictures', pictures: row });
      at += pictures.length - 1;
    } else if (node.kind === 'list') {
      const rows = node.items.length > 4 && figuresOf(node) ? inRows(node.items) : [node.items];
      for (const items of rows) close({ kind: 'list', items });
    } else if (node.kind === 'table') {
      // A table has room for eight rows: more are a second one under the same head.
      const [top = [], ...rows] = node.rows;
      for (const some of inRows(rows, MOST_ROWS)) close({ kind: 'table', rows: [top, ...some] });
    }
  }
  close({ kind: 'nothing' });
  return parts;
}

/** The nodes of one kind that stand one after the other; where another quotation starts, this one ends. */
function runFrom<Kind extends Node['kind']>(nodes: readonly Node[], at: number, kind: Kind): NodeOf<Kind>[] {
  const end = nodes.findIndex(
    (node, index) =>
      (index >= at && node.kind !== kind) || (index > at && node.kind === 'quote' && node.starts),
  );
  return nodes.slice(at, end < 0 ? undefined : end) as NodeOf<Kind>[];
}

/** Where what is folded ends: folds may hold folds. */
function endOfFold(nodes: readonly Node[], at: number): number {
  let depth = 0;
  const end = nodes.findIndex((node, index) => {
    if (index < at) return false;
    if (node.kind === 'fold') depth++;
    else if (node.kind === 'foldEnd') depth--;
    return depth === 0;
  });
  return end < 0 ? nodes.length : end;
}

/**
 * One thing is folded; of several, the words that opened them are the heading. So are those of a list under a paragraph:
 * a block folds what stands under its paragraphs, and these would be read before the words that open them.
 */
function foldedParts({ text }: NodeOf<'fold'>, inside: readonly Node[]): Part[] {
  const [only, ...more] = partsOf(inside).map((part) => ({ ...part, section: undefined }));
  const isOneThing = only && more.length === 0 && (only.lead.length === 0 || only.body.kind === 'nothing');
  if (isOneThing && only.title === undefined && only.fold === undefined)
    return [{ ...only, fold: flat(text) }];
  const heading: Part = { section: undefined, title: flat(text), lead: [], body: { kind: 'nothing' } };
  return only && only.title === undefined && only.fold === undefined
    ? [{ ...only, title: heading.title }, ...more]
    : [heading, ...[only, ...more].filter((one) => one !== undefined)];
}

/** `Problem: nobody finds the export` is a section’s name and what it says. */
function headOf({ level, text }: NodeOf<'heading'>, top: number): Pick<Part, 'section' | 'title'> {
  const title = flat(text);
  if (level > top) return { section: undefined, title };
  const [, name, claim] = /^([^:]{2,24}):\s+(.{12,})$/.exec(title) ?? [];
  return name && claim ? { section: name, title: claim } : { section: title, title };
}

const MOST_ROWS = 8;

/** A row has room for four: five are three and two. */
function inRows<One>(all: readonly One[], most = 4): One[][] {
  const rows = Math.ceil(all.length / most) || 1;
  const size = Math.ceil(all.length / rows);
  return Array.from({ length: rows }, (_, row) => all.slice(row * size, (row + 1) * size));
}
