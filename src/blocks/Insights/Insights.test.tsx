import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Insights.examples.ts';

test('insights are numbered, because the text refers to them', () => {
  expect(renderBlock(examples.plain).all('ol > li')).toHaveLength(2);
  expect(renderBlock(examples.six).all('ol > li')).toHaveLength(6);
});

test('each is headed one level below the block', () => {
  expect(renderBlock(examples.plain).headings()[1]).toBe('h4 People ask about now');
  expect(renderBlock(examples.six).headings()[1]).toBe('h3 Nobody reads a shelf mark aloud');
});
