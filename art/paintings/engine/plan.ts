// Decides where strokes go: looks at what is still wrong on the canvas,
// starts there, and follows the form until the colour no longer fits.
import type { Canvas } from './canvas.ts';
import { clamp, type Lab, lerp } from './colour.ts';
import { type Guide, SCALE } from './guide.ts';
import type { Pt } from './path.ts';
import { bell, type Rng, shuffle } from './random.ts';
import { blur, sample } from './raster.ts';
import { deposit, type Stroke } from './stroke.ts';

export type Pass = {
  /** Brush width in canvas pixels. */
  w: number;
  /** How wrong the canvas must be before a stroke is worth it (OKLab). */
  thr: number;
  /** Least importance this brush bothers with. */
  gate: number;
  len: readonly [min: number, max: number];
  opacity: number;
  load: number;
  dry: number;
  thick: number;
  pickup: number;
  jitter: number;
  /** Wobble of the hand, radians. */
  wobble: number;
  /** Random shift of the mixed colour: broken colour. */
  broken: number;
  /** Stay inside held edges; the block-in does not, so no ground halo is left. */
  hold: boolean;
};

type Ref = { L: Float32Array; a: Float32Array; b: Float32Array };

const blurred = (g: Guide, sigma: number): Ref => ({
  L: blur(g.L, g.w, g.h, sigma),
  a: blur(g.a, g.w, g.h, sigma),
  b: blur(g.b, g.w, g.h, sigma),
});

const refAt = (g: Guide, r: Ref, x: number, y: number): Lab => {
  const [u, v] = [x / SCALE, y / SCALE];
  return [sample(r.L, g.w, g.h, u, v), sample(r.a, g.w, g.h, u, v), sample(r.b, g.w, g.h, u, v)];
};

const far = (p: Lab, q: Lab): number => Math.hypot(p[0] - q[0], 1.3 * (p[1] - q[1]), 1.3 * (p[2] - q[2]));

/** Mean difference between canvas and drawing over a brush's footprint. */
const wrong = (c: Canvas, g: Guide, ref: Ref, x: number, y: number, w: number): number => {
  let e = 0;
  const k = w * 0.3;
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const px = clamp(Math.round(x + i * k), 0, c.w - 1);
      const py = clamp(Math.round(y + j * k), 0, c.h - 1);
      const n = py * c.w + px;
      e += far([c.L[n]!, c.a[n]!, c.b[n]!], refAt(g, ref, px, py));
    }
  return e / 9;
};

const angleAt = (g: Guide, x: number, y: number): number => {
  const [u, v] = [x / SCALE, y / SCALE];
  return 0.5 * Math.atan2(sample(g.s2, g.w, g.h, u, v), sample(g.c2, g.w, g.h, u, v));
};

/** Walks the direction field from a start, one way. */
const walk = (
  g: Guide,
  ref: Ref,
  x: number,
  y: number,
  col: Lab,
  sign: number,
  reach: number,
  w: number,
  wob: number,
  tol: number,
  hold: boolean,
): Pt[] => {
  const out: Pt[] = [];
  const step = Math.max(3, w * 0.4);
  let a = angleAt(g, x, y) + wob + (sign < 0 ? Math.PI : 0);
  for (let gone = 0; gone < reach; gone += step) {
    let b = angleAt(g, x, y) + wob;
    // The field has no sense of forward; keep going the way we were.
    while (b - a > Math.PI / 2) b -= Math.PI;
    while (b - a < -Math.PI / 2) b += Math.PI;
    a += (b - a) * 0.6;
    x += Math.cos(a) * step;
    y += Math.sin(a) * step;
    if (x < -w || y < -w || x > g.w * SCALE + w || y > g.h * SCALE + w) break;
    if (far(refAt(g, ref, x, y), col) > tol) break;
    if (hold && sample(g.edge, g.w, g.h, x / SCALE, y / SCALE) * SCALE < w * 0.34) break;
    out.push([x, y]);
  }
  return out;
};

const makeStroke = (g: Guide, ref: Ref, p: Pass, x: number, y: number, r: Rng): Stroke | undefined => {
  const room = sample(g.edge, g.w, g.h, x / SCALE, y / SCALE) * SCALE * 2.1;
  const w = Math.min(p.w * lerp(0.7, 1.2, r()), p.hold ? room : Infinity);
  if (w < p.w * 0.42) return undefined;
  const base = refAt(g, ref, x, y);
  const len = w * lerp(p.len[0], p.len[1], r() ** 1.5);
  const wob = bell(r) * p.wobble;
  const tol = 0.035 + p.thr * 0.9;
  const back = walk(g, ref, x, y, base, -1, len / 2, w, wob, tol, p.hold);
  const fwd = walk(g, ref, x, y, base, 1, len / 2, w, wob, tol, p.hold);
  const pts: Pt[] = [...back.reverse(), [x, y], ...fwd];
  if (pts.length < 3) {
    const a = angleAt(g, x, y) + wob;
    const k = w * 0.55;
    pts.splice(
      0,
      pts.length,
      [x - Math.cos(a) * k, y - Math.sin(a) * k],
      [x + Math.cos(a) * k, y + Math.sin(a) * k],
    );
  }
  // A painter's hand pulls toward the body as often as away.
  if (r() < 0.5) pts.reverse();
  const d = p.broken;
  const col: Lab = [base[0] + bell(r) * d * 0.5, base[1] + bell(r) * d * 0.3, base[2] + bell(r) * d * 0.3];
  return {
    pts,
    w,
    col,
    opacity: p.opacity,
    load: p.load * lerp(0.85, 1.1, r()),
    dry: p.dry,
    thick: p.thick,
    pickup: p.pickup,
    taper: 0.25 + 0.4 * r(),
    jitter: p.jitter,
  };
};

/** One pass of one brush over the whole picture; returns the strokes laid. */
export const runPass = (c: Canvas, g: Guide, p: Pass, r: Rng): number => {
  const ref = blurred(g, Math.max(0, (p.w / SCALE) * 0.16));
  const grid = p.w * 0.5;
  const nx = Math.ceil(c.w / grid);
  const ny = Math.ceil(c.h / grid);
  const order = shuffle(
    r,
    Int32Array.from({ length: nx * ny }, (_, i) => i),
  );
  let laid = 0;
  for (const n of order) {
    const x = ((n % nx) + r()) * grid;
    const y = (Math.floor(n / nx) + r()) * grid;
    const imp = sample(g.imp, g.w, g.h, x / SCALE, y / SCALE);
    if (imp < p.gate) continue;
    if (p.thr > 0 && wrong(c, g, ref, x, y, p.w) < p.thr * lerp(1.5, 0.75, imp)) continue;
    const s = makeStroke(g, ref, p, x, y, r);
    if (!s) continue;
    deposit(c, s, r);
    laid++;
  }
  return laid;
};
