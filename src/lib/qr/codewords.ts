import { headBits, type Version } from './versions.ts';

/** The bytes with their head, filled up, with their words of correction, the blocks interleaved. */
export function codewords(bytes: Uint8Array, { number, data, blocks, correction }: Version): number[] {
  const words = dataWords(bytes, number, data);
  // The last blocks are one word longer, where it does not come out even.
  const short = Math.floor(data / blocks);
  const shortBlocks = blocks - (data % blocks);
  const parts = Array.from({ length: blocks }, (_, index) => {
    const from = index * short + Math.max(0, index - shortBlocks);
    return words.slice(from, from + short + (index < shortBlocks ? 0 : 1));
  });
  const divisor = divisorOf(correction);
  return [...interleaved(parts), ...interleaved(parts.map((part) => correctionOf(part, divisor)))];
}

const interleaved = (parts: readonly number[][]): number[] =>
  Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, index) =>
    parts.flatMap((part) => part.slice(index, index + 1)),
  ).flat();

function dataWords(bytes: Uint8Array, number: number, count: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, headBits(number) - 4);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, count * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let isFirst = true; bits.length < count * 8; isFirst = !isFirst) put(isFirst ? 0xec : 0x11, 8);
  return Array.from({ length: count }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((word, bit) => (word << 1) | bit, 0),
  );
}

/** Numbers of eight bits, multiplied so that they stay so (Reed–Solomon over the field of 0x11d). */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The factors of (x − 1)(x − 2)(x − 4) …, the highest first, which is 1 and left out. */
function divisorOf(degree: number): number[] {
  let factors = [1];
  let root = 1;
  for (let index = 0; index < degree; index++) {
    const moved = [...factors, 0];
    factors = moved.map((factor, at) => factor ^ times(factors[at - 1] ?? 0, root));
    root = times(root, 2);
  }
  return factors.slice(1);
}

function correctionOf(words: readonly number[], divisor: readonly number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor));
  }
  return rest;
}
