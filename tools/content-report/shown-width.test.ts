import { expect, test } from 'vitest';
import { PHONE, shownWidth } from './shown-width.ts';

test.each([
  ['studyHero', PHONE, 390],
  ['wide', PHONE, 318],
  ['painting', 600, 254],
  ['portrait', 340, 268],
  ['portrait', PHONE, 318],
  ['half', 1000, 388],
  ['card', 1600, 660],
  ['card', 1300, 495],
  ['persona', PHONE, 160],
] as const)('%s on a screen of %d pixels is shown at %d', (place, screen, shown) => {
  expect(shownWidth(place, screen)).toBe(shown);
});
