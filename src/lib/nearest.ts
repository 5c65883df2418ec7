import { closest, distance } from 'fastest-levenshtein';

/** The known name someone most likely meant, if any is near enough to be worth suggesting. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(name.toLowerCase(), [...known]);
  return distance(name.toLowerCase(), candidate.toLowerCase()) <= Math.max(2, name.length / 3)
    ? candidate
    : undefined;
}
