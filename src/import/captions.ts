import { flat, type Node, type NodeOf } from './source.ts';

/** A line in italics right under a picture is its caption. */
export function withCaptions(nodes: readonly Node[]): Node[] {
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
