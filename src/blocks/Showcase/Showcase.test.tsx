import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Showcase.examples.ts';

test('the features are in order, each with a picture and a text', () => {
  const { texts, alts } = renderBlock(examples.seven);
  expect(texts('ol > li h3')).toEqual(examples.seven.features.map(({ title }) => title));
  expect(alts()).toEqual(examples.seven.features.map(({ picture }) => picture.alt));
  expect(texts('li p')).toHaveLength(7);
});

test('one feature is enough', () => {
  expect(renderBlock(examples.one).headings()).toEqual(['h3 Ready tonight']);
});
