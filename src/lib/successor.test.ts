import { expect, test } from 'vitest';
import { nextStudy, successor } from './successor.ts';

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

const isLocked = (route: string) => route.startsWith('locked');

test('after an open study comes an open one, if there is another; else a locked one', () => {
  expect(nextStudy(['a', 'locked-b', 'c'], 'a', isLocked)).toBe('c');
  expect(nextStudy(['a', 'locked-b', 'c'], 'c', isLocked)).toBe('a');
  expect(nextStudy(['a', 'locked-b'], 'a', isLocked)).toBe('locked-b');
  expect(nextStudy(['locked-a', 'b'], 'hidden', isLocked)).toBe('b');
});

test('whoever is in a locked study has the password: it is followed by the next one, open or not', () => {
  expect(nextStudy(['locked-a', 'locked-b', 'c'], 'locked-a', isLocked)).toBe('locked-b');
  expect(nextStudy(['locked-a'], 'locked-a', isLocked)).toBeUndefined();
});
