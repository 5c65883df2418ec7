import { expect, test } from 'vitest';
import { areToldOnce, changed, STUDY, told } from '../../../tests/helpers/told.ts';

const bio = (text: string) => changed('about.yaml', ['bio', 0], text);
const here = { severity: 'advice', file: 'content/about.yaml' } as const;

areToldOnce([
  {
    kind: 'a misspelling',
    ...bio('We recieved it.'),
    ...here,
    line: 'recieved',
    says: '“recieved” is not in the Canadian dictionary: did you mean “received” or “relieved”? If it is right, add it to content/words.txt.',
  },
  {
    kind: 'an American spelling',
    ...bio('The color of the street.'),
    ...here,
    line: 'color',
    says: '“color” is not in the Canadian dictionary',
  },
  {
    kind: 'a misspelling in a list',
    ...bio('Sketches, protoypes, tests.'),
    ...here,
    line: 'protoypes',
    says: '“protoypes” is not in the Canadian dictionary: did you mean “prototypes”',
  },
  {
    kind: 'a word said twice',
    ...bio('It is in the the drawer.'),
    ...here,
    line: 'the the',
    says: '“the the” says a word twice: take one out.',
  },
  {
    kind: 'the wrong article',
    ...bio('It was a honest mistake.'),
    ...here,
    line: 'a honest',
    says: '“a” should be “an” here, by the sound of the word after it: change it.',
  },
  {
    kind: 'a word that puts people off',
    ...bio('I kept a blacklist of colours.'),
    ...here,
    line: 'blacklist',
    says: '“blacklist” may put readers off: try',
  },
]);

test.each([
  ['a woman and her father', 'A woman and her father at a desk, just before it got easy.'],
  [
    'codes, addresses and slots',
    'The T4, the CRA and 680K at www.example.com/x_y, the same at ada@example.com.',
  ],
  ['a name’s s', 'It was Ada’s idea, and Ada’s alone.'],
])('%s are left alone', async (_, text) => {
  expect((await told(bio(text))).findings).toEqual([]);
});

test('a word misspelt on every page is told once', async () => {
  const { findings } = await told({
    spoil: (files) => {
      bio('Recieved, and recieved again.').spoil?.(files);
      changed(STUDY, ['description'], 'It was recieved.').spoil?.(files);
    },
  });
  expect(findings).toHaveLength(1);
});

test('names that stand where names belong are known everywhere', async () => {
  const { findings } = await told({
    spoil: (files) => {
      const put = (file: string, path: (string | number)[], value: unknown) =>
        changed(file, path, value).spoil?.(files);
      put('site.yaml', ['owner', 'name'], 'Zdzisława Łukaszewicz-Brzęk');
      put('site.yaml', ['owner', 'shortName'], 'Zdzisia');
      put('site.yaml', ['owner', 'location'], 'Grabovnik');
      put('about.yaml', ['jobs', 'entries', 0, 'company'], 'Tidefell & Söhne');
      put(STUDY, ['title'], 'Kwibble: a ledger for Ostrowik');
      put(
        STUDY,
        ['info'],
        [
          { title: 'My Role', items: ['Designer'] },
          { title: 'Tools', items: ['Protoplay', 'Figmaster 2'] },
        ],
      );
      const text = [
        'I am Zdzisia, or Zdzisława Łukaszewicz-Brzęk, and Łukaszewicz’s desk is in Grabovnik.',
        'At Tidefell I drew Kwibble for Ostrowik with Protoplay and Figmaster.',
      ];
      put('about.yaml', ['bio', 0], text.join(' '));
    },
  });
  expect(findings.filter(({ word }) => word)).toEqual([]);
});

test('a slip is told although it looks like a name, or was one on another site', async () => {
  const { findings } = await told({
    spoil: (files) => {
      changed(STUDY, ['title'], 'Recieved letters').spoil?.(files);
      changed(STUDY, ['info'], [{ title: 'My Role', items: ['Desinger'] }]).spoil?.(files);
      bio('It was in Grabovnik.').spoil?.(files);
    },
  });
  expect(findings.flatMap(({ word }) => word ?? []).toSorted()).toEqual([
    'Desinger',
    'Grabovnik',
    'Recieved',
  ]);
});
