import { type Origin, unmarked } from './marks.ts';

/** A place on the page that can be edited. */
export interface Target extends Origin {
  kind: 'text' | 'picture';
  element: HTMLElement;
}

const ATTRIBUTES = ['alt', 'aria-label', 'data-caption', 'title'];
const targets = new WeakMap<Element, Target>();

export const targetOf = (element: Element): Target | undefined => targets.get(element);

/** The nearest place around an element that can be edited. */
export function targetAround(element: Element | null): Target | undefined {
  for (let at = element; at; at = at.parentElement) {
    const target = targets.get(at);
    if (target?.element.isConnected) return target;
  }
  return undefined;
}

/** Reads the marks of what was just drawn, and takes them away: what is left is the page as visitors get it. */
export function scan(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { text, origin } = unmarked(node.nodeValue ?? '');
    if (!origin) continue;
    node.nodeValue = text;
    const element = hostOf(node);
    if (element) note(element, { kind: 'text', element, ...origin });
  }
  for (const name of ATTRIBUTES) {
    for (const element of root.querySelectorAll<HTMLElement>(`[${name}*="\u2060"]`)) {
      const { text, origin } = unmarked(element.getAttribute(name) ?? '');
      element.setAttribute(name, text);
      if (origin && name === 'alt')
        note(element, { kind: 'picture', element, ...origin, path: origin.path.slice(0, -1) });
    }
  }
}

function note(element: HTMLElement, target: Target) {
  targets.set(element, target);
  element.dataset.edit = target.kind;
}

/** The element whose words are this text: emphasis and links inside a text are parts of it. */
function hostOf(node: Node): HTMLElement | undefined {
  let element = node.parentElement;
  while (element && ['EM', 'STRONG'].includes(element.tagName)) element = element.parentElement;
  if (element?.tagName === 'A' && !element.className && element.parentElement)
    element = element.parentElement;
  while (element && ['EM', 'STRONG'].includes(element.tagName)) element = element.parentElement;
  return element?.closest('.visually-hidden') ? undefined : (element ?? undefined);
}

/** The element on the page where a value stands, or the nearest one around it. */
export function elementAt(file: string, path: Origin['path']): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-edit]')].flatMap(
    (element) => targets.get(element) ?? [],
  );
  for (let depth = path.length; depth > 0; depth--) {
    const wanted = path.slice(0, depth).join('/');
    const found = all.find((one) => one.file === file && `${one.path.join('/')}/`.startsWith(`${wanted}/`));
    if (found) return found.element;
  }
  return undefined;
}

/** The elements of a study’s blocks, in order. */
export const blockElements = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main section[data-starts]'),
];
