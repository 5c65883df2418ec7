import { expect, test } from 'vitest';
import { pixels } from './pixels.ts';

test('one pixel is one', () => {
  expect([0, 1, 640].map(pixels)).toEqual(['0 pixels', '1 pixel', '640 pixels']);
});
