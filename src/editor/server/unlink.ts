import type { Link, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** A text without some of its links: their words stay. */
export function unlinked(source: string, isGone: (href: string) => boolean): string {
  const links = linksIn(fromMarkdown(source)).filter(({ url }) => isGone(url));
  return links.reduceRight((text, { position, children }) => {
    const [first, last] = [children[0]?.position, children.at(-1)?.position];
    const words = text.slice(first?.start.offset ?? 0, last?.end.offset ?? 0);
    return text.slice(0, position?.start.offset) + words + text.slice(position?.end.offset);
  }, source);
}

/** In the order they stand in. Links hold no links. */
function linksIn(node: Nodes): Link[] {
  if (node.type === 'link') return [node];
  return 'children' in node ? node.children.flatMap((child) => linksIn(child)) : [];
}
