import { expect, test } from 'vitest';
import { leastWidth, places } from '../../../model/places.ts';
import { frameSize } from './StillChoice.tsx';

const least = leastWidth(places.film.shown);

test.each([
  ['a large film', [1920, 1080], [1920, 1080]],
  ['the example’s film', [160, 120], [200, 150]],
  ['a film one pixel too narrow', [199, 111], [200, 112]],
])(
  'a frame of %s is never too small for its own still',
  (_what, [videoWidth = 0, videoHeight = 0], [width, height]) => {
    expect(frameSize({ videoWidth, videoHeight }, least)).toEqual({ width, height });
  },
);
