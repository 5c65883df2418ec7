// Raking light from the upper left over paint and linen, then pixels out.
import type { Canvas } from './canvas.ts';
import { labToLinear, toSrgb } from './colour.ts';
import { blur } from './raster.ts';

export type Finish = { relief: number; weave: number; gloss: number };

/** Soft limiter: keeps ridges from turning into white or black threads. */
const ease = (x: number, lim: number): number => x / (1 + Math.abs(x) / lim);

export const finish = (c: Canvas, f: Finish): Buffer => {
  const { w, h } = c;
  const out = Buffer.alloc(w * h * 3);
  const z = blur(c.z, w, h, 0.8);
  const surf = new Float32Array(w * h);
  // Linen telegraphs through thin paint and drowns under thick.
  for (let i = 0; i < surf.length; i++)
    surf[i] = z[i]! + f.weave * c.weave[i]! * Math.exp(-Math.max(0, z[i]!) * 1.1);
  const rgb = new Float64Array(3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const l = surf[x > 0 ? i - 1 : i]!;
      const r = surf[x < w - 1 ? i + 1 : i]!;
      const t = surf[y > 0 ? i - w : i]!;
      const b = surf[y < h - 1 ? i + w : i]!;
      const slope = ease((r - l) * 0.62 + (b - t) * 0.78, 1.2);
      const k = 1 + slope * f.relief;
      labToLinear(c.L[i]!, c.a[i]!, c.b[i]!, rgb);
      const shine = f.gloss * Math.max(0, slope - 0.28) ** 2;
      for (let ch = 0; ch < 3; ch++)
        out[i * 3 + ch] = Math.round(255 * Math.min(1, toSrgb(Math.max(0, rgb[ch]! * k + shine))));
    }
  return out;
};
