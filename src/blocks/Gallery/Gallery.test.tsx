import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Gallery.examples.ts';

test('the pictures stand in their order, each with its caption', () => {
  const { alts, texts, one } = renderBlock(examples.fourWithCaptions);
  expect(alts()).toEqual(examples.fourWithCaptions.figures.map(({ picture }) => picture.alt));
  expect(texts('figcaption')).toEqual(['What do you want?', 'Which one?', 'Where is it?', 'Until when?']);
  expect(one('[data-count]')?.dataset.count).toBe('4');
});

test('captions can be left out', () => {
  const { alts, all } = renderBlock(examples.plain);
  expect(alts()).toHaveLength(2);
  expect(all('figcaption')).toEqual([]);
});
