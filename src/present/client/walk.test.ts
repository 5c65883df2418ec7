import { describe, expect, test } from 'vitest';
import { walked } from './walk.ts';

/** Rows of so many, each box 100 wide; every other one begins a hair lower, as rounding has it. */
const rows = (...counts: number[]) =>
  counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => ({
      left: at * 110,
      top: row * 80 + (at % 2) * 0.4,
      width: 100,
      height: 70,
    })),
  );
const walk = (here: number, key: string, direction: 'ltr' | 'rtl' = 'ltr') =>
  walked(rows(6, 6, 2, 6), here, { key, direction });

describe('among all slides', () => {
  test('up and down lead to what is above and below, in every column', () => {
    for (let at = 0; at < 6; at++) {
      expect(walk(at, 'ArrowDown')).toBe(at + 6);
      expect(walk(at + 6, 'ArrowUp')).toBe(at);
    }
  });

  test('a short row at the end of a part is met at its nearest', () => {
    expect(walk(11, 'ArrowDown')).toBe(13);
    expect(walk(13, 'ArrowDown')).toBe(15);
    expect(walk(19, 'ArrowUp')).toBe(13);
  });

  test('left and right follow the language, and nothing leads over the edge', () => {
    expect([walk(5, 'ArrowRight'), walk(6, 'ArrowLeft')]).toEqual([6, 5]);
    expect([walk(6, 'ArrowRight', 'rtl'), walk(5, 'ArrowLeft', 'rtl')]).toEqual([5, 6]);
    expect([walk(0, 'ArrowLeft'), walk(2, 'ArrowUp'), walk(19, 'ArrowRight'), walk(19, 'ArrowDown')]).toEqual(
      [undefined, undefined, undefined, undefined],
    );
    expect([walk(9, 'Home'), walk(9, 'End'), walk(9, 'x')]).toEqual([0, 19, undefined]);
  });
});
