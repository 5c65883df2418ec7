import { expect, test } from 'vitest';
import { labels, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Testing.examples.ts';

test('says what people did and what changed because of it', () => {
  expect(renderBlock(examples.one).texts('li p')).toEqual([
    labels.saw,
    'People tapped the floor number and waited for a map.',
    labels.changed,
    'The floor number opens the map.',
  ]);
});

test('every finding has its change', () => {
  const { texts } = renderBlock(examples.three);
  expect(texts('li p').filter((text) => text === labels.saw)).toHaveLength(3);
  expect(texts('li p').filter((text) => text === labels.changed)).toHaveLength(3);
});
