import type { RichText } from '../model/inline.ts';
import { pointedKind } from './headings.ts';
import { personaOf } from './shapes/persona.ts';
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

/** Where a heading says that its subheadings are goals, insights or people, they are one part. */
function pointsUnder(
  nodes: readonly Node[],
  at: number,
): { lead: RichText[]; body: Body; end: number } | undefined {
  const node = nodes[at];
  if (node?.kind !== 'heading') return undefined;
  const kind = pointedKind(flat(node.text));
  if (!kind) return undefined;
  const after = nodes.slice(at + 1).findIndex((one) => one.kind === 'heading' && one.level <= node.level);
  const inside = nodes.slice(at + 1, after < 0 ? undefined : at + 1 + after);
  const first = inside.findIndex((one) => one.kind === 'heading');
  const level = first < 0 ? 0 : (inside[first] as NodeOf<'heading'>).level;
  const lead = inside
    .slice(0, Math.max(0, first))
    .flatMap((one) => (one.kind === 'paragraph' || one.kind === 'quote' ? [one.text] : []));
  if (first < 0 || lead.length !== first) return undefined;
  const points: Point[] = [];
  for (const one of inside.slice(first)) {
    if (one.kind === 'heading' && one.level === level) points.push({ title: flat(one.text), nodes: [] });
    else points.at(-1)?.nodes.push(one);
  }
  // What follows the last point is often no part of it: it gets as much as the others have.
  const last = points.at(-1);
  const most = Math.max(0, ...points.slice(0, -1).map(({ nodes: texts }) => texts.length));
  const surplus = last && kind !== 'personas' && most > 0 ? last.nodes.splice(most).length : 0;
  const areTexts = points.every(
    ({ nodes: texts }) => texts.length > 0 && texts.every((one) => isTextual(one)),
  );
  const fits =
    kind === 'personas' ? points.length <= 3 && points.every(personaOf) : areTexts && points.length <= 6;
  return fits ? { lead, body: { kind: 'points', points }, end: at + inside.length - surplus } : undefined;
}

const isTextual = ({ kind }: Node) => kind === 'paragraph' || kind === 'quote' || kind === 'list';

/** A heading Before with a picture, and one After: a pair whose captions are the headings. */
function pairUnder(
  nodes: readonly Node[],
  at: number,
): { lead: RichText[]; body: Body; end: number } | undefined {
  const [one, first, other, second] = nodes.slice(at + 1, at + 5);
  const isPair =
    one?.kind === 'heading' &&
    first?.kind === 'picture' &&
    other?.kind === 'heading' &&
    second?.kind === 'picture' &&
    /^before\b|^avant\b/i.test(flat(one.text)) &&
    /^after\b|^après\b/i.test(flat(other.text));
  if (
    !isPair ||
    one.kind !== 'heading' ||
    first.kind !== 'picture' ||
    other.kind !== 'heading' ||
    second.kind !== 'picture'
  )
    return undefined;
  const named = (picture: SourcePicture, text: RichText): SourcePicture => ({
    ...picture,
    caption: picture.caption ? `${flat(text)}: ${picture.caption}` : flat(text),
  });
  return {
    lead: [],
    body: { kind: 'pictures', pictures: [named(first.picture, one.text), named(second.picture, other.text)] },
    end: at + 4,
  };
}

/** A line in italics right under a picture is its caption. */
function withCaptions(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, index): Node[] => {
    const [before, next] = [nodes[index - 1], nodes[index + 1]];
    if (before?.kind === 'picture' && before.picture.caption === undefined && isCaption(node)) return [];
    if (node.kind !== 'picture' || node.picture.caption !== undefined || !next || !isCaption(next))
      return [node];
    return [{ kind: 'picture', picture: { ...node.picture, caption: flat(next.text) } }];
  });
}

const isCaption = (node: Node): node is NodeOf<'paragraph'> =>
  node.kind === 'paragraph' &&
  node.text.length === 1 &&
  node.text[0]?.kind === 'emphasis' &&
  flat(node.text).length < 200;

/** A row has room for four: five are three and two. */
function inRows(pictures: readonly SourcePicture[]): SourcePicture[][] {
  const rows = Math.ceil(pictures.length / 4);
  const size = Math.ceil(pictures.length / rows);
  return Array.from({ length: rows }, (_, row) => pictures.slice(row * size, (row + 1) * size));
}
