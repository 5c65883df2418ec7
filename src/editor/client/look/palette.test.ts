import { expect, test } from 'vitest';
import { paletteOf } from './palette.ts';

/** A picture of so many pixels of each colour. */
const picture = (...parts: [count: number, colour: [number, number, number, number?]][]) =>
  Uint8ClampedArray.from(
    parts.flatMap(([count, [red, green, blue, alpha = 255]]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  );

test('a picture’s colours are found, the largest first, an accent however small', () => {
  const palette = paletteOf(
    picture([3000, [255, 255, 255]], [900, [20, 30, 60]], [60, [240, 80, 40]], [800, [22, 33, 64]]),
  );
  expect(palette).toHaveLength(3);
  expect(palette[0]).toBe('#ffffff');
  expect(palette).toContain('#f05028');
});

test('shades of one colour are one, and what is seen through is none', () => {
  const shades = Array.from(
    { length: 12 },
    (_, step) => [100, [120 + step, 60, 60]] as [number, [number, number, number]],
  );
  expect(paletteOf(picture(...shades, [5000, [0, 255, 0, 0]]))).toHaveLength(1);
});

test('there are eight at most, and none in an empty picture', () => {
  const many = Array.from(
    { length: 27 },
    (_, index) =>
      [100, [(index % 3) * 127, (Math.floor(index / 3) % 3) * 127, Math.floor(index / 9) * 127]] as [
        number,
        [number, number, number],
      ],
  );
  expect(new Set(paletteOf(picture(...many))).size).toBe(8);
  expect(paletteOf(new Uint8ClampedArray(0))).toEqual([]);
});
