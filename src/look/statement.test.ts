import { describe, expect, test } from 'vitest';
import { statementCss, statementSize } from './statement.ts';

/** Every letter is half as wide as the type is large. */
const measure = (words: string) => words.length / 2;
const size = (headline: string, room = { highest: 0.4, least: 0.05 }, highlight = '') =>
  statementSize({ headline, highlight }, measure, room);

describe('a headline that fills the width', () => {
  test('is as large as its longest line allows', () => {
    // Ten letters on each of two lines: five sizes wide.
    expect(size('abcdefghij klmnopqrst')).toBeCloseTo(0.99 / 5, 2);
    expect(size('abcdefghij')).toBeCloseTo(0.99 / 5, 2);
  });

  test('takes fewer lines where its lines would be too high together', () => {
    const low = size('abcdefghij klmnopqrst', { highest: 0.3, least: 0.05 });
    expect(low).toBeCloseTo(0.99 / 10.5, 2);
  });

  test('keeps its marked phrase on one line where that fits, and else gives it lines of its own', () => {
    const headline = 'aaaa bbbb cccc dddd';
    const room = { highest: 1, least: 0.05 };
    expect(size(headline, room)).toBeGreaterThan(size(headline, { highest: 0.4, least: 0.05 }, 'bbbb cccc'));
    expect(size(headline, { highest: 0.4, least: 0.05 }, 'bbbb cccc')).toBeCloseTo(0.99 / 9, 1);
  });

  test('parts no word that a line of smaller type has room for', () => {
    const word = 'Donaudampfschifffahrt';
    expect(size(`${word} ahoi`, { highest: 1.2, least: 0.05 })).toBeLessThanOrEqual(0.99 / (word.length / 2));
  });

  test('is no smaller than it may be, however long a word is', () => {
    expect(
      size('Lebensversicherungsgesellschaftsangestellte', { highest: 1.2, least: 0.105 }),
    ).toBeGreaterThanOrEqual(0.105);
  });

  test('is no larger than its room, however short it is', () => {
    expect(size('Hi')).toBeLessThanOrEqual(0.4);
  });
});

test('its size is said for windows of three kinds, in shares of the page', () => {
  const css = statementCss({ headline: 'I design calm tools for people', highlight: '' }, measure);
  expect(css).toMatch(
    /^@layer tokens\{:root\{--statement:[\d.]+cqi\}@media \(width<=900px\)\{:root\{--statement:[\d.]+cqi\}\}@media \(width<=520px\)\{:root\{--statement:[\d.]+cqi\}\}\}$/,
  );
  const [wide = 0, middle = 0, phone = 0] = [...css.matchAll(/([\d.]+)cqi/g)].map(([, number]) =>
    Number(number),
  );
  expect(wide).toBeLessThan(middle);
  expect(middle).toBeLessThan(phone);
});
