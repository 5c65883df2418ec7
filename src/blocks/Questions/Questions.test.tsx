import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Questions.examples.ts';

test('the questions are counted, in their order', () => {
  expect(renderBlock(examples.plain).texts('ol > li')).toEqual(examples.plain.questions);
  expect(renderBlock(examples.eight).texts('ol > li')).toEqual(examples.eight.questions);
});

test('a section about research has its anchor', () => {
  const { root, headings } = renderBlock(examples.eight);
  expect(root.id).toBe('research');
  expect(headings()).toEqual(['h2 I asked about trips, never about screens']);
});
