import { expect, test } from 'vitest';
import { labels, markupOf, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { FRAME_PAGE } from '../../lib/frame.ts';
import { mediaQueries } from '../../styles/measures.ts';
import { examples } from './Prototype.examples.ts';

test('before it is touched there is a still, and no frame', () => {
  const { alts, all, one } = renderBlock(examples.plain);
  expect(alts()).toEqual([examples.plain.still.alt]);
  expect(all('iframe')).toEqual([]);
  expect(one('figure')?.dataset.state).toBe('still');
});

test('nothing of it is named where a browser would fetch it', () => {
  const markup = markupOf(examples.everything);
  const { src } = examples.everything.file;
  expect(markup).toContain(src);
  expect(markup).not.toMatch(new RegExp(`(src|href|srcset)="[^"]*${src}`));
  expect(markup).not.toMatch(new RegExp(`(src|href)="[^"]*${FRAME_PAGE}`));
});

test('the button in its bar says “Try it” and the task', () => {
  const button = renderBlock(examples.plain).one('button[data-act="try"]');
  expect(button?.textContent).toBe(`${labels.tryPrototype}${examples.plain.task}`);
});

test('beside it one can start over, let it fill the window and come back, and close it', () => {
  expect(renderBlock(examples.plain).texts('figcaption button:not([data-act=try])')).toEqual([
    labels.restartPrototype,
    `${labels.enlargePrototype}${labels.shrinkPrototype}`,
    labels.closePrototype,
  ]);
});

test('it is a figure in its device, with the task as its caption', () => {
  const { one, texts } = renderBlock(examples.everything);
  expect(one('figure [data-device="Laptop"] [data-act="try"]')).toBeDefined();
  expect(texts('figcaption [data-task]')).toEqual([examples.everything.task]);
});

test('phones and small windows get the upright version where there is one, page and still', () => {
  const wide = renderBlock(examples.inAWindow);
  expect(wide.one('prototype-player')?.dataset.upright).toBeUndefined();
  expect(wide.all('source[media]')).toEqual([]);
  const both = renderBlock(examples.everything);
  expect(both.one('prototype-player')?.dataset.upright).toMatch(/^390 640 \//);
  const media = both.all('source[media]').map((source) => source.getAttribute('media'));
  expect(media).toEqual([mediaQueries.stacked, mediaQueries.stacked]);
});

test('one that is gone while somebody edits says so in place of its still, and has nothing to press', () => {
  const { still } = examples.plain;
  const gone = { ...still, alt: '', width: 8, height: 5, fallback: 'data:image/svg+xml,gone', variants: [] };
  const { alts, all, one, texts } = renderBlock({ ...examples.plain, file: { src: 'data:,', gone } });
  expect(alts()).toEqual([still.alt]);
  expect(one('img')?.getAttribute('src')).toBe(gone.fallback);
  expect(one('img')?.getAttribute('width')).toBe(String(still.width));
  expect(all('button, [data-act]')).toEqual([]);
  expect(texts('figcaption [data-task]')).toEqual([examples.plain.task]);
  // On phones the other one would be there still.
  const upright = { ...examples.everything.portrait, file: { src: 'data:,', gone } };
  const wide = renderBlock({ ...examples.everything, portrait: upright } as typeof examples.everything);
  expect(wide.one('prototype-player')?.dataset.upright).toBeUndefined();
  expect(wide.one('prototype-player')?.dataset.page).toContain(examples.everything.file.src);
});
