import { expect, test } from 'vitest';
import { TAKEN } from '../../model/routes.ts';
import { routeProblems } from '../../reader/checks.ts';
import { freeAddress } from './addresses.ts';

const with_ = (...routes: string[]) => ({
  studies: routes.map((route) => ({ route, title: '', locked: false, draft: false })),
});

test.each([
  ['Ferry timetable', 'ferry_timetable'],
  ['Łukasz’s café, Straße 9', 'lukasz_s_cafe_strasse_9'],
  ['Ærø & Þingvellir', 'aero_thingvellir'],
  ['Переправа', 'pereprava'],
  ['Ελλάδα', 'ellada'],
  ['渡し船の時刻表', 'study'],
  ['  --  ', 'study'],
  ['Con', 'con_2'],
  ['-dashed- and_joined', 'dashed_and_joined'],
  [
    'Why the last ferry of the day was never the last one anyone wanted',
    'why_the_last_ferry_of_the_day_was_never',
  ],
  ['Donaudampfschifffahrtsgesellschaftskapitänsmütze', 'donaudampfschifffahrtsgesellschaftskapit'],
])('“%s” makes the address %s, which the reader takes', (title, address) => {
  expect(freeAddress(with_(), title)).toBe(address);
  expect(routeProblems([address])).toEqual([]);
});

test('an address that something has already gets a number', () => {
  expect(freeAddress(with_('ferry', 'ferry_2'), 'Ferry')).toBe('ferry_3');
  expect(freeAddress(with_('Ferry'), 'Ferry')).toBe('ferry_2');
  expect(freeAddress(with_('study'), '地図')).toBe('study_2');
  expect(freeAddress(with_('study'), '地図', 'city map')).toBe('city_map');
  for (const route of TAKEN.filter((one) => /^[a-z]/.test(one)))
    expect(freeAddress(with_(), route)).toBe(`${route}_2`);
});
