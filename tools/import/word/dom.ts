/** The parts of a document as a tree, by the same parser that the library reads them with. */
export interface Parser {
  parse(xml: string): Document;
  write(document: Document): string;
}

/** What a document says that does not come along, without its place. */
export interface Left {
  what: string;
  why: string;
  words: string;
}

const OPEN = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';
const SPACES: Record<string, string> = {
  w: `${OPEN}/wordprocessingml/2006/main`,
  r: `${OPEN}/officeDocument/2006/relationships`,
  wp: `${OPEN}/drawingml/2006/wordprocessingDrawing`,
  a: `${OPEN}/drawingml/2006/main`,
  pic: `${OPEN}/drawingml/2006/picture`,
  m: `${OPEN}/officeDocument/2006/math`,
  mc: `${OPEN}/markup-compatibility/2006`,
  v: 'urn:schemas-microsoft-com:vml',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
};
const STRICTLY: Record<string, string> = {
  w: `${STRICT}/wordprocessingml/main`,
  r: `${STRICT}/officeDocument/relationships`,
  wp: `${STRICT}/drawingml/wordprocessingDrawing`,
  a: `${STRICT}/drawingml/main`,
  pic: `${STRICT}/drawingml/picture`,
  m: `${STRICT}/officeDocument/math`,
};
const PREFIX = new Map(
  [SPACES, STRICTLY].flatMap((spaces) =>
    Object.entries(spaces).map(([prefix, space]) => [space, prefix] as const),
  ),
);

/** `w:p`, whatever the program that wrote the file calls the space it is of. */
export const nameOf = ({ namespaceURI, localName }: Element): string => {
  const prefix = PREFIX.get(namespaceURI ?? '');
  return prefix ? `${prefix}:${localName}` : localName;
};

/** Its children, from the first to the last: the list that the parser keeps of them is slow to ask. */
export function elementsIn(parent: Node): Element[] {
  const all: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 1) all.push(node as Element);
  return all;
}

/** Every element that fits, in the order of the document; none that is inside of one that `stops`. */
export function all(
  root: Node,
  fits: readonly string[] | ((element: Element) => boolean),
  stops: readonly string[] = [],
): Element[] {
  if (root.nodeType === DOCUMENT && typeof fits !== 'function') {
    const names = namesOf(root as Document);
    if (!fits.some((name) => names.has(name))) return [];
  }
  const found: Element[] = [];
  walk(root, (element) => {
    const name = nameOf(element);
    if (typeof fits === 'function' ? fits(element) : fits.includes(name)) found.push(element);
    return !stops.includes(name);
  });
  return found;
}

const DOCUMENT = 9;

/** Goes through all that is in it, and not into what is answered with no. */
function walk(root: Node, visit: (element: Element) => boolean): void {
  let node: Node | null = root.firstChild;
  while (node) {
    const goesIn: boolean = node.nodeType !== 1 || visit(node as Element);
    let next: Node | null = goesIn ? node.firstChild : null;
    for (let at: Node | null = node; !next && at && at !== root; at = at.parentNode) next = at.nextSibling;
    node = next;
  }
}

/** The names in a document: it is asked for many, and has few. */
function namesOf(document: Document): Set<string> {
  const known = NAMES.get(document);
  if (known) return known;
  const names = new Set<string>();
  walk(document, (element) => Boolean(names.add(nameOf(element))));
  NAMES.set(document, names);
  return names;
}

const NAMES = new WeakMap<Document, Set<string>>();

export const child = (element: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>(
    (parent, name) => parent && elementsIn(parent).find((one) => nameOf(one) === name),
    element,
  );

/** What an attribute says, whatever space it is of; with a prefix, of that space alone. */
export const value = (element: Element | undefined, name: string): string | undefined => {
  if (!element) return undefined;
  const [prefix, local] = name.includes(':') ? name.split(':') : [undefined, name];
  return Array.from(element.attributes).find(
    (one) => one.localName === local && (!prefix || PREFIX.get(one.namespaceURI ?? '') === prefix),
  )?.value;
};

/** What is on as soon as it is there, unless it says that it is off. */
export const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !/^(false|0|off|none)$/.test(value(element, 'val') ?? '');

export const isIn = (element: Element, ...names: string[]): boolean => {
  for (let parent = element.parentNode; parent && parent.nodeType === 1; parent = parent.parentNode)
    if (names.includes(nameOf(parent as Element))) return true;
  return false;
};

export const takeOut = (node: Node): void => {
  node.parentNode?.removeChild(node);
};

export function putFor(node: Node, others: readonly Node[]): void {
  for (const other of others) node.parentNode?.insertBefore(other, node);
  takeOut(node);
}

/** `make(document, 'w:r', {}, …)` */
export function make(
  document: Document,
  name: string,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): Element {
  const space = (one: string) => SPACES[one.split(':')[0] ?? ''] ?? '';
  const element = document.createElementNS(space(name), name);
  namesOf(document).add(name);
  for (const [key, said] of Object.entries(attributes))
    if (key.includes(':')) element.setAttributeNS(space(key), key, said);
    else element.setAttribute(key, said);
  for (const one of children)
    element.appendChild(typeof one === 'string' ? document.createTextNode(one) : one);
  return element;
}

/** A stretch of words in a paragraph. */
export const run = (document: Document, words: string): Element =>
  make(document, 'w:r', {}, make(document, 'w:t', {}, words));

/** What a person reads there. */
export const wordsIn = (root: Node): string =>
  all(root, ['w:t', 'w:delText', 'm:t', 'w:p', 'w:tab', 'w:br', 'w:cr'])
    .map((one) => (/:(t|delText)$/.test(nameOf(one)) ? (one.textContent ?? '') : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
