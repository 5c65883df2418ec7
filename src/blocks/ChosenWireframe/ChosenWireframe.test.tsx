import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './ChosenWireframe.examples.ts';

test('each reason has its number on the picture, where it points', () => {
  const { all, texts } = renderBlock(examples.plain);
  expect(texts('svg text')).toEqual(['1', '2', '3']);
  expect(all('circle').map((spot) => [spot.getAttribute('cx'), spot.getAttribute('cy')])).toEqual([
    ['30%', '25%'],
    ['62.5%', '40%'],
    ['50%', '80%'],
  ]);
});

test('the reasons are a numbered list in the same order', () => {
  const { texts } = renderBlock(examples.inTheCorners);
  expect(texts('ol > li h3')).toEqual(['Top left', 'Bottom right', 'In the middle']);
});

test('screen readers meet the list, not the numbers on the picture', () => {
  expect(renderBlock(examples.plain).one('svg')?.getAttribute('aria-hidden')).toBe('true');
});
