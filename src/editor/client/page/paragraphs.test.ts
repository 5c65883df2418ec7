import { expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { selectIn } from './caret.ts';
import { joinedTexts, linesOf, paragraphsOf, parted, withParagraphs } from './paragraphs.ts';

giveWindow(['document', 'Node', 'NodeFilter', 'HTMLElement', 'getSelection']);

test.each([
  ['blank lines', 'One.\n\nTwo, which is\nlonger.\r\n \r\nThree', ['One.', 'Two, which is longer.', 'Three']],
  ['lines that are sentences', 'One.\nTwo!\nThree', ['One.', 'Two!', 'Three']],
  ['lines that end anywhere', 'A line of\na page that\nwas printed.', ['A line of a page that was printed.']],
  ['one line', ' One. ', ['One.']],
  ['nothing', ' \n ', []],
])('%s, taken apart', (_, words, wanted) => {
  expect(paragraphsOf(words)).toEqual(wanted);
});

test('go in at the caret: what stood before begins the first, what stood behind ends the last', () => {
  const field = document.createElement('div');
  field.innerHTML = 'It was <strong>obvious</strong> to me.';
  document.body.append(field);
  const words = field.querySelector('strong')?.firstChild;
  getSelection()?.collapse(words ?? null, 2);
  expect(withParagraphs(field, ['One.', 'Two *stars*.', 'Three.'], true)).toEqual([
    'It was **ob** One.',
    'Two \\*stars\\*.',
    'Three. **vious** to me.',
  ]);
});

test('leave one space before what stood behind, whether there was one or none', () => {
  const field = document.createElement('div');
  field.textContent = 'Longer than is comfortable.';
  document.body.append(field);
  for (const place of ['Longer'.length, 'Longer '.length]) {
    getSelection()?.collapse(field.firstChild, place);
    expect(withParagraphs(field, ['One.', 'Two.'], true)).toEqual([
      'Longer One.',
      'Two. than is comfortable.',
    ]);
  }
});

test('take the place of the words that are selected', () => {
  const field = document.createElement('div');
  field.textContent = 'New paragraph';
  document.body.append(field);
  getSelection()?.selectAllChildren(field);
  expect(withParagraphs(field, ['One.', 'Two.'], true)).toEqual(['One.', 'Two.']);
});

test.each([
  [0, 0, '', 'It was **obvious** to me.'],
  [7, 7, 'It was', '**obvious** to me.'],
  [9, 9, 'It was **ob**', '**vious** to me.'],
  [9, 12, 'It was **ob**', '**us** to me.'],
  [21, 21, 'It was **obvious** to me.', ''],
])('a text in two, at the caret: from %i to %i', (from, to, before, behind) => {
  const field = document.createElement('div');
  field.innerHTML = 'It was <strong>obvious</strong> to me.';
  document.body.append(field);
  selectIn(field, { from, to });
  expect(parted(field, true)).toEqual([before, behind]);
});

test.each([
  ['It was **obvious**.', 'To me.', 'It was **obvious**. To me.', 16],
  ['', 'To me.', 'To me.', 0],
  ['It was.', '', 'It was.', 7],
])('two paragraphs are one, with a space between words: “%s” and “%s”', (above, below, text, length) => {
  expect(joinedTexts(above, below, true)).toEqual({ text, length });
});

test('a plain line is divided and joined as it stands: no sign of it is one of Markdown', () => {
  const field = document.createElement('div');
  field.textContent = 'A *vote*, 2 & 3_4';
  document.body.append(field);
  selectIn(field, { from: 8, to: 8 });
  expect(parted(field, false)).toEqual(['A *vote*', ', 2 & 3_4']);
  expect(withParagraphs(field, ['one_two', '*three*'], false)).toEqual([
    'A *vote* one_two',
    '*three* , 2 & 3_4',
  ]);
  expect(joinedTexts('A *vote*', '2_4', false)).toEqual({ text: 'A *vote* 2_4', length: 9 });
});

test.each([
  ['• Paper\n• Pixels\r\n\n', ['Paper', 'Pixels']],
  ['- Paper\n– Pixels\n* Type', ['Paper', 'Pixels', 'Type']],
  ['1. Paper\n2) Pixels', ['Paper', 'Pixels']],
  ['Two words\nand more', ['Two words', 'and more']],
  ['-5 °C', ['-5 °C']],
  ['3.5 stars', ['3.5 stars']],
])('a list from elsewhere is its lines, without its bullets: %j', (words, wanted) => {
  expect(linesOf(words)).toEqual(wanted);
});
