// The sheet is the painter's drawing: what colour belongs where, which way
// the brush should run, how much each place matters, and which object it is.
import { clamp, type Lab, mix } from './colour.ts';
import type { Path } from './path.ts';
import { blur, fillMask, type Mask, padMask } from './raster.ts';

export type Fn<T> = T | ((x: number, y: number) => T);
export type Look = {
  col: Fn<Lab>;
  /** Brush direction in radians; left out, the picture's own grain decides. */
  dir?: Fn<number>;
  /** 0 = leave it loose, 1 = draw it. */
  imp?: Fn<number>;
  alpha?: Fn<number>;
  /** Edge softness in sheet pixels. */
  soft?: number;
  /** Keeps the object below as owner, so no edge is held here. */
  glaze?: boolean;
  /** Only on this object: a veil of shadow must not spill past its form. */
  on?: number;
};

/** A stroke set down on purpose, in sheet pixels, after the passes. */
export type Touch = {
  pts: Path;
  w: number;
  col: Lab;
  load?: number;
  dry?: number;
  thick?: number;
  pickup?: number;
  opacity?: number;
  taper?: number;
  lead?: number;
  jitter?: number;
  /** Colour this was meant to lie on; if something covers it later, it is left out. */
  under?: Lab;
};

export type Sheet = {
  w: number;
  h: number;
  L: Float32Array;
  a: Float32Array;
  b: Float32Array;
  /** Direction as a doubled angle, so that opposite strokes agree. */
  c2: Float32Array;
  s2: Float32Array;
  imp: Float32Array;
  id: Uint16Array;
  touches: Touch[];
  objects: number;
};

export const newSheet = (w: number, h: number): Sheet => {
  const f = (): Float32Array => new Float32Array(w * h);
  return {
    w,
    h,
    L: f(),
    a: f(),
    b: f(),
    c2: f(),
    s2: f(),
    imp: f().fill(0.4),
    id: new Uint16Array(w * h),
    touches: [],
    objects: 0,
  };
};

const call = <T>(f: Fn<T>, x: number, y: number): T =>
  typeof f === 'function' ? (f as (x: number, y: number) => T)(x, y) : f;

/** Lays a look through a mask. */
export const lay = (s: Sheet, m: Mask, look: Look): void => {
  const id = look.glaze ? 0 : ++s.objects;
  for (let y = 0; y < m.h; y++)
    for (let x = 0; x < m.w; x++) {
      let k = m.v[y * m.w + x]!;
      if (k <= 0.002) continue;
      const px = m.x0 + x;
      const py = m.y0 + y;
      if (look.alpha !== undefined) k *= clamp(call(look.alpha, px, py));
      if (k <= 0.002) continue;
      const i = py * s.w + px;
      if (look.on !== undefined && s.id[i] !== look.on) continue;
      const c = call(look.col, px, py);
      s.L[i]! += (c[0] - s.L[i]!) * k;
      s.a[i]! += (c[1] - s.a[i]!) * k;
      s.b[i]! += (c[2] - s.b[i]!) * k;
      if (look.imp !== undefined) s.imp[i]! += (call(look.imp, px, py) - s.imp[i]!) * k;
      if (look.dir !== undefined) {
        const d = 2 * call(look.dir, px, py);
        s.c2[i]! += (Math.cos(d) - s.c2[i]!) * k;
        s.s2[i]! += (Math.sin(d) - s.s2[i]!) * k;
      }
      if (id && k > 0.5) s.id[i] = id;
    }
};

export const maskOf = (s: Sheet, paths: readonly Path[], soft = 0): Mask => {
  const m = fillMask(paths, s.w, s.h);
  if (soft <= 0) return m;
  const p = padMask(m, Math.ceil(soft * 2.5), s.w, s.h);
  return { ...p, v: blur(p.v, p.w, p.h, soft) };
};

export const shape = (s: Sheet, path: Path, look: Look): void => lay(s, maskOf(s, [path], look.soft), look);

export const shapes = (s: Sheet, paths: readonly Path[], look: Look): void =>
  lay(s, maskOf(s, paths, look.soft), look);

/** The whole sheet, for skies and walls. */
export const wash = (s: Sheet, look: Look): void =>
  lay(s, { x0: 0, y0: 0, w: s.w, h: s.h, v: new Float32Array(s.w * s.h).fill(1) }, look);

export const at = (s: Sheet, x: number, y: number): Lab => {
  const i =
    Math.min(s.h - 1, Math.max(0, Math.round(y))) * s.w + Math.min(s.w - 1, Math.max(0, Math.round(x)));
  return [s.L[i]!, s.a[i]!, s.b[i]!];
};

/** Light spilling from a lamp: pulls what is there toward a colour. */
export const glow = (
  s: Sheet,
  cx: number,
  cy: number,
  r: number,
  col: Lab,
  strength: number,
  squash = 1,
): void => {
  const x0 = Math.max(0, Math.floor(cx - r));
  const y0 = Math.max(0, Math.floor(cy - r * squash));
  const x1 = Math.min(s.w, Math.ceil(cx + r));
  const y1 = Math.min(s.h, Math.ceil(cy + r * squash));
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const d = Math.hypot(x - cx, (y - cy) / squash) / r;
      if (d >= 1) continue;
      const c = mix(at(s, x, y), col, strength * (1 - d) ** 2);
      const i = y * s.w + x;
      [s.L[i], s.a[i], s.b[i]] = c;
    }
};

export const touch = (s: Sheet, t: Touch): void => {
  s.touches.push(t);
};

/** A touch that belongs to what is here now, and vanishes if that is covered. */
export const touchHere = (s: Sheet, t: Touch): void => {
  const [x, y] = t.pts[Math.floor(t.pts.length / 2)]!;
  s.touches.push({ ...t, under: at(s, x, y) });
};

/** Whether the thing a touch was laid on is still in sight. */
export const inSight = (s: Sheet, t: Touch): boolean => {
  if (!t.under) return true;
  const [x, y] = t.pts[Math.floor(t.pts.length / 2)]!;
  const c = at(s, x, y);
  return Math.hypot(c[0] - t.under[0], c[1] - t.under[1], c[2] - t.under[2]) < 0.06;
};
