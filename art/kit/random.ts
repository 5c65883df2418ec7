export type Random = {
  /** 0 ≤ n < 1 */
  next: () => number;
  between: (low: number, high: number) => number;
  int: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
  chance: (probability: number) => boolean;
  /** Normally distributed around 0 with deviation 1. */
  gauss: () => number;
  shuffle: <T>(list: readonly T[]) => T[];
};

/** The same seed gives the same numbers for ever: Math.random and dates are not allowed on boards. */
export function random(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), 1 | state);
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n;
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => from[int(0, from.length - 1)]!,
    chance: (probability) => next() < probability,
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
  };
}

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}
