import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { alsoCalled } from '../../../blocks/also-called.ts';
import { alsoCalledInFrench } from '../../../blocks/also-called-fr.ts';
import type { Schema } from '../../../model/json-schema.ts';
import { studySchema } from '../../../model/study.ts';
import { kindsFor, kindsIn } from './block-search.ts';

const kinds = kindsIn(z.toJSONSchema(studySchema, { io: 'input', unrepresentable: 'any' }) as Schema);
const first = (wanted: string) => kindsFor(kinds, wanted)[0]?.type;

test('without a word every kind of block is offered, in the order of the schema', () => {
  expect(kinds).toHaveLength(Object.keys(alsoCalled).length);
  expect(kindsFor(kinds, '  ')).toEqual(kinds);
});

test('a block is found by its own name, whole or begun', () => {
  for (const { type, name } of kinds) {
    expect(first(name), name).toBe(type);
    expect(kindsFor(kinds, name.slice(0, 3)).map((kind) => kind.type)).toContain(type);
  }
});

test.each([
  ['quote', 'personas'],
  ['testimonial', 'text'],
  ['video', 'film'],
  ['image', 'picture'],
  ['photo', 'picture'],
  ['screenshot', 'picture'],
  ['slider', 'beforeAfter'],
  ['timeline', 'strategy'],
  ['process', 'strategy'],
  ['roadmap', 'strategy'],
  ['columns', 'text'],
  ['paragraph', 'text'],
  ['heading', 'text'],
  ['title', 'text'],
  ['accordion', 'text'],
  ['logo', 'picture'],
  ['graph', 'picture'],
  ['images', 'gallery'],
  ['carousel', 'gallery'],
  ['grid', 'gallery'],
  ['table', 'comparison'],
  ['competitors', 'comparison'],
  ['metrics', 'impact'],
  ['results', 'impact'],
  ['numbers', 'statistics'],
  ['stats', 'statistics'],
  ['survey', 'statistics'],
  ['journey map', 'flow'],
  ['user flow', 'flow'],
  ['diagram', 'flow'],
  ['findings', 'insights'],
  ['interviews', 'insights'],
  ['users', 'personas'],
  ['audience', 'personas'],
  ['usability test', 'testing'],
  ['feedback', 'testing'],
  ['sketches', 'wireframes'],
  ['lo-fi', 'wireframes'],
  ['annotations', 'chosenWireframe'],
  ['versions', 'iterations'],
  ['redesign', 'beforeAfter'],
  ['design system', 'styleGuide'],
  ['palette', 'styleGuide'],
  ['typography', 'visualDesign'],
  ['color', 'visualDesign'],
  ['ui kit', 'components'],
  ['dark mode', 'themeSelector'],
  ['tabs', 'themeSelector'],
  ['features', 'showcase'],
  ['phone', 'mockup'],
  ['device', 'mockup'],
  ['laptop', 'mockup'],
  ['gif', 'film'],
  ['figma', 'prototype'],
  ['interactive', 'prototype'],
  ['embed', 'prototype'],
  ['lessons', 'takeaways'],
  ['reflection', 'takeaways'],
  ['credits', 'team'],
  ['objectives', 'goals'],
  ['hmw', 'howMightWe'],
  ['information architecture', 'sitemap'],
  ['animation', 'interactions'],
  ['links', 'tips'],
  ['hypotheses', 'questions'],
  ['pain points', 'problem'],
])('“%s” finds %s first, in any case and half typed', (wanted, type) => {
  expect(first(wanted)).toBe(type);
  expect(first(` ${wanted.toUpperCase()} `)).toBe(type);
  expect(kindsFor(kinds, wanted.slice(0, -1)).map((kind) => kind.type)).toContain(type);
});

test.each(['quote', 'quotation', 'testimonial', 'pull quote'])(
  '“%s” leads to what can hold somebody’s words, and not to a question',
  (wanted) => {
    const [one, two, three, ...rest] = kindsFor(kinds, wanted).map(({ type }) => type);
    expect(rest).not.toContain('howMightWe');
    expect([one, two, three].toSorted()).toEqual(['insights', 'personas', 'text']);
  },
);

describe('on a French site', () => {
  const found = (wanted: string) => kindsFor(kinds, wanted, 'fr-CA').map(({ type }) => type);

  test.each([
    ['vidéo', 'film'],
    ['image', 'picture'],
    ['colonnes', 'text'],
    ['chronologie', 'strategy'],
    ['étapes', 'strategy'],
    ['avant/après', 'beforeAfter'],
    ['avant après', 'beforeAfter'],
    ['citation', 'personas'],
    ['tableau', 'comparison'],
    ['galerie', 'gallery'],
    ['équipe', 'team'],
    ['téléphone', 'mockup'],
    ['résultats', 'impact'],
    ['leçons', 'takeaways'],
    ['parcours', 'flow'],
    ['capture d’écran', 'picture'],
    ["capture d'ecran", 'picture'],
    ['animation', 'interactions'],
    ['video', 'film'],
    ['timeline', 'strategy'],
  ] as const)('“%s” finds %s first, with or without its accents', (wanted, type) => {
    expect(found(wanted)[0]).toBe(type);
    expect(found(wanted.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase())[0]).toBe(type);
  });

  test('every block has French words, and on an English site they are not known', () => {
    for (const [type, [usual = '']] of Object.entries(alsoCalledInFrench))
      expect(found(usual)).toContain(type);
    expect(kindsFor(kinds, 'chronologie')).toEqual([]);
  });
});

test('words that nothing is called find nothing', () => {
  expect(kindsFor(kinds, 'zebra')).toEqual([]);
});
