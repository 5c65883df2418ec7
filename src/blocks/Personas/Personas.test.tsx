import { expect, test } from 'vitest';
import { labels, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Personas.examples.ts';

test('a person has a portrait, a name and a status', () => {
  const { alts, headings, texts } = renderBlock(examples.one);
  expect(alts()).toEqual(['Ines, a woman in a yellow raincoat.']);
  expect(headings()).toEqual(['h3 Ines Caron']);
  expect(texts('article p')).toContain('In a hurry');
});

test('info pairs are terms with answers', () => {
  const { texts } = renderBlock(examples.two);
  expect(texts('li:first-child dt')).toEqual(['Role', 'Age', 'Location', 'Status', 'Tools']);
  expect(texts('li:first-child dd')[0]).toBe('Retired machinist');
});

test('says what each person does, what concerns or helps them, and what they want', () => {
  const groups = renderBlock(examples.two)
    .all('article')
    .map((person) => [...person.querySelectorAll('div:has(> ul) > p')].map((heading) => heading.textContent));
  expect(groups).toEqual([
    ['Behaviours', 'Needs', labels.goals],
    ['Behaviours', 'Concerns', labels.goals],
  ]);
});

test('a quote is set as one', () => {
  expect(renderBlock(examples.one).texts('blockquote')).toEqual(['“If it is not in, tell me now.”']);
});

test('who somebody is, and what they say, is open; the rest is folded under their name', () => {
  const { texts, all } = renderBlock(examples.one);
  expect(texts('summary')).toEqual(['All about Ines Caron']);
  expect(all('details :is(h3, blockquote, img)')).toEqual([]);
  expect(all('details :is(dl, ul)').length).toBeGreaterThan(3);
});
