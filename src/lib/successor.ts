/** What follows in a ring; who is not in it enters at its start. Nothing follows itself. */
export function successor(ring: readonly string[], one: string): string | undefined {
  const next = ring[(ring.indexOf(one) + 1) % ring.length];
  return next === one ? undefined : next;
}

/** The study to read next: after one that is open the next that is open, so that nobody who reads on meets a lock. */
export function nextStudy(
  ring: readonly string[],
  one: string,
  isLocked: (route: string) => boolean,
): string | undefined {
  const open = ring.filter((route) => route === one || !isLocked(route));
  return (isLocked(one) ? undefined : successor(open, one)) ?? successor(ring, one);
}
