// Plain scalar rasters: filling outlines, blurring, distances, sampling.
import type { Path } from './path.ts';

export type Mask = { x0: number; y0: number; w: number; h: number; v: Float32Array };

const SUB = 4;

/** Anti-aliased even-odd fill of closed outlines, clipped to the sheet. */
export const fillMask = (paths: readonly Path[], W: number, H: number): Mask => {
  let [lx, ly, hx, hy] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const p of paths)
    for (const [x, y] of p) {
      lx = Math.min(lx, x);
      hx = Math.max(hx, x);
      ly = Math.min(ly, y);
      hy = Math.max(hy, y);
    }
  const x0 = Math.max(0, Math.floor(lx));
  const y0 = Math.max(0, Math.floor(ly));
  const w = Math.max(0, Math.min(W, Math.ceil(hx) + 1) - x0);
  const h = Math.max(0, Math.min(H, Math.ceil(hy) + 1) - y0);
  const v = new Float32Array(w * h);
  for (let sy = 0; sy < h * SUB; sy++) {
    const y = y0 + (sy + 0.5) / SUB;
    const xs: number[] = [];
    for (const p of paths)
      for (let i = 0, j = p.length - 1; i < p.length; j = i++) {
        const [ax, ay] = p[j] as [number, number];
        const [bx, by] = p[i] as [number, number];
        if (ay <= y !== by <= y) xs.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
    xs.sort((a, b) => a - b);
    const row = Math.floor(sy / SUB) * w;
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const a = Math.max(0, (xs[k] as number) - x0);
      const b = Math.min(w, (xs[k + 1] as number) - x0);
      for (let x = Math.floor(a); x < b; x++)
        v[row + x]! += Math.max(0, Math.min(b, x + 1) - Math.max(a, x)) / SUB;
    }
  }
  return { x0, y0, w, h, v };
};

/** Grows a mask's frame so that blurring has room to spread. */
export const padMask = (m: Mask, pad: number, W: number, H: number): Mask => {
  const x0 = Math.max(0, m.x0 - pad);
  const y0 = Math.max(0, m.y0 - pad);
  const w = Math.max(0, Math.min(W, m.x0 + m.w + pad) - x0);
  const h = Math.max(0, Math.min(H, m.y0 + m.h + pad) - y0);
  const v = new Float32Array(w * h);
  for (let y = 0; w * h > 0 && y < m.h; y++)
    v.set(m.v.subarray(y * m.w, (y + 1) * m.w), (y + m.y0 - y0) * w + m.x0 - x0);
  return { x0, y0, w, h, v };
};

const boxPass = (
  src: Float32Array,
  dst: Float32Array,
  n: number,
  m: number,
  sn: number,
  sm: number,
  r: number,
): void => {
  const k = 1 / (2 * r + 1);
  for (let j = 0; j < m; j++) {
    const o = j * sm;
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += src[o + Math.min(n - 1, Math.max(0, i)) * sn]!;
    for (let i = 0; i < n; i++) {
      dst[o + i * sn] = sum * k;
      sum += src[o + Math.min(n - 1, i + r + 1) * sn]! - src[o + Math.max(0, i - r) * sn]!;
    }
  }
};

/** Three box passes: near enough to a Gaussian of the given sigma. */
export const blur = (src: Float32Array, w: number, h: number, sigma: number): Float32Array => {
  const r = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
  const a = Float32Array.from(src);
  if (r < 1 || w * h === 0) return a;
  const b = new Float32Array(w * h);
  for (let i = 0; i < 3; i++) {
    boxPass(a, b, w, h, 1, w, r);
    boxPass(b, a, h, w, w, 1, r);
  }
  return a;
};

/** Distance in pixels to the nearest set cell (two-sweep chamfer, good to ~4%). */
export const distance = (set: Uint8Array, w: number, h: number): Float32Array => {
  const d = new Float32Array(w * h).fill(1e6);
  for (let i = 0; i < d.length; i++) if (set[i]) d[i] = 0;
  const D = Math.SQRT2;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      let m = d[i]!;
      if (x > 0) m = Math.min(m, d[i - 1]! + 1);
      if (y > 0) {
        m = Math.min(m, d[i - w]! + 1);
        if (x > 0) m = Math.min(m, d[i - w - 1]! + D);
        if (x < w - 1) m = Math.min(m, d[i - w + 1]! + D);
      }
      d[i] = m;
    }
  for (let y = h - 1; y >= 0; y--)
    for (let x = w - 1; x >= 0; x--) {
      const i = y * w + x;
      let m = d[i]!;
      if (x < w - 1) m = Math.min(m, d[i + 1]! + 1);
      if (y < h - 1) {
        m = Math.min(m, d[i + w]! + 1);
        if (x < w - 1) m = Math.min(m, d[i + w + 1]! + D);
        if (x > 0) m = Math.min(m, d[i + w - 1]! + D);
      }
      d[i] = m;
    }
  return d;
};

/** Bilinear look-up, clamped at the borders. */
export const sample = (f: Float32Array, w: number, h: number, x: number, y: number): number => {
  const cx = Math.min(w - 1.001, Math.max(0, x - 0.5));
  const cy = Math.min(h - 1.001, Math.max(0, y - 0.5));
  const xi = Math.floor(cx);
  const yi = Math.floor(cy);
  const fx = cx - xi;
  const fy = cy - yi;
  const i = yi * w + xi;
  return (f[i]! * (1 - fx) + f[i + 1]! * fx) * (1 - fy) + (f[i + w]! * (1 - fx) + f[i + w + 1]! * fx) * fy;
};
