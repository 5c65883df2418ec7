import { inWords } from '../../shared/field-names.ts';
import { type Origin, unmarked } from './marks.ts';

/** A place on the page that can be edited. */
export interface Target extends Origin {
  kind: 'text' | 'picture' | 'dates';
  element: HTMLElement;
  /** A text as the page shows it, with what stands before it, and what the page says right behind it. */
  shown?: { words: string; after: string };
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
    const { text, origin, end } = unmarked(node.nodeValue ?? '');
    if (!origin) continue;
    node.nodeValue = text;
    const element = hostOf(node);
    const shown = { words: text.slice(0, end), after: text.slice(end) };
    if (!element) continue;
    note(element, { kind: 'text', element, shown, ...origin });
    // Where there are no words, the page says what belongs there.
    if (shown.words === '') element.dataset.empty = nameOf(origin);
    else delete element.dataset.empty;
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-dates]')) {
    const words = element.closest('li')?.querySelector('[data-edit=text]:not([data-dates])');
    const beside = words && targets.get(words);
    if (beside) note(element, { kind: 'dates', element, file: beside.file, path: beside.path.slice(0, -1) });
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

const nameOf = ({ path }: Origin) =>
  inWords(String(path.findLast((step) => typeof step === 'string') ?? 'text'));

function note(element: HTMLElement, target: Target) {
  targets.set(element, target);
  element.dataset.edit = target.kind;
}

/** The element whose words are this text: emphasis, links and a highlighted phrase inside a text are parts of it. */
function hostOf(node: Node): HTMLElement | undefined {
  let element = node.parentElement;
  while (element && ['EM', 'STRONG', 'MARK'].includes(element.tagName)) element = element.parentElement;
  if (element?.tagName === 'A' && !element.className && element.parentElement)
    element = element.parentElement;
  while (element && ['EM', 'STRONG'].includes(element.tagName)) element = element.parentElement;
  return element?.closest('.visually-hidden') ? undefined : (element ?? undefined);
}

/** The elements on the page where a value stands, or parts of it. */
const elementsWithin = (file: string, path: Origin['path']): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-edit]')].filter((element) => {
    const target = targets.get(element);
    return target?.file === file && `${target.path.join('/')}/`.startsWith(`${path.join('/')}/`);
  });

/** The elements on the page where this very value stands. */
export const elementsOf = ({ file, path }: Origin): HTMLElement[] =>
  elementsWithin(file, path).filter((element) => targets.get(element)?.path.length === path.length);

/** The element on the page where a value stands, or the nearest one around it. */
export function elementAt(file: string, path: Origin['path']): HTMLElement | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const found = elementsWithin(file, path.slice(0, depth));
    // A section’s name stands in the list beside the text as well: its own place is above its heading.
    const seen = found.filter((element) => element.checkVisibility());
    const first =
      seen.find((element) => targets.get(element)?.path.length === depth && !element.closest('nav')) ??
      seen.find((element) => !element.closest('nav')) ??
      seen[0] ??
      found[0];
    if (first) return first;
  }
  return undefined;
}

/** The first text of a value that can be seen. A section’s name beside the page is not where one begins. */
export const firstTextIn = ({ file, path }: Origin): HTMLElement | undefined =>
  elementsWithin(file, path).find(
    (element) =>
      targets.get(element)?.kind === 'text' && !element.closest('nav') && element.checkVisibility(),
  );

/** Finds the very element that was chosen, after each drawing: the same words may stand in several places. */
export function finderOf({ file, path, element }: Target): () => HTMLElement {
  const place = elementsWithin(file, path).indexOf(element);
  const isMeant = () => targets.get(element)?.path.join('/') === path.join('/');
  return () =>
    element.isConnected && isMeant()
      ? element
      : (elementsWithin(file, path)[place] ?? elementAt(file, path) ?? element);
}

/** The text before or behind another, as they are read; the dates of a job among them. */
export function textBeside(element: HTMLElement, by: -1 | 1): Target | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-edit=text], [data-edit=dates]')].filter(
    (one) => one === element || one.checkVisibility({ visibilityProperty: true }),
  );
  const beside = all[all.indexOf(element) + by];
  return beside && targets.get(beside);
}

/** The elements of a study’s blocks, in order. */
export const blockElements = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main [data-starts]'),
];
