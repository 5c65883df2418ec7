import { expect, test } from 'vitest';
import { isPlain } from './press.ts';

const at = (x: number, y: number, hasSelection = false) => ({ x, y, hasSelection });

test('a press turns the page where the hand stayed in its place', () => {
  expect(isPlain(at(100, 100), at(103, 98))).toBe(true);
});

test('no page is turned by a drag, by selecting words, or by letting go of them', () => {
  expect(isPlain(at(100, 100), at(160, 100))).toBe(false);
  expect(isPlain(at(100, 100), at(100, 100, true))).toBe(false);
  expect(isPlain(at(100, 100, true), at(100, 100))).toBe(false);
});
