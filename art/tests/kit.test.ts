import { expect, test } from 'vitest';
import { linear, ticks } from '../kit/chart-maths.ts';
import { random } from '../kit/random.ts';

test('the same seed gives the same numbers, another seed others', () => {
  const row = (seed: string) => {
    const { next } = random(seed);
    return Array.from({ length: 5 }, next);
  };
  expect(row('peonies')).toEqual(row('peonies'));
  expect(row('peonies')).not.toEqual(row('waves'));
  for (const number of row('peonies')) expect(number >= 0 && number < 1).toBe(true);
});

test('shuffling keeps everything and changes nothing that was given', () => {
  const given = [1, 2, 3, 4, 5, 6];
  expect(random(7).shuffle(given).toSorted()).toEqual(given);
  expect(given).toEqual([1, 2, 3, 4, 5, 6]);
});

test('an axis has round numbers that cover the data', () => {
  expect(ticks(0, 100)).toEqual([0, 25, 50, 75, 100]);
  expect(ticks(0, 0.3, 4)).toEqual([0, 0.1, 0.2, 0.3]);
  const odd = ticks(13, 87);
  expect([(odd.at(0) ?? 99) <= 13, (odd.at(-1) ?? 0) >= 87]).toEqual([true, true]);
});

test('a scale puts the ends of the data at the ends of the axis', () => {
  const toPixels = linear([10, 20], [300, 0]);
  expect([toPixels(10), toPixels(15), toPixels(20)]).toEqual([300, 150, 0]);
});
