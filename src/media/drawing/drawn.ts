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
  const styled = stylesBy(rulesIn(root));
  const counts = new Map<object, number>();

  const count = (node: XastParent): number => {
    const known = counts.get(node);
    if (known !== undefined) return known;
    // What uses itself is drawn by nobody.
    counts.set(node, 0);
    const used = node.type === 'element' ? idsUsedBy(node, styled).map((id) => byId.get(id)) : [];
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

function idsUsedBy(element: XastElement, styled: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const { name, attributes } = element;
  const handles = [
    ANY,
    name.slice(name.indexOf(':') + 1),
    `#${attributes.id ?? ''}`,
    ...(attributes.class ?? '').split(/\s+/).map((one) => `.${one}`),
  ];
  const draws = DRAWING.includes(name.slice(name.indexOf(':') + 1));
  const own = Object.entries(attributes).flatMap(([attribute, value]) => {
    if (/(^|:)href$/.test(attribute)) return draws ? [value.trim().slice(1)] : [];
    return idsIn(value);
  });
  return [...own, ...handles.flatMap((handle) => [...(styled.get(handle) ?? [])])];
}

const idsIn = (css: string) =>
  [...plain(css).matchAll(/url\(\s*["']?#([^\s"')]+)/gi)].map(([, id = '']) => id);

/** A rule of a style sheet that draws with other parts: a mask, a pattern, a filter. */
interface Rule {
  ids: string[];
  /** What it takes elements by: their name, `#id`, `.class` or ANY; rather too many elements than too few. */
  handles: string[];
}

const ANY = '*';

function rulesIn(node: XastParent): Rule[] {
  return node.children.flatMap((child): Rule[] => {
    if (child.type !== 'element') return [];
    if (child.name.slice(child.name.indexOf(':') + 1) !== 'style') return rulesIn(child);
    const css = child.children.map((part) => ('value' in part ? part.value : '')).join('');
    return rulesOf(plain(css));
  });
}

/** Whatever stands around a rule, a medium or another rule, its own selector says which elements it may take. */
function rulesOf(css: string): Rule[] {
  const open: string[] = [];
  return [...`${css}}`.matchAll(/([^{};]*)([{};])/g)].flatMap(([, text = '', sign]): Rule[] => {
    if (sign === '{') {
      open.push(text);
      return [];
    }
    const ids = idsIn(text);
    const selector = (sign === '}' ? open.pop() : open.at(-1)) ?? '';
    return ids.length > 0 ? [{ ids, handles: handlesIn(selector) }] : [];
  });
}

function handlesIn(selector: string): string[] {
  // Names of elements, classes and ids are told apart; whatever else a selector can say may be any element.
  if (/[^\w\s.#,>+~-]/.test(selector)) return [ANY];
  return [...new Set(selector.match(/[.#]?-?[\w-]+/g))];
}

/** What the rules draw with, by what they take elements by. */
function stylesBy(rules: readonly Rule[]): Map<string, Set<string>> {
  const styled = new Map<string, Set<string>>();
  for (const { ids, handles } of rules) {
    for (const handle of handles) {
      const known = styled.get(handle) ?? new Set();
      for (const id of ids) known.add(id);
      styled.set(handle, known);
    }
  }
  return styled;
}

/** Without comments, and letters that are written as numbers as themselves. */
const plain = (css: string) =>
  css
    // One without an end goes on to the end.
    .replaceAll(/\/\*.*?(?:\*\/|$)/gs, '')
    .replaceAll(/\\([\da-f]{1,6})\s?|\\(.)/gi, (_, code, letter) =>
      code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)) : letter,
    );
