import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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
  expect(drawn({ tall: 'page' })).toContain('data-tall="page"');
});

describe('with a version for the dark scheme', () => {
  const { alt: _, sizes: __, ...rest } = picture;
  const large = { src: '/media/night-large.webp', width: 1600, height: 1200 };
  const variants = [{ format: 'avif' as const, width: 800, src: '/media/night.avif' }];
  const dark = { ...rest, variants, fallback: '/media/night.jpeg', full: large };

  test('there are two pictures with the same words, of which the look shows one', () => {
    const html = drawn({ dark });
    const pictures = html.match(/<picture.*?<\/picture>/g) ?? [];
    expect(pictures).toHaveLength(2);
    expect(pictures[0]).toMatch(/class="[^"]*light[^"]*".*\/media\/field\.avif 800w/);
    expect(pictures[1]).toMatch(/class="[^"]*dark[^"]*".*\/media\/night\.avif 800w/);
    expect(html.match(/alt="A field"/g)).toHaveLength(2);
    expect(html.match(/data-large="[^"]*"/g)).toEqual(['data-large="/media/night-large.webp"']);
  });

  test('both wait until they have a box, the first of a page too; without scripts one is a picture of nothing', () => {
    const html = renderToStaticMarkup(<Picture picture={{ ...picture, dark }} loading="first" />);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html.match(/<source media="\(scripting:none\)[^"]*" srcSet="data:,"/g)).toEqual([
      '<source media="(scripting:none) and (prefers-color-scheme:dark)" srcSet="data:,"',
      '<source media="(scripting:none) and (prefers-color-scheme:light)" srcSet="data:,"',
    ]);
  });

  test('a picture without one says nothing of it', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} loading="first" />);
    expect(html).not.toMatch(/lazy|scheme|scripting|light|dark|data-/);
  });
});
