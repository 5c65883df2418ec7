import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Comparison.examples.ts';

test('every subject heads a column and every aspect heads a row', () => {
  const { texts } = renderBlock(examples.everything);
  expect(texts('th[scope="col"]')).toEqual(examples.everything.subjects);
  expect(texts('th[scope="row"]')).toEqual(['First answer', 'How fresh it is', 'Who to ask']);
});

test('every answer knows its subject, for phones, where the table becomes lists', () => {
  const { all } = renderBlock(examples.plain);
  const cells = all('tbody td').map((cell) => `${cell.dataset.subject}: ${cell.textContent}`);
  expect(cells).toEqual([
    'Our catalogue: Where it belongs',
    'A bookshop: Whether it is in',
    'Our catalogue: With a card',
    'A bookshop: With a phone number',
  ]);
});

test('a picture may stand above the table', () => {
  expect(renderBlock(examples.everything).alts()).toEqual([examples.everything.picture.alt]);
  expect(renderBlock(examples.plain).alts()).toEqual([]);
});

test('a table is folded where a picture says it at a glance, or where it is long', () => {
  const { plain, everything } = examples;
  const long = Array.from({ length: 20 }, (_, index) => ({
    aspect: `Aspect ${index}`,
    values: ['Yes', 'No'],
  }));
  expect(renderBlock(plain).texts('summary')).toEqual([]);
  expect(renderBlock(everything).texts('summary')).toEqual(['All 3 rows']);
  expect(renderBlock({ ...plain, rows: long }).texts('summary')).toEqual(['All 20 rows']);
  expect(renderBlock(everything).one('details table')).toBeDefined();
  expect(renderBlock(everything).one('details img')).toBeUndefined();
});
