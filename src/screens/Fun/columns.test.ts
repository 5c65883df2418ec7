import { describe, expect, it } from 'vitest';
import { columnTops } from './columns.ts';

describe('The items on top of balanced columns', () => {
  it('are every third of nine that are alike', () => {
    expect(columnTops([1, 1, 1, 1, 1, 1, 1, 1, 1], 3)).toEqual([0, 3, 6]);
  });

  it('depend on heights, not on numbers', () => {
    expect(columnTops([3, 1, 1, 1, 3], 3)).toEqual([0, 1, 4]);
  });

  it('are fewer than the columns where there is too little to fill them', () => {
    expect(columnTops([1, 1], 3)).toEqual([0, 1]);
    expect(columnTops([], 3)).toEqual([]);
  });

  it('are the first alone in one column', () => {
    expect(columnTops([2, 5, 1], 1)).toEqual([0]);
  });
});
