import { expect, test } from 'vitest';
import { pdfRequestSchema } from './pdf.ts';

const RIGHT = { of: { studies: ['a'] }, megabytes: 5, company: 'Zoë & Søn, 한', isSure: false };

test('a PDF can be asked for in any script', () => {
  expect(pdfRequestSchema.safeParse(RIGHT).success).toBe(true);
  expect(pdfRequestSchema.safeParse({ ...RIGHT, company: '' }).success).toBe(true);
});

test.each(['\0', 'a\0b', 'a\n', '\u001b[2J', '\u007f', '\u0085'])(
  'signs that steer a machine are refused: %j',
  (words) => {
    for (const asked of [{ company: words }, { of: { deck: words } }, { of: { studies: ['a', words] } }])
      expect(pdfRequestSchema.safeParse({ ...RIGHT, ...asked }).success).toBe(false);
  },
);
