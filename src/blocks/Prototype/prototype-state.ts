/** What a prototype is doing: its still stands there, it is on its way, it did not arrive, it is open, or it fills the window. */
export type PrototypeState = 'still' | 'loading' | 'failed' | 'open' | 'large';

export type PrototypeEvent = 'try' | 'arrive' | 'fail' | 'restart' | 'resize' | 'escape' | 'close';

/** The one place that decides what follows what. */
export function nextPrototypeState(state: PrototypeState, event: PrototypeEvent): PrototypeState {
  const isOpen = state === 'open' || state === 'large';
  switch (event) {
    case 'try':
      return isOpen ? state : 'loading';
    case 'arrive':
      return state === 'loading' ? 'open' : state;
    case 'fail':
      return state === 'still' ? state : 'failed';
    case 'restart':
      return state;
    case 'resize':
      if (!isOpen) return state;
      return state === 'large' ? 'open' : 'large';
    case 'escape':
      return state === 'large' ? 'open' : state;
    case 'close':
      return 'still';
  }
}
