import { expect, test } from 'vitest';
import { picture } from '../../../tests/helpers/good-content.ts';
import { told } from '../../../tests/helpers/told.ts';
import { firstWords } from '../../begin/words.ts';

test('files that no page uses are one finding, which names some and lists all', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `content/paintings/${name}.webp`);
  const { findings } = await told({
    put: async ({ put }) => {
      for (const name of names) put(name, await picture(2, 2));
    },
  });
  expect(findings).toEqual([
    {
      severity: 'advice',
      topic: 'Files',
      sentence: `No page uses these 6 files: ${names.slice(0, 4).join(', ')} and 2 more. Delete them, if they are not for later.`,
      unused: names,
    },
  ]);
});

test.each(['en-CA', 'fr-CA'])(
  'words of the first day in %s wait for the owner’s own, and stop nothing',
  async (language) => {
    const { blurb } = firstWords(language).work;
    const { findings } = await told({
      spoil: (files) => Object.assign(files['work.yaml']?.hero as object, { blurb }),
    });
    // A test’s site is in English: what its dictionary says of French is beside the point.
    expect(findings.filter(({ word }) => !word)).toMatchObject([
      {
        severity: 'advice',
        file: 'content/work.yaml',
        field: 'hero.blurb',
        sentence: expect.stringContaining(blurb),
      },
    ]);
  },
);
