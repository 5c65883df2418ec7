import { describe, expect, test } from 'vitest';
import { aboutPlan } from './about-edits.ts';
import { diplomaOf, entryOf, inOneLine, monthOf, type OwnerFacts } from './people.ts';
import type { NotCarried } from './source.ts';
import { stillNamed } from './still-named.ts';

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
  ['1er févr. 2010', '2010-02'],
  ['le 14 juillet 2010', '2010-07'],
  ['1st of February 2010', '2010-02'],
  ['February 1, 2010', '2010-02'],
  ['Feb 22nd 2010', '2010-02'],
  ['1er\u00a0février\u00a02010', '2010-02'],
  ['Pluviôse 2020', undefined],
])('a month is read in English and in French: %s', (text, month) => {
  expect(monthOf(text)).toBe(month);
});

test.each([
  ['01.02.2010', '2010-02'],
  ['25/02/2010', '2010-02'],
  ['02/25/2010', '2010-02'],
  ['25-02-2010', '2010-02'],
  ['05/05/2010', '2010-05'],
  ['01/02/2010', '2010'],
  ['13/2014', undefined],
  ['13.13.2014', undefined],
  ['25/13/2014', undefined],
  ['41/02/2014', undefined],
])('of a date in numbers the month is read where it is certain: %s', (text, month) => {
  expect(monthOf(text)).toBe(month);
});

const UNKNOWN = 'is no month that is known: write it as 2014-05, or as a year alone,';
test.each([
  ['', '2014', '', 'It does not say when it began.'],
  ['13/2014', '2015', '', `“13/2014” ${UNKNOWN} and bring the file again.`],
  ['2014', 'soon', '', `“soon” ${UNKNOWN} and bring the file again.`],
  ['2014', '2013', '', 'It ends before it begins.'],
  [
    '25.02.2010',
    '01/02/2012',
    '2010-02 2012',
    'To some the day comes first, to others the month, so only the year came: write 2012-02 or 2012-01 in content/about.yaml.',
  ],
])('of an entry from “%s” to “%s” is told what is true of its dates', (from, to, dates, why) => {
  const notCarried: NotCarried[] = [];
  const said = { position: 'Designer', company: 'Pier', from, to, description: '' };
  const entries = entryOf({ ...said, where: 'in your jobs' }, notCarried);
  expect(entries.map((entry) => `${entry.from} ${entry.to}`).join()).toBe(dates);
  expect(notCarried.map((one) => one.why)).toEqual([why]);
});

test.each([
  ['soon', '2014', '', `“soon” ${UNKNOWN} in content/about.yaml.`],
  ['2014', '2013', '', 'It ends before it begins.'],
  [
    '01/02/2010',
    '2012',
    '2010 2012',
    'To some the day comes first, to others the month, so only the year came: write 2010-02 or 2010-01 in content/about.yaml.',
  ],
])('of education from “%s” to “%s” too, and what was learned comes', (from, to, dates, why) => {
  const notCarried: NotCarried[] = [];
  const [learned] = diplomaOf({ diploma: 'BA', school: 'Pier', from, to, description: '' }, notCarried);
  expect(learned).toMatchObject({ diploma: 'BA', school: 'Pier' });
  expect([learned?.from, learned?.to].filter(Boolean).join(' ')).toBe(dates);
  expect(notCarried.map((one) => one.why)).toEqual([why]);
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

test('every line that has the old name in it is told, wherever it stands, and no other', () => {
  const site = {
    baseTitle: 'Will Stone',
    url: 'https://will-stone.example',
    description: 'The work of Will Stone. Product designer, Halifax.',
    owner: { name: 'Will Stone', email: 'will@stone.example' },
  };
  const about = {
    description: 'About Will Stone, a designer who will listen.',
    photo: { file: 'site/Will.png', alt: 'Will at his desk' },
    intro: ['What will it take?', 'Hello, I’m Will.'],
    jobs: { entries: [{ position: 'Lead', description: 'Made WILL STONE STUDIO grow. Willow too.' }] },
  };
  const work = { description: 'Case studies by Will Stone.', hero: { greeting: 'Hi, I’m Will!' } };
  const others = { 'content/work.yaml': work, 'content/about.yaml': about, 'content/fun.yaml': undefined };
  const [named] = stillNamed(site, others, { name: 'Noor Haddad', networks: [] });
  expect(named?.place.split('; ')).toEqual([
    'content/site.yaml, baseTitle',
    'content/site.yaml, description',
    'content/work.yaml, description',
    'content/work.yaml, hero.greeting',
    'content/about.yaml, description',
    'content/about.yaml, photo.alt',
    'content/about.yaml, intro, item 2',
    'content/about.yaml, jobs.entries, item 1, description',
  ]);
  expect(named?.words).toContain('About Will Stone, a designer who will listen. · Will at his desk');
});

test('a first name that somebody keeps is right wherever it stands', () => {
  const site = { baseTitle: 'Ada Example', owner: { name: 'Ada Example', shortName: 'Ada' } };
  const work = { hero: { greeting: 'Hi, I’m Ada!' } };
  const told = stillNamed(site, { 'content/work.yaml': work }, { name: 'Ada Lind', networks: [] });
  expect(told.map(({ place }) => place)).toEqual(['content/site.yaml, baseTitle']);
});

test('of a headline is told that there is no resume for it, where there is none', () => {
  const people = {
    headline: 'I draw harbours.',
    ...{ summary: [], jobs: [], volunteering: [], education: [], languages: [], skills: [] },
    owner: { networks: [] },
    notCarried: [],
  };
  const why = (about: object) =>
    aboutPlan(about, people, { replaces: false }).notCarried.map((one) => one.why);
  expect(why({})).toEqual(['The site makes no resume. Give About a `resume:` first.']);
  expect(why({ resume: { summary: 'Mine.', skills: [] } })).toEqual([
    'There is a text already in its place, and it is only replaced when you say so, with --yes.',
  ]);
});
