import { describe, expect, test } from 'vitest';
import type { Slide, TalkPart } from '../talk.ts';
import { clockWords, paceOf, paceWords, planOf } from './pace.ts';

const MINUTE = 60_000;
const slides = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: '', notes: '' }) as Slide);
const part = (count: number, minutes?: number): TalkPart => ({
  name: '',
  slides: slides(count),
  ...(minutes !== undefined && { minutes }),
});

describe('a plan', () => {
  test('gives each slide of a part the same of its minutes', () => {
    expect(planOf({ parts: [part(2, 4), part(1, 3)] })).toEqual([2, 4, 7].map((one) => one * MINUTE));
  });

  test('shares what is left of the talk among parts that say nothing', () => {
    const plan = planOf({ minutes: 20, parts: [part(1), part(2, 8), part(3)] });
    expect(plan).toEqual([3, 7, 11, 14, 17, 20].map((one) => one * MINUTE));
  });

  test('is none where nobody says how long', () => {
    expect(planOf({ parts: [part(3)] })).toBeUndefined();
    expect(planOf({ parts: [part(3), part(1, 5)] })).toBeUndefined();
  });

  test('takes no harm from a part without slides, or from minutes that are all given away', () => {
    expect(planOf({ minutes: 5, parts: [part(0), part(1, 5), part(2)] })).toEqual(
      [5, 5, 5].map((one) => one * MINUTE),
    );
  });
});

describe('the pace', () => {
  const plan = planOf({ parts: [part(4, 40)] }) ?? [];

  test.each([
    ['green while there is time for the slide', 1, 15, 'green', 'On time'],
    ['green with time in hand', 2, 14, 'green', '6 min in hand'],
    ['amber a little later', 1, 21, 'amber', '1 min behind'],
    ['amber as soon as the time is over', 1, 20.2, 'amber', 'Just behind'],
    ['red much later', 1, 23, 'red', '3 min behind'],
  ] as const)('is %s', (_, at, minutes, colour, words) => {
    const pace = paceOf(plan, at, minutes * MINUTE);
    expect(pace.colour).toBe(colour);
    expect(paceWords(pace)).toBe(words);
  });

  test('of a talk of five minutes is red sooner', () => {
    const short = planOf({ parts: [part(5, 5)] }) ?? [];
    expect(paceOf(short, 0, 1.3 * MINUTE).colour).toBe('amber');
    expect(paceOf(short, 0, 1.6 * MINUTE).colour).toBe('red');
  });
});

test('time is told as clocks do', () => {
  expect([0, 59_999, 61_000, 3_723_000].map(clockWords)).toEqual(['0:00', '0:59', '1:01', '1:02:03']);
});
