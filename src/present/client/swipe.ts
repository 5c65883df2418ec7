import { type PointerEvent, useRef } from 'react';
import type { Step } from '../core/state.ts';

/** Farther than a finger that taps, and more sideways than up or down. */
const FAR = 60;

/** The step that a finger’s way across the stage asks for; nothing where it was no swipe. */
export function swiped(way: { x: number; y: number }, direction: 'ltr' | 'rtl'): Step | undefined {
  if (Math.abs(way.x) < FAR || Math.abs(way.x) < 1.5 * Math.abs(way.y)) return undefined;
  const isForward = direction === 'rtl' ? way.x > 0 : way.x < 0;
  return { kind: isForward ? 'next' : 'back' };
}

/** Swipes of fingers and pens; what a slide’s own controls are moved by is theirs. */
export function useSwipe(direction: 'ltr' | 'rtl', take: (step: Step) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown({ pointerId: id, pointerType, target, clientX: x, clientY: y }: PointerEvent) {
      const isOwn = (target as Element).closest('input, video, iframe, [data-row]') !== null;
      start.current = pointerType === 'mouse' || isOwn ? undefined : { id, x, y };
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from || from.id !== pointerId) return;
      const step = swiped({ x: clientX - from.x, y: clientY - from.y }, direction);
      if (step) take(step);
    },
  };
}
