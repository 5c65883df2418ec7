import { expect, test } from 'vitest';
import { labels, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './BeforeAfter.examples.ts';

test('each side says which it is', () => {
  const { all, alts } = renderBlock(examples.onePair);
  expect(alts()).toEqual(['The old receipt, with codes.', 'The new receipt, with a sentence.']);
  const sides = all('div:has(> figure)').map((side) => [
    side.querySelector('p')?.textContent,
    side.querySelector('img')?.getAttribute('alt'),
  ]);
  expect(sides).toEqual([
    [labels.before, 'The old receipt, with codes.'],
    [labels.after, 'The new receipt, with a sentence.'],
  ]);
});

test('an arrow that only eyes meet stands between them', () => {
  expect(renderBlock(examples.twoPairs).all('li svg[aria-hidden="true"]')).toHaveLength(2);
});

test('each pair is headed one level below the block', () => {
  expect(renderBlock(examples.twoPairs).headings()).toEqual([
    'h2 Two changes people noticed',
    'h3 A bigger button',
    'h3 A shorter list',
  ]);
});
