/** How a picture can be made: pixels for each inch of its place, and the quality of its JPEG. */
export interface Step {
  ppi: number;
  quality: number;
}

/** From the best on. With fewer than SHARP, a picture is seen to be soft on a good screen. */
export const STEPS: readonly Step[] = [
  { ppi: 220, quality: 84 },
  { ppi: 192, quality: 80 },
  { ppi: 168, quality: 76 },
  { ppi: 150, quality: 72 },
  { ppi: 130, quality: 68 },
  { ppi: 110, quality: 64 },
  { ppi: 96, quality: 60 },
  { ppi: 80, quality: 54 },
  { ppi: 66, quality: 46 },
];
export const SHARP = 144;

/**
 * The most that one picture may take, so that all of them together take no more than there is: those that need less keep
 * what they have, and the largest give first.
 */
export function levelFor(sizes: readonly number[], budget: number): number {
  const sorted = sizes.toSorted((a, b) => a - b);
  let left = budget;
  for (const [index, size] of sorted.entries()) {
    const share = left / (sorted.length - index);
    if (size > share) return Math.max(0, share);
    left -= size;
  }
  return Number.POSITIVE_INFINITY;
}
