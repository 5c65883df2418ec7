import { describe, expect, test } from 'vitest';
import { stillNamed } from './about-edits.ts';
import { diplomaOf, entryOf, inOneLine, monthOf, type OwnerFacts } from './people.ts';
import type { NotCarried } from './source.ts';

describe('lines below each other, in one line,', () => {
  test.each([
    [
      'stand apart as sentences, whatever they begin with',
      'Refonte du plan de 68 stations.\n• Tests avec 41 voyageurs\n• −23 % d’appels\n• 4 villes',
      'Refonte du plan de 68 stations. Tests avec 41 voyageurs. −23 % d’appels. 4 villes.',
    ],
    [
      'stand apart where the items of a list begin with small letters',
      'What I did:\n- led the team\n- drew the map',
      'What I did: led the team; drew the map.',
    ],
    [
      'get no second sign where they have one',
      '•Asked: “Why?”\n•Waited…\n•Drew (twice.)\nDone',
      'Asked: “Why?” Waited… Drew (twice.) Done.',
    ],
    [
      'are one sentence where it goes on',
      'Led the team\nthat drew the map.',
      'Led the team that drew the map.',
    ],
    ['stay as they are where there is only one', 'Designer • Writer', 'Designer • Writer'],
  ])('%s', (_, text, line) => {
    expect(inOneLine(text)).toBe(line);
  });
});

test.each([
  ['March 2020', '2020-03'],
  ['sept. 2021', '2021-09'],
  ['Dec 2019', '2019-12'],
  ['3 May 2018', '2018-05'],
  ['févr. 2020', '2020-02'],
  ['fevrier 2020', '2020-02'],
  ['avril 2020', '2020-04'],
  ['mai 2020', '2020-05'],
  ['juin 2020', '2020-06'],
  ['juil. 2020', '2020-07'],
  ['Août 2020', '2020-08'],
  ['aout 2020', '2020-08'],
  ['déc. 2020', '2020-12'],
  ['Pluviôse 2020', undefined],
])('a month is read in English and in French: %s', (text, month) => {
  expect(monthOf(text)).toBe(month);
});

const END = ['Present', 'current', 'To date', 'ongoing', '', '(présent)'];
const FIN = [
  'Présent',
  'PRESENT',
  'aujourd’hui',
  "aujourd'hui",
  'Actuel',
  'actuellement',
  'À ce jour',
  'en cours',
];
test.each([...END, ...FIN])('a job that goes on to “%s” has not ended', (to) => {
  const notCarried: NotCarried[] = [];
  const said = { position: 'Designer', company: 'Pier', from: 'mars 2020', to, description: '' };
  const entries = entryOf({ ...said, where: 'in your jobs' }, notCarried);
  expect(entries).toEqual([{ position: 'Designer', company: 'Pier', from: '2020-03', to: 'present' }]);
  const learned = diplomaOf(
    { diploma: 'Evenings', school: '', from: '2020', to, description: '' },
    notCarried,
  );
  expect(learned).toEqual([{ diploma: 'Evenings', from: '2020', ...(to && { to: 'present' }) }]);
  expect(notCarried).toEqual([]);
});

test('of whoever the settings named before, what nobody brought anew is told, and nothing else', () => {
  const site = {
    baseTitle: 'Portfolio',
    owner: {
      name: 'Ada Example',
      shortName: 'Ada',
      email: 'ada@ada.example',
      linkedin: 'https://www.linkedin.com/in/ada',
      networks: [{ name: 'GitHub', url: 'https://github.com/ada' }],
    },
  };
  const linkedin = { name: 'LinkedIn', url: 'https://www.linkedin.com/in/tomas' };
  const told = (facts: OwnerFacts) =>
    stillNamed(site, {}, facts).map(({ place, words }) => [
      place.replaceAll('content/site.yaml, ', ''),
      words,
    ]);
  expect(told({ name: 'Tomas Lind', networks: [] })).toEqual([
    ['owner.shortName', 'Ada'],
    [
      'owner.email; owner.linkedin; owner.networks',
      'ada@ada.example · https://www.linkedin.com/in/ada · https://github.com/ada',
    ],
  ]);
  expect(told({ name: 'Tomas Lind', email: 't@t.example', networks: [linkedin] })).toEqual([
    ['owner.shortName', 'Ada'],
    ['owner.networks', 'https://github.com/ada'],
  ]);
  // Their own, or nobody’s.
  expect(told({ name: 'Ada Example', networks: [] })).toEqual([]);
  expect(told({ networks: [] })).toEqual([]);
});
