import { describe, expect, test } from 'vitest';
import { set } from '../../../tests/helpers/good-content.ts';
import { changed, told } from '../../../tests/helpers/told.ts';

const PATIENCE = { timeout: 60_000 };

describe('The language of the site', PATIENCE, () => {
  test('is told once where the frame has no words in it and there is no dictionary', async () => {
    const { findings, folder } = await told(changed('site.yaml', ['language'], 'pl'));
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(
        /^The words of the frame .* not there in Polish and stay English: .*src\/words\/pl\.ts/,
      ),
      'There is no dictionary for Polish here, so spelling and slips are not checked.',
    ]);
    expect(findings[0]).toMatchObject({ severity: 'advice', file: 'content/site.yaml' });
    expect(folder.line('content/site.yaml', findings[0]?.line)).toContain('language: pl');
  });

  test('has words but no dictionary in French', async () => {
    const { findings } = await told(changed('site.yaml', ['language'], 'fr-CA'));
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining('no dictionary for French'),
    ]);
  });

  test.each([
    ['en-CA', 'color', 'Canadian'],
    ['en-US', 'colour', 'American'],
    ['en-AU', 'color', 'British'],
  ])('decides how words are spelt: %s', async (language, wrong, name) => {
    const { findings } = await told({
      spoil: (files) => {
        set(files, 'site.yaml', ['language'], language);
        set(files, 'about.yaml', ['bio', 0], `The ${wrong} of a desk.`);
      },
    });
    expect(findings.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining(`“${wrong}” is not in the ${name} dictionary`),
    ]);
  });

  test('of the frame is not the owner’s to spell', async () => {
    const { findings } = await told({
      spoil: (files) => {
        for (const group of ['labels', 'gate', 'notFound', 'footer'])
          set(files, 'site.yaml', [group], undefined);
      },
    });
    expect(findings).toEqual([]);
  });
});
