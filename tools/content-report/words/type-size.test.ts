import { expect, test } from 'vitest';
import { isWord, typeSize } from './type-size.ts';

test.each([
  ['Online', 14.4],
  ['sun', 10.4],
  ['Typing', 18.4],
  ['gym', 14.4],
])('%s with that much ink is set in 20 pixels', (word, ink) => {
  expect(typeSize(word, ink)).toBeCloseTo(20, 5);
});

test('only what a person would read counts as a word', () => {
  expect(isWord('Savings,', 95)).toBe(true);
  expect(isWord('Savings', 40)).toBe(false);
  expect(isWord('$1,148.62', 95)).toBe(false);
  expect(isWord('AO', 95)).toBe(false);
});
