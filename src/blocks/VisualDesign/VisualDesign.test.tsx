import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './VisualDesign.examples.ts';

test('colour comes before typography, each with its picture and reason', () => {
  const { headings, alts, texts } = renderBlock(examples.plain);
  expect(headings()).toEqual(['h3 Honey on paper', 'h3 Two honest faces']);
  expect(alts()).toEqual(['A honey swatch beside charcoal.', 'The alphabet in two typefaces.']);
  expect(texts('p')).toEqual([
    'The yellow of the reading lamps.',
    'One for titles, one for everything else.',
  ]);
});

test('it can be left out on phones', () => {
  expect(renderBlock(examples.everything).root.dataset.hideOnPhone).toBe('true');
});
