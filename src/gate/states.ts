/** Where the gate stands. Shown as `data-state`, so that styles and tests see the same as the code. */
export type GateState =
  | { name: 'locked' }
  | { name: 'checking'; way: Way }
  | { name: 'wrong' }
  | { name: 'linkRevoked' }
  /** A download did not arrive: the same way in can be tried again. */
  | { name: 'failed'; way: Way }
  /** What arrived is not what was sealed: nothing of it is shown. */
  | { name: 'altered' }
  /** The browser offers no encryption here. */
  | { name: 'insecure' }
  | { name: 'open' };

export type Way = 'password' | 'link';

export type GateEvent =
  | { type: 'submitted'; way: Way }
  | { type: 'typed' }
  | { type: 'refused' }
  | { type: 'downloadFailed' }
  | { type: 'alterationFound' }
  | { type: 'opened' }
  | { type: 'retried' }
  | { type: 'foundInsecure' }
  /** The page is left, or comes back out of the browser’s memory: all is forgotten. */
  | { type: 'left' };

export const LOCKED: GateState = { name: 'locked' };

/** The only way from one state to another. An event that means nothing in a state changes nothing. */
export function transition(state: GateState, event: GateEvent): GateState {
  if (event.type === 'foundInsecure') return { name: 'insecure' };
  switch (state.name) {
    case 'locked':
    case 'wrong':
    case 'linkRevoked':
      if (event.type === 'submitted') return { name: 'checking', way: event.way };
      return event.type === 'typed' || event.type === 'left' ? LOCKED : state;
    case 'checking':
      return afterChecking(state, event);
    case 'failed':
      if (event.type === 'submitted') return { name: 'checking', way: event.way };
      if (event.type === 'retried') return { name: 'checking', way: state.way };
      return event.type === 'typed' || event.type === 'left' ? LOCKED : state;
    case 'open':
      if (event.type === 'alterationFound') return { name: 'altered' };
      return event.type === 'left' ? LOCKED : state;
    case 'altered':
      return event.type === 'left' ? LOCKED : state;
    case 'insecure':
      return state;
  }
}

/** A second submit while the first is being checked falls through here, and does nothing. */
function afterChecking(state: Extract<GateState, { name: 'checking' }>, event: GateEvent): GateState {
  switch (event.type) {
    case 'refused':
      return { name: state.way === 'link' ? 'linkRevoked' : 'wrong' };
    case 'downloadFailed':
      return { name: 'failed', way: state.way };
    case 'alterationFound':
      return { name: 'altered' };
    case 'opened':
      return { name: 'open' };
    case 'left':
      return LOCKED;
    default:
      return state;
  }
}
