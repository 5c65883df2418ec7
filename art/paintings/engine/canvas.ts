// The physical surface: colour, paint thickness, and linen under it all.
import type { Lab } from './colour.ts';
import { fbm, noise, rng } from './random.ts';
import { blur } from './raster.ts';

export type Canvas = {
  w: number;
  h: number;
  L: Float32Array;
  a: Float32Array;
  b: Float32Array;
  /** Paint thickness in canvas pixels. */
  z: Float32Array;
  /** Linen height, 0..1. */
  weave: Float32Array;
};

const THREAD = 5.2;

/** Over-and-under threads with uneven thickness, as linen has. */
const linen = (w: number, h: number, seed: number): Float32Array => {
  const out = new Float32Array(w * h);
  const warp = Float32Array.from(
    { length: w + h },
    (_, i) => noise(i / 23, 3.1, seed) * 5 + noise(i / 3, 8.4, seed) * 0.8,
  );
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const u = (x + warp[y]!) / THREAD;
      const v = (y + warp[h + x]!) / THREAD;
      const over = (Math.floor(u) + Math.floor(v)) & 1;
      const fu = u - Math.floor(u) - 0.5;
      const fv = v - Math.floor(v) - 0.5;
      // Each thread is round across its width and dips where it goes under.
      out[y * w + x] = over ? 1 - 3.2 * fu * fu - 0.8 * fv * fv : 1 - 3.2 * fv * fv - 0.8 * fu * fu;
    }
  return out;
};

/** A toned ground, rubbed on unevenly. */
export const newCanvas = (w: number, h: number, ground: Lab, seed: number): Canvas => {
  const f = (): Float32Array => new Float32Array(w * h);
  const c: Canvas = { w, h, L: f(), a: f(), b: f(), z: f(), weave: linen(w, h, seed) };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const n = fbm(x / 260, y / 180, seed, 3) - 0.5;
      c.L[i] = ground[0] + n * 0.12 + (c.weave[i]! - 0.6) * 0.035;
      c.a[i] = ground[1] + n * 0.01;
      c.b[i] = ground[2] + n * 0.015;
    }
  return c;
};

export const TEX_U = 1024;
export const TEX_V = 256;

/** Streaks: long in the direction of travel, fine across it. 0..1. */
export const bristleTexture = (): Float32Array => {
  const r = rng(90210);
  const long = new Float32Array(TEX_U * TEX_V).map(() => r());
  const n = long.length;
  const norm = (f: Float32Array): Float32Array => {
    let m = 0;
    let s = 0;
    for (const v of f) m += v / n;
    for (const v of f) s += (v - m) ** 2 / n;
    const k = 0.23 / Math.sqrt(s);
    return f.map((v) => Math.min(1, Math.max(0, 0.5 + (v - m) * k)));
  };
  // Blur along only, each row tiled three times so that the streaks join up
  // where the texture repeats.
  const along = (sigma: number): Float32Array => {
    const out = new Float32Array(n);
    for (let v = 0; v < TEX_V; v++) {
      const row = long.subarray(v * TEX_U, (v + 1) * TEX_U);
      const tiled = new Float32Array(TEX_U * 3);
      for (let k = 0; k < 3; k++) tiled.set(row, k * TEX_U);
      out.set(blur(tiled, TEX_U * 3, 1, sigma).subarray(TEX_U, TEX_U * 2), v * TEX_U);
    }
    return out;
  };
  const [A, B] = [norm(along(34)), norm(along(5))];
  return norm(A.map((x, i) => x * 0.8 + B[i]! * 0.2));
};
