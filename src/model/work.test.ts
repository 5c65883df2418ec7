import { expect, test } from 'vitest';
import { headlineParts } from './work.ts';

const parts = (headline: string, highlight = '') => Object.values(headlineParts({ headline, highlight }));

test('what follows a highlighted phrase without a space never parts from it', () => {
  expect(parts('I make waiting rooms kinder.', 'waiting rooms kinder')).toEqual([
    'I make ',
    'waiting rooms kinder',
    '.',
    '',
  ]);
  expect(parts('A Product Designer, for places.', 'Product Designer')).toEqual([
    'A ',
    'Product Designer',
    ',',
    ' for places.',
  ]);
});

test('a headline without its phrase is whole, and never shown around other words', () => {
  expect(parts('I draw boats.')).toEqual(['I draw boats.', '', '', '']);
  expect(parts('I draw boats.', 'Product Designer')).toEqual(['I draw boats.', '', '', '']);
});
