import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Statistics.examples.ts';

test('each figure comes with what it counts and what it means', () => {
  expect(renderBlock(examples.one).texts('li p')).toEqual([
    '1 in 3',
    'trips end without the book',
    'The catalogue is right about the building and wrong about the moment.',
  ]);
});

test('four figures stand in their order', () => {
  expect(renderBlock(examples.four).texts('li p:first-child')).toEqual(['61%', '9', '4', '2 weeks']);
});
