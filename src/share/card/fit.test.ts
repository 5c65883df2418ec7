import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitText } from './fit.ts';

/** Every letter six tenths of the size wide. */
const measure = (text: string, size: number) => text.length * size * 0.6;
const room = { width: 480, height: 280, sizes: [60, 50, 40, 30], leading: 1.2 };

describe('a title', () => {
  test('that is short is set in one line, as large as may be', () => {
    expect(fitText('Hello there', measure, room)).toEqual({ size: 60, lines: ['Hello there'] });
  });

  test('wraps before it shrinks', () => {
    const { size, lines } = fitText('A demo that every bank recognizes', measure, room);
    expect(size).toBe(60);
    expect(lines).toEqual(['A demo that', 'every bank', 'recognizes']);
  });

  test('shrinks when it needs more lines than there is room for', () => {
    const title = 'A trading app that stays calm when the market does anything but that';
    const { size, lines } = fitText(title, measure, room);
    expect(size).toBeLessThan(60);
    expect(lines.join(' ')).toBe(title);
  });

  test('leaves no word alone on its last line if it can be helped', () => {
    const { lines } = fitText('one two three four five', measure, { ...room, width: 700 });
    expect(lines).toEqual(['one two three', 'four five']);
  });

  test('shrinks for a word that would stick out', () => {
    expect(fitText('Internationalization', measure, room)).toEqual({
      size: 40,
      lines: ['Internationalization'],
    });
  });

  test('that is far too long ends in an ellipsis', () => {
    const { size, lines } = fitText('and so on, '.repeat(60), measure, room);
    expect(size).toBe(30);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toMatch(/\w…$/);
  });

  test('stays in its box, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const { size, lines } = fitText(title, measure, room);
        for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
        expect(lines.length * size * room.leading).toBeLessThanOrEqual(room.height);
      }),
    );
  });
});

describe('a title without spaces', () => {
  test('breaks between words, and never before a full stop', () => {
    const { size, lines } = fitText(
      '初めての確定申告をやさしく案内するアプリ。使いやすさを大切に',
      measure,
      room,
    );
    expect(size).toBe(60);
    expect(lines.join('')).toBe('初めての確定申告をやさしく案内するアプリ。使いやすさを大切に');
    for (const line of lines) expect(line).not.toMatch(/^[。、]/);
  });
});
