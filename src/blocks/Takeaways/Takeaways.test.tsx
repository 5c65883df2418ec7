import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Takeaways.examples.ts';

test('every lesson is headed and explained in paragraphs', () => {
  const { headings, texts } = renderBlock(examples.plain);
  expect(headings()).toEqual([
    'h2 What I would tell myself at the start',
    'h3 Ask where people stand when they search',
    'h3 Write the words first',
  ]);
  expect(texts('li:nth-child(2) p')).toEqual([
    'Screens changed four times. The word for “in” changed once.',
    'That one change mattered more.',
  ]);
});

test('one lesson is enough', () => {
  expect(renderBlock(examples.one).headings()).toEqual(['h3 Paper is a platform too']);
});
