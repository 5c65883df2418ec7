import { expect, test } from 'vitest';
import { labels, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Flow.examples.ts';

test('the drawing is told in words, a step per line', () => {
  const { one, texts } = renderBlock(examples.plain);
  expect(one('details > summary')?.textContent).toBe(labels.inWords);
  expect(texts('details ol > li')).toEqual(examples.plain.steps);
});

test('the drawing itself has an alt text and opens large', () => {
  const { alts, one } = renderBlock(examples.everything);
  expect(alts()).toEqual([examples.everything.picture.alt]);
  expect(one('a[data-enlarge]')).toBeDefined();
});
