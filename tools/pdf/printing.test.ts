import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Portfolio } from '../../src/present/reading/portfolio-of.ts';
import type { Chrome } from './chrome.ts';
import type { Made, Pictures, Wanted } from './pictures.ts';
import { Printing } from './printing.ts';
import { STEPS } from './shares.ts';

const LETTERS = 300;

test('where letters alone take too much, pictures take the least there is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'printing-'));
  const wanted: Wanted = { address: 'a', master: 'a.png', inches: 5, width: 2000 };
  let size = 0;
  const pictures = {
    within: async (_: readonly Wanted[], budget: number): Promise<Made[]> => {
      size = budget === 0 ? 10 : 70;
      const step = STEPS.at(budget === 0 ? -1 : 4) ?? { ppi: 66, quality: 46 };
      return [{ ...wanted, bytes: Buffer.alloc(size), step, isSoft: true }];
    },
  } as unknown as Pictures;
  const chrome = {
    file: (name: string) => join(folder, name),
    show: async () => {},
    print: async () => Buffer.alloc(LETTERS + size),
  } as unknown as Chrome;
  const printing = new Printing(chrome, {
    draw: () => '',
    portfolio: { sheets: [] } as unknown as Portfolio,
    page: (body) => body,
  });
  const { pdf } = await printing.within(100, [], [wanted], pictures, (bytes) => bytes);
  expect(pdf.length).toBe(LETTERS + 10);
  rmSync(folder, { recursive: true });
});
