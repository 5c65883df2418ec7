import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { difference, encodePng } from '../render/png.ts';

const SIDE = 32;

/** A square with more colours than a palette holds, and what was changed of its first pixels. */
function square(changes: readonly number[] = [], side = SIDE): Buffer {
  const data = Buffer.alloc(side * side * 4);
  for (let i = 0; i < side * side; i++) data.set([i % 251, (i * 7) % 239, (i >> 5) * 7, 255], i * 4);
  changes.forEach((change, i) => {
    data[i * 4] = (data[i * 4] ?? 0) + change;
  });
  return data;
}

const png = (data: Buffer, side = SIDE, compressionLevel = 6) =>
  sharp(data, { raw: { width: side, height: side, channels: 4 } })
    .png({ compressionLevel })
    .toBuffer();

describe('the difference of two pictures', () => {
  test('is none when they are the same, however they were packed', async () => {
    expect(await difference(await png(square(), SIDE, 0), await png(square(), SIDE, 9))).toBe(0);
  });

  test('is none when nobody can see it: three steps of 255', async () => {
    expect(await difference(await png(square()), await png(square([3, 3, 3])))).toBe(0);
  });

  test('counts the pixels that differ by more', async () => {
    expect(await difference(await png(square()), await png(square([4, 0, 40])))).toBe(2);
  });

  test('counts what became see-through', async () => {
    const holed = square();
    holed[3] = 0;
    expect(await difference(await png(square()), await png(holed))).toBe(1);
  });

  test('is endless when the sizes differ', async () => {
    expect(await difference(await png(square()), await png(square([], 31), 31))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});

describe('a picture that is written', () => {
  const plain = { colours: null, opaque: true };

  test('has bytes that depend on its pixels only', async () => {
    const loose = await png(square(), SIDE, 0);
    const tight = await png(square(), SIDE, 9);
    expect(loose.equals(tight)).toBe(false);
    expect((await encodePng(loose, plain)).equals(await encodePng(tight, plain))).toBe(true);
  });

  test('loses nothing', async () => {
    const shot = await png(square());
    const pixels = await sharp(await encodePng(shot, plain))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(pixels.equals(square())).toBe(true);
  });

  test('has no alpha channel if it is opaque, and keeps it if not', async () => {
    const shot = await png(square());
    const hasAlpha = async (opaque: boolean) =>
      (await sharp(await encodePng(shot, { colours: null, opaque })).metadata()).hasAlpha;
    expect([await hasAlpha(true), await hasAlpha(false)]).toEqual([false, true]);
  });

  test('is given a palette when its colours fit one, or when it is asked for', async () => {
    const two = Buffer.from(
      Array.from({ length: SIDE * SIDE }, (_, i) => [i % 2 ? 255 : 0, 0, 0, 255]).flat(),
    );
    const isPalette = async (data: Buffer, colours: number | null) =>
      (await sharp(await encodePng(await png(data), { colours, opaque: true })).metadata()).isPalette;
    expect(await isPalette(two, null)).toBe(true);
    expect(await isPalette(square(), null)).toBe(false);
    expect(await isPalette(square(), 64)).toBe(true);
  });
});
