import type { RichText } from '../model/inline.ts';
import { withCaptions } from './captions.ts';
import { pairUnder, pointsUnder } from './grouped.ts';
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
}

export const isQuestion = (text: string): boolean =>
  /^(how might we|hmw|comment pourrions-nous)\b/i.test(text.replace(/^[“"«\s]+/, ''));

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
    if (node.kind === 'heading') {
      close({ kind: 'nothing' });
      if (isQuestion(flat(node.text))) {
        close({ kind: 'question', text: node.text });
        continue;
      }
      const grouped = pairUnder(all, at) ?? pointsUnder(all, at);
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
    } else if (node.kind === 'paragraph' || node.kind === 'quote') {
      if (isQuestion(flat(node.text))) {
        // What was said before it is no part of the question.
        if (lead.length > 0) close({ kind: 'nothing' });
        close({ kind: 'question', text: node.text });
      } else lead.push(node.text);
    } else if (node.kind === 'picture') {
      const run = all.slice(at).findIndex(({ kind }) => kind !== 'picture');
      const pictures = all
        .slice(at, run < 0 ? undefined : at + run)
        .filter((one) => one.kind === 'picture')
        .map(({ picture }) => picture);
      for (const row of inRows(pictures)) close({ kind: 'pictures', pictures: row });
      at += pictures.length - 1;
    } else
      close(node.kind === 'list' ? { kind: 'list', items: node.items } : { kind: 'table', rows: node.rows });
  }
  close({ kind: 'nothing' });
  return parts;
}

/** `Problem: nobody finds the export` is a section’s name and what it says. */
function headOf({ level, text }: NodeOf<'heading'>, top: number): Pick<Part, 'section' | 'title'> {
  const title = flat(text);
  if (level > top) return { section: undefined, title };
  const [, name, claim] = /^([^:]{2,24}):\s+(.{12,})$/.exec(title) ?? [];
  return name && claim ? { section: name, title: claim } : { section: title, title };
}

/** A row has room for four: five are three and two. */
function inRows(pictures: readonly SourcePicture[]): SourcePicture[][] {
  const rows = Math.ceil(pictures.length / 4);
  const size = Math.ceil(pictures.length / rows);
  return Array.from({ length: rows }, (_, row) => pictures.slice(row * size, (row + 1) * size));
}
