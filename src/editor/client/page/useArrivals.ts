import { useRef } from 'react';
import { isEqual } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import type { Origin } from './marks.ts';

/**
 * How often the text that is open was written elsewhere, in another tab or outside: whoever types on must type on those
 * words, not on the ones from before.
 */
export function useArrivals(session: Session, text: Origin, isMoved: boolean): number {
  const last = useRef<{ value: unknown; count: number }>(undefined);
  const value = session.value(text);
  const before = last.current;
  const isOwn = !before || isMoved || isEqual(before.value, value) || session.isTyped(text, value);
  const count = (before?.count ?? 0) + (isOwn ? 0 : 1);
  last.current = { value, count };
  return count;
}
