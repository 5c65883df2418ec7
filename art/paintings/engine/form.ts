// Gives a flat outline a body, so that light can model it.

import type { Path } from './path.ts';
import { blur, distance } from './raster.ts';
import { maskOf, type Sheet } from './sheet.ts';

export type Form = {
  /** Lambert light from a direction, -1..1, with z toward the viewer. */
  lit: (x: number, y: number, lx: number, ly: number, lz: number) => number;
  /** Across-the-form direction: strokes that wrap round the volume. */
  across: (x: number, y: number) => number;
  /** Along-the-form direction: strokes that run with the contour. */
  along: (x: number, y: number) => number;
  /** Depth inside the outline, 0 at the edge, 1 at `round` pixels in. */
  depth: (x: number, y: number) => number;
};

/** Inflates an outline like a pillow with an edge radius of `round` pixels. */
export const inflate = (s: Sheet, paths: readonly Path[], round: number, softness = round * 0.25): Form => {
  const m = maskOf(s, paths);
  const out = new Uint8Array(m.w * m.h);
  for (let y = 0; y < m.h; y++)
    for (let x = 0; x < m.w; x++) {
      const i = y * m.w + x;
      out[i] = m.v[i]! < 0.5 || x === 0 || y === 0 || x === m.w - 1 || y === m.h - 1 ? 1 : 0;
    }
  const d = distance(out, m.w, m.h);
  const body = d.map((v) => {
    const t = 1 - Math.min(1, v / round);
    return round * Math.sqrt(Math.max(0, 1 - t * t));
  });
  const z = blur(body, m.w, m.h, softness);
  const get = (x: number, y: number): number =>
    z[
      Math.min(m.h - 1, Math.max(0, Math.round(y) - m.y0)) * m.w +
        Math.min(m.w - 1, Math.max(0, Math.round(x) - m.x0))
    ] ?? 0;
  const grad = (x: number, y: number): [number, number] => [
    (get(x + 2, y) - get(x - 2, y)) / 4,
    (get(x, y + 2) - get(x, y - 2)) / 4,
  ];
  return {
    lit: (x, y, lx, ly, lz) => {
      const [gx, gy] = grad(x, y);
      return (-gx * lx - gy * ly + lz) / (Math.hypot(gx, gy, 1) * Math.hypot(lx, ly, lz));
    },
    across: (x, y) => {
      const [gx, gy] = grad(x, y);
      return Math.atan2(gy, gx);
    },
    along: (x, y) => {
      const [gx, gy] = grad(x, y);
      return Math.atan2(gy, gx) + Math.PI / 2;
    },
    depth: (x, y) => Math.min(1, get(x, y) / round),
  };
};
