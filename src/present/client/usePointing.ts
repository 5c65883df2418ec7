import { type PointerEvent, useEffect, useRef } from 'react';
import { useGiven } from './useSession.ts';

/** Follows the pointer over a slide, for the red dot and for looking about in a picture that is near. */
export function usePointing(isLaser: boolean, isNear: boolean): (event: PointerEvent<HTMLElement>) => void {
  const { session } = useGiven();
  const last = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    session.pointAt((isLaser || isNear) && last.current ? { ...last.current, isLaser } : undefined);
  }, [session, isLaser, isNear]);
  return ({ clientX, clientY, currentTarget }) => {
    const slides = currentTarget.querySelector('[data-slides]');
    if (!slides) return;
    const { left, top, width, height } = slides.getBoundingClientRect();
    last.current = { x: (clientX - left) / width, y: (clientY - top) / height };
    if (isLaser || isNear) session.pointAt({ ...last.current, isLaser });
  };
}
