import { expect, test } from 'vitest';
import { CannotEdit, changed } from './value.ts';

test.each(['__proto__', 'length', '0', 2, 1e9])(
  '%s is no place in a list of two, and takes nothing out',
  (step) => {
    expect(() => changed({ list: ['a', 'b'] }, { op: 'remove', path: ['list', step] })).toThrow(CannotEdit);
  },
);

test('an item is taken out of a list by its place', () => {
  expect(changed({ list: ['a', 'b'] }, { op: 'remove', path: ['list', 1] })).toEqual({ list: ['a'] });
});
