import type { XastElement, XastParent, XastRoot } from 'svgo';

/** More than any drawing shows, and as much as is drawn in about three seconds. */
export const MOST_DRAWN = 100_000;

/**
 * How many elements are drawn. A part that is used again is drawn again, with all that it uses itself: ten lines can ask
 * for thousands of millions.
 */
export function drawnCount(root: XastRoot): number {
  const byId = new Map<string, XastElement>();
  index(root, byId);
  const counts = new Map<object, number>();

  const count = (node: XastParent): number => {
    const known = counts.get(node);
    if (known !== undefined) return known;
    // What uses itself is drawn by nobody.
    counts.set(node, 0);
    const used = node.type === 'element' ? idsUsedBy(node).map((id) => byId.get(id)) : [];
    let sum = 1;
    for (const child of node.children) if (child.type === 'element') sum += count(child);
    for (const other of used) if (other) sum += count(other);
    counts.set(node, sum);
    return sum;
  };
  return count(root);
}

function index(node: XastParent, byId: Map<string, XastElement>): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const { id } = child.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, child);
    index(child, byId);
  }
}

/** Those that draw what they refer to; a link or an animation only points at it. */
const DRAWING = ['use', 'pattern', 'feImage', 'image', 'textPath', 'tref'];

function idsUsedBy({ name, attributes }: XastElement): string[] {
  const draws = DRAWING.includes(name.slice(name.indexOf(':') + 1));
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (/(^|:)href$/.test(attribute)) return draws ? [value.trim().slice(1)] : [];
    return [...value.matchAll(/url\(\s*["']?#([^\s"')]+)/gi)].map(([, id = '']) => id);
  });
}
