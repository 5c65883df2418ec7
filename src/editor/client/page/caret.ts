/** A place in the window, where the pointer was. */
export interface Point {
  x: number;
  y: number;
}

/** From one letter of a text to another. */
export interface Letters {
  from: number;
  to: number;
}

/** Puts the caret between the letters that a point lies between; says whether there are any. */
export function putCaret(field: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  // The page’s own words may stand in a larger box than their copy.
  const within = (value: number, least: number, most: number) =>
    Math.max(least + 1, Math.min(value, most - 1));
  const found = positionAt(within(x, left, right), within(y, top, bottom));
  if (!found || !field.contains(found.node)) return false;
  const chip = elementOf(found.node)?.closest<HTMLElement>('[data-gap]');
  if (chip) {
    const box = chip.getBoundingClientRect();
    if (x < (box.left + box.right) / 2) getSelection()?.setPosition(chip.parentNode, indexOf(chip));
    else getSelection()?.setPosition(chip.parentNode, indexOf(chip) + 1);
  } else getSelection()?.setPosition(found.node, found.offset);
  return true;
}

/** The standard’s way, then the one that WebKit had before. */
function positionAt(x: number, y: number): { node: Node; offset: number } | undefined {
  const at = document.caretPositionFromPoint?.(x, y);
  if (at) return { node: at.offsetNode, offset: at.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** Which letters of a text are selected. */
export function selectedIn(field: HTMLElement): Letters | undefined {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !field.contains(range.commonAncestorContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(field);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  return { from, to: from + range.toString().length };
}

export function selectIn(field: HTMLElement, { from, to }: Letters): void {
  const [start, end] = [positionOf(field, from), positionOf(field, to)];
  getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

function positionOf(field: HTMLElement, letter: number): { node: Node; offset: number } {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let left = letter;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return { node: field, offset: field.childNodes.length };
}

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
const indexOf = (element: Element): number =>
  [...(element.parentNode?.childNodes ?? [])].indexOf(element as ChildNode & Element);
