import { expect, test } from 'vitest';
import { aboutPlan } from '../../src/import/about-edits.ts';
import { bundleOf } from '../../src/import/bundle.ts';
import type { Beginning } from '../../src/model/beginning.ts';
import { exportFiles, packed } from '../../tests/helpers/import-fixtures.ts';
import { peopleIn } from './people.ts';
import { begunSaid, profileSaid } from './told.ts';

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
  expect(begunSaid(ANSWERS, BEGUN)).toBe(NEXT);
});

test('of a LinkedIn export is said what came, how much did not, and three names of that at most', async () => {
  const zip = Buffer.from(packed(await exportFiles('linkedin', 'basic')));
  const people = await peopleIn('.', () => bundleOf('Basic.zip', zip));
  const brought = aboutPlan({ resume: {} }, people, { replaces: true });
  const said = begunSaid(ANSWERS, { ...BEGUN, brought });
  expect(said).toMatch(
    /^This is your site now\. .* From your profile: 3 jobs, 3 skills, your headline, the text about you\. \d things had no place: /,
  );
  expect(said).not.toMatch(/first name|last name|headline”/i);
  expect(said.match(/had no place: (.*)$/)?.[1]?.match(/“/g)?.length).toBe(3);
  expect(said.length).toBeLessThan(360);
});

test('what the answers say already is not named as left out, and a job that is comes first', () => {
  const profile = (...notCarried: ReturnType<typeof lacks>[]) =>
    profileSaid(ANSWERS, { told: ['1 job'], notCarried });
  expect(profile(lacks('“first name”', 'Noura'), lacks('“geo location”', 'halifax'))).toBe(
    'From your profile: 1 job.',
  );
  expect(profile(lacks('“Location” of Designer, Harbour'), lacks('“Location” of Intern, Pier'))).toBe(
    'From your profile: 1 job. 2 things had no place: “Location”.',
  );
  expect(profile(lacks('“a”'), lacks('“b”'), lacks('“c”'), lacks('Intern, Pier'))).toBe(
    'From your profile: 1 job. 4 things had no place: Intern, Pier, “a”, “b” …',
  );
});

test('words that went with the sample are counted, and shown in short', () => {
  const left = [
    'My own company',
    'A sentence of mine that goes on and on for much longer than a line',
    'c',
    'd',
  ];
  expect(begunSaid(ANSWERS, { ...BEGUN, kept: ['/beta'], left })).toBe(
    `${NEXT} What you had written in /beta stayed. Of your words, 4 texts went with the sample: “My own company”, “A sentence of mine that goes on and on for much …”, “c” …`,
  );
});

test('talks that went with the studies they show are named', () => {
  const said = begunSaid(ANSWERS, { ...BEGUN, talks: ['What I made of it in a year'] });
  expect(said).toBe(`${NEXT} Your 1 talk went with the sample’s studies: “What I made of it in a year”.`);
});
