import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Text.examples.ts';

test('paragraphs keep their emphasis and links', () => {
  const { one } = renderBlock(examples.withColumns);
  expect(one('strong')?.textContent).toBe('the last word');
  expect(one('strong ~ a, p > a[href^="/"]')?.getAttribute('href')).toBe('/about');
});

test('each column is a term with its lines', () => {
  const { texts } = renderBlock(examples.withColumns);
  expect(texts('dt')).toEqual(['Understand', 'Shape', 'Test', 'Hand over']);
  expect(texts('dl > div:nth-child(2) dd')).toEqual(['Flows', 'Wireframes', 'Prototype']);
});

test('a section has an anchor, its name above the heading, and a heading of the second level; a part one of the third', () => {
  const section = renderBlock(examples.withColumns);
  expect(section.root.id).toBe('role');
  expect(section.one('hgroup a')?.getAttribute('href')).toBe('#role');
  expect(section.one('hgroup a')?.textContent).toBe('Role');
  expect(section.headings()).toEqual(['h2 I designed the app and drew its pictures']);
  expect(renderBlock(examples.longWords).headings()).toEqual([
    'h3 Interlibrary-loan-request-confirmations stay readable',
  ]);
});

test('without columns or heading there is nothing but the text', () => {
  const { all, headings } = renderBlock(examples.plain);
  expect(headings()).toEqual([]);
  expect(all('dl')).toEqual([]);
});

test('only a block that says so is left out on phones', () => {
  expect(renderBlock(examples.longWords).root.dataset.hideOnPhone).toBe('true');
  expect(renderBlock(examples.plain).root.hasAttribute('data-hide-on-phone')).toBe(false);
});

test('a quotation and a list are set as ones', () => {
  const { all, texts } = renderBlock(examples.withQuote);
  expect(texts('blockquote > p')).toEqual([
    'I only want to know whether it is in.',
    'Everything else can wait.',
  ]);
  expect(all('ul > li').map((item) => item.querySelector('strong, a')?.textContent)).toEqual([
    'before',
    'the catalogue',
  ]);
  expect(renderBlock(examples.withSteps).texts('ol > li')).toHaveLength(3);
});

test('paragraphs that nothing stands under are what is folded', () => {
  const { one, texts } = renderBlock(examples.folded);
  expect(one('summary')?.textContent).toBe('How the receipts were counted');
  expect(texts('details p')).toHaveLength(1);
  expect(texts('p')).toHaveLength(1);
});
