// Props shared by several scenes.
import { clamp, type Lab, mix, smooth } from '../engine/colour.ts';
import { ellipse } from '../engine/path.ts';
import { between, hash2, type Rng } from '../engine/random.ts';
import { type Sheet, shape, touch, touchHere } from '../engine/sheet.ts';

export type Light = readonly [x: number, y: number, z: number];

export type Ball = {
  cx: number;
  cy: number;
  rx: number;
  ry?: number;
  rot?: number;
  tone: (t: number) => Lab;
  light: Light;
  /** Colour thrown back up into the shadow side. */
  bounce?: Lab;
  /** Fine pitting of the skin. */
  pit?: (x: number, y: number) => number;
  imp?: number;
};

/** A lit round thing: fruit, lantern, snow-capped knob. */
export const ball = (s: Sheet, b: Ball): void => {
  const ry = b.ry ?? b.rx;
  const l = Math.hypot(...b.light);
  const [lx, ly, lz] = [b.light[0] / l, b.light[1] / l, b.light[2] / l];
  const [hx, hy] = [b.cx + lx * b.rx * 0.55, b.cy + ly * ry * 0.55];
  shape(s, ellipse(b.cx, b.cy, b.rx, ry, b.rot), {
    imp: b.imp ?? 0.7,
    // Round the highlight, as a hand turns the brush round a fruit.
    dir: (x, y) => Math.atan2(y - hy, x - hx) + Math.PI / 2,
    col: (x, y) => {
      const nx = (x - b.cx) / b.rx;
      const ny = (y - b.cy) / ry;
      const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
      const d = nx * lx + ny * ly + nz * lz + (b.pit ? b.pit(x, y) : 0);
      const c = b.tone(clamp(0.5 + d * 0.5));
      if (!b.bounce) return c;
      const k = smooth(0.1, -0.7, d) * smooth(0.2, 0.95, ny * 0.8 + 0.25);
      return mix(c, b.bounce, 0.55 * k);
    },
  });
};

/** A soft shadow thrown on whatever lies there already. */
export const castShadow = (
  s: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  col: Lab,
  k: number,
  soft: number,
  rot = 0,
): void => shape(s, ellipse(cx, cy, rx, ry, rot), { col, alpha: k, soft, glaze: true });

/** A short deliberate dab; its place decides its wobble, so no two are alike. */
export const dab = (
  s: Sheet,
  x: number,
  y: number,
  len: number,
  w: number,
  angle: number,
  col: Lab,
  thick = 1.8,
): void => {
  const h = (k: number): number => hash2(Math.round(x * 7), Math.round(y * 7), k) - 0.5;
  const a = angle + h(1) * 0.35;
  const l = len * (1 + h(2) * 0.5) * 0.5;
  const [dx, dy] = [Math.cos(a) * l, Math.sin(a) * l];
  const bow = h(3) * l * 0.5;
  touchHere(s, {
    pts: [
      [x - dx, y - dy],
      [x - Math.sin(a) * bow, y + Math.cos(a) * bow],
      [x + dx, y + dy],
    ],
    w: w * (1 + h(4) * 0.35),
    col: [col[0] + h(5) * 0.04, col[1] + h(6) * 0.01, col[2] + h(7) * 0.015],
    thick,
    taper: 0.4 + h(8) * 0.6,
    load: 0.85 + h(9) * 0.3,
    dry: 0.3,
    pickup: 0.3,
    opacity: 0.9 + h(10) * 0.18,
  });
};

/** A round spot, pushed on with the tip of a brush. */
export const spot = (s: Sheet, x: number, y: number, d: number, col: Lab, thick = 1.6): void =>
  touch(s, {
    pts: [
      [x - d * 0.55, y - d * 0.12],
      [x, y],
      [x + d * 0.55, y + d * 0.12],
    ],
    w: d * 1.15,
    col,
    thick,
    taper: 0.9,
    load: 1.15,
    dry: 0.1,
    pickup: 0.2,
    opacity: 0.92,
  });

/** Scatters something over a box, evenly random. */
export const scatter = (
  r: Rng,
  n: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  each: (x: number, y: number, k: number) => void,
): void => {
  for (let i = 0; i < n; i++) each(between(r, x0, x1), between(r, y0, y1), i / n);
};
