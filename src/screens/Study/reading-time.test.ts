import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('a study takes a minute for every 220 words, and one at least', () => {
  expect([1, 220, 329, 331, 2200].map((count) => readingMinutes({ text: words(count) }))).toEqual([
    1, 1, 1, 2, 10,
  ]);
  expect(readingMinutes({})).toBe(1);
});

test('words count wherever they stand, in lists and in marked-up text', () => {
  const text = [
    { kind: 'text', text: words(200) },
    { kind: 'strong', children: [{ kind: 'text', text: ` ${words(131)}` }] },
  ];
  expect(readingMinutes({ blocks: [{ type: 'text', text: [text] }] })).toBe(2);
});

test('pictures and films are not read', () => {
  const picture = { alt: words(900), sizes: words(900) };
  expect(readingMinutes({ text: words(10), picture })).toBe(1);
  expect(readingMinutes({ text: words(10), film: { mp4: words(900), poster: picture } })).toBe(1);
});

test('a text without spaces takes its time too', () => {
  expect(readingMinutes({ text: '使いやすさを大切に'.repeat(220) })).toBe(5);
});
