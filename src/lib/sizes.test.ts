import { expect, test } from 'vitest';
import { places, TEASER_SIZES } from '../model/places.ts';
import { plainSizes } from './sizes.ts';

/** How wide a picture is in a window, as a browser reads `sizes`. */
function shownAt(window: number, sizes: string): number {
  // At the commas that stand in no brackets.
  const parts = (sizes.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []).map((part) => part.trim());
  for (const part of parts) {
    const [, kind, edge, length = ''] = /^(?:\((min|max)-width: (\d+)px\) )?(.+)$/.exec(part) ?? [];
    const holds = !kind || (kind === 'max' ? window <= Number(edge) : window >= Number(edge));
    if (holds) return lengthAt(window, length);
  }
  return window;
}

function lengthAt(window: number, length: string): number {
  const [, most, inner] = /^min\((\d+)px, (.+)\)$/.exec(length) ?? [];
  if (most && inner) return Math.min(Number(most), lengthAt(window, inner));
  const [, share, taken] = /^calc\(([\d.]+)vw - (\d+)px\)$/.exec(length) ?? [];
  if (share && taken) return (window * Number(share)) / 100 - Number(taken);
  const [, number = '', unit] = /^([\d.]+)(px|vw)$/.exec(length) ?? [];
  if (!unit) throw new Error(`No length: ${length}`);
  return unit === 'px' ? Number(number) : (window * Number(number)) / 100;
}

const all = {
  ...Object.fromEntries(Object.entries(places).map(([name, { sizes }]) => [name, sizes])),
  TEASER_SIZES,
};

test.each(Object.entries(all))(
  'the sizes of %s hold no min(), and say the same in every window',
  (_, sizes) => {
    const plain = plainSizes(sizes);
    expect(plain).not.toContain('min(');
    for (let window = 320; window <= 2600; window++)
      expect(
        Math.abs(shownAt(window, plain) - shownAt(window, sizes)),
        `at ${window}px: ${plain}`,
      ).toBeLessThan(1);
  },
);
