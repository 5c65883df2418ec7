import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Point, Session } from '../core/session.ts';
import type { TalkState } from '../core/state.ts';
import type { Slide } from '../talk.ts';
import type { TalkOpening } from './opening.ts';

/** What every part of a window needs. */
export interface Given {
  session: Session;
  opening: TalkOpening;
  slides: readonly Slide[];
  /** Opens the other window, or brings it to the front. */
  openOther(): void;
}

export const GivenContext = createContext<Given | undefined>(undefined);

export function useGiven(): Given {
  const given = useContext(GivenContext);
  if (!given) throw new Error('A part of the talk is drawn outside it.');
  return given;
}

export function useTalk(): TalkState {
  const { session } = useGiven();
  return useSyncExternalStore(session.subscribe, session.state);
}

export function usePoint(): Point | undefined {
  const { session } = useGiven();
  return useSyncExternalStore(session.subscribe, session.point);
}

export function useCompany(): boolean {
  const { session } = useGiven();
  return useSyncExternalStore(session.subscribe, session.hasCompany);
}
