import { describe, expect, test } from 'vitest';
import { chooseVariant } from './choose.ts';

const variants = (['avif', 'webp'] as const).flatMap((format) =>
  [640, 1280, 2560].map((width) => ({ format, width, src: `vault:${format}-${width}` })),
);
const choose = (pixels: number, knowsAvif = true) => chooseVariant(variants, { pixels, knowsAvif })?.src;

describe('the size of a sealed picture', () => {
  test('is the smallest that fills the pixels', () => {
    expect([0, 640, 641, 1280, 1281].map((pixels) => choose(pixels))).toEqual([
      'vault:avif-640',
      'vault:avif-640',
      'vault:avif-1280',
      'vault:avif-1280',
      'vault:avif-2560',
    ]);
  });

  test('is the largest there is where none is large enough', () => {
    expect(choose(9000)).toBe('vault:avif-2560');
  });

  test('is WebP for a browser that does not know AVIF, and nothing where there is nothing', () => {
    expect(choose(700, false)).toBe('vault:webp-1280');
    expect(chooseVariant([], { pixels: 1, knowsAvif: true })).toBeUndefined();
  });
});
