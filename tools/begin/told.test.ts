import { expect, test } from 'vitest';
import { aboutPlan } from '../../src/import/about-edits.ts';
import { bundleOf } from '../../src/import/bundle.ts';
import type { Beginning } from '../../src/model/beginning.ts';
import { exportFiles, packed } from '../../tests/helpers/import-fixtures.ts';
import { peopleIn } from './people.ts';
import { begunSaid, profileLeft } from './told.ts';

const ANSWERS: Beginning = {
  name: 'Noor Haddad',
  shortName: 'Noor',
  role: 'Product designer',
  place: 'Halifax',
  email: 'noor@example.com',
  networks: [],
  language: 'en-CA',
  look: 'quiet',
};
const BEGUN = { trash: '.trash/x', route: 'first_study', kept: [], left: [], talks: [] };
const NEXT =
  'This is your site now. Click on any text to write your own, or open the card of your first case study, which waits as a draft. Undo brings the sample back.';
const lacks = (what: string, words = 'x') => ({ what, place: 'your profile', why: 'No place.', words });

test('what to do next is said first, and nothing else where there is nothing else', () => {
  expect(begunSaid(BEGUN)).toBe(NEXT);
});

test('of a LinkedIn export is said what came, and all that did not is in a list, Projects by their name', async () => {
  const zip = Buffer.from(packed(await exportFiles('linkedin', 'complete')));
  const people = await peopleIn('.', () => bundleOf('Complete.zip', zip));
  const brought = aboutPlan({ resume: {} }, people, { replaces: true });
  expect(begunSaid({ ...BEGUN, brought })).toMatch(
    /^This is your site now\. .* From your profile: \d jobs, /,
  );
  const left = profileLeft(ANSWERS, brought);
  expect(left).toHaveLength(people.notCarried.filter(({ what }) => !/(first|last) name/.test(what)).length);
  const unread = left.filter(({ why }) => why.includes('not opened'));
  expect(unread.map(({ what, place }) => `${what} ${place}`)).toEqual([
    'Projects in Projects.csv',
    '2 other files of the export Connections.csv, messages.csv',
  ]);
});

test('what the answers say already is not named as left out, and a job that is comes first', () => {
  const left = (...notCarried: ReturnType<typeof lacks>[]) =>
    profileLeft(ANSWERS, { notCarried }).map(({ what }) => what);
  expect(left(lacks('“first name”', 'Noura'), lacks('“geo location”', 'halifax'))).toEqual([]);
  expect(left(lacks('“a”'), lacks('“b”'), lacks('Intern, Pier'))).toEqual(['Intern, Pier', '“a”', '“b”']);
});

test('words that went with the sample are counted, and shown in short', () => {
  const left = [
    'My own company',
    'A sentence of mine that goes on and on for much longer than a line',
    'c',
    'd',
  ];
  expect(begunSaid({ ...BEGUN, kept: ['/beta'], left })).toBe(
    `${NEXT} What you had written in /beta stayed. Of your words, 4 texts went with the sample: “My own company”, “A sentence of mine that goes on and on for much …”, “c” …`,
  );
});

test('talks that went with the studies they show are named', () => {
  const said = begunSaid({ ...BEGUN, talks: ['What I made of it in a year'] });
  expect(said).toBe(`${NEXT} Your 1 talk went with the sample’s studies: “What I made of it in a year”.`);
});
