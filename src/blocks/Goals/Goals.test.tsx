import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Goals.examples.ts';

test('goals are one level below the heading above them', () => {
  expect(renderBlock(examples.plain).headings()).toEqual([
    'h3 Two things had to be true at launch',
    'h4 One word for “it is in”',
    'h4 A trip that pays off',
  ]);
  expect(renderBlock(examples.sixGoals).headings().slice(0, 2)).toEqual([
    'h2 What the branch asked for, in its own order',
    'h3 Fewer questions at the desk',
  ]);
});

test('every goal is a list item with its explanation', () => {
  const { texts, all } = renderBlock(examples.sixGoals);
  expect(all('ul > li')).toHaveLength(6);
  expect(texts('li p').at(-1)).toBe('The branch has no developer.');
});
