import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Code, qrCode } from './code.ts';
import { emptyCode } from './pattern.ts';
import { MOST, versionFor } from './versions.ts';

const LINK = 'https://ada-paints.ca/portfolio/ledger#k=Wm5zT0hRb2pYc1J2TGRhQQ';

/** As a phone reads it: the mask from the format, then the words along the columns, each block by itself. */
function read(code: Code, bytes: number): { text: string; isWhole: boolean } {
  const { number, data, blocks, correction } = versionFor(bytes);
  const format = [...[0, 1, 2, 3, 4, 5, 7].map((x) => code[8]?.[x]), code[8]?.[8], code[7]?.[8]]
    .map(Number)
    .map((bit, index) => bit ^ Number('101010000010010'[index]));
  const mask = Number.parseInt(format.slice(2, 5).join(''), 2);
  const turned = [
    (y: number, x: number) => (y + x) % 2,
    (y: number) => y % 2,
    (_: number, x: number) => x % 3,
    (y: number, x: number) => (y + x) % 3,
    (y: number, x: number) => ((y >> 1) + Math.floor(x / 3)) % 2,
    (y: number, x: number) => ((y * x) % 2) + ((y * x) % 3),
    (y: number, x: number) => (((y * x) % 2) + ((y * x) % 3)) % 2,
    (y: number, x: number) => (((y + x) % 2) + ((y * x) % 3)) % 2,
  ][mask];
  const free = emptyCode({ number });
  const columns = Array.from({ length: code.length }, (_, index) => index).filter((x) => x !== 6);
  const bits: number[] = [];
  for (let pair = 0; columns.length > 0; pair++) {
    const [left, right] = columns.splice(-2);
    const rows = code.map((_, y) => y);
    for (const y of pair % 2 === 0 ? rows.toReversed() : rows)
      for (const x of [right ?? 0, left ?? 0])
        if (free[y]?.[x] === undefined) bits.push(Number(code[y]?.[x]) ^ Number(turned?.(y, x) === 0));
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  const short = Math.floor(data / blocks);
  const firstLong = blocks - (data % blocks);
  const parts = Array.from({ length: blocks }, (_, block) => {
    const long = block >= firstLong ? [words[short * blocks + block - firstLong]] : [];
    const own = Array.from({ length: short }, (_, at) => words[at * blocks + block]);
    const more = Array.from({ length: correction }, (_, at) => words[data + at * blocks + block]);
    return { own: [...own, ...long].map(Number), more: more.map(Number) };
  });
  const said = parts.flatMap(({ own }) => own.flatMap((word) => word.toString(2).padStart(8, '0').split('')));
  const head = number < 10 ? 12 : 20;
  const length = Number.parseInt(said.slice(4, head).join(''), 2);
  const text = Array.from({ length }, (_, at) =>
    Number.parseInt(said.slice(head + at * 8, head + at * 8 + 8).join(''), 2),
  );
  return {
    text: new TextDecoder().decode(Uint8Array.from(text)),
    isWhole: parts.every(({ own, more }) => hasNoFault([...own, ...more], correction)),
  };
}

const POWERS = Array.from({ length: 255 }, () => 0);
for (let value = 1, at = 0; at < 255; at++) {
  POWERS[at] = value;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const product = (a: number, b: number) =>
  a && b ? Number(POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255]) : 0;
/** A block that was read right is nothing at every root. */
const hasNoFault = (words: number[], correction: number) =>
  POWERS.slice(0, correction).every(
    (root) => words.reduce((sum, word) => product(sum, root) ^ word, 0) === 0,
  );

test('a code of any length says its text, and every block corrects itself', () => {
  for (let length = 1; length <= MOST; length += 13) {
    const text = LINK.repeat(7).slice(0, length);
    expect(read(qrCode(text) ?? [], length), `${length} letters`).toEqual({ text, isWhole: true });
  }
  const accents = 'https://élan.example/à#k=🚲';
  expect(read(qrCode(accents) ?? [], new TextEncoder().encode(accents).length).text).toBe(accents);
});

// Each of these was read back by jsQR, which shares nothing with this code.
test.each([
  ['a', 21, 'e8ab680854e4019c'],
  [LINK, 37, '78285706f2b72161'],
  [LINK.repeat(3), 57, 'abb1e5cd7c862218'],
  [LINK.repeat(6), 77, '126f5d90823ecd0f'],
])('the code of %s is, module by module, one that a reader of codes has read', (text, size, sum) => {
  const code = qrCode(text) ?? [];
  expect(code).toHaveLength(size);
  const rows = code.map((row) => row.map(Number).join('')).join('\n');
  expect(createHash('sha256').update(rows).digest('hex').slice(0, 16)).toBe(sum);
});

test('what is longer than any link has no code', () => {
  expect(qrCode('x'.repeat(MOST))).toHaveLength(77);
  expect(qrCode('x'.repeat(MOST + 1))).toBeUndefined();
});
