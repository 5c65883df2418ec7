import { expect, test } from 'vitest';
import { picture, set } from '../../../tests/helpers/good-content.ts';
import { areToldOnce, type Bad, changed, GOOD_ALT, told, words } from '../../../tests/helpers/told.ts';

const alt = (text: string): Bad => changed('fun.yaml', ['paintings', 0, 'picture', 'alt'], text);
const here = { severity: 'advice', file: 'content/fun.yaml', line: 'alt:' } as const;

areToldOnce([
  {
    kind: 'an alt text that is missing',
    ...alt(''),
    ...here,
    severity: 'error',
    says: 'This is empty. Fill it in. It is: what someone who cannot see the picture needs to know from it.',
  },
  {
    kind: 'an alt text that begins “image of”',
    ...alt('Image of a red barn'),
    ...here,
    says: 'The alt text says that it is a picture (“Image of a…”), which screen readers say by themselves: begin with what it shows.',
  },
  {
    kind: 'a screenshot that says so',
    ...alt('Screenshot showing the new menu'),
    ...here,
    says: 'The alt text says that it is a picture (“Screenshot showing the…”)',
  },
  {
    kind: 'a file name',
    ...alt('IMG_2041.jpg'),
    ...here,
    says: 'The alt text “IMG_2041.jpg” is a file name: say what the picture shows.',
  },
  {
    kind: 'the picture’s own name',
    ...alt('good'),
    ...here,
    says: 'The alt text “good” is a file name',
  },
  {
    kind: 'one of two words',
    ...alt('A barn.'),
    ...here,
    says: 'The alt text “A barn.” is too short to see anything by',
  },
  {
    kind: 'one that goes on and on',
    ...alt(words(71)),
    ...here,
    says: 'The alt text has 320 characters and is heard in one breath: keep it under 300',
  },
  {
    kind: 'one that two pictures share',
    spoil: (files) =>
      set(files, 'fun.yaml', ['paintings', 1], {
        title: 'Two',
        picture: { file: 'other.png', alt: GOOD_ALT },
      }),
    put: async ({ put }) => put('content/other.png', await picture(1300, 900)),
    ...here,
    says: 'The alt text is the same as that of good.png, so the two cannot be told apart by ear: say what differs.',
  },
]);

test.each(['A painter with a picture of his dog', 'Photographs on a kitchen wall'])(
  '“%s” is fine',
  async (text) => {
    expect((await told(alt(text))).findings).toEqual([]);
  },
);

test('pictures of a draft whose alt texts still wait are told once, as sentences to be written', async () => {
  const waiting = 'Write here — what this picture shows someone who cannot see it.';
  const { findings } = await told({
    spoil: (files) => {
      const study = 'case-studies/alpha/study.yaml';
      set(files, study, ['draft'], true);
      set(files, study, ['cover', 'alt'], waiting);
      set(files, study, ['hero'], { file: '../../other.png', alt: waiting });
    },
    put: async ({ put }) => put('content/other.png', await picture(2000, 900)),
  });
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^2 sentences are still to be written/),
  ]);
});
