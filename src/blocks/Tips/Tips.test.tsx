import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './Tips.examples.ts';

test('every tip leads to where it comes from', () => {
  const { all, headings } = renderBlock(examples.everything);
  const links = all('li a').map((link) => `${link.textContent}: ${link.getAttribute('href')}`);
  expect(links).toEqual([
    'Renewing: /about',
    'Write to me about this: mailto:hello@example.com',
    'Borrowing files: https://www.ontario.ca/page/public-libraries',
  ]);
  expect(headings()[1]).toBe('h3 Renew before it is late');
});

test('other sites open beside this one, its own pages do not', () => {
  const targets = renderBlock(examples.everything)
    .all('li a')
    .map((link) => link.getAttribute('target'));
  expect(targets).toEqual([null, null, '_blank']);
});

test('a picture is shown where there is one', () => {
  expect(renderBlock(examples.everything).alts()).toEqual([examples.everything.picture.alt]);
  expect(renderBlock(examples.oneTip).alts()).toEqual([]);
});
