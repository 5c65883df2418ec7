import { expect, test } from 'vitest';
import { labels, renderBlock } from '../../../tests/helpers/render-block.tsx';
import { examples } from './FilmBlock.examples.ts';

test('nothing of the film is fetched before it is wanted', () => {
  const { one } = renderBlock(examples.plain);
  expect(one('video')?.getAttribute('preload')).toBe('none');
  expect(one('video')?.hasAttribute('src')).toBe(false);
  expect(one('video')?.hasAttribute('autoplay')).toBe(false);
});

test('it is silent, plays in its place and goes on for ever', () => {
  const video = renderBlock(examples.plain).one('video');
  for (const attribute of ['muted', 'playsinline', 'loop']) {
    expect(video?.hasAttribute(attribute), attribute).toBe(true);
  }
});

test('its still is always there and says what happens; so does the film', () => {
  const { alts, one } = renderBlock(examples.plain);
  expect(alts()).toEqual([examples.plain.film.poster.alt]);
  expect(one('video')?.getAttribute('aria-label')).toBe(examples.plain.film.poster.alt);
});

test('it comes in two encodings, inside its device', () => {
  const { all, one } = renderBlock(examples.everything);
  expect(all('source[type^="video/"]').map((source) => source.getAttribute('type'))).toEqual([
    'video/webm',
    'video/mp4',
  ]);
  expect(one('[data-device="Laptop"] video')).toBeDefined();
});

test('one encoding is enough', () => {
  const { webm, ...film } = examples.plain.film;
  const { all } = renderBlock({ ...examples.plain, film });
  expect(all('source[type^="video/"]').map((source) => source.getAttribute('type'))).toEqual(['video/mp4']);
});

test('the pause button has words for both of its states', () => {
  const button = renderBlock(examples.plain).one('button[data-film-toggle]');
  expect(button?.textContent).toContain(labels.pauseFilm);
  expect(button?.textContent).toContain(labels.playFilm);
});

test('without a script it is a link to the film', () => {
  expect(renderBlock(examples.plain).one('noscript')?.innerHTML).toContain(examples.plain.film.mp4);
});

test('a caption is shown where one is written', () => {
  expect(renderBlock(examples.everything).texts('figcaption')).toEqual(['Search, result, map']);
  expect(renderBlock(examples.inAWindow).all('figcaption')).toEqual([]);
});
