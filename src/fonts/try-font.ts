import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { FontFile } from './read-font.ts';

/**
 * Does with some letters what a build will do with all: cuts them in one weight and in a range, and measures them. Damage
 * shows there that reading alone passes over. Throws where it does not work.
 */
export async function tryFont(
  bytes: Buffer,
  letters: string,
  { axes, weights: [min, max] }: Pick<FontFile, 'axes' | 'weights'>,
): Promise<void> {
  const pins = Object.fromEntries(Object.entries(axes).map(([axis, { usual }]) => [axis, usual]));
  for (const wght of min < max ? [min, { min, max }] : [undefined]) {
    const variationAxes = { ...pins, ...(wght !== undefined && { wght }) };
    const cut = await subsetFont(bytes, letters, { targetFormat: 'truetype', variationAxes });
    const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(cut);
    const isMeasured = [ascent, descent, lineGap, xWidthAvg].every(Number.isFinite) && unitsPerEm > 0;
    if (!isMeasured) throw new Error('letters without a size');
  }
}
