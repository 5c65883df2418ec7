import { expect, test } from 'vitest';
import { labels, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './StyleGuide.examples.ts';

test('every swatch is filled with its colour and names it', () => {
  const { all, texts } = renderBlock(examples.plain);
  expect(all('rect').map((swatch) => swatch.getAttribute('fill'))).toEqual(['#f4be35', '#2b2420']);
  expect(texts('ul:first-child > li:first-child p')).toEqual(['Honey', '#f4be35', 'What you can do']);
});

test('twelve colours fit', () => {
  expect(renderBlock(examples.everything).all('rect')).toHaveLength(12);
});

test('every specimen is set in its own style', () => {
  const styles = renderBlock(examples.everything)
    .all('[data-family]')
    .map(({ dataset }) => `${dataset.family} ${dataset.size}`);
  expect(styles).toEqual(['heading display', 'heading large', 'body medium', 'body small']);
});

test('the sheets can be shown as pictures', () => {
  expect(renderBlock(examples.everything).alts()).toHaveLength(2);
  expect(renderBlock(examples.plain).alts()).toEqual([]);
});

test('under pictures of the sheets, the colours and styles are folded', () => {
  expect(renderBlock(examples.plain).all('details')).toEqual([]);
  const { all, one, texts } = renderBlock(examples.everything);
  expect(texts('summary')).toEqual([labels.styleDetails]);
  expect(all('details rect')).toHaveLength(12);
  expect(one('details img')).toBeUndefined();
});
