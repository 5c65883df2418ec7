import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Iterations.examples.ts';

test('the versions are in order, oldest first, each with its picture', () => {
  const { texts, alts } = renderBlock(examples.five);
  expect(texts('ol > li h3')[0]).toBe('Status codes');
  expect(texts('ol > li h3').at(-1)).toBe('Words with a time');
  expect(alts()).toEqual(examples.five.versions.map(({ picture }) => picture.alt));
});

test('the drawn numbers are not read twice', () => {
  expect(renderBlock(examples.two).texts('li [aria-hidden="true"]')).toEqual(['1', '2']);
});
