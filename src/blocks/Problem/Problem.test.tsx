import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Problem.examples.ts';

test('the problem can be words alone', () => {
  const { texts, all } = renderBlock(examples.plain);
  expect(texts('hgroup ~ p')[0]).toContain('whether the book was there');
  expect(all('img')).toEqual([]);
});

test('up to three pictures stand in a row, with captions where they have one', () => {
  const { alts, texts, one } = renderBlock(examples.threePictures);
  expect(alts()).toEqual(examples.threePictures.pictures.map(({ picture }) => picture.alt));
  expect(texts('figcaption')).toEqual(['The site', 'The kiosk']);
  expect(one('[data-count]')?.dataset.count).toBe('3');
});

test('one picture needs neither heading nor caption', () => {
  const { headings, alts, all } = renderBlock(examples.onePicture);
  expect(headings()).toEqual([]);
  expect(alts()).toHaveLength(1);
  expect(all('figcaption')).toEqual([]);
});
