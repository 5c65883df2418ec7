import type { PageState } from '../server/pages.ts';
import type { Path } from '../yaml/value.ts';
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

/** The item an element belongs to. */
export function spotOf(lists: readonly PageList[], element: Node): Spot | undefined {
  for (const list of lists) {
    const at = list.elements.findIndex((item) => item.contains(element));
    if (at >= 0) return { list, at };
  }
  return undefined;
}

/** The item nearest to a point: what is dropped there takes its place. */
export function nearestSpot(lists: readonly PageList[], x: number, y: number): Spot | undefined {
  let best: { spot: Spot; distance: number } | undefined;
  for (const list of lists) {
    for (const [at, element] of list.elements.entries()) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (!best || distance < best.distance) best = { spot: { list, at }, distance };
    }
  }
  return best?.spot;
}
