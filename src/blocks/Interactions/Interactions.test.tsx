import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Interactions.examples.ts';

test('each behaviour has a picture, a heading and a text', () => {
  const { all, alts, headings } = renderBlock(examples.three);
  expect(all('ul > li')).toHaveLength(3);
  expect(alts()).toEqual(examples.three.interactions.map(({ picture }) => picture.alt));
  expect(headings()).toContain('h3 A map that turns');
});

test('one is enough', () => {
  expect(renderBlock(examples.one).texts('li p')).toEqual(['The list says when it last asked.']);
});
