import sharp from 'sharp';

/** How a picture looks from afar: its light, spot by spot, and where that light falls off (a difference hash). */
export interface Look {
  levels: Uint8Array;
  edges: Uint8Array;
}

const SIDE = 16;
/** Flat grounds are full of differences of one or two that another encoder makes anew. */
const NOISE = 4;
/** Another size or format of a picture differs by up to 25 edges of 256 and 8 levels of 255; another picture by more. */
const MOST_EDGES = 32;
const MOST_LEVELS = 10;

/** Undefined if it is no picture. */
export async function lookOf(picture: Buffer | string): Promise<Look | undefined> {
  try {
    const levels = await sharp(picture, { limitInputPixels: false })
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .resize(SIDE + 1, SIDE, { fit: 'fill', kernel: 'mitchell' })
      .raw()
      .toBuffer();
    const edges = Uint8Array.from({ length: SIDE * SIDE }, (_, index) => {
      const at = Math.floor(index / SIDE) * (SIDE + 1) + (index % SIDE);
      return (levels[at] ?? 0) - (levels[at + 1] ?? 0) > NOISE ? 1 : 0;
    });
    return { levels, edges };
  } catch {
    return undefined;
  }
}

export function areAlike(one: Look, two: Look): boolean {
  const edges = difference(one.edges, two.edges);
  const levels = difference(one.levels, two.levels) / one.levels.length;
  return edges <= MOST_EDGES && levels <= MOST_LEVELS;
}

export const difference = (one: Uint8Array, two: Uint8Array) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0);
