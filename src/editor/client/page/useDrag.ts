import { type PointerEvent as ReactPointerEvent, useCallback, useRef, useState } from 'react';
import { nearestSpot, type PageList, type Spot } from './lists.ts';

/** How near the edge of the window the page begins to move along. */
const EDGE = 80;

/** Drags an item by its handle: by mouse, pen or finger. What it is dropped on makes room for it. */
export function useDrag(lists: () => PageList[], onDrop: (from: Spot, to: Spot) => void) {
  const [target, setTarget] = useState<Spot>();
  const dragged = useRef<Spot>(undefined);

  // One and the same, so that who listens with it is not made to begin anew by each drawing.
  const isDragging = useCallback(() => dragged.current !== undefined, []);

  const end = () => {
    dragged.current = undefined;
    setTarget(undefined);
  };

  const handle = (from: Spot) => ({
    onPointerDown(event: ReactPointerEvent<HTMLButtonElement>) {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = from;
    },
    onPointerMove({ clientX, clientY }: ReactPointerEvent) {
      if (!dragged.current) return;
      if (clientY < EDGE) scrollBy({ top: -24, behavior: 'instant' });
      if (clientY > innerHeight - EDGE) scrollBy({ top: 24, behavior: 'instant' });
      setTarget(nearestSpot(lists(), { x: clientX, y: clientY }, dragged.current));
    },
    onPointerUp({ clientX, clientY }: ReactPointerEvent) {
      const start = dragged.current;
      end();
      const to = start && nearestSpot(lists(), { x: clientX, y: clientY }, start);
      if (start && to) onDrop(start, to);
    },
    onPointerCancel: end,
  });

  return { target, handle, isDragging };
}
