import type { RichText } from '../../model/inline.ts';
import type { Item, Node } from '../source.ts';
import { tidied } from './inline.ts';
import { type Element, find, findAll, isElement } from './tree.ts';

/** What stands in an element. */
type Inside = (element: Element) => Node[];

/** The items of a list, with the lists in them. */
export function itemsOf(list: Element, inside: Inside): Item[] {
  return list.childNodes.filter(isElement).flatMap((item): Item[] => {
    // Some programs put a list beside its item instead of into it.
    if (/^[uo]l$/.test(item.tagName)) return itemsOf(item, inside);
    const nodes = inside(item);
    const text = oneText(nodes);
    const items = nodes.flatMap((node) => (node.kind === 'list' ? node.items : []));
    return text.length > 0 ? [{ text, items }] : items;
  });
}

/** A table, if it compares things. */
export function tableNodes(element: Element, inside: Inside): Node[] {
  const isOfTables = ({ tagName }: Element) => /^(img|table|ul|ol|h[1-6]|figure)$/.test(tagName);
  const caption = find(element, ({ tagName }) => tagName === 'caption');
  const before = caption ? inside(caption) : [];
  // A table that lays out pictures or lists is no table to compare things in.
  if (find(element, isOfTables))
    return [...before, ...findAll(element, isCell).flatMap((cell) => inside(cell))];
  const rows = findAll(element, ({ tagName }) => tagName === 'tr')
    .map((row) =>
      row.childNodes
        .filter(isElement)
        .filter(isCell)
        .map((cell) => oneText(inside(cell))),
    )
    .filter((row) => row.some((cell) => cell.length > 0));
  return rows.length === 0 ? before : [...before, { kind: 'table', rows }];
}

/** Terms and what they mean, a line each. */
export function definitions(element: Element, inside: Inside): Node[] {
  const nodes: Node[] = [];
  let term: RichText = [];
  for (const one of findAll(element, ({ tagName }) => tagName === 'dt' || tagName === 'dd')) {
    const text = oneText(inside(one));
    if (one.tagName === 'dt') term = text;
    else {
      const label: RichText =
        term.length > 0
          ? [
              { kind: 'strong', children: term },
              { kind: 'text', text: ': ' },
            ]
          : [];
      nodes.push({ kind: 'paragraph', text: tidied([...label, ...text]) });
      term = [];
    }
  }
  return nodes;
}

const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th';

/** The texts of some nodes as one. */
export const oneText = (nodes: readonly Node[]): RichText =>
  tidied(
    nodes.flatMap((node): RichText => ('text' in node ? [...node.text, { kind: 'text', text: ' ' }] : [])),
  );
