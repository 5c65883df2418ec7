import { expect, test } from 'vitest';
import { labels, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Sitemap.examples.ts';

test('each map is also a list in words, as deep as the map', () => {
  const { all, texts } = renderBlock(examples.beforeAndAfter);
  expect(texts('summary')).toEqual([labels.inWords, labels.inWords]);
  expect(all('details ul ul ul ul')).toHaveLength(1);
  expect(texts('details ul ul ul ul > li')).toEqual(['Search help']);
});

test('each map has its title, one level below the block', () => {
  expect(renderBlock(examples.beforeAndAfter).headings()).toEqual([
    'h2 Two menus became one',
    'h3 Before',
    'h3 After',
  ]);
  expect(renderBlock(examples.oneMap).headings()).toEqual(['h3 Today']);
});

test('each map has its picture', () => {
  const { alts } = renderBlock(examples.beforeAndAfter);
  expect(alts()).toEqual(examples.beforeAndAfter.maps.map(({ picture }) => picture.alt));
});
