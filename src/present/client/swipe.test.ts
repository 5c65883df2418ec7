import { expect, test } from 'vitest';
import { swiped } from './swipe.ts';

test('a finger turns the page the way the language runs', () => {
  expect(swiped({ x: -120, y: 10 }, 'ltr')).toEqual({ kind: 'next' });
  expect(swiped({ x: 120, y: 10 }, 'ltr')).toEqual({ kind: 'back' });
  expect(swiped({ x: 120, y: 10 }, 'rtl')).toEqual({ kind: 'next' });
});

test('a tap and a stroke up or down turn nothing', () => {
  expect(swiped({ x: 20, y: 0 }, 'ltr')).toBeUndefined();
  expect(swiped({ x: -90, y: 80 }, 'ltr')).toBeUndefined();
});
