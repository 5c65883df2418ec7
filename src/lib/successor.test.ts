import { expect, test } from 'vitest';
import { successor } from './successor.ts';

test('each is followed by the next, the last by the first', () => {
  expect(successor(['a', 'b', 'c'], 'a')).toBe('b');
  expect(successor(['a', 'b', 'c'], 'c')).toBe('a');
});

test('who stands outside of the ring is led to its start, and nobody is led to them', () => {
  expect(successor(['a', 'b'], 'hidden')).toBe('a');
});

test('nothing follows itself, and nothing follows where there is nothing', () => {
  expect(successor(['a'], 'a')).toBeUndefined();
  expect(successor([], 'hidden')).toBeUndefined();
});
