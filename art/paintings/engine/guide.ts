// Turns a sheet into what the brush needs: a complete direction field and
// the distance to edges worth keeping.

import { blur, distance } from './raster.ts';
import type { Sheet } from './sheet.ts';

/** Canvas pixels per sheet pixel. */
export const SCALE = 2;

export type Guide = {
  w: number;
  h: number;
  L: Float32Array;
  a: Float32Array;
  b: Float32Array;
  c2: Float32Array;
  s2: Float32Array;
  imp: Float32Array;
  edge: Float32Array;
};

/** Smoothed structure tensor of the lightness: the picture's own grain. */
const grain = (s: Sheet): { c2: Float32Array; s2: Float32Array; str: Float32Array } => {
  const { w, h } = s;
  const f = blur(s.L, w, h, 2);
  const n = w * h;
  const xx = new Float32Array(n);
  const yy = new Float32Array(n);
  const xy = new Float32Array(n);
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const gx = f[i + 1]! - f[i - 1]!;
      const gy = f[i + w]! - f[i - w]!;
      xx[i] = gx * gx;
      yy[i] = gy * gy;
      xy[i] = gx * gy;
    }
  const [a, b, c] = [blur(xx, w, h, 7), blur(yy, w, h, 7), blur(xy, w, h, 7)];
  const c2 = new Float32Array(n);
  const s2 = new Float32Array(n);
  const str = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    // Tangent direction: a quarter turn from the gradient, i.e. half a turn doubled.
    const dx = -(a[i]! - b[i]!);
    const dy = -2 * c[i]!;
    const m = Math.hypot(dx, dy) || 1e-9;
    c2[i] = dx / m;
    s2[i] = dy / m;
    str[i] = Math.min(1, Math.sqrt(m) * 14);
  }
  return { c2, s2, str };
};

/** Borders between objects, but only where colour changes: the rest is lost. */
const keptEdges = (s: Sheet, keep: number): Uint8Array => {
  const { w, h } = s;
  const set = new Uint8Array(w * h);
  const diff = (i: number, j: number): number =>
    Math.hypot(s.L[i]! - s.L[j]!, 1.3 * (s.a[i]! - s.a[j]!), 1.3 * (s.b[i]! - s.b[j]!));
  for (let y = 2; y < h - 3; y++)
    for (let x = 2; x < w - 3; x++) {
      const i = y * w + x;
      if (s.id[i] !== s.id[i + 1] && diff(i - 2, i + 3) > keep) set[i] = 1;
      if (s.id[i] !== s.id[i + w] && diff(i - 2 * w, i + 3 * w) > keep) set[i] = 1;
    }
  return set;
};

/** Close to a held edge the brush runs along it, so that the edge is drawn, not fringed. */
const alongEdges = (
  near: Float32Array,
  edge: Float32Array,
  c2: Float32Array,
  s2: Float32Array,
  w: number,
  h: number,
): void => {
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const k = 0.92 * Math.min(1, Math.max(0, 1.6 - edge[i]! / 8));
      if (k <= 0) continue;
      const gx = near[i + 1]! - near[i - 1]!;
      const gy = near[i + w]! - near[i - w]!;
      const m = gx * gx + gy * gy;
      if (m < 0.02) continue;
      c2[i]! += (-(gx * gx - gy * gy) / m - c2[i]!) * k;
      s2[i]! += ((-2 * gx * gy) / m - s2[i]!) * k;
    }
};

export const guideOf = (s: Sheet, keep: number): Guide => {
  const g = grain(s);
  const n = s.w * s.h;
  const edge = distance(keptEdges(s, keep), s.w, s.h);
  const near = blur(
    edge.map((v) => Math.min(v, 24)),
    s.w,
    s.h,
    2,
  );
  const c2 = new Float32Array(n);
  const s2 = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const own = Math.min(1, Math.hypot(s.c2[i]!, s.s2[i]!));
    // Even where the scene gives a direction, strong edges bend the brush.
    const k = Math.max(1 - own, 0.45 * g.str[i]!);
    const rest = g.str[i]! < 0.02 ? 0.02 : g.str[i]!;
    c2[i] = s.c2[i]! * (1 - k) + g.c2[i]! * k * (own > 0.5 ? 1 : rest);
    s2[i] = s.s2[i]! * (1 - k) + g.s2[i]! * k * (own > 0.5 ? 1 : rest);
  }
  alongEdges(near, edge, c2, s2, s.w, s.h);
  // Held edges are always worth a medium brush, even where the field is loose.
  const imp = s.imp.map((v, i) =>
    Math.max(v, Math.min(0.66, v + 0.35) * Math.min(1, Math.max(0, 2.2 - edge[i]! / 7))),
  );
  return {
    w: s.w,
    h: s.h,
    L: s.L,
    a: s.a,
    b: s.b,
    c2: blur(c2, s.w, s.h, 2),
    s2: blur(s2, s.w, s.h, 2),
    imp: blur(imp, s.w, s.h, 3),
    edge,
  };
};
