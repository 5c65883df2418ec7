import { openPicture } from '../../src/media/open.ts';

const SIDE = 24;
/** How far two files of one picture may be apart on average, of 255: sizes and formats change a little. */
const ALIKE = 5;

/** What a picture looks like from across the room: its colours, very small. */
export async function likeness(path: string): Promise<Buffer> {
  return (await openPicture(path, SIDE))
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** Whether two files show the same picture, whatever their names, sizes and formats. */
export function isAlike(one: Buffer, other: Buffer): boolean {
  const apart = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
  return one.length === other.length && apart / one.length <= ALIKE;
}
