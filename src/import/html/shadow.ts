import type { DefaultTreeAdapterTypes } from 'parse5';
import { attr, type Child, type Element, isElement, isText } from './tree.ts';

/** What components have drawn, where a page was saved with it: as it is shown, with what the page put into its slots. */
export function openShadows(root: Element): void {
  for (const child of root.childNodes.filter(isElement)) {
    const shadow = child.childNodes.find(isShadow);
    if (shadow) {
      const own = child.childNodes.filter((one) => one !== shadow);
      const used = new Set<Child>();
      adopt(child, filled(shadow.content.childNodes, own, used));
      const rest = own.filter((one) => !used.has(one) && !(isText(one) && one.value.trim() === ''));
      // Without a slot the page does not show it.
      if (rest.length > 0) adopt(child, [...child.childNodes, hidden(child, rest)]);
    }
    openShadows(child);
  }
}

const isShadow = (node: Child): node is DefaultTreeAdapterTypes.Template =>
  'content' in node && ['shadowrootmode', 'shadowroot'].some((name) => attr(node, name) !== undefined);

function filled(children: readonly Child[], own: readonly Child[], used: Set<Child>): Child[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [child];
    if (child.tagName === 'slot') {
      const name = attr(child, 'name') ?? '';
      const inside = own.filter((one) => (isElement(one) ? (attr(one, 'slot') ?? '') : '') === name);
      for (const one of inside) used.add(one);
      const isEmpty = inside.every((one) => isText(one) && one.value.trim() === '');
      return isEmpty ? filled(child.childNodes, own, used) : inside;
    }
    adopt(child, filled(child.childNodes, own, used));
    return [child];
  });
}

function adopt(parent: Element, children: Child[]): void {
  parent.childNodes = children;
  for (const child of children) child.parentNode = parent;
}

function hidden(host: Element, children: Child[]): Element {
  const box: Element = { ...host, tagName: 'div', nodeName: 'div', attrs: [{ name: 'hidden', value: '' }] };
  adopt(box, children);
  return box;
}
