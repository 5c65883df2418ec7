import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './HowMightWe.examples.ts';

test('the question stands alone in its banner', () => {
  expect(renderBlock(examples.plain).texts('p')).toEqual([examples.plain.question]);
});

test('a heading and text may lead to it', () => {
  const { headings, texts } = renderBlock(examples.everything);
  expect(headings()).toEqual(['h2 The trip was the problem, not the catalogue']);
  expect(texts('p').at(-1)).toBe(examples.everything.question);
});
