import { describe, expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { readBundle } from './readers.ts';

async function read(resume: object) {
  const bytes = new TextEncoder().encode(JSON.stringify({ basics: { label: 'Designer' }, ...resume }));
  const { people } = await readBundle(bundleOf('resume.json', bytes), { word: async () => ({ html: '' }) });
  if (!people) throw new Error('There is nobody.');
  return { ...people, told: people.notCarried.map(({ what, words }) => `${what}: ${words}`) };
}

const GOOD = { name: 'Harbour', position: 'Lead', startDate: '2020' };
const TRAM = { company: 'Tram', position: 'Designer', startDate: 2018, endDate: '2019' };

describe('one entry that is none keeps none of the others from coming:', () => {
  test('nothing, or a word, among jobs', async () => {
    const { jobs, told } = await read({ work: [GOOD, null, 'Sailed for years', [], {}, TRAM] });
    expect(jobs.map(({ company }) => company)).toEqual(['Harbour', 'Tram']);
    expect(told).toEqual(['Sailed for years: Sailed for years']);
  });

  test('a word is the name of a skill, of a language and of what was learned', async () => {
    const { skills, languages, education, told } = await read({
      skills: ['Figma', { name: 'Tools', keywords: ['Maze', null, { name: 'Paper' }] }, 7, null],
      languages: ['Danish', { language: 'French', fluency: 'Fluent' }],
      education: ['Harbour School', { institution: 'Tram School', area: ['Signs', 'Maps'] }],
      certificates: ['Radar operator'],
    });
    expect(skills).toEqual([
      { title: 'Tools', items: ['Maze', 'Paper'] },
      { title: undefined, items: ['Figma', '7'] },
    ]);
    expect(languages).toEqual([{ name: 'Danish' }, { name: 'French', level: 'Fluent' }]);
    expect(education.map(({ diploma, school }) => [diploma, school])).toEqual([
      ['Harbour School', undefined],
      ['Signs, Maps', 'Tram School'],
      ['Radar operator', undefined],
    ]);
    expect(told).toEqual([]);
  });

  test('texts that are lists, lists that are texts, and one entry without its list', async () => {
    const { jobs, summary, skills, told } = await read({
      basics: { summary: ['I draw.', 'I sail.'] },
      work: [{ ...GOOD, summary: ['Led.', 'Drew.'], highlights: 'Tested', location: { city: 'Halifax' } }],
      skills: { name: 'Figma' },
    });
    expect(summary).toEqual(['I draw.', 'I sail.']);
    expect(jobs).toMatchObject([{ description: 'Led. Drew. Tested.', city: 'Halifax' }]);
    expect(skills).toEqual([{ title: undefined, items: ['Figma'] }]);
    expect(told).toEqual([]);
  });

  test('what has no name is called by what it is', async () => {
    const { told } = await read({ languages: [{ fluency: 'Fluent' }], skills: [{ level: 'Master' }] });
    expect(told).toEqual(['some skills: Master', 'a language: Fluent']);
  });
});

test('what a profile says beside its address is told, unless the address says it too', async () => {
  const { owner, told } = await read({
    basics: {
      profiles: [
        { network: 'Mastodon', username: '@noor', url: 'https://social.example/u/4711' },
        { network: 'LinkedIn', username: 'noor', url: 'https://www.linkedin.com/in/noor/' },
        { network: 'Kites', username: 'noor-flies' },
        { network: 'GitHub', url: 'https://github.com/noor', since: 'long ago' },
        'https://noor.example',
      ],
    },
  });
  expect(owner.networks.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'Mastodon https://social.example/u/4711',
    'LinkedIn https://www.linkedin.com/in/noor/',
    'GitHub https://github.com/noor',
    expect.stringContaining('https://noor.example'),
  ]);
  expect(told).toEqual([
    '“profiles” of Mastodon: @noor',
    '“profiles”: Kites, noor-flies',
    '“profiles” of GitHub: long ago',
  ]);
});

test('a network is offered by a name there alone, and by an address of before https; the rest is told', async () => {
  const { owner, told } = await read({
    basics: {
      profiles: [
        { network: 'LinkedIn', username: 'noor' },
        { network: 'GitHub', url: 'http://github.com/noor' },
        { network: 'Behance', url: 'behance.net/noor', username: '@noor' },
        { network: 'Site', url: 'http://noor.example' },
      ],
    },
  });
  expect(owner.networks.map(({ name, url }) => `${name} ${url}`)).toEqual([
    'LinkedIn https://www.linkedin.com/in/noor',
    'GitHub https://github.com/noor',
    'Behance https://behance.net/noor',
  ]);
  expect(told).toEqual([
    '“profiles” of GitHub: http://github.com/noor',
    '“profiles”: Site, http://noor.example',
  ]);
});

test('what is told of a profile says what it lacks, and where to put it', async () => {
  const profiles = [
    { network: 'Mastodon', username: '@noor@social.example' },
    { network: 'Site', url: 'http://noor.example' },
  ];
  const { notCarried } = await read({ basics: { profiles } });
  expect(notCarried.map(({ why }) => why)).toEqual([
    'It has no address: put it under owner.networks in content/site.yaml, with the whole one.',
    'Its address is none that surely begins with https://: put it under owner.networks in content/site.yaml, with the whole one.',
  ]);
});

test.each(['Twitter', 'twitter', 'Twitter / X', 'X (formerly Twitter)', 'x'])(
  'a name at “%s” is a name at X',
  async (network) => {
    const { owner, told } = await read({ basics: { profiles: [{ network, username: '@noor' }] } });
    expect(owner.networks).toEqual([{ name: 'X', url: 'https://x.com/noor' }]);
    expect(told).toEqual([]);
  },
);

test('a second name of an employer is told', async () => {
  const { jobs, told } = await read({ work: [{ ...GOOD, company: 'Harbour Authority of Halifax' }] });
  expect(jobs).toMatchObject([{ company: 'Harbour' }]);
  expect(told).toEqual(['“company” of Lead, Harbour: Harbour Authority of Halifax']);
});

test.each(['1er févr. 2010', 'February 1, 2010', '1st of February 2010', '01.02.2010', '25/02/2010'])(
  'a job since %s comes with its month, and no word of it is missed',
  async (startDate) => {
    const { jobs, told } = await read({ work: [{ ...GOOD, startDate }] });
    expect(jobs).toMatchObject([{ from: '2010-02' }]);
    expect(told).toEqual([]);
  },
);

test.each(['actuel', 'aujourd’hui', 'à ce jour', 'en cours', 'current', 'now', 'ongoing'])(
  'a job until “%s” goes on, and none of these words is missed',
  async (endDate) => {
    const { jobs, told } = await read({ work: [{ ...GOOD, endDate }] });
    expect(jobs).toMatchObject([{ to: 'present' }]);
    expect(told).toEqual([]);
  },
);

test('what has no place, or another one, is told as what it is, and where it goes', async () => {
  const { notCarried } = await read({
    basics: { location: { city: 'Halifax' }, image: 'me.png', url: 'https://noor.example', phone: '555' },
    skills: [{ name: 'Recherche', level: 'Avancé' }, { level: 'Master' }],
    languages: [{ language: 'French', since: 'birth' }],
  });
  expect(notCarried.map(({ what, why, words }) => `${what}: ${words}. ${why}`)).toEqual([
    '“location”: Halifax. Where you work from is the settings’ to say: owner.location in content/site.yaml.',
    '“image”: me.png. Put the photo itself into content/site, and its name under photo in content/about.yaml, with what it shows.',
    '“url”: https://noor.example. Put the whole address under owner.networks in content/site.yaml, if visitors are to find it.',
    '“phone”: 555. About has no place for it.',
    '“level” of “Recherche”: Avancé. A skill in the resume is its name alone.',
    'some skills: Master. They have no name.',
    '“since” of “French”: birth. A language in the resume is its name and how well you speak it.',
  ]);
});

const whole = JSON.stringify({ basics: { label: 'Designer' }, work: [GOOD, TRAM] }, null, 2);
const early = (line: number) => `JSON that ends too early, in line ${line}: `;
const slip = (line: number) => `JSON with a slip in line ${line}: `;
test.each([
  ['is cut in the middle of a word', whole.slice(0, whole.indexOf('Tram') + 2), early(12)],
  ['is cut after a comma', whole.slice(0, whole.indexOf('"company"')), early(11)],
  ['is cut after a word', whole.slice(0, whole.indexOf(': "Tram"')), early(12)],
  ['lacks a comma', whole.replace('"Harbour",', '"Harbour"'), slip(8)],
  ['has a comma too many', whole.replace('"2020"', '"2020",'), slip(10)],
  ['has a comma too many in a list', whole.replace('\n  ]', ',\n  ]'), slip(17)],
  ['lacks a quotation mark', whole.replace('"Lead"', '"Lead'), slip(8)],
  ['has a word without quotation marks', whole.replace('"Lead"', 'Lead'), slip(8)],
  ['goes on after its end', `${whole}\n}`, slip(19)],
])('a resume that %s is told with its line', async (_, text, why) => {
  const bundle = bundleOf('resume.json', new TextEncoder().encode(text));
  await expect(readBundle(bundle, { word: async () => ({ html: '' }) })).rejects.toThrow(
    `resume.json is ${why}`,
  );
});

test('JSON that is right and no resume is nothing that is known', async () => {
  const bundle = bundleOf('package.json', new TextEncoder().encode('{"name": "kites"}'));
  await expect(readBundle(bundle, { word: async () => ({ html: '' }) })).rejects.toThrow(
    'package.json is nothing that is known here.',
  );
});
