import { expect, test } from 'vitest';
import { labels, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Impact.examples.ts';

test('each figure says what it counts', () => {
  const { texts } = renderBlock(examples.internal);
  expect(texts('dd')).toEqual(['3 of 4', '2x', '48', 'About an hour']);
  expect(texts('dt')[0]).toBe('trips end with the book');
});

test('internal figures are marked as such, others are not', () => {
  expect(renderBlock(examples.internal).texts('p')).toContain(labels.internalFigures);
  expect(renderBlock(examples.one).root.textContent).not.toContain(labels.internalFigures);
});
