import { expect, test } from 'vitest';
import { pageName } from './page-names.ts';

const studies = [
  { route: 'bus', title: 'The night bus', locked: false, draft: false },
  { route: 'pier', title: '', locked: false, draft: true },
];

test.each([
  ['/', 'Work'],
  ['/about', 'About'],
  ['/fun', 'Fun'],
  ['/404', 'Page not found'],
  ['/bus', 'The night bus'],
  ['/pier', 'pier'],
  ['/gone', 'gone'],
])('the page at %s is called “%s”', (path, name) => {
  expect(pageName(path, studies)).toBe(name);
});
