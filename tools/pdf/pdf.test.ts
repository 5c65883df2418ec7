import { describe, expect, test } from 'vitest';
import type { Library } from '../../src/reader/read.ts';
import { withAbout } from './about.ts';
import { chosenStudies } from './chosen.ts';
import { bytesIn, pdfOptions } from './options.ts';
import type { Made } from './pictures.ts';
import { levelFor, STEPS } from './shares.ts';
import { type Outcome, told } from './told.ts';

describe('options', () => {
  test('without any, the open studies in five megabytes', () => {
    expect(pdfOptions([])).toEqual({
      studies: undefined,
      deck: undefined,
      under: 5_000_000,
      company: undefined,
      out: 'portfolio.pdf',
      isSure: false,
    });
  });

  test('all of them', () => {
    const args = [
      '--studies',
      'b, a,b',
      '--under',
      '4.5MB',
      '--for',
      ' Some Company ',
      '--out',
      'x/y.pdf',
      '--yes',
    ];
    expect(pdfOptions(args)).toEqual({
      studies: ['b', 'a'],
      deck: undefined,
      under: 4_500_000,
      company: 'Some Company',
      out: 'x/y.pdf',
      isSure: true,
    });
  });

  test.each([
    [['--under', 'small'], /size such as 5MB/],
    [['--out', 'x.docx'], /ends in \.pdf/],
    [['--studies', 'a', '--deck', 'b'], /choose one/],
    [['--studies', ','], /names none/],
    [['--colour'], /--colour/],
  ])('%j is told', (args, words) => {
    expect(pdfOptions(args)).toMatchObject({ told: expect.stringMatching(words), isFault: true });
  });

  test.each([
    ['5MB', 5_000_000],
    ['5', 5_000_000],
    ['4,5 mb', 4_500_000],
    ['800KB', 800_000],
    ['0', undefined],
    ['5GB', undefined],
  ])('%s is %s bytes', (words, bytes) => expect(bytesIn(words)).toBe(bytes));
});

describe('shares', () => {
  test('all keep what they need where there is enough', () => {
    expect(levelFor([10, 20, 30], 60)).toBe(Number.POSITIVE_INFINITY);
  });

  test('the largest give first', () => {
    expect(levelFor([10, 20, 100], 60)).toBe(30);
    expect(levelFor([10, 90, 100], 60)).toBe(25);
  });

  test('together they never take more than there is', () => {
    const sizes = [5, 80, 13, 400, 22, 22, 90];
    for (let budget = 10; budget < 700; budget += 17) {
      const level = levelFor(sizes, budget);
      const spent = sizes.reduce((sum, size) => sum + Math.min(size, level), 0);
      expect(spent).toBeLessThanOrEqual(Math.max(budget, 0) + 1e-6);
    }
  });

  test('every step is smaller than the one before', () => {
    for (const [at, step] of STEPS.entries()) {
      const next = STEPS[at + 1];
      if (next) expect([next.ppi < step.ppi, next.quality < step.quality]).toEqual([true, true]);
    }
  });
});

describe('which studies', () => {
  const study = (locked = false, draft = false) => ({ locked, draft });
  const library = {
    studies: { a: study(), b: study(true), c: study(false, true), d: study() },
    decks: { onsite: { studies: [{ study: 'b' }, { study: 'a' }] } },
    work: { featured: { studies: ['d', 'b'] }, previous: { studies: ['a', 'c'] } },
  } as unknown as Library;
  const chosen = ({ studies, deck }: { studies?: string[]; deck?: string }) =>
    chosenStudies(library, { studies, deck });

  test('without a word, those that are open, as the Work page has them', () => {
    expect(chosen({})).toEqual({ routes: ['d', 'a'], locked: [] });
  });

  test('a locked one has to be named', () => {
    expect(chosen({ studies: ['b', 'a'] })).toEqual({ routes: ['b', 'a'], locked: ['b'] });
  });

  test('those of a deck, in its order; its locked ones are asked about', () => {
    expect(chosen({ deck: 'onsite' })).toEqual({ routes: ['b', 'a'], locked: ['b'] });
  });

  test.each([
    [{ studies: ['onsit'] }, /no study called onsit/],
    [{ deck: 'onsit' }, /Did you mean onsite/],
  ])('%j is told', (asked, words) => expect(() => chosen(asked)).toThrow(words));
});

describe('what came of it', () => {
  const picture = (name: string, size: number, isSoft: boolean): Made => ({
    address: name,
    master: `content/case-studies/a/${name}.png`,
    inches: 5,
    width: 2000,
    bytes: Buffer.alloc(size),
    step: { ppi: 96, quality: 60 },
    isSoft,
  });
  const outcome: Outcome = {
    out: 'portfolio.pdf',
    bytes: 4_700_000,
    pages: 31,
    under: 5_000_000,
    seconds: 20.4,
    made: [picture('hero', 300, true), picture('map', 500, true), picture('icon', 10, false)],
    cut: [],
    studies: [
      { title: 'Short', bytes: 1_000_000 },
      { title: 'Long', bytes: 3_000_000 },
    ],
  };

  test('is told, with the pictures that gave', () => {
    expect(told(outcome)).toBe(
      '✓ portfolio.pdf: 4.7 MB, 31 pages; two pictures were made smaller than they are sharp: a/map.png, a/hero.png (20 s)',
    );
  });

  test('a page on which something has no room is named', () => {
    expect(told({ ...outcome, cut: [4, 9] })).toContain('look at page 4, 9, where something has no room');
  });

  test('if it is too large, what could go', () => {
    const made = [
      picture('hero', 900_000, true),
      picture('map', 1_200_000, true),
      picture('icon', 10, false),
    ];
    expect(told({ ...outcome, made, under: 3_000_000 })).toMatch(
      /It cannot be made smaller than 4\.7 MB as it is\. You could leave out “Long”, about 3\.0 MB, or leave out the largest pictures \(slide: false\): a\/map\.png, a\/hero\.png, or allow more: --under 5MB\.$/,
    );
  });

  test('nothing is proposed that would not be enough', () => {
    expect(told({ ...outcome, bytes: 1_300_000, under: 100_000, studies: [] })).toMatch(
      /1\.3 MB, 31 pages.*\n {2}It cannot be made smaller than 1\.3 MB as it is\. You could allow more: --under 2MB\.$/s,
    );
    expect(told({ ...outcome, made: [], bytes: 130_000, under: 100_000, studies: [] })).toMatch(
      /130 KB, .*smaller than 130 KB as it is\. You could allow more: --under 200KB\.$/s,
    );
  });
});

test('title and author are added to a PDF, in any script, and what was there stays', () => {
  const catalog = '1 0 obj\n<</Type /Catalog\n/Lang (en)>>\nendobj\n';
  const info = '2 0 obj\n<</Creator (Chromium)\n/Title (Old \\) one)>>\nendobj\n';
  const before = Buffer.from(
    `%PDF-1.4\n${catalog}${info}xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000060 00000 n \ntrailer\n<</Size 3\n/Root 1 0 R\n/Info 2 0 R>>\nstartxref\n120\n%%EOF\n`,
    'latin1',
  );
  const after = withAbout(before, { title: 'Nguyễn', author: 'Zoë' });
  expect(after.subarray(0, before.length)).toEqual(before);
  const added = after.subarray(before.length).toString('latin1');
  expect(added).toContain('/Title <FEFF004E00670075007900EA0303006E>'.replace('00EA0303', '1EC5'));
  expect(added).toContain('/Author <FEFF005A006F00EB>');
  expect(added).toContain('/Creator (Chromium)');
  expect(added).not.toContain('Old');
  expect(added).toContain('/Lang (en)');
  expect(added).toContain('/Prev 120');
  for (const [, number, at] of added.matchAll(/^(\d+) 1\n(\d{10}) 00000 n /gm))
    expect(after.toString('latin1', Number(at))).toMatch(new RegExp(`^${number} 0 obj`));
});
