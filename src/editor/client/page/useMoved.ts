import { useLayoutEffect, useRef } from 'react';
import { isEqual } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import { type Letters, selectedIn } from './caret.ts';
import { elementAt, type Target, targetOf } from './scan.ts';

interface Options {
  session: Session;
  target: Target;
  onGo(target: Target, letters?: Letters): void;
}

/**
 * A text under the hand that has another place in its list now, because one above it came or went: it is gone on with
 * there, with the caret where it was. Says whether that is so; else the words at its place were changed.
 */
export function useMoved({ session, target, onGo }: Options): boolean {
  const { file, path } = target;
  const last = useRef<unknown>(undefined);
  const value = session.value(target);
  const to = typeof path.at(-1) === 'number' ? placeOf(last.current, value, session, target) : undefined;
  if (to === undefined) last.current = value;
  useLayoutEffect(() => {
    if (to === undefined) return;
    const there = elementAt(file, [...path.slice(0, -1), to]);
    const moved = there && targetOf(there);
    const field = document.querySelector<HTMLElement>('[data-editor][role=textbox]');
    if (moved) onGo(moved, field ? selectedIn(field) : undefined);
  });
  return to !== undefined;
}

/** Where in its list a text stands that stood at this place before, if it stands in one other place alone. */
function placeOf(last: unknown, now: unknown, session: Session, { file, path }: Target): number | undefined {
  if (typeof last !== 'string' || isEqual(last, now)) return undefined;
  const list = session.value({ file, path: path.slice(0, -1) });
  if (!Array.isArray(list)) return undefined;
  const places = list.flatMap((one, at) => (one === last ? [at] : []));
  return places.length === 1 ? places[0] : undefined;
}
