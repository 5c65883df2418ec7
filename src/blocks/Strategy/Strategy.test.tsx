import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Strategy.examples.ts';

test('the steps are in order, each with its points', () => {
  const { all, texts } = renderBlock(examples.two);
  expect(all('ol > li')).toHaveLength(2);
  expect(texts('ol > li:nth-child(2) ul > li')).toEqual(['One flow', 'Nine screens']);
});

test('eight steps are laid out as eight', () => {
  const { one, headings } = renderBlock(examples.eight);
  expect(one('[data-count]')?.dataset.count).toBe('8');
  expect(headings().at(-1)).toBe('h3 Hand over');
});
