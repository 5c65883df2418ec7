// From scene to pixels: ground, passes from large to small, then the touches.
import { newCanvas } from './canvas.ts';
import type { Lab } from './colour.ts';
import { type Finish, finish } from './finish.ts';
import { guideOf, SCALE } from './guide.ts';
import type { Pt } from './path.ts';
import { type Pass, runPass } from './plan.ts';
import { rng } from './random.ts';
import { inSight, newSheet, type Sheet } from './sheet.ts';
import { deposit } from './stroke.ts';

export type Scene = {
  name: string;
  /** Canvas size in pixels; the sheet is drawn at half of it. */
  size: readonly [w: number, h: number];
  seed: number;
  ground: Lab;
  /** Colour difference above which a border between objects is held. */
  keep?: number;
  passes?: readonly Pass[];
  finish?: Partial<Finish>;
  compose: (s: Sheet) => void;
};

const pass = (w: number, thr: number, gate: number, more: Partial<Pass> = {}): Pass => ({
  w,
  thr,
  gate,
  len: [2.5, 7],
  opacity: 0.95,
  load: 0.95,
  dry: 0.45,
  thick: 1,
  pickup: 0.22,
  jitter: 0.035,
  wobble: 0.12,
  broken: 0.026,
  hold: true,
  ...more,
});

/** The usual campaign; a scene changes what it needs. */
export const campaign = (k = 1, more: Partial<Pass> = {}): Pass[] => [
  pass(170 * k, 0, 0, {
    opacity: 0.8,
    load: 0.72,
    dry: 0.35,
    thick: 0.2,
    len: [2, 5],
    broken: 0.035,
    wobble: 0.25,
    hold: false,
    ...more,
  }),
  pass(96 * k, 0.03, 0, { load: 0.88, thick: 0.6, broken: 0.035, wobble: 0.18, hold: false, ...more }),
  pass(56 * k, 0.035, 0, { thick: 1.3, broken: 0.034, jitter: 0.05, ...more }),
  pass(32 * k, 0.036, 0.2, { thick: 1.6, broken: 0.03, jitter: 0.05, ...more }),
  pass(18 * k, 0.038, 0.45, { thick: 1.5, len: [2.5, 8], ...more }),
  pass(10.5 * k, 0.04, 0.62, { thick: 1.1, len: [3, 9], wobble: 0.07, broken: 0.015, ...more }),
  pass(6 * k, 0.045, 0.8, { thick: 0.7, len: [3, 10], wobble: 0.05, broken: 0.01, jitter: 0.02, ...more }),
];

export type Painted = { pixels: Buffer; w: number; h: number; strokes: number };

export const drawSheet = (sc: Scene): Sheet => {
  const s = newSheet(sc.size[0] / SCALE, sc.size[1] / SCALE);
  sc.compose(s);
  return s;
};

export const paint = (sc: Scene): Painted => {
  const s = drawSheet(sc);
  const g = guideOf(s, sc.keep ?? 0.05);
  const [w, h] = sc.size;
  const c = newCanvas(w, h, sc.ground, sc.seed);
  const r = rng(sc.seed);
  let strokes = 0;
  for (const p of sc.passes ?? campaign()) strokes += runPass(c, g, p, r);
  for (const { under: _, ...t } of s.touches.filter((q) => inSight(s, q))) {
    const pts = t.pts.map(([x, y]): Pt => [x * SCALE, y * SCALE]);
    deposit(
      c,
      {
        load: 0.95,
        dry: 0.4,
        thick: 1.4,
        pickup: 0.15,
        opacity: 0.96,
        taper: 0.5,
        jitter: 0.03,
        ...t,
        pts,
        w: t.w * SCALE,
      },
      r,
    );
    strokes++;
  }
  return { pixels: finish(c, { relief: 0.3, weave: 0.55, gloss: 0.12, ...sc.finish }), w, h, strokes };
};
