import { expect, test } from 'vitest';
import { bundleOf } from '../bundle.ts';
import { readMarkdown } from '../markdown.ts';
import { proposeStudy, studyValue } from '../study.ts';

type Block = Record<string, unknown>;

/** What becomes of a text under a heading: its blocks, without that heading. */
function blocksOf(text: string, options?: { isNotion: boolean }): Block[] {
  const bundle = bundleOf('a.md', Buffer.from(`# A\n\nFirst.\n\n## B\n\n${text}\n`));
  const { value } = studyValue(proposeStudy(readMarkdown(bundle, 'a.md', options), new Map()));
  return (value.blocks as Block[]).map(({ section: _, title, ...block }) =>
    title === 'B' ? block : { title, ...block },
  );
}

const TEXT = { type: 'text' };

test.each([
  [
    'points',
    '- One\n- Two *and* a [half](https://a.example)',
    { bullets: ['One', 'Two *and* a [half](https://a.example)'] },
  ],
  ['numbers', '1. One\n2. Two', { numbers: ['One', 'Two'] }],
  ['points below a point', '- One\n  - Two\n- Three', { bullets: ['One', '– Two', 'Three'] }],
  ['numbers below a point', '- One\n  1. Two\n  2. Three', { bullets: ['One', '1\\. Two', '2\\. Three'] }],
  ['boxes of what is to do', '- [x] One\n- [ ] Two', { bullets: ['☑ One', '☐ Two'] }],
  ['numbers from four on', '4. One\n5. Two', { text: ['4\\. One', '5\\. Two'] }],
  ['paragraphs of a quotation', '> One *two*\n>\n> Three', { quote: ['One *two*', 'Three'] }],
])('a text’s %s stay what it is in a text', (_, text, kept) => {
  expect(blocksOf(text)).toEqual([{ ...TEXT, ...kept }]);
});

test('a quotation before a table is no part of the table’s text', () => {
  expect(
    blocksOf('> “One”\n\n| a | b | c |\n| --- | --- | --- |\n| d | e | f |\n| g | h | i |'),
  ).toMatchObject([
    { type: 'text', quote: ['“One”'] },
    { type: 'comparison', title: undefined },
  ]);
});

test('a picture or a table in an item ends a list, which goes on behind it', () => {
  const table = '   | a | b | c |\n   | --- | --- | --- |\n   | d | e | f |\n   | g | h | i |';
  expect(blocksOf(`1. One\n2. Two\n\n${table}\n3. Three`)).toMatchObject([
    { numbers: ['One', 'Two'] },
    { type: 'comparison' },
    { text: ['3\\. Three'] },
  ]);
});

test.each([
  ['Markdown of Notion', '- Why?\n    \n    Because.\n    \n- Two', true],
  ['HTML', '<details><summary>Why?</summary><p>Because.</p></details>\n\n- Two', false],
])('what is folded in %s is folded behind its own words', (_, text, isNotion) => {
  expect(blocksOf(text, { isNotion })).toMatchObject([
    { fold: 'Why?', text: ['Because.'] },
    { bullets: ['Two'] },
  ]);
});

test('of several things that are folded together the words before them are the heading', () => {
  const text = '<details><summary>Why?</summary>\n\nBecause:\n\n- One\n- Two\n\n</details>';
  expect(blocksOf(text)).toMatchObject([{}, { title: 'Why?', text: ['Because:'], bullets: ['One', 'Two'] }]);
});

test('folds in a fold keep their words apart', () => {
  const inner = '<details><summary>Two</summary><p>Second.</p></details>';
  expect(blocksOf(`<details><summary>One</summary><p>First.</p>${inner}</details>`)).toMatchObject([
    {},
    { title: 'One', text: ['First.'] },
    { fold: 'Two', text: ['Second.'] },
  ]);
});
