import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DraftMark } from './DraftMark.tsx';

test('a draft says who sees it and where that is changed, in words that need no file', () => {
  const words = renderToStaticMarkup(<DraftMark variant="page" />).replaceAll(/<[^>]+>/g, '');
  expect(words).toBe(
    'Draft Only you see this study. When it is ready, turn Draft off: it is a setting of this page.',
  );
  expect(renderToStaticMarkup(<DraftMark variant="page" onReady={() => {}} />)).toMatch(
    /Only you see this study\. <\/span><button [^>]*>It is ready: turn Draft off<\/button>/,
  );
  expect(renderToStaticMarkup(<DraftMark variant="card" />)).toMatch(/<strong>Draft<\/strong><\/p>$/);
});
