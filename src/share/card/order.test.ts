import { expect, test } from 'vitest';
import type { Direction } from '../../model/language.ts';
import { inVisualOrder } from './order.ts';

const order = (text: string, direction: Direction) =>
  inVisualOrder([{ text, face: undefined }], direction).map((run) => run.text);

test('a Hebrew name among English words stands in its place', () => {
  expect(order('By דנה כהן in Haifa', 'ltr')).toEqual(['By ', 'דנה כהן', ' in Haifa']);
});

test('English words and numbers in a Hebrew line run the other way, and in their own order', () => {
  expect(order('עיצוב UX ב 2021 מחקר', 'rtl')).toEqual([' מחקר', '2021', ' ב ', 'UX', 'עיצוב ']);
});

test('a text in one direction stays whole', () => {
  expect(order('Plain words', 'ltr')).toEqual(['Plain words']);
  expect(order('שלום עולם', 'rtl')).toEqual(['שלום עולם']);
});
