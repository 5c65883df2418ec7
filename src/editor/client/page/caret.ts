import { alike } from './phrase.ts';

/** A place in the window, where the pointer was. */
export interface Point {
  x: number;
  y: number;
}

/** Where the pointer was pressed, and where it was let go: elsewhere for who dragged over words. */
export interface Hand {
  from: Point;
  to: Point;
}

/** From one letter of a text to another. */
export interface Letters {
  from: number;
  to: number;
}

/** Puts the caret where a text was clicked, or selects what was dragged over; says whether there are letters. */
export function putCaret(field: HTMLElement, { from, to }: Hand): boolean {
  const [start, end] = [placeAt(field, from), placeAt(field, to)];
  if (!start || !end) return false;
  getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  return true;
}

interface Place {
  node: Node;
  offset: number;
}

/** Between which letters of a text a point lies. */
function placeAt(field: HTMLElement, { x, y }: Point): Place | undefined {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  // The page’s own words may stand in a larger box than their copy.
  const within = (value: number, least: number, most: number) =>
    Math.max(least + 1, Math.min(value, most - 1));
  const found = positionAt(within(x, left, right), within(y, top, bottom));
  if (!found || !field.contains(found.node)) return undefined;
  const chip = chipAround(found.node);
  if (!chip) return onItsLine(found, y);
  const box = chip.getBoundingClientRect();
  return besideChip(chip, x < (box.left + box.right) / 2 ? 'before' : 'after');
}

/**
 * What the site fills in is one piece: who clicks on it stands before or behind it, and who selects a part has all of
 * it. Left inside, the caret would be in no editable text: letters would go nowhere, and “select all” take the page.
 */
export function keepOutOfChips(field: HTMLElement): void {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!selection || !range || !field.contains(range.commonAncestorContainer)) return;
  const { startContainer, startOffset, endContainer, endOffset, collapsed } = range;
  const [first, last] = [chipAround(startContainer), chipAround(endContainer)];
  if (!first && !last) return;
  const isForward = selection.anchorNode === startContainer && selection.anchorOffset === startOffset;
  const letters = startContainer.nodeValue?.length ?? startContainer.childNodes.length;
  const side = collapsed && startOffset >= letters / 2 ? 'after' : 'before';
  const start = first ? besideChip(first, side) : { node: startContainer, offset: startOffset };
  const end = last ? besideChip(last, collapsed ? side : 'after') : { node: endContainer, offset: endOffset };
  const [from, to] = isForward ? [start, end] : [end, start];
  selection.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

const chipAround = (node: Node) => elementOf(node)?.closest<HTMLElement>('[data-gap]');

function besideChip(chip: HTMLElement, side: 'before' | 'after'): Place {
  const { parentNode } = chip;
  return { node: parentNode ?? chip, offset: indexOf(chip) + (side === 'before' ? 0 : 1) };
}

/** Behind the space that ends a line the next one begins: whoever clicks at the line’s end means before the space. */
function onItsLine({ node, offset }: Place, y: number): Place {
  const isAfterSpace = node.nodeType === Node.TEXT_NODE && /\s/.test(node.nodeValue?.[offset - 1] ?? '');
  if (!isAfterSpace) return { node, offset };
  const range = document.createRange();
  range.setStart(node, offset);
  const { top, height } = range.getBoundingClientRect();
  return height > 0 && top > y ? { node, offset: offset - 1 } : { node, offset };
}

/** The standard’s way, then the one that WebKit had before. */
function positionAt(x: number, y: number): Place | undefined {
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

/** Where a selection is once the text has become another: behind the same words as before, or else before the same. */
export function carried({ from, to }: Letters, before: string, now: string): Letters {
  const most = Math.min(before.length, now.length);
  const start = alike(before, now, most, 1);
  const end = alike(before, now, most - start, -1);
  const place = (letter: number) =>
    letter <= start ? letter : now.length - Math.min(end, before.length - letter);
  return { from: place(from), to: place(to) };
}

function positionOf(field: HTMLElement, letter: number): Place {
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
