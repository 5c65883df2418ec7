import type { PageList } from './lists.ts';
import type { Box } from './useBox.ts';

/**
 * In the page’s margin: beside the thing, or within it where it is as wide as the window. Else on its upper edge: at the
 * end, unless the panel lies there.
 */
export type ToolsPlace = 'beside' | 'within' | 'aboveEnd' | 'aboveStart';

/** What the tools need, in pixels: as much as a page on a desktop keeps clear. */
const ROOM = 196;

/** Where the tools of a thing stand so that they cover none of its words. */
export function toolsPlace({ elements }: PageList, box: Box, hasPanel: boolean): ToolsPlace {
  if (hasPanel) return 'aboveStart';
  if (isWhole(box)) return paddingOf(elements[0]) >= ROOM ? 'within' : 'aboveEnd';
  const isColumn = elements.every(
    (element) => Math.abs(element.getBoundingClientRect().left + scrollX - box.left) < 2,
  );
  const after = document.documentElement.clientWidth - box.left - box.width;
  const room = document.dir === 'rtl' ? box.left : after;
  return isColumn && room >= ROOM ? 'beside' : 'aboveEnd';
}

/** How much room the panel leaves for the tools on a thing’s upper edge, in pixels; none is taken where it lies below the page. */
export function toolsRoom({ left }: Box, panel: Pick<DOMRect, 'left'> | undefined): number | undefined {
  if (!panel || panel.left <= 0) return undefined;
  // What is as wide as the window begins at its edge.
  return Math.max(0, panel.left - Math.max(0, left) - EDGE);
}

/** How far the tools stay off the panel. */
const EDGE = 8;

/** Whether a thing is as wide as the window: then it has the page’s padding inside. */
export const isWhole = ({ width }: Box): boolean => width >= document.documentElement.clientWidth - 1;

const paddingOf = (element: HTMLElement | undefined): number =>
  element ? Number.parseFloat(getComputedStyle(element).getPropertyValue('--page-padding')) : 0;

/** How far off the way from a thing to its tools a pointer may go. */
const SLACK = 16;

/** Whether a point lies between a frame and its tools: whoever is on the way to them still means the thing. */
export function isOnTheWay(frame: Element | null, x: number, y: number): boolean {
  if (!frame) return false;
  const boxes = [frame, ...frame.querySelectorAll('[role=toolbar]')].map((one) =>
    one.getBoundingClientRect(),
  );
  const reach = (side: 'left' | 'top' | 'right' | 'bottom') => boxes.map((box) => box[side]);
  return (
    x > Math.min(...reach('left')) - SLACK &&
    x < Math.max(...reach('right')) + SLACK &&
    y > Math.min(...reach('top')) - SLACK &&
    y < Math.max(...reach('bottom')) + SLACK
  );
}
