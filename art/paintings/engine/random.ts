// Seeded randomness and noise. Nothing here looks at the clock, so the same
// seed always gives the same painting.

export type Rng = () => number;

/** Mulberry32: small, fast, and good enough for brush jitter. */
export const rng = (seed: number): Rng => {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const between = (r: Rng, lo: number, hi: number): number => lo + (hi - lo) * r();

export const pick = <T>(r: Rng, list: readonly T[]): T => list[Math.floor(r() * list.length)] as T;

/** Roughly normal, mean 0, deviation about 1. */
export const bell = (r: Rng): number => (r() + r() + r() + r() - 2) * 1.73;

/** A lattice value in 0..1 that depends only on its place and the seed. */
export const hash2 = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647 ^ 0x5bd1e995);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
};

/** Smooth value noise in 0..1, one feature per unit. */
export const noise = (x: number, y: number, seed = 0): number => {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = hash2(xi, yi, seed);
  const b = hash2(xi + 1, yi, seed);
  const c = hash2(xi, yi + 1, seed);
  const d = hash2(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
};

/** Several octaves of noise, still about 0..1. */
export const fbm = (x: number, y: number, seed = 0, octaves = 4): number => {
  let sum = 0;
  let amp = 0.5;
  let norm = 0;
  for (let i = 0; i < octaves; i++) {
    sum += amp * noise(x, y, seed + i * 17);
    norm += amp;
    x = x * 2.03 + 11.7;
    y = y * 2.03 + 5.3;
    amp *= 0.5;
  }
  return sum / norm;
};

/** Shuffles in place; the order in which strokes land decides what covers what. */
export const shuffle = (r: Rng, list: Int32Array): Int32Array => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(r() * (i + 1));
    const t = list[i] as number;
    list[i] = list[j] as number;
    list[j] = t;
  }
  return list;
};
