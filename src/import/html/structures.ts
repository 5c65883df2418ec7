import type { RichText } from '../../model/inline.ts';
import type { Item, Node } from '../source.ts';
import { tidied } from './inline.ts';
import {
  attr,
  type Child,
  type Element,
  find,
  findAll,
  INLINE,
  isElement,
  outermost,
  visibleText,
} from './tree.ts';

/** What stands in an element. */
type Inside = (element: Element) => Node[];

/** A list with the lists in it. What else an item holds stands behind it, and the list goes on after that. */
export function listNodes(list: Element, inside: Inside, hasFolds = false): Node[] {
  const nodes: Node[] = [];
  const isCounted = list.tagName === 'ol';
  const step = attr(list, 'reversed') === undefined ? 1 : -1;
  let number = counted(list, 'start') ?? (step > 0 ? 1 : list.childNodes.filter(isItem).length);
  let run: Item[] | undefined;
  const push = (item: Item) => {
    if (run) run.push(item);
    else {
      run = [item];
      nodes.push({ kind: 'list', items: run });
    }
  };
  for (const element of itemsIn(list)) {
    number = (isCounted && counted(element, 'value')) || number;
    // Some programs put a list beside its item instead of into it.
    const isList = /^[uo]l$/.test(element.tagName);
    const all = isList ? listNodes(element, inside, hasFolds) : inside(element);
    const [first, ...rest] = all;
    if (
      hasFolds &&
      !isList &&
      !isCounted &&
      first?.kind === 'paragraph' &&
      rest.some(({ kind }) => kind !== 'list')
    ) {
      nodes.push({ kind: 'fold', text: first.text }, ...rest, { kind: 'foldEnd' });
      run = undefined;
      continue;
    }
    let item = isList ? run?.at(-1) : undefined;
    const end = all.findIndex(({ kind }) => kind !== 'paragraph' && kind !== 'list');
    for (const node of all.slice(0, end < 0 ? undefined : end)) {
      if (node.kind === 'list') {
        if (item) item.items.push(...node.items);
        else node.items.forEach(push);
      } else if (node.kind === 'paragraph') {
        const one: Item = { text: node.text, items: [] };
        if (item) item.items.push(one);
        else {
          item = isCounted ? { ...one, number } : one;
          number += step;
          push(item);
        }
      }
    }
    if (end >= 0) {
      nodes.push(...all.slice(end));
      run = undefined;
    }
  }
  return nodes;
}

const isItem = (node: Child) => isElement(node) && node.tagName === 'li';

/** A number that an element gives for where it is counted. */
const counted = (element: Element, name: string): number | undefined => {
  const [given] = /^\s*-?\d{1,9}/.exec(attr(element, name) ?? '') ?? [];
  return given === undefined ? undefined : Number(given);
};

/** What stands in a list: its items, and as items too the words that somebody wrote between them. */
function itemsIn(list: Element): Element[] {
  const all: Element[] = [];
  let loose: Element | undefined;
  for (const child of list.childNodes) {
    if (isElement(child) && !INLINE.includes(child.tagName)) {
      loose = undefined;
      all.push(child);
    } else if (loose) loose.childNodes.push(child);
    else {
      loose = { ...list, tagName: 'li', childNodes: [child] };
      all.push(loose);
    }
  }
  return all;
}

/** A table, if it compares things. */
export function tableNodes(element: Element, inside: Inside): Node[] {
  const heads = find(element, ({ tagName }) => tagName === 'th');
  const isOfTables = ({ tagName }: Element) =>
    (heads ? /^(img|table|h[1-6]|figure)$/ : /^(img|table|ul|ol|h[1-6]|figure)$/).test(tagName);
  const caption = find(element, ({ tagName }) => tagName === 'caption');
  const before = caption ? inside(caption) : [];
  // A table that lays out pictures or lists is no table to compare things in.
  if (find(element, isOfTables))
    return [...before, ...outermost(element, isCell).flatMap((cell) => inside(cell))];
  const rows = findAll(element, ({ tagName }) => tagName === 'tr')
    .map((row) =>
      row.childNodes
        .filter(isElement)
        .filter(isCell)
        .map((cell) => oneText(inside(cell).flatMap(itemsInLine))),
    )
    .filter((row) => row.some((cell) => cell.length > 0));
  if (rows.length > 0 && rows.every((row) => row.length === 2) && !hasHead(element, rows))
    return [
      ...before,
      { kind: 'list', items: rows.map(([name = [], said = []]) => ({ text: named(name, said), items: [] })) },
    ];
  return rows.length === 0 ? before : [...before, { kind: 'table', rows }];
}

/** Whether the first row says what stands below: its cells are headings, or bold as no others are. */
function hasHead(table: Element, [first = [], ...more]: readonly RichText[][]): boolean {
  const isBold = (row: readonly RichText[]) =>
    row.every((cell) => cell.length > 0 && cell.every(({ kind }) => kind === 'strong'));
  const top = find(table, ({ tagName }) => tagName === 'tr');
  const cells = top ? findAll(top, isCell) : [];
  const isTop =
    cells.every(({ tagName }) => tagName === 'th') && cells.some((cell) => visibleText(cell).trim() !== '');
  return isTop || (isBold(first) && !more.some(isBold));
}

/** A name and what is said of it. */
const named = (name: RichText, said: RichText): RichText =>
  name.length === 0 || said.length === 0
    ? [...name, ...said]
    : tidied([{ kind: 'strong', children: name }, { kind: 'text', text: ': ' }, ...said]);

/** Terms and what they mean, a line each. */
export function definitions(element: Element, inside: Inside): Node[] {
  const nodes: Node[] = [];
  let term: RichText = [];
  const label = (): RichText => (term.length > 0 ? [{ kind: 'strong', children: term }] : []);
  /** A term that nothing follows in its line stands in one of its own. */
  const end = () => {
    if (term.length > 0) nodes.push({ kind: 'paragraph', text: label() });
    term = [];
  };
  for (const one of outermost(element, isOfDefinitions)) {
    const there = inside(one);
    const isText = there.every((node) => 'text' in node);
    if (one.tagName === 'dt' || !isText) end();
    if (one.tagName === 'dt' && isText) term = oneText(there);
    else if (isText) {
      const colon: RichText = term.length > 0 ? [{ kind: 'text', text: ': ' }] : [];
      nodes.push({ kind: 'paragraph', text: tidied([...label(), ...colon, ...oneText(there)]) });
      term = [];
    } else nodes.push(...there);
  }
  end();
  return nodes;
}

const isOfDefinitions = ({ tagName }: Element) => tagName === 'dt' || tagName === 'dd';
const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th';

/** A cell is one text: a list in it is one line, its items apart. */
const itemsInLine = (node: Node): Node[] =>
  node.kind === 'list' ? [{ kind: 'paragraph', text: inOneLine(node.items) }] : [node];

const inOneLine = (items: readonly Item[]): RichText =>
  items.flatMap(({ text, items: below }, at) => [
    ...(at > 0 ? [{ kind: 'text' as const, text: ' · ' }] : []),
    ...text,
    ...(below.length > 0 ? [{ kind: 'text' as const, text: ' · ' }, ...inOneLine(below)] : []),
  ]);

/** The texts of some nodes as one. */
export const oneText = (nodes: readonly Node[]): RichText =>
  tidied(
    nodes.flatMap((node): RichText => ('text' in node ? [...node.text, { kind: 'text', text: ' ' }] : [])),
  );
