import type { RichText } from '../model/inline.ts';
import { pointedKind } from './headings.ts';
import type { Body, Point } from './parts.ts';
import { personaOf } from './shapes/persona.ts';
import { AFTER, BEFORE } from './sought.ts';
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

/** Before with a picture and After with one, or both words over both pictures: a pair whose captions they are. */
export function pairUnder(nodes: readonly Node[], at: number): Grouped | undefined {
  const before = captioned(nodes[at], nodes[at + 1], BEFORE);
  const after = captioned(nodes[at + 2], nodes[at + 3], AFTER);
  const sides = before && after ? [before, after] : besides(nodes.slice(at, at + 4));
  return sides && { lead: [], body: { kind: 'pictures', pictures: sides }, end: at + 3 };
}

function besides([one, other, first, second]: readonly Node[]): SourcePicture[] | undefined {
  const [before, after] = [captioned(one, first, BEFORE), captioned(other, second, AFTER)];
  return before && after && [before, after];
}

/** A picture with the heading or the short line over it as its caption, if that begins with a word. */
function captioned(over: Node | undefined, node: Node | undefined, word: RegExp): SourcePicture | undefined {
  if (node?.kind !== 'picture' || (over?.kind !== 'heading' && over?.kind !== 'paragraph')) return undefined;
  const words = flat(over.text);
  if (!word.test(words) || words.length > LONGEST_LABEL) return undefined;
  return {
    ...node.picture,
    caption: [words.replace(/\s*:$/, ''), node.picture.caption].filter(Boolean).join(': '),
  };
}

const LONGEST_LABEL = 80;
