import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { UPRIGHT_MAX } from '../../styles/measures.ts';
import { examples } from './PictureBlock.examples.ts';

test('the picture opens large and says so to screen readers', () => {
  const { one, alts } = renderBlock(examples.plain);
  expect(alts()).toEqual([examples.plain.figure.picture.alt]);
  expect(one('a[data-enlarge]')?.textContent).toContain('Open large:');
});

test('phones get the upright version first', () => {
  const first = renderBlock(examples.everything).all('source')[0];
  expect(first?.getAttribute('media')).toBe(`(width <= ${UPRIGHT_MAX}px)`);
  expect(Number(first?.getAttribute('height'))).toBeGreaterThan(Number(first?.getAttribute('width')));
  expect(renderBlock(examples.plain).all('source[media]')).toEqual([]);
});

test('its caption is under it and in the large view', () => {
  const { texts, one } = renderBlock(examples.everything);
  expect(texts('figcaption')).toEqual(['A result, as shipped']);
  expect(one('a[data-enlarge]')?.dataset.caption).toBe('A result, as shipped');
});

test('points are headed one level below the block', () => {
  expect(renderBlock(examples.everything).headings()).toContain('h3 Floor before shelf mark');
  expect(renderBlock(examples.untitledWithPoints).headings()).toEqual(['h3 You are here']);
});
