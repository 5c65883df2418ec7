import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Screens.examples.ts';

test('each screen has its picture, a heading below the block’s and a text', () => {
  const { all, alts, headings, texts } = renderBlock(examples.everything);
  expect(all('[data-row] > ul > li')).toHaveLength(3);
  expect(alts()).toEqual(examples.everything.screens.map(({ picture }) => picture.alt));
  expect(headings().slice(1)).toEqual(['h3 Returns', 'h3 Holds', 'h3 Repairs']);
  expect(texts('li p')[0]).toBe('What came back today, oldest first.');
});

test('they stay a row on every screen, each as large as a picture alone', () => {
  expect(renderBlock(examples.two).one('[data-kind]')?.dataset.kind).toBe('large');
});
