import { expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { factsIn } from './facts.ts';
import { readMarkdown } from './markdown.ts';

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
