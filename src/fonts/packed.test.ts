import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { madeFont } from '../../tests/helpers/fonts.ts';
import { isSensible } from './packed.ts';
import { fontIn } from './read-font.ts';

/** A WOFF of some tables, each made of the same bytes and said to be so large. */
function woff(tables: number, packed: Buffer, size: number): Buffer {
  const head = Buffer.alloc(44 + tables * 20);
  head.write('wOFF\0\u0001\0\0', 'latin1');
  head.writeUInt16BE(tables, 12);
  for (let index = 0; index < tables; index++) {
    const at = 44 + index * 20;
    head.write(`gl${String(index).padStart(2, '0')}`, at);
    head.writeUInt32BE(head.length, at + 4);
    head.writeUInt32BE(packed.length, at + 8);
    head.writeUInt32BE(size, at + 12);
  }
  return Buffer.concat([head, packed]);
}

/** A WOFF2 with one table that is said to be so large; `0xff` of a name of its own, unpacked as it is. */
function woff2(whole: number, table: number[]): Buffer {
  const head = Buffer.alloc(48);
  head.write('wOF2\0\u0001\0\0', 'latin1');
  head.writeUInt16BE(1, 12);
  head.writeUInt32BE(whole, 16);
  return Buffer.concat([head, Buffer.from(table)]);
}

const MB = 1024 * 1024;
const named = [63, ...Buffer.from('abcd')];

it.each(['woff2', 'woff', 'truetype'] as const)('a font in the form of %s is sensible', async (form) => {
  expect(isSensible(await madeFont({ form }))).toBe(true);
});

it.each([
  ['a few bytes that say they are 50 MB, eight times', () => woff(8, deflateSync('x'), 50_000_001)],
  [
    'tables that are 50 MB and say they are 100 KB',
    () => woff(8, deflateSync(Buffer.alloc(50 * MB)), 100_000),
  ],
])('a font of %s is refused before it takes memory or time', async (_what, made) => {
  const font = made();
  const start = performance.now();
  expect(await fontIn('Own.woff', font)).toEqual({ fault: expect.stringContaining('Own.woff is damaged') });
  expect(performance.now() - start).toBeLessThan(500);
});

it.each([
  ['says more than it is', woff(1, deflateSync('x'), 1000)],
  ['is stored beyond its end', woff(1, Buffer.alloc(0), 0).fill(9, 48, 60)],
  ['has more tables than a font has', woff(2000, deflateSync('x'), 1)],
  ['ends in its middle', woff(3, Buffer.alloc(0), 0).subarray(0, 60)],
  ['will be 2 GB, as WOFF2', woff2(2 ** 31, [...named, 1])],
  ['unpacks a table of 268 MB, as WOFF2', woff2(1000, [...named, 0xff, 0xff, 0xff, 0x7f])],
  ['unpacks letters of 268 MB, as WOFF2', woff2(1000, [10, 1, 0xff, 0xff, 0xff, 0x7f])],
  ['never ends a number, as WOFF2', woff2(1000, [...named, 0xff, 0xff])],
])('a font that %s is not sensible', (_what, font) => {
  expect(isSensible(font)).toBe(false);
});

it('tables of a plain font that share their bytes count each', () => {
  const plain = Buffer.alloc(12 + 16 * 40);
  plain.writeUInt32BE(0x10000);
  plain.writeUInt16BE(40, 4);
  for (let at = 12; at < plain.length; at += 16) plain.writeUInt32BE(MB, at + 12);
  expect(isSensible(plain)).toBe(false);
});
