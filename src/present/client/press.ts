import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Farther than this, a hand has drawn across the slide. */
const FAR = 8;

interface Place {
  x: number;
  y: number;
  /** Words are selected. */
  hasSelection: boolean;
}

/** Whether a press is no more than that: it went nowhere, selected nothing, and let go of nothing that was selected. */
export const isPlain = (from: Place, to: Place): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) <= FAR && !from.hasSelection && !to.hasSelection;

/** What has a use for a press itself, with the space between its parts. */
export const CONTROLS = 'button, label, input, select, summary, video, iframe, [data-act], [role=radiogroup]';

/** What else no page is turned by: a link leads elsewhere, a row is pushed along, and notes are read. */
const KEPT = `${CONTROLS}, a[href], aside, [data-row]`;

/** Tells the presses that go on, as in every other program for talks: on a part of the slide that does nothing itself. */
export function usePress() {
  const start = useRef<Place>(undefined);
  return {
    begin(event: PointerEvent) {
      start.current = placeOf(event);
    },
    goesOn(event: MouseEvent): boolean {
      const from = start.current;
      start.current = undefined;
      if (!from || (event.target as Element).closest(KEPT)) return false;
      return isPlain(from, placeOf(event));
    },
  };
}

const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Place => ({
  x,
  y,
  hasSelection: getSelection()?.isCollapsed === false,
});
