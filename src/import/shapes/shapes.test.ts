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

test('a list in a cell is one line of it', () => {
  const cells = '<tr><th>a<th>b<th>c<tr><td>d<td>e<td><ul><li>f<ul><li>g</ul><li><b>h</b></ul>';
  expect(blocksOf(`<table>${cells}<tr><td>i<td>j<td>k</table>`)).toMatchObject([
    { rows: [{ values: ['e', 'f · g · h'] }, { values: ['j', 'k'] }] },
  ]);
});

test('an element that nobody knows stands in the line it is written in', () => {
  expect(blocksOf('<p>She said <laughs>so</laughs> that</p>')).toMatchObject([
    { text: ['She said so that'] },
  ]);
});

test('where a picture led is told, unless it was to itself', () => {
  const text = '[![A](a.png)](https://a.example/page) [![B](b.png)](https://a.example/b.png)';
  const bundle = bundleOf('a.md', Buffer.from(`# A\n\n${text}`));
  expect(
    readMarkdown(bundle, 'a.md')
      .notCarried.filter(({ what }) => what === 'the link of a picture')
      .map(({ why }) => why),
  ).toEqual(['A picture leads nowhere here. It led to https://a.example/page.']);
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

const TABLE = (...rows: string[]) => rows.join('\n');

test('a table of two columns is a table, and one that is longer than there is room for goes on below', () => {
  const [block] = blocksOf(
    TABLE('| Word | Meaning |', '| --- | --- |', '| Hold | Kept for you |', '| Loan | Yours for a month |'),
  );
  expect(block).toMatchObject({
    type: 'comparison',
    subjects: ['Meaning'],
    rows: [{ aspect: 'Hold', values: ['Kept for you'] }, { aspect: 'Loan' }],
  });
  const rows = Array.from({ length: 10 }, (_, at) => `| Row ${at} | a | b |`);
  const long = blocksOf(TABLE('| | One | Two |', '| --- | --- | --- |', ...rows));
  expect(long.map(({ rows: some }) => (some as unknown[]).length)).toEqual([5, 5]);
  expect(long.map(({ subjects }) => subjects)).toEqual([
    ['One', 'Two'],
    ['One', 'Two'],
  ]);
});

test('two columns without a head are names with what is said of them', () => {
  expect(
    blocksOf('<table><tr><td>Hold</td><td>Kept</td></tr><tr><td>Loan</td><td>Yours</td></tr></table>'),
  ).toEqual([{ ...TEXT, bullets: ['**Hold**: Kept', '**Loan**: Yours'] }]);
  const bold =
    '<table><tr><td><b>Word</b></td><td><b>Meaning</b></td></tr><tr><td>Loan</td><td>Yours</td></tr></table>';
  expect(blocksOf(bold)).toMatchObject([{ type: 'comparison', subjects: ['Meaning'] }]);
  const figures = '<table><tr><td>31 %</td><td>de moins</td></tr><tr><td>4</td><td>villes</td></tr></table>';
  expect(blocksOf(figures)).toMatchObject([
    {
      type: 'statistics',
      statistics: [
        { value: '31 %', label: 'de moins' },
        { value: '4', label: 'villes' },
      ],
    },
  ]);
});

test.each([
  ['31\u202f% de temps gagné', '31\u202f%', 'de temps gagné'],
  ['31 % de temps gagné', '31 %', 'de temps gagné'],
  ['1,2\u00a0M d’usagers', '1,2\u00a0M', 'd’usagers'],
  ["1,2 M d'usagers", '1,2 M', "d'usagers"],
  ['12\u202f000 colis par jour', '12\u202f000', 'colis par jour'],
  ['3 millions de trajets', '3', 'millions de trajets'],
  ['4,5 M$ économisés', '4,5 M$', 'économisés'],
  ['−38 % d’appels', '−38 %', 'd’appels'],
  ['2 fois plus de rendez-vous', '2 fois', 'plus de rendez-vous'],
  ['8 semaines de recherche', '8', 'semaines de recherche'],
  ['5 municipalités', '5', 'municipalités'],
  ['Appels\u00a0: −38\u202f%', '−38\u202f%', 'Appels'],
  ['**Calls**: 12 → 4', '12 → 4', 'Calls'],
  ['**53%** of people', '53%', 'of people'],
  ['4.8/5 in the store', '4.8/5', 'in the store'],
  ['$1.2M saved', '$1.2M', 'saved'],
])('%s is a figure and what it counts', (line, value, label) => {
  expect(blocksOf(`- ${line}`)).toMatchObject([{ type: 'statistics', statistics: [{ value, label }] }]);
});

test('more figures than there is room for beside each other stand in rows', () => {
  const six = Array.from({ length: 6 }, (_, at) => `- ${at + 2} cities`).join('\n');
  expect(blocksOf(six).map(({ statistics }) => (statistics as unknown[]).length)).toEqual([3, 3]);
});

test.each(['2 of them said so. Then 3 more.', 'Step 1: look', 'The 3 rules'])('%s is no figure', (line) => {
  expect(blocksOf(`- ${line}\n- Words`)).toMatchObject([{ type: 'text' }]);
});

test('a number that leads to a footnote is no part of a word, and the footnote’s words stay', () => {
  const page =
    'A word<sup><a href="#fn:1">1</a></sup> more.<div class="footnotes"><ol><li id="fn:1"><p>Its note. <a href="#fnref:1">↩︎</a></p></li></ol></div>';
  expect(blocksOf(`<div>${page}</div>`)).toEqual([
    { ...TEXT, text: ['A word more.'], numbers: ['Its note.'] },
  ]);
});

test('what stands in a box keeps its emphasis', () => {
  expect(blocksOf('<aside>\n💡 **Bold** and plain.\n\n</aside>', { isNotion: true })).toEqual([
    { ...TEXT, text: ['💡 **Bold** and plain.'] },
  ]);
  expect(
    blocksOf(
      '<aside>\n<img src="https://www.notion.so/icons/light-bulb_gray.svg" alt="" width="40px" />\n\n**Bold**\n\n</aside>',
    ),
    'a box is a remark, and no quotation',
  ).toEqual([{ ...TEXT, text: ['**Bold**'] }]);
});

test('a table of before and after has both as heads of its columns', () => {
  const [block] = blocksOf(
    TABLE(
      '| Avant | Après |',
      '| --- | --- |',
      '| trois écrans | un écran |',
      '| douze champs | deux champs |',
    ),
  );
  expect(block).toEqual({
    ...TEXT,
    columns: [
      { title: 'Avant', items: ['trois écrans', 'douze champs'] },
      { title: 'Après', items: ['un écran', 'deux champs'] },
    ],
  });
});

test('the kinds that a part could be instead are worked out for somebody who may choose, and its own for all', () => {
  const bundle = bundleOf('a.md', Buffer.from('# A\n\nFirst.\n\n## Goals\n\n- One: two.\n- Three: four.\n'));
  const proposed = (isChoice: boolean) =>
    proposeStudy(readMarkdown(bundle, 'a.md'), new Map(), new Map(), { isChoice }).proposals;
  const [chosen] = proposed(true);
  const [only] = proposed(false);
  expect(chosen?.kinds).toEqual(expect.arrayContaining(['goals', 'text', 'takeaways']));
  expect(only?.kinds).toEqual(['goals']);
  expect(only?.told.goals).toEqual(chosen?.told.goals);
  expect(Object.keys(only?.told ?? {})).toEqual(['goals']);
});
