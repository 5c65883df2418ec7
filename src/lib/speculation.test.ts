import { expect, it } from 'vitest';
import { speculationRules } from './speculation.ts';

it('draws open pages ahead and only fetches locked ones', () => {
  const { prerender, prefetch } = JSON.parse(speculationRules(['/', '/fun'], ['/trakt']));
  expect(prerender).toEqual([{ where: { href_matches: ['/', '/fun'] }, eagerness: 'moderate' }]);
  expect(prefetch).toEqual([{ where: { href_matches: ['/trakt'] }, eagerness: 'moderate' }]);
});

it('has no empty rule, which browsers would take for “every link”', () => {
  expect(JSON.parse(speculationRules(['/'], [])).prefetch).toEqual([]);
});
