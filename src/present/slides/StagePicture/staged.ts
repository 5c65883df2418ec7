import type { Picture } from '../../../model/picture.ts';

/** As wide as the stage: from so many pixels a browser chooses, however small the window is that it is shown in. */
const SIZES = '1600px';

/** A picture for the stage, which is never upright: the version for phones is left out. */
export function staged(picture: Picture): Picture {
  const { portrait: _, dark, tall: __, ...rest } = picture;
  if (!dark) return { ...rest, sizes: SIZES };
  const { portrait: ___, ...other } = dark;
  return { ...rest, sizes: SIZES, dark: other };
}

/** How a picture fills the room it has: by its height, by its width, or, of one to be scrolled through, with its upper part. */
export function shapeOf({ width, height }: Pick<Picture, 'width' | 'height'>): 'endless' | 'tall' | 'wide' {
  if (width / height < 0.4) return 'endless';
  return width / height < 1.2 ? 'tall' : 'wide';
}

/** Whether a line under a picture may need two or three: a letter takes about half of its size. */
export const isLongUnder = (caption: string, room: number): boolean => caption.length * 15 > room;
