import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Team.examples.ts';

test('says who did what', () => {
  const { texts } = renderBlock(examples.everything);
  expect(texts('dt')).toEqual(['One librarian', 'One developer', 'UX designer (me)']);
  expect(texts('dd')).toEqual([
    'Had the last word on every label.',
    'Made the as of line true.',
    'Research, flows, screens and testing.',
  ]);
});

test('one person is enough', () => {
  expect(renderBlock(examples.one).texts('dt')).toEqual(['UX designer (me)']);
});
