import { expect, test } from 'vitest';
import { nearness } from './near.ts';

test('a picture comes to fill the stage, from its middle', () => {
  expect(nearness({ left: 1000, top: 100, width: 400, height: 200 }, undefined)).toBe(
    'translate(-4000px, -350px) scale(4)',
  );
});

test('one that fills it already comes nearer, and one looks about in it by pointing', () => {
  const whole = { left: 0, top: 0, width: 1600, height: 900 };
  expect(nearness(whole, undefined)).toBe('translate(-640px, -360px) scale(1.8)');
  expect(nearness(whole, { x: 0, y: 1 })).toBe('translate(0px, -720px) scale(1.8)');
  // A pointer beside the slide shows no more than its edge.
  expect(nearness(whole, { x: -3, y: 9 })).toBe('translate(0px, -720px) scale(1.8)');
});
