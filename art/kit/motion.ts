/** 0 before `from`, 1 after `to`, straight in between. */
export function ramp(t: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (t - from) / (to - from)));
}

/** How a hand moves: no jerk at either end. */
export function minimumJerk(u: number): number {
  return u * u * u * (u * (u * 6 - 15) + 10);
}

export function easeOut(u: number): number {
  return 1 - (1 - u) ** 3;
}

export function easeInOut(u: number): number {
  return u < 0.5 ? 4 * u * u * u : 1 - (-2 * u + 2) ** 3 / 2;
}

/** Goes a little too far and comes back. */
export function easeBack(u: number): number {
  const over = 1.4;
  return 1 + (over + 1) * (u - 1) ** 3 + over * (u - 1) ** 2;
}

export function mix(a: number, b: number, u: number): number {
  return a + (b - a) * u;
}

/** In between `from` and `to`, out after: for things that come and go in a loop. */
export function during(t: number, from: number, to: number, soft = 0.25): number {
  return Math.min(easeInOut(ramp(t, from, from + soft)), 1 - easeInOut(ramp(t, to - soft, to)));
}
