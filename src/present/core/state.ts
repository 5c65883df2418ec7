/** What is on at the front: the slide, or a screen of one colour. */
export type Screen = 'slide' | 'black' | 'white';

/** How long the talk has gone on, in milliseconds: nobody began yet, it runs, or it rests. */
export type Timer =
  | { kind: 'waiting' }
  | { kind: 'running'; since: number; before: number }
  | { kind: 'paused'; before: number };

/** The colours: as the look or the device has them, or as the speaker wants them in this room. */
export type Colours = 'auto' | 'light' | 'dark';

/** Where a talk is. Both windows have the same. */
export interface TalkState {
  /** The slide that the speaker is at, from 0. */
  at: number;
  /** Frozen: the slide that the audience sees meanwhile. */
  held?: number;
  screen: Screen;
  /** The picture of the slide that fills the stage, by its place among the slide’s pictures. */
  near?: number;
  timer: Timer;
  /** The windows have changed places. */
  isSwapped: boolean;
  colours: Colours;
}

export type Step =
  | { kind: 'next' | 'back' | 'first' | 'last' }
  | { kind: 'go'; to: number }
  | { kind: 'black' | 'white' | 'hold' | 'swap' | 'colours' }
  | { kind: 'near'; picture: number }
  | { kind: 'far' }
  | { kind: 'run' | 'reset' };

export const BEGINNING: TalkState = {
  at: 0,
  screen: 'slide',
  timer: { kind: 'waiting' },
  isSwapped: false,
  colours: 'auto',
};

/** What the audience sees. */
export const shownAt = ({ at, held }: TalkState): number => held ?? at;

export function elapsed(timer: Timer, now: number): number {
  if (timer.kind === 'waiting') return 0;
  return timer.before + (timer.kind === 'running' ? Math.max(0, now - timer.since) : 0);
}

/** Where a step leads; `count` is how many slides there are. */
export function nextTalkState(
  state: TalkState,
  step: Step,
  { count, now }: { count: number; now: number },
): TalkState {
  switch (step.kind) {
    case 'next':
      return turned(state, state.at + 1, count, now);
    case 'back':
      return turned(state, state.at - 1, count, now);
    case 'first':
      return moved(state, 0, count, now);
    case 'last':
      return moved(state, count - 1, count, now);
    case 'go':
      return moved(state, step.to, count, now);
    case 'black':
    case 'white':
      return { ...state, screen: state.screen === step.kind ? 'slide' : step.kind };
    case 'hold': {
      const { held, ...rest } = state;
      return held === undefined ? { ...rest, held: state.at } : rest;
    }
    case 'near':
      return { ...state, near: step.picture };
    case 'far':
      return far(state);
    case 'swap':
      return { ...state, isSwapped: !state.isSwapped };
    case 'colours':
      return { ...state, colours: AFTER[state.colours] };
    case 'run':
      return { ...state, timer: toggled(state.timer, now) };
    case 'reset':
      return { ...state, timer: { kind: 'waiting' } };
  }
}

/** A page turned while the screen is black brings the slide back, as every other program for talks has it. */
function turned(state: TalkState, to: number, count: number, now: number): TalkState {
  return state.screen === 'slide' ? moved(state, to, count, now) : { ...state, screen: 'slide' };
}

function moved(state: TalkState, to: number, count: number, now: number): TalkState {
  const at = within(to, count);
  if (at === state.at) return { ...far(state), screen: 'slide' };
  // Whoever leaves the first slide has begun to speak.
  const timer = state.timer.kind === 'waiting' && state.at === 0 ? toggled(state.timer, now) : state.timer;
  return { ...far(state), at, screen: 'slide', timer };
}

function far({ near: _, ...state }: TalkState): TalkState {
  return state;
}

function toggled(timer: Timer, now: number): Timer {
  if (timer.kind === 'running') return { kind: 'paused', before: elapsed(timer, now) };
  return { kind: 'running', since: now, before: elapsed(timer, now) };
}

const AFTER: Record<Colours, Colours> = { auto: 'light', light: 'dark', dark: 'auto' };

export const within = (at: number, count: number): number => Math.max(0, Math.min(at, count - 1));

/** The same after a change of the content: there may be fewer slides now. */
export function fitted(state: TalkState, count: number): TalkState {
  const { held, ...rest } = state;
  return {
    ...rest,
    at: within(state.at, count),
    ...(held !== undefined && { held: within(held, count) }),
  };
}

/**
 * The steps that a page turned on the stage itself comes to. Whoever turns it there wants the audience to see it: what was
 * held is let go, and goes on from where they are.
 */
export function fromStage({ held }: TalkState, step: Step): Step[] {
  if (held === undefined || !TURNS.includes(step.kind)) return [step];
  const to = { next: held + 1, back: held - 1 }[step.kind as string];
  return [{ kind: 'hold' }, to === undefined ? step : { kind: 'go', to: Math.max(0, to) }];
}

const TURNS: readonly Step['kind'][] = ['next', 'back', 'first', 'last', 'go'];
