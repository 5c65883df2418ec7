/** Where things stand on a social image, in its 1200 × 630; the ground in `art` is painted to these boxes. */
export const social = {
  size: { width: 1200, height: 630 },
  /** Over the title: what kind of page it is. */
  eyebrow: { x: 72, y: 137, width: 472, height: 30 },
  title: { x: 72, y: 194, width: 472, height: 280 },
  picture: { x: 596, y: 105, width: 560, height: 420, radius: 22 },
  name: { x: 72, y: 500, width: 472, height: 38 },
  role: { x: 72, y: 540, width: 472, height: 28 },
} as const;

/** Without a picture, words have all of the width. */
export const WIDE = 1056;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
