import { expect, test } from 'vitest';
import { calmFour } from './calm.ts';
import { solveColours } from './colours.ts';
import { chromaOf, contrast, lightnessOf } from './contrast.ts';

const COBALT = { ground: '#1f3bff', text: '#ffffff', accent: '#ffe14d', strong: '#0b1a8c' };

test.each([
  ['white', '#ffffff'],
  ['paper', '#faf6ef'],
  ['black', '#0d1014'],
  ['grey', '#808080'],
])('a ground of %s is calm as it is', (_, ground) => {
  const four = { ...COBALT, ground };
  expect(calmFour(four)).toBe(four);
});

test.each([
  ['cobalt', '#1f3bff'],
  ['yellow', '#ffe14d'],
  ['red', '#e30613'],
  ['green', '#00b050'],
])(
  'on a ground of %s what is read stands on its palest tint, and the colour becomes the panels',
  (_, ground) => {
    const calm = calmFour({ ...COBALT, ground });
    expect(chromaOf(calm.ground)).toBeLessThan(0.03);
    expect(lightnessOf(calm.ground)).toBeGreaterThan(0.95);
    expect(contrast(calm.text, calm.ground)).toBeGreaterThan(7);
    expect(calm).toMatchObject({ strong: ground, accent: COBALT.accent });
    const { textSoft, groundSoft, textOnStrong, groundStrong } = solveColours(calm);
    expect(contrast(textSoft, groundSoft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(textOnStrong, groundStrong)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a deep ground stays dark', () => {
  const calm = calmFour({ ...COBALT, ground: '#5a0012' });
  expect(lightnessOf(calm.ground)).toBeLessThan(0.25);
  expect(contrast(calm.text, calm.ground)).toBeGreaterThan(7);
});
