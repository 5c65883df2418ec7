import type { PageState } from '../../shared/answers.ts';
import type { Edit, Path } from '../../shared/value.ts';
import { blockElements } from './scan.ts';

/** A list of the page whose items can be put in order where they stand. */
export interface PageList {
  file: string;
  path: Path;
  /** What one of them is called. */
  one: string;
  kind: 'blocks' | 'cards' | 'items';
  elements: HTMLElement[];
}

/** A place in one of the lists. */
export interface Spot {
  list: PageList;
  at: number;
}

/** What the items of a list are called, by the list’s name. */
const NAMES: Record<string, Pick<PageList, 'one' | 'kind'>> = {
  blocks: { one: 'block', kind: 'blocks' },
  entries: { one: 'entry', kind: 'items' },
  paintings: { one: 'painting', kind: 'items' },
  studies: { one: 'card', kind: 'cards' },
};

/** The lists of the page: a screen marks each with its place in the file, a study’s blocks mark themselves. */
export function listsOf({ screen, file }: Pick<PageState, 'screen' | 'file'>): PageList[] {
  if (screen === 'study') return list(file, ['blocks'], blockElements());
  return [...document.querySelectorAll<HTMLElement>('[data-items]')].flatMap((element) =>
    list(file, (element.dataset.items ?? '').split('/'), [...element.children] as HTMLElement[]),
  );
}

function list(file: string, path: Path, elements: HTMLElement[]): PageList[] {
  const names = NAMES[String(path.at(-1))];
  return names ? [{ file, path, elements, ...names }] : [];
}

/** The place one step further: at the end of a shelf of cards, on the shelf beyond. */
export function spotBeside(lists: readonly PageList[], { list, at }: Spot, by: -1 | 1): Spot | undefined {
  const next = at + by;
  if (next >= 0 && next < list.elements.length) return { list, at: next };
  const place = lists.findIndex(({ path }) => path.join('/') === list.path.join('/'));
  const beyond = list.kind === 'cards' ? lists[place + by] : undefined;
  return beyond && { list: beyond, at: by > 0 ? 0 : beyond.elements.length };
}

/** The item an element belongs to. */
export function spotOf(lists: readonly PageList[], element: Node): Spot | undefined {
  for (const list of lists) {
    const at = list.elements.findIndex((item) => item.contains(element));
    if (at >= 0) return { list, at };
  }
  return undefined;
}

/**
 * The item nearest to a point: what is dropped there takes its place. Below the middle of another list’s last item, it
 * comes after it.
 */
export function nearestSpot(
  lists: readonly PageList[],
  { x, y }: { x: number; y: number },
  from: Spot,
): Spot | undefined {
  let best: { spot: Spot; distance: number } | undefined;
  for (const list of lists) {
    for (const [at, element] of list.elements.entries()) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      const isOther = list.path.join('/') !== from.list.path.join('/');
      const isAfter = isOther && at === list.elements.length - 1 && y > (top + bottom) / 2;
      const spot = { list, at: isAfter ? at + 1 : at };
      if (!best || distance < best.distance) best = { spot, distance };
    }
  }
  return best?.spot;
}

/**
 * On which side of the item at a place another one comes to stand: what goes down its own list comes after it. None:
 * it is there already.
 */
export function sideOf(from: Spot, to: Spot): 'above' | 'below' | 'left' | 'right' | undefined {
  const { elements } = to.list;
  const isSame = from.list.path.join('/') === to.list.path.join('/');
  if (isSame && from.at === to.at) return undefined;
  const isAfter = isSame ? to.at > from.at : to.at === elements.length;
  const [first, second] = elements.map((element) => element.getBoundingClientRect());
  const isInRows = first && second && second.top < first.bottom;
  if (!isInRows) return isAfter ? 'below' : 'above';
  return isAfter === second.left > first.left ? 'right' : 'left';
}

/** Which way a key moves an item. */
export const stepOf = (key: string): -1 | 1 | undefined =>
  key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;

/** How an item leaves its list. A shelf that may be left out goes with its last card. */
export function takenOff({ list, at }: Spot): Edit {
  const [shelf = ''] = list.path;
  const isLast = list.kind === 'cards' && list.elements.length === 1 && shelf !== 'featured';
  return { op: 'remove', path: isLast ? [shelf] : [...list.path, at] };
}
