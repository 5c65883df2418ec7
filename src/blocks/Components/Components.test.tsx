import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Components.examples.ts';

test('the sheet has an alt text and opens large', () => {
  const { alts, one } = renderBlock(examples.plain);
  expect(alts()).toEqual(['A sheet of cards, buttons and lines.']);
  expect(one('a[data-enlarge]')).toBeDefined();
});

test('its parts are explained where they are named', () => {
  expect(renderBlock(examples.everything).texts('li h3')).toEqual(['Result', 'Bag', 'Floor map', 'Line']);
  expect(renderBlock(examples.plain).all('li')).toEqual([]);
});
