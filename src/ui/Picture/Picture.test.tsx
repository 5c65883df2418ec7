import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Picture as PictureData } from '../../model/picture.ts';
import { Picture } from './Picture.tsx';

const picture: PictureData = {
  alt: 'A field',
  width: 800,
  height: 600,
  sizes: '100vw',
  variants: [{ format: 'avif', width: 800, src: '/media/field.avif' }],
  fallback: '/media/field.jpeg',
};
const drawn = (more: Partial<PictureData>) =>
  renderToStaticMarkup(<Picture picture={{ ...picture, ...more }} />);

test('a picture smaller than its place says so, and its own width, which style sheets leave to it', () => {
  expect(drawn({ isSmall: true })).toMatch(/<img [^>]*width="800"[^>]* data-small="true"/);
  expect(drawn({})).not.toContain('data-');
});

test('a very tall picture says so', () => {
  expect(drawn({ isTall: true })).toContain('data-tall="true"');
});
