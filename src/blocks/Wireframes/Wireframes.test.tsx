import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Wireframes.examples.ts';

test('the sketches stand side by side with their captions', () => {
  const { alts, texts, one } = renderBlock(examples.fourLow);
  expect(alts()).toHaveLength(4);
  expect(texts('figcaption')).toEqual(['A dot', 'A count', 'A sentence', 'A photo']);
  expect(one('[data-count]')?.dataset.count).toBe('4');
});

test('low and mid fidelity are told apart', () => {
  expect(renderBlock(examples.fourLow).one('[data-fidelity]')?.dataset.fidelity).toBe('low');
  expect(renderBlock(examples.one).one('[data-fidelity]')?.dataset.fidelity).toBe('mid');
});
