import { BEGINNING, type Colours, type Screen, type TalkState, type Timer } from './state.ts';

/** A state with its age: of two, the one with more turns is the newer. */
export interface Turn {
  turn: number;
  /** Which window took it: settles which of two counts that were taken at once. */
  by: string;
  state: TalkState;
}

export interface Kept extends Turn {
  /** When it was put down. */
  at: number;
}

/** Longer than any talk with its questions: what is older was another day’s. */
const STALE = 4 * 60 * 60 * 1000;

/** Whether a turn is to be taken over from another window. */
export const isNewer = (one: Turn, than: Turn): boolean =>
  one.turn > than.turn || (one.turn === than.turn && one.by > than.by);

/** What was put down for a talk, if it is of this sitting and whole. */
export function takenUp(written: string | null, now: number): Turn | undefined {
  if (written === null) return undefined;
  try {
    const { at, turn, by, state } = JSON.parse(written) as Record<string, unknown>;
    if (typeof at !== 'number' || now - at > STALE || at > now + STALE) return undefined;
    const whole = stateOf(state);
    if (typeof turn !== 'number' || typeof by !== 'string' || !whole) return undefined;
    return { turn, by, state: whole };
  } catch {
    return undefined; // somebody else’s
  }
}

/** A state that came from elsewhere: an older version of this program may have written it. */
export function stateOf(value: unknown): TalkState | undefined {
  if (!isObject(value)) return undefined;
  const { at, held, near, screen, timer, isSwapped, colours } = value;
  const time = timerOf(timer);
  if (!isCount(at) || !time) return undefined;
  return {
    at,
    ...(isCount(held) && { held }),
    ...(isCount(near) && { near }),
    screen: SCREENS.find((one) => one === screen) ?? BEGINNING.screen,
    timer: time,
    isSwapped: isSwapped === true,
    colours: COLOURS.find((one) => one === colours) ?? BEGINNING.colours,
  };
}

const SCREENS: readonly Screen[] = ['slide', 'black', 'white'];
const COLOURS: readonly Colours[] = ['auto', 'light', 'dark'];

function timerOf(value: unknown): Timer | undefined {
  if (!isObject(value)) return undefined;
  const { kind, since, before } = value;
  if (kind === 'waiting') return { kind };
  if (typeof before !== 'number') return undefined;
  if (kind === 'paused') return { kind, before };
  return kind === 'running' && typeof since === 'number' ? { kind, since, before } : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
