import { expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { factsIn, knownFact } from './facts.ts';
import { sorted } from './header.ts';
import { promises } from './headings.ts';
import { readMarkdown } from './markdown.ts';
import { proposeStudy } from './study.ts';

const factsOf = (text: string) =>
  factsIn(readMarkdown(bundleOf('a.md', Buffer.from(`# A\n\nWords first.\n\n${text}\n`)), 'a.md').nodes)
    .facts;

test.each([
  ['Rôle', 'Durée', 'Outils'],
  ['Role', 'Timeline', 'Tools'],
  ['My role', 'Période', 'Tools used'],
])('lines of one paragraph that begin with %s, %s and %s in bold are a fact each', (role, time, tools) => {
  const facts = [
    { label: role, value: 'Designer' },
    { label: time, value: '8 mois' },
    { label: tools, value: 'Figma, Maze' },
  ];
  const lines = (sign: (label: string) => string) =>
    facts.map(({ label, value }) => `${sign(label)} ${value}`).join('\n');
  expect(factsOf(lines((label) => `**${label}:**`))).toEqual(facts);
  expect(factsOf(lines((label) => `**${label}** :`))).toEqual(facts);
});

test('a label without an answer is a text like any other', () => {
  expect(factsOf('**Role:** Designer\n**Tools:**')).toEqual([]);
});

test.each([
  [
    'I led the research, drew the flows, and tested them',
    ['I led the research, drew the flows, and tested them'],
  ],
  ['Responsible for research, flows and testing.', ['Responsible for research, flows and testing.']],
  ['Responsible for research, flows, and testing', ['Responsible for research, flows, and testing']],
  ['J’ai mené la recherche, puis dessiné', ['J’ai mené la recherche, puis dessiné']],
  [
    'Conception de bout en bout, de la recherche aux tests',
    ['Conception de bout en bout, de la recherche aux tests'],
  ],
  ['UX designer, researcher', ['UX designer', 'researcher']],
  ['Design, Research, Illustration', ['Design', 'Research', 'Illustration']],
  ['Lead designer · Researcher', ['Lead designer', 'Researcher']],
  ['4,5 mois', ['4,5 mois']],
])('a role is cut where it lists, never where it tells: %s', (value, items) => {
  expect(sorted([{ label: 'Role', value }], []).facts).toEqual([{ title: 'Role', items }]);
});

test.each(['Équipe', 'L’équipe', "L'equipe", 'Mon équipe'])('%s is a team', (label) => {
  expect(knownFact(label)).toBe('team');
});

test.each([
  ['Les étapes', 'strategy'],
  ['Notre démarche', 'strategy'],
  ['L’équipe', 'team'],
  ['Les enjeux', 'problem'],
  ['Ce que j’ai appris', 'takeaways'],
  ["Ce que j'ai appris", 'takeaways'],
  ['Retombées', 'impact'],
] as const)('the heading %s promises what it says', (heading, kind) => {
  expect(promises(heading, kind)).toBe(true);
});

test('a quotation or a lone sign under the title is no description of the study', () => {
  const page = (text: string) => readMarkdown(bundleOf('a.md', Buffer.from(`# A\n\n${text}\n`)), 'a.md');
  const described = (text: string) => proposeStudy(page(text), new Map()).description;
  expect(described('> Said.\n\n💡\n\nWhat it is.\n\n## B')).toBe('What it is.');
  expect(described('> Said.\n\n## B')).toBeUndefined();
});

test('the lines before a text are read in the form of either kind of program', () => {
  const toml = '+++\ntitle = "Fog"\ntags = ["a", "b"]\n[params]\nrole = "Lead"\n+++\n\nWords.\n';
  const { title, facts, nodes } = readMarkdown(bundleOf('a.md', Buffer.from(toml)), 'a.md');
  expect([title, nodes.length]).toEqual(['Fog', 1]);
  expect(facts).toEqual([
    { label: 'tags', value: 'a, b' },
    { label: 'role', value: 'Lead' },
  ]);
});

test('a picture with a line about it stays with that line', () => {
  const bundle = bundleOf('a.md', Buffer.from('# A\n\n![Fog](a.png)\n\n*Over water*\n\n## B\n\nWords.\n'));
  bundle.files.set('a.png', () => new Uint8Array());
  const { cover, proposals } = proposeStudy(readMarkdown(bundle, 'a.md'), new Map([['a.png', 2000]]));
  expect(cover).toBeUndefined();
  expect(proposals[0]?.part.body).toMatchObject({ pictures: [{ caption: 'Over water' }] });
});
