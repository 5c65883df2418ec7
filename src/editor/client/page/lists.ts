import type { PageState } from '../../shared/answers.ts';
import type { Edit, Path } from '../../shared/value.ts';
import { blockElements, targetOf } from './scan.ts';

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

export function listsOf({ screen, file }: PageState): PageList[] {
  switch (screen) {
    case 'study':
      return [{ file, path: ['blocks'], one: 'block', kind: 'blocks', elements: blockElements() }];
    case 'fun':
      return [
        {
          file,
          path: ['paintings'],
          one: 'painting',
          kind: 'items',
          elements: itemsOf('main ul > li:has(figure)'),
        },
      ];
    case 'work':
      return headed(file, 'studies', 'card', 'cards', 'ul > li:has(article)');
    case 'about':
      return headed(file, 'entries', 'entry', 'items', 'ol > li');
    case 'notFound':
      return [];
  }
}

/** Lists under a heading, which says by its own field where it belongs. */
function headed(file: string, field: string, one: string, kind: PageList['kind'], items: string): PageList[] {
  return [...document.querySelectorAll<HTMLElement>('main section')].flatMap((section) => {
    const heading = section.querySelector('h2');
    const group = heading && targetOf(heading)?.path[0];
    if (group === undefined || group === null) return [];
    const elements = [...section.querySelectorAll<HTMLElement>(`:scope > ${items}`)];
    return [{ file, path: [group, field], one, kind, elements }];
  });
}

const itemsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

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

/** Which way a key moves an item. */
export const stepOf = (key: string): -1 | 1 | undefined =>
  key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;

/** How an item leaves its list. A shelf that may be left out goes with its last card. */
export function takenOff({ list, at }: Spot): Edit {
  const [shelf = ''] = list.path;
  const isLast = list.kind === 'cards' && list.elements.length === 1 && shelf !== 'featured';
  return { op: 'remove', path: isLast ? [shelf] : [...list.path, at] };
}
