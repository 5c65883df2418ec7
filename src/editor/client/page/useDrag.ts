import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { nearestSpot, type PageList, type Spot } from './lists.ts';

/** How near the edge of the window the page begins to move along, and how far with each frame at the edge itself. */
const EDGE = 80;
const FASTEST = 18;

/** So far a hand that only presses may move, in pixels. */
const STILL = 4;

interface Dragged {
  from: Spot;
  /** Whether it was moved by now: a handle may be at the edge of the window itself. */
  isMoved: boolean;
  /** Where the pointer is in the window. */
  x: number;
  y: number;
}

/**
 * Drags an item by its handle: by mouse, pen or finger. What it is dropped on makes room for it. At the edge of the
 * window the page moves along for as long as the pointer is there; Escape leaves everything as it was.
 */
export function useDrag(lists: () => PageList[], onDrop: (from: Spot, to: Spot) => void) {
  const [target, setTarget] = useState<Spot>();
  const dragged = useRef<Dragged>(undefined);

  // One and the same, so that who listens with it is not made to begin anew by each drawing.
  const isDragging = useCallback(() => dragged.current !== undefined, []);

  const end = useCallback(() => {
    dragged.current = undefined;
    setTarget(undefined);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !dragged.current) return;
      // It is for the drag alone: the panel and the page stay as they are.
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      end();
    };
  }, [end]);

  const point = () => {
    const now = dragged.current;
    if (now) setTarget(nearestSpot(lists(), now, now.from));
  };
  const moveAlong = () => {
    const now = dragged.current;
    if (!now) return;
    requestAnimationFrame(moveAlong);
    if (!now.isMoved) return;
    const floor = document.querySelector('[data-edit-bar]')?.getBoundingClientRect().top ?? innerHeight;
    const top = towards(EDGE - now.y) - towards(now.y - (floor - EDGE));
    if (top === 0) return;
    scrollBy({ top: -top, behavior: 'instant' });
    point();
  };

  const handle = (from: Spot) => ({
    onPointerDown(event: ReactPointerEvent<HTMLButtonElement>) {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { from, isMoved: false, x: event.clientX, y: event.clientY };
      requestAnimationFrame(moveAlong);
    },
    onPointerMove({ clientX, clientY }: ReactPointerEvent) {
      const now = dragged.current;
      if (!now) return;
      const isMoved = now.isMoved || Math.hypot(clientX - now.x, clientY - now.y) > STILL;
      if (isMoved) Object.assign(now, { isMoved, x: clientX, y: clientY });
      point();
    },
    onPointerUp({ clientX, clientY }: ReactPointerEvent) {
      const start = dragged.current?.from;
      end();
      const to = start && nearestSpot(lists(), { x: clientX, y: clientY }, start);
      if (start && to) onDrop(start, to);
    },
    onPointerCancel: end,
  });

  return { target, handle, isDragging };
}

/** The nearer to the edge, the faster; not at all before it. */
const towards = (past: number): number => (past > 0 ? Math.ceil(FASTEST * Math.min(1, past / EDGE)) : 0);
