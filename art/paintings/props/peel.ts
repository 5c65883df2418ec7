// The peeled clementine and its skin.
import { clamp, hex, mix, ramp, smooth } from '../engine/colour.ts';
import { curve, type Pt } from '../engine/path.ts';
import { fbm } from '../engine/random.ts';
import { type Sheet, shape, touch } from '../engine/sheet.ts';
import { ball, castShadow } from '../scenes/kit.ts';

/** The window: high, to the left, hardly in front. */
export const LIGHT = [-0.75, -0.62, 0.28] as const;
export const skin = ramp(
  ['#4a1a12', '#7c2a12', '#b8450f', '#e8761a', '#f8972a', '#ffbf5a'],
  [0, 0.25, 0.45, 0.68, 0.86, 1],
);

export const peeled = (s: Sheet): void => {
  const [cx, cy, r] = [905, 900, 108];
  castShadow(s, cx + 86, cy + 74, 170, 52, hex('#50547e'), 0.8, 18, 0.12);
  castShadow(s, cx + 14, cy + 92, 96, 22, hex('#3a2438'), 0.8, 9);
  const pulp = ramp(['#7a2c0e', '#bf5512', '#e8831f', '#f7a545', '#ffd089']);
  ball(s, {
    cx,
    cy,
    rx: r,
    ry: r * 0.88,
    light: LIGHT,
    imp: 0.9,
    tone: (t) => pulp(clamp(t * 1.05)),
    bounce: hex('#e0893f'),
    // Segments: dark seams that meet at the crown.
    pit: (x, y) => {
      const a = Math.atan2(y - (cy - 44), (x - (cx - 20)) * 0.8);
      const seam = Math.abs((((((a / (Math.PI * 2)) * 10) % 1) + 1) % 1) - 0.5) * 2;
      return (
        -0.42 * smooth(0.8, 1, seam) * smooth(6, 30, Math.hypot(x - cx + 20, y - cy + 44)) +
        (fbm(x / 14, y / 14, 40) - 0.5) * 0.3
      );
    },
  });
  for (let i = 0; i < 9; i++) {
    const a = -2.9 + i * 0.69;
    const tip: Pt = [cx - 20 + Math.cos(a) * 52, cy - 44 + Math.sin(a) * 40];
    touch(s, {
      pts: curve([
        [cx - 20, cy - 44],
        [cx - 20 + Math.cos(a + 0.2) * 26, cy - 44 + Math.sin(a + 0.2) * 20],
        tip,
      ]),
      w: 4.5,
      col: hex('#fff0d6'),
      taper: 0.7,
      thick: 1.6,
      load: 0.75,
    });
  }
};

/** The peel: one strip left standing in a curl, pith inside, running out to a point. */
export const peel = (s: Sheet): void => {
  castShadow(s, 640, 1086, 190, 40, hex('#4a4f7a'), 0.8, 13, 0.05);
  const pith = ramp(['#9a6a44', '#d6a56c', '#f5dcae', '#fff4da']);
  const band = (pts: readonly Pt[], tall: (u: number) => number): Pt[] => {
    const l = curve(pts, false, 14);
    return [...l, ...l.map(([x, y], k): Pt => [x, y + tall(k / (l.length - 1))]).reverse()];
  };
  const inner = band(
    [
      [452, 1010],
      [490, 962],
      [570, 944],
      [640, 954],
      [690, 984],
    ],
    (u) => 62 - 40 * u ** 3,
  );
  shape(s, inner, {
    imp: 0.66,
    dir: (x) => (x - 570) / 260,
    col: (x, y) =>
      mix(
        pith(clamp(0.32 + (x - 440) / 330 + (fbm(x / 18, y / 18, 50) - 0.5) * 0.4)),
        skin(0.55),
        smooth(966, 952, y - Math.abs(x - 570) ** 2 / 420),
      ),
  });
  const outer = band(
    [
      [450, 1012],
      [466, 1046],
      [530, 1074],
      [612, 1080],
      [690, 1062],
      [752, 1022],
      [778, 974],
    ],
    (u) => 64 * (1 - u ** 1.6) ** 0.8,
  );
  shape(s, outer, {
    imp: 0.66,
    dir: (x) => (570 - x) / 300,
    col: (x, y) =>
      skin(
        clamp(0.86 - (x - 450) / 420 - smooth(1070, 1140, y) * 0.25 + (fbm(x / 22, y / 22, 52) - 0.5) * 0.3),
      ),
  });
  touch(s, {
    pts: curve([
      [470, 1056],
      [530, 1086],
      [600, 1092],
    ]),
    w: 9,
    col: hex('#ffc878'),
    taper: 0.8,
    load: 0.7,
    dry: 0.5,
    pickup: 0.35,
    thick: 2,
  });
};
