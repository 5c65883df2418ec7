import { codewords } from './codewords.ts';
import { emptyCode, type Module, writeFormat } from './pattern.ts';
import { penalty } from './penalty.ts';
import { MOST, versionFor } from './versions.ts';

/** The rows of a code: true is dark. */
export type Code = boolean[][];

/** Which modules each of the eight masks turns round, by row and column. */
const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/**
 * A text as a QR code (ISO/IEC 18004): bytes, and level M, by which a seventh of it may be smudged. Undefined for a text
 * that is longer than any link.
 */
export function qrCode(text: string): Code | undefined {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST) return undefined;
  const version = versionFor(bytes.length);
  const empty = emptyCode(version);
  const filled = fill(empty, codewords(bytes, version));
  const drawn = MASKS.map((isTurned, mask) => {
    const code = filled.map((row, y) =>
      // What has its fixed place is not turned.
      row.map((module, x) => (empty[y]?.[x] === undefined && isTurned(y, x) ? !module : module === true)),
    );
    writeFormat(code, mask);
    return code;
  });
  return drawn.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The bits in their order: in pairs of columns from the right, up and down in turns, around what is there. */
function fill(empty: readonly Module[][], words: readonly number[]): Module[][] {
  const code = empty.map((row) => [...row]);
  const size = code.length;
  let at = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern belongs to no pair.
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      const row = code[y] ?? [];
      for (const x of [right, right - 1]) {
        if (row[x] !== undefined) continue;
        row[x] = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        at++;
      }
    }
    isUp = !isUp;
  }
  return code;
}
