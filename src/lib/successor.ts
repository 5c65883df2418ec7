/** What follows in a ring; who is not in it enters at its start. Nothing follows itself. */
export function successor(ring: readonly string[], one: string): string | undefined {
  const next = ring[(ring.indexOf(one) + 1) % ring.length];
  return next === one ? undefined : next;
}
