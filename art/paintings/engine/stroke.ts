// One stroke of a bristle brush: where each hair goes, how much paint it
// still has, what it picks up from the wet paint below, how thick it lies.
import { bristleTexture, type Canvas, TEX_U, TEX_V } from './canvas.ts';
import type { Lab } from './colour.ts';
import { type Path, type Pt, resample } from './path.ts';
import type { Rng } from './random.ts';
import { bufD, bufU, drag, LANES, MAX, unroll } from './unroll.ts';

export type Stroke = {
  pts: Path;
  w: number;
  col: Lab;
  opacity: number;
  /** Paint on the brush at the start, 0..1; `dry` is how fast it runs out. */
  load: number;
  dry: number;
  thick: number;
  pickup: number;
  /** 0 = blunt flat brush, 1 = pointed at both ends. */
  taper: number;
  /** Taper at the start only, as a share of `taper`: 0 for a branch that leaves a trunk. */
  lead?: number;
  /** Colour difference between hairs. */
  jitter: number;
};

const tex = bristleTexture();

const step01 = (lo: number, hi: number, x: number): number => {
  const t = x <= lo ? 0 : x >= hi ? 1 : (x - lo) / (hi - lo);
  return t * t * (3 - 2 * t);
};

const hair = (u: number, v: number): number => {
  const vi = Math.floor(v);
  const f = v - vi;
  const iu = (((u % TEX_U) + TEX_U) % TEX_U) | 0;
  const a = tex[(((vi % TEX_V) + TEX_V) % TEX_V) * TEX_U + iu]!;
  const b = tex[((((vi + 1) % TEX_V) + TEX_V) % TEX_V) * TEX_U + iu]!;
  return a + (b - a) * f;
};

/** Lays one stroke on the canvas. */
export const deposit = (c: Canvas, s: Stroke, r: Rng): void => {
  const pts = resample(s.pts, Math.max(2.5, s.w * 0.3));
  if (pts.length < 2) return;
  const cum = new Float32Array(pts.length);
  let [lx, ly, hx, hy] = [Infinity, Infinity, -Infinity, -Infinity];
  pts.forEach(([x, y], i) => {
    if (i) cum[i] = cum[i - 1]! + Math.hypot(x - (pts[i - 1] as Pt)[0], y - (pts[i - 1] as Pt)[1]);
    lx = Math.min(lx, x);
    hx = Math.max(hx, x);
    ly = Math.min(ly, y);
    hy = Math.max(hy, y);
  });
  const half = s.w / 2;
  const x0 = Math.max(0, Math.floor(lx - s.w * 0.75 - 2));
  const y0 = Math.max(0, Math.floor(ly - s.w * 0.75 - 2));
  const bw = Math.min(MAX, c.w - x0, Math.ceil(hx + s.w * 0.75 + 3) - x0);
  const bh = Math.min(MAX, c.h - y0, Math.ceil(hy + s.w * 0.75 + 3) - y0);
  if (bw <= 0 || bh <= 0) return;
  unroll(pts, cum, x0, y0, bw, bh, half);
  const len = cum[cum.length - 1]!;
  const carried = s.pickup > 0.01 ? drag(c, pts, s.w) : undefined;
  const [ou, ov, oc] = [r() * TEX_U, r() * TEX_V, r() * TEX_V];
  const hairW = Math.min(4.2, Math.max(1.5, s.w / 9));
  const lead = s.lead ?? 1;
  const ramp = lead < 1 ? Math.max(s.w * 0.7, len * 0.8) : Math.max(s.w * 0.7, len * 0.28);
  for (let y = 0; y < bh; y++)
    for (let x = 0; x < bw; x++) {
      const d = bufD[y * bw + x]!;
      if (d > half + 1 || d < -half - 1) continue;
      const u = bufU[y * bw + x]!;
      const rise = 1 - lead * (1 - step01(-half * 0.4, ramp, u));
      const press = 1 - s.taper * (1 - rise * step01(-half * 0.4, ramp, len - u));
      const hw = half * press;
      if (hw < 0.35) continue;
      const v = d / hw;
      const av = Math.abs(v);
      if (av > 1 + 1 / hw) continue;
      const st = hair(ou + u * 0.9, ov + d / hairW);
      const slow = hair(oc * 3 + u * 0.25, oc + d / (hairW * 3));
      const edge = step01(0, 0.1 + 1.1 / hw, 1 + 0.45 / hw - av + (st - 0.6) * 0.28 * Math.min(1, hw / 5));
      const ragA = u + half * 0.42 - st * half * 0.55 - slow * half * 0.3;
      const ragB = len - u + half * 0.42 - (1 - st) * half * 0.75 - slow * half * 0.35;
      const ends = step01(0, 1.6, ragA) * step01(0, 1.6 + half * 0.12, ragB);
      if (edge * ends <= 0.004) continue;
      const i = (y + y0) * c.w + x + x0;
      const left = s.load - s.dry * Math.max(0, u / len) ** 1.4;
      // Dry hairs only catch the tops of the weave and of earlier strokes.
      const catchy = (st - 0.5) * 1.1 + (c.weave[i]! - 0.62) * 0.2 + (slow - 0.5) * 0.5;
      const cover = step01(-0.16, 0.16, left - 0.42 + catchy);
      const al = s.opacity * edge * ends * cover;
      if (al <= 0.004) continue;
      const tone = (slow - 0.5) * 1.2 + (st - 0.5) * 0.6;
      let L = s.col[0] + tone * s.jitter;
      let A = s.col[1] * (1 + tone * s.jitter * 2) + (st - 0.5) * s.jitter * 0.25;
      let B = s.col[2] * (1 + tone * s.jitter * 2) + (slow - 0.5) * s.jitter * 0.35;
      if (carried) {
        const stn = Math.min(
          pts.length - 1,
          Math.max(0, Math.round((u / Math.max(1, len)) * (pts.length - 1))),
        );
        const lane = Math.min(LANES - 1, Math.max(0, Math.floor((v * 0.5 + 0.5) * LANES)));
        const k = s.pickup * Math.min(1, Math.max(0, 0.35 + (1 - left) * 0.5 + (slow - 0.5)));
        const o = (stn * LANES + lane) * 3;
        L += (carried[o]! - L) * k;
        A += (carried[o + 1]! - A) * k;
        B += (carried[o + 2]! - B) * k;
      }
      c.L[i]! += (L - c.L[i]!) * al;
      c.a[i]! += (A - c.a[i]!) * al;
      c.b[i]! += (B - c.b[i]!) * al;
      // Paint is pushed out to the sides and piles up where the brush lifts.
      const ridge = 1 + 0.55 * step01(0.55, 0.9, av) + 0.5 * step01(half * 1.4, 0, len - u);
      const z = s.thick * (0.25 + 0.95 * st) * ridge * Math.min(1.1, 0.3 + left * 0.8);
      c.z[i]! += (z + c.z[i]! * 0.35 - c.z[i]!) * al;
    }
};
