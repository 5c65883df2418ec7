import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Child = DefaultTreeAdapterTypes.ChildNode;

export const isElement = (node: Child): node is Element => 'tagName' in node;
export const isText = (node: Child): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

export const attr = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

export const hasClass = (element: Element, name: string): boolean =>
  (attr(element, 'class') ?? '').split(/\s+/).includes(name);

/** The words of an element as a reader sees them, without what is never shown. */
export function visibleText(node: Child): string {
  if (isText(node)) return node.value;
  if (!isElement(node) || UNSEEN.includes(node.tagName)) return '';
  if (node.tagName === 'input') return ` ${valueShown(node)} `;
  const inside = node.childNodes.map(visibleText);
  // Words of two blocks never stick together.
  return INLINE.includes(node.tagName) ? inside.join('') : ` ${inside.join(' ')} `;
}

/** What a field or a button of a form shows. */
export const valueShown = (input: Element): string =>
  /^(hidden|checkbox|radio|password|file|image|range|color)$/i.test(attr(input, 'type') ?? '')
    ? ''
    : (attr(input, 'value') ?? '');

/** What holds no words of the page. */
export const UNSEEN = ['script', 'style', 'template', 'noscript', 'head', 'meta', 'link', 'base'];

/** What stands in a line with the words around it. */
export const INLINE = [
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'big',
    'cite',
    'code',
    'data',
    'del',
    'dfn',
    'em',
    'font',
    'i',
    'ins',
    'kbd',
  ],
  ...[
    'label',
    'mark',
    'q',
    'rb',
    'rp',
    'rt',
    'ruby',
    's',
    'samp',
    'small',
    'span',
    'strike',
    'strong',
    'sub',
    'sup',
    'time',
    'tt',
    'u',
    'var',
    'wbr',
  ],
];

/** The first element that fits, in the order of the page. */
export function find(element: Element, fits: (one: Element) => boolean): Element | undefined {
  for (const child of element.childNodes.filter(isElement)) {
    const there = fits(child) ? child : find(child, fits);
    if (there) return there;
  }
  return undefined;
}

export function findAll(element: Element, fits: (one: Element) => boolean): Element[] {
  return element.childNodes
    .filter(isElement)
    .flatMap((child) => [...(fits(child) ? [child] : []), ...findAll(child, fits)]);
}

/** The same, without what stands inside of one that fits. */
export const outermost = (element: Element, fits: (one: Element) => boolean): Element[] =>
  element.childNodes.filter(isElement).flatMap((child) => (fits(child) ? [child] : outermost(child, fits)));

/** Takes an element out of its page. */
export function takeOut(element: Element): void {
  const parent = element.parentNode;
  if (parent) parent.childNodes = parent.childNodes.filter((one) => one !== element);
}

export function documentOf(html: string): { head: Element | undefined; body: Element | undefined } {
  const root = parse(html)
    .childNodes.filter(isElement)
    .find(({ tagName }) => tagName === 'html');
  const part = (name: string) => root?.childNodes.filter(isElement).find(({ tagName }) => tagName === name);
  return { head: part('head'), body: part('body') };
}
