import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fold } from './Fold.tsx';

test('what is folded is in the page, behind words that say what it is', () => {
  const markup = renderToStaticMarkup(<Fold words="All 20 rows">The rows</Fold>);
  expect(markup).toMatch(
    /^<details[^>]*><summary[^>]*>All 20 rows<\/summary><div[^>]*>The rows<\/div><\/details>$/,
  );
  expect(markup).not.toContain(' open');
});
