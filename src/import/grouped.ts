import type { RichText } from '../model/inline.ts';
import { pointedKind } from './headings.ts';
import type { Body, Point } from './parts.ts';
import { personaOf } from './shapes/persona.ts';
import { flat, type Node, type NodeOf, type SourcePicture } from './source.ts';

/** What stands under a heading and belongs together, as far as the node at `end`. */
interface Grouped {
  lead: RichText[];
  body: Body;
  end: number;
}

/** Where a heading says that its subheadings are goals, insights or people, they are one part. */
export function pointsUnder(nodes: readonly Node[], at: number): Grouped | undefined {
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
export function pairUnder(nodes: readonly Node[], at: number): Grouped | undefined {
  const [before, after] = [
    named(nodes, at + 1, /^(before|avant)\b/i),
    named(nodes, at + 3, /^(after|après)\b/i),
  ];
  if (!before || !after) return undefined;
  return { lead: [], body: { kind: 'pictures', pictures: [before, after] }, end: at + 4 };
}

/** A picture with the heading right above it as its caption, if that begins with a word. */
function named(nodes: readonly Node[], at: number, word: RegExp): SourcePicture | undefined {
  const [heading, node] = nodes.slice(at, at + 2);
  if (heading?.kind !== 'heading' || node?.kind !== 'picture' || !word.test(flat(heading.text)))
    return undefined;
  const { caption } = node.picture;
  return { ...node.picture, caption: [flat(heading.text), caption].filter(Boolean).join(': ') };
}
