import { describe, expect, it } from 'vitest';
import { monthName } from './dates.ts';

describe('A month', () => {
  it('is shortened as Canadians do it, unless the site is in another language', () => {
    expect(['2023-06', '2023-09', '2024-01'].map((month) => monthName(month))).toEqual([
      'June 2023',
      'Sept 2023',
      'Jan 2024',
    ]);
  });

  it('reads as the language has it', () => {
    expect(monthName('2023-07', 'fr-CA')).toBe('juill. 2023');
    expect(monthName('2023-07', 'pl')).toBe('lip 2023');
    expect(monthName('2023-07', 'ja')).toBe('2023年7月');
    expect(monthName('2023-07', 'he')).toBe('יולי 2023');
  });

  it('stays in the calendar it is written in, where people also use another', () => {
    expect(monthName('2023-07', 'fa')).toContain('۲۰۲۳');
    expect(monthName('2023', 'th')).toContain('2023');
  });

  it('is a year where no month is written', () => {
    expect(monthName('2023')).toBe('2023');
    expect(monthName('2023', 'fr-CA')).toBe('2023');
  });
});
