/** Dark, light, or still free. */
export type Module = boolean | undefined;

type Draw = (y: number, x: number, isDark: boolean) => void;

/** A code of a version with everything that has its fixed place; the two places of the format are light. */
export function emptyCode({ number }: { number: number }): Module[][] {
  const size = 17 + 4 * number;
  const code: Module[][] = Array.from({ length: size }, () => Array<Module>(size).fill(undefined));
  const draw: Draw = (y, x, isDark) => {
    const row = code[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(draw, y, x, 4, [4, 2]);
  const centres = alignment(number, size);
  for (const y of centres) for (const x of centres) if (code[y]?.[x] === undefined) rings(draw, y, x, 2, [1]);
  for (let at = 8; at < size - 8; at++) {
    draw(6, at, at % 2 === 0);
    draw(at, 6, at % 2 === 0);
  }
  for (const [y, x] of formatPlaces(size).flat()) draw(y, x, false);
  draw(size - 8, 8, true);
  if (number >= 7) versionMarks(draw, number, size);
  return code;
}

/** How many modules are free for data in a version. */
export const roomOf = (number: number): number =>
  emptyCode({ number })
    .flat()
    .filter((module) => module === undefined).length;

/** A square of rings around a middle; some of them are light. */
function rings(draw: Draw, y: number, x: number, reach: number, light: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      draw(y + dy, x + dx, !light.includes(Math.max(Math.abs(dy), Math.abs(dx))));
}

/** Where the small squares have their middles, along both sides. */
function alignment(number: number, size: number): number[] {
  if (number === 1) return [];
  const count = Math.floor(number / 7) + 2;
  const step = Math.ceil((number * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step).toReversed()];
}

/** The fifteen bits of the format stand twice, the lowest first. */
function formatPlaces(size: number): [number, number][][] {
  const line = [0, 1, 2, 3, 4, 5, 7, 8];
  return [
    [
      ...line.map((y): [number, number] => [y, 8]),
      ...[7, 5, 4, 3, 2, 1, 0].map((x): [number, number] => [8, x]),
    ],
    [
      ...Array.from({ length: 8 }, (_, index): [number, number] => [8, size - 1 - index]),
      ...Array.from({ length: 7 }, (_, index): [number, number] => [size - 7 + index, 8]),
    ],
  ];
}

/** Level M and the mask, with ten bits by which they are known again when some cannot be read. */
export function writeFormat(code: boolean[][], mask: number): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  for (const places of formatPlaces(code.length))
    for (const [index, [y, x]] of places.entries()) {
      const row = code[y];
      if (row) row[x] = ((bits >> index) & 1) === 1;
    }
}

/** Large codes say their version, at two corners. */
function versionMarks(draw: Draw, number: number, size: number): void {
  const bits = (number << 12) | remainder(number, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    const isDark = ((bits >> index) & 1) === 1;
    draw(near, far, isDark);
    draw(far, near, isDark);
  }
}

/** What is left of a number, moved up, when it is divided by a polynomial of bits. */
function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let index = 0; index < bits; index++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return rest;
}
