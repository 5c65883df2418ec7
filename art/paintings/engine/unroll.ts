// Geometry of a stroke in flight: the brush's own coordinates for every
// pixel it may touch, and the wet colour it drags along.
import type { Canvas } from './canvas.ts';
import type { Pt } from './path.ts';

/** Largest box one stroke may cover, in canvas pixels a side. */
export const MAX = 2500;
/** Signed distance across the path, and distance along it, per pixel of the box. */
export const bufD = new Float32Array(MAX * MAX);
export const bufU = new Float32Array(MAX * MAX);
export const LANES = 8;

/** The colour each lane of the brush carries at each station along the path. */
export const drag = (c: Canvas, pts: readonly Pt[], width: number): Float32Array => {
  const out = new Float32Array(pts.length * LANES * 3);
  const cur = new Float32Array(LANES * 3);
  for (let i = 0; i < pts.length; i++) {
    const a = pts[Math.max(0, i - 1)] as Pt;
    const b = pts[Math.min(pts.length - 1, i + 1)] as Pt;
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
    for (let k = 0; k < LANES; k++) {
      const off = ((k + 0.5) / LANES - 0.5) * width;
      const x = Math.min(c.w - 1, Math.max(0, Math.round((pts[i] as Pt)[0] + nx * off)));
      const y = Math.min(c.h - 1, Math.max(0, Math.round((pts[i] as Pt)[1] + ny * off)));
      const j = y * c.w + x;
      const keep = i === 0 ? 0 : 0.72;
      const o = k * 3;
      cur[o] = cur[o]! * keep + c.L[j]! * (1 - keep);
      cur[o + 1] = cur[o + 1]! * keep + c.a[j]! * (1 - keep);
      cur[o + 2] = cur[o + 2]! * keep + c.b[j]! * (1 - keep);
    }
    out.set(cur, i * LANES * 3);
  }
  return out;
};

/** Finds, for every pixel near the path, how far along and across it lies. */
export const unroll = (
  pts: readonly Pt[],
  cum: Float32Array,
  x0: number,
  y0: number,
  bw: number,
  bh: number,
  half: number,
): void => {
  bufD.fill(1e9, 0, bw * bh);
  const n = pts.length;
  for (let i = 0; i < n - 1; i++) {
    const [ax, ay] = pts[i] as Pt;
    const [bx, by] = pts[i + 1] as Pt;
    const len = Math.hypot(bx - ax, by - ay) || 1e-3;
    const tx = (bx - ax) / len;
    const ty = (by - ay) / len;
    const m = half + 1.5;
    // The first and last pieces run on a little, to leave room for ragged ends.
    const lo = i === 0 ? -half * 0.5 : -0.5;
    const hi = i === n - 2 ? len + half * 0.5 : len + 0.5;
    const sx = Math.max(0, Math.floor(Math.min(ax, bx) - m - x0));
    const ex = Math.min(bw, Math.ceil(Math.max(ax, bx) + m - x0) + 1);
    const sy = Math.max(0, Math.floor(Math.min(ay, by) - m - y0));
    const ey = Math.min(bh, Math.ceil(Math.max(ay, by) + m - y0) + 1);
    for (let y = sy; y < ey; y++) {
      const qy = y + y0 + 0.5 - ay;
      for (let x = sx; x < ex; x++) {
        const qx = x + x0 + 0.5 - ax;
        const t = qx * tx + qy * ty;
        const over = t < 0 ? -t : t > len ? t - len : 0;
        if (t < lo - half * 0.2 || t > hi + half * 0.2) continue;
        const d = qy * tx - qx * ty;
        const inner = (i === 0 && t < 0) || (i === n - 2 && t > len) ? 0 : over;
        const cost = Math.abs(d) + inner * 2;
        const j = y * bw + x;
        if (cost < Math.abs(bufD[j]!)) {
          bufD[j] = d < 0 ? -Math.max(cost, 1e-4) : Math.max(cost, 1e-4);
          bufU[j] = cum[i]! + t;
        }
      }
    }
  }
};
