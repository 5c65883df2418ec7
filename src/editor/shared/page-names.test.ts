import { expect, test } from 'vitest';
import { pageInWords, pageName } from './page-names.ts';

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

test('of studies with the same title each is called with its address, and no other is', () => {
  const again = (route: string) => ({ route, title: 'The night bus', locked: false, draft: true });
  const all = [...studies, again('bus_2'), again('bus_3')];
  const named = all.map(({ route }) => [pageName(route, all), pageInWords(`/${route}`, all)]);
  expect(named).toEqual([
    ['The night bus (/bus)', '“The night bus” (/bus)'],
    ['pier', '“pier”'],
    ['The night bus (/bus_2)', '“The night bus” (/bus_2)'],
    ['The night bus (/bus_3)', '“The night bus” (/bus_3)'],
  ]);
});

test.each([
  ['/', 'the Work page'],
  ['/404', '“Page not found”'],
  ['/bus', '“The night bus”'],
])('in a sentence the page at %s is %s: a title begins and ends where its marks do', (path, words) => {
  expect(pageInWords(path, studies)).toBe(words);
});
