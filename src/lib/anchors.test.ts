import { expect, test } from 'vitest';
import { anchorsOf } from './anchors.ts';

const named = (...sections: string[]) => anchorsOf(sections.map((section) => ({ section })));

test.each([
  ['First iterations', 'first-iterations'],
  ['Łódź & Исследование', 'lodz-issledovanie'],
  ['研究', '研究'],
  ['研究 2024: 目標', '研究-2024-目標'],
  ['ユーザー調査', 'ユーザー調査'],
  ['الأهداف والنتائج', 'الأهداف-والنتائج'],
  ['अनुसंधान', 'अनुसंधान'],
  ['מחקר', 'מחקר'],
  ['연구'.normalize('NFD'), '연구'],
  ['🎉', 'section'],
  ['…', 'section'],
])('the section “%s” is found at #%s', (section, anchor) => {
  expect(named(section)).toEqual([anchor]);
});

test('names that are taken get another by themselves: on the page, by a section, by what they come to', () => {
  expect(named('Summary', 'Main', 'Research', 'research!', 'Research', '🎉', '👋')).toEqual([
    'summary-2',
    'main-2',
    'research',
    'research-2',
    'research-3',
    'section',
    'section-2',
  ]);
});

test('blocks that start no section have no name, but prototypes have, and none that a section takes', () => {
  const task = 'Try the export';
  const blocks = [{}, { type: 'prototype', task }, { type: 'prototype', task }, { section: 'try_the' }];
  expect(anchorsOf(blocks)).toEqual([undefined, 'try_try-the-export', 'try_try-the-export-2', 'try-the']);
});
