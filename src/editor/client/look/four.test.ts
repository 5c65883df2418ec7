import { expect, test } from 'vitest';
import { asColour } from './Four.tsx';

test.each([
  ['F5EBDD', '#F5EBDD'],
  ['ffffff', '#ffffff'],
  ["'#fff'", '#fff'],
  ['"teal"', 'teal'],
  ['#123', '#123'],
  ['oklch(0.8 0.15 85)', 'oklch(0.8 0.15 85)'],
  ['f5e', 'f5e'],
  ['color(', 'color('],
  ['', ''],
])('%s in a field is the colour %s', (typed, colour) => {
  expect(asColour(typed)).toBe(colour);
});
