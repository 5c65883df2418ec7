/**
 * Which items stand on top of the columns a browser balances them into: it makes all columns as low as it can while
 * filling one after the other. Heights are in any unit.
 */
export function columnTops(heights: readonly number[], columns: number): number[] {
  const candidates = heights
    .flatMap((_, from) => runningSums(heights.slice(from)))
    .sort((one, other) => one - other);
  for (const height of candidates) {
    const tops = topsWithin(heights, height);
    if (tops && tops.length <= columns) return tops;
  }
  return [];
}

function runningSums(heights: readonly number[]): number[] {
  let sum = 0;
  return heights.map((height) => (sum += height));
}

/** The first of each column no higher than the given height, or nothing if an item alone is higher. */
function topsWithin(heights: readonly number[], limit: number): number[] | undefined {
  const tops = [0];
  let filled = 0;
  for (const [index, height] of heights.entries()) {
    if (height > limit) return;
    if (filled + height > limit) {
      tops.push(index);
      filled = 0;
    }
    filled += height;
  }
  return tops;
}
