import { describe, expect, test } from 'vitest';
import { monthName } from './dates.ts';
import { isExternal, withBase } from './href.ts';
import { nearest } from './nearest.ts';

describe('addresses', () => {
  test('stay as they are on a host of their own', () => {
    expect(withBase('/about', '/')).toBe('/about');
    expect(withBase('/', '/')).toBe('/');
  });

  test('move along under a sub-path', () => {
    expect(withBase('/about', '/portfolio')).toBe('/portfolio/about');
    expect(withBase('/about', '/portfolio/')).toBe('/portfolio/about');
    expect(withBase('/', '/portfolio/')).toBe('/portfolio/');
  });

  test('of other sites, mail and anchors are left alone', () => {
    expect(withBase('https://example.com/a', '/portfolio')).toBe('https://example.com/a');
    expect(withBase('mailto:a@example.com', '/portfolio')).toBe('mailto:a@example.com');
    expect(withBase('#main', '/portfolio')).toBe('#main');
    expect(isExternal('https://example.com')).toBe(true);
    expect(isExternal('/about')).toBe(false);
  });
});

describe('a month', () => {
  test('is written the Canadian way', () => {
    expect(monthName('2022-09')).toBe('Sept 2022');
    expect(monthName('2021-05')).toBe('May 2021');
  });

  test('may be missing', () => {
    expect(monthName('2019')).toBe('2019');
  });
});

describe('the nearest name', () => {
  test('is suggested for a slip of the finger', () => {
    expect(nearest('titel', ['title', 'tags'])).toBe('title');
    expect(nearest('Trakt', ['trakt', 'interac'])).toBe('trakt');
  });

  test('is not suggested when nothing is near', () => {
    expect(nearest('zebra', ['title', 'tags'])).toBeUndefined();
    expect(nearest('zebra', [])).toBeUndefined();
  });
});
