import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** What begins a tag, and is not the sign of a comparison, as in `(width<48rem)`. */
const TAG = /<(?=[a-z/!?])/gi;

/**
 * A page in which nothing but a tag looks like one. Astro leaves `<` in attributes as it is, which browsers read well;
 * but whatever looks for a tag in the text of a page would find it in the owner’s words.
 */
export function withPlainAttributes(html: string): string {
  const places = attributePlaces(parse(html, { sourceCodeLocationInfo: true })).toSorted(([a], [b]) => a - b);
  let written = '';
  let at = 0;
  for (const [start, end] of places) {
    written += html.slice(at, start) + html.slice(start, end).replaceAll(TAG, '&lt;');
    at = end;
  }
  return written + html.slice(at);
}

/** Where attributes stand in the text. */
function attributePlaces(node: Node): [start: number, end: number][] {
  const attributes = 'attrs' in node ? Object.values(node.sourceCodeLocation?.attrs ?? {}) : [];
  const inside = [
    ...('childNodes' in node ? node.childNodes : []),
    ...('content' in node ? node.content.childNodes : []),
  ];
  return [
    ...attributes.map(({ startOffset, endOffset }): [number, number] => [startOffset, endOffset]),
    ...inside.flatMap(attributePlaces),
  ];
}
