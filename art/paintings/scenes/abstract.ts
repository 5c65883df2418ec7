// Colour fields set against each other, then answered with the whole arm.
import { clamp, hex, type Lab, mix, ramp, smooth } from '../engine/colour.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, type Path, type Pt } from '../engine/path.ts';
import { between, fbm, noise, rng } from '../engine/random.ts';
import { type Sheet, shape, touch, wash } from '../engine/sheet.ts';
import { spot } from './kit.ts';

const INK = hex('#1d1a26');
const YELLOW = hex('#f4be35');
const CORAL = hex('#e4573d');
const BONE = hex('#f6ead6');

/** A field has weather in it: two near colours, rubbed into each other. */
const field = (a: string, b: string, seed: number, dir: number) => ({
  imp: 0.24,
  dir: (x: number, y: number): number => dir + 0.9 * (noise(x / 260, y / 260, seed) - 0.5),
  col: (x: number, y: number): Lab => ramp([a, b])(clamp(fbm(x / 230, y / 230, seed) * 1.8 - 0.4)),
});

/** A rectangle torn by hand: no side is straight. */
const torn = (x0: number, y0: number, x1: number, y1: number, seed: number, k = 26): Pt[] => {
  const side = (a: Pt, b: Pt, n: number): Pt[] =>
    Array.from({ length: n }, (_, i) => {
      const t = i / n;
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      return [
        x + (noise(x / 90, y / 90, seed) - 0.5) * k * 2,
        y + (noise(x / 90, y / 90, seed + 1) - 0.5) * k * 2,
      ];
    });
  return curve(
    [
      ...side([x0, y0], [x1, y0], 8),
      ...side([x1, y0], [x1, y1], 8),
      ...side([x1, y1], [x0, y1], 8),
      ...side([x0, y1], [x0, y0], 8),
    ],
    true,
    5,
  );
};

const fields = (s: Sheet): void => {
  wash(s, field('#e9d6bd', '#f8efdf', 1, 0.3));
  shape(s, torn(-60, -60, 520, 700, 11), { ...field('#16324a', '#2a5a70', 2, 1.1), soft: 3 });
  shape(s, torn(470, 250, 1010, 830, 13), { ...field('#f0ae28', '#f8cf5a', 3, 0.5), soft: 3 });
  shape(s, torn(-60, 760, 420, 1260, 15), { ...field('#d98a8a', '#f0b9ac', 4, 0.1), soft: 3 });
  shape(s, torn(860, 640, 1260, 1260, 17), { ...field('#7a2034', '#b83a3a', 5, 1.4), soft: 3 });
  shape(s, torn(900, -60, 1260, 180, 19), { ...field('#8fb3ae', '#b9d0c2', 6, 0.2), soft: 4 });
  shape(s, torn(330, 900, 800, 1150, 21), { ...field('#211c2c', '#3a3046', 7, 0.15), soft: 3 });
  // Where fields overlap, one stains the other.
  shape(s, torn(420, 470, 600, 760, 23), {
    soft: 14,
    alpha: 0.7,
    glaze: true,
    col: (x, y) => mix(hex('#4a6a4a'), hex('#7a8a3e'), smooth(420, 600, x + (y - 600) * 0.2)),
  });
  shape(s, torn(840, 640, 1010, 800, 25), { soft: 12, alpha: 0.75, glaze: true, col: hex('#cc5a26') });
};

/** Scumbles: dry, wide strokes that carry one field's colour into the next. */
const scumbles = (s: Sheet): void => {
  const r = rng(44);
  const list: readonly (readonly [number, number, number, string])[] = [
    [120, 520, -0.5, '#3f7f8e'],
    [330, 120, 0.2, '#0f2438'],
    [250, 380, 0.9, '#4f8f94'],
    [620, 130, 0.1, '#fffaf0'],
    [760, 760, 0.3, '#f9dd86'],
    [880, 420, 1.2, '#e89a1e'],
    [620, 420, -0.4, '#ffdf7a'],
    [140, 1080, 0.1, '#f6cfc2'],
    [330, 840, 0.2, '#c86a72'],
    [1080, 820, 1.3, '#d0503e'],
    [1140, 1100, 1.5, '#5a1428'],
    [960, 1120, 1.2, '#8a2438'],
    [1080, 90, 0.1, '#d6e4d6'],
    [560, 1020, 0.05, '#4a3c5a'],
    [1080, 480, 0.4, '#fdf3e2'],
    [700, 1160, 0, '#f3ddc2'],
  ];
  for (const [x, y, a, c] of list) {
    const n = between(r, 90, 190);
    touch(s, {
      pts: curve([
        [x - Math.cos(a) * n, y - Math.sin(a) * n],
        [x + between(r, -16, 16), y + between(r, -16, 16)],
        [x + Math.cos(a) * n, y + Math.sin(a) * n],
      ]),
      w: between(r, 60, 130),
      col: hex(c),
      load: 0.62,
      dry: 0.4,
      thick: 1.6,
      pickup: 0.35,
      taper: 0.3,
      jitter: 0.05,
    });
  }
};

type Gesture = {
  pts: Path;
  w: number;
  col: Lab;
  load: number;
  dry: number;
  thick?: number;
  pickup?: number;
  taper?: number;
  opacity?: number;
};

const GESTURES: readonly Gesture[] = [
  // The long coral arc that holds the picture together.
  {
    pts: [
      [120, 1010],
      [230, 800],
      [420, 640],
      [640, 600],
      [820, 660],
      [930, 560],
      [960, 380],
    ],
    w: 118,
    col: CORAL,
    load: 0.92,
    dry: 0.5,
    thick: 2.6,
    pickup: 0.3,
  },
  {
    pts: [
      [150, 1040],
      [260, 850],
      [430, 700],
      [620, 660],
    ],
    w: 40,
    col: hex('#f28a66'),
    load: 0.66,
    dry: 0.5,
    thick: 2.4,
    pickup: 0.45,
  },
  // Its answer in bone, dragged dry over the dark.
  {
    pts: [
      [60, 190],
      [200, 150],
      [360, 190],
      [480, 300],
      [560, 470],
    ],
    w: 104,
    col: BONE,
    load: 0.78,
    dry: 0.62,
    thick: 2.2,
    pickup: 0.16,
  },
  {
    pts: [
      [90, 300],
      [190, 282],
      [300, 330],
    ],
    w: 54,
    col: hex('#bcd0cc'),
    load: 0.6,
    dry: 0.5,
    thick: 1.8,
    pickup: 0.3,
  },
  {
    pts: [
      [700, 1130],
      [770, 980],
      [880, 900],
      [1040, 880],
      [1180, 930],
    ],
    w: 86,
    col: YELLOW,
    load: 0.84,
    dry: 0.6,
    thick: 2.6,
    pickup: 0.22,
  },
  {
    pts: [
      [1110, 90],
      [1010, 130],
      [930, 230],
      [900, 350],
    ],
    w: 70,
    col: hex('#1f4a5e'),
    load: 0.8,
    dry: 0.55,
    thick: 2,
    pickup: 0.3,
  },
  {
    pts: [
      [560, 330],
      [700, 300],
      [830, 330],
    ],
    w: 46,
    col: hex('#fff3c4'),
    load: 0.66,
    dry: 0.5,
    thick: 2.4,
    pickup: 0.3,
  },
  {
    pts: [
      [40, 880],
      [160, 860],
      [300, 900],
    ],
    w: 64,
    col: hex('#fbe3d6'),
    load: 0.64,
    dry: 0.5,
    thick: 2.2,
    pickup: 0.3,
  },
  // Ink, last and quick: one broad push, one thin line that wanders through.
  {
    pts: [
      [560, 1180],
      [610, 1020],
      [690, 900],
      [760, 800],
      [770, 690],
    ],
    w: 74,
    col: INK,
    load: 0.9,
    dry: 0.62,
    thick: 2,
    pickup: 0.12,
  },
  {
    pts: [
      [930, 900],
      [820, 640],
      [740, 500],
      [640, 450],
      [570, 520],
      [620, 620],
      [780, 610],
      [960, 470],
      [1090, 290],
      [1130, 210],
    ],
    w: 9,
    col: INK,
    load: 0.74,
    dry: 0.26,
    thick: 1.2,
    pickup: 0.1,
    taper: 0.5,
  },
  {
    pts: [
      [330, 60],
      [300, 260],
      [330, 420],
    ],
    w: 15,
    col: INK,
    load: 0.8,
    dry: 0.6,
    pickup: 0.1,
    taper: 0.7,
  },
  {
    pts: [
      [1010, 1180],
      [1060, 1060],
      [1150, 1010],
    ],
    w: 20,
    col: BONE,
    load: 0.8,
    dry: 0.6,
    taper: 0.6,
  },
];

const marks = (s: Sheet): void => {
  const r = rng(6);
  for (const g of GESTURES) {
    const line = curve(g.pts, false, 14);
    touch(s, { thick: 1.8, taper: 0.3, jitter: 0.06, ...g, load: g.load + 0.1, pts: line });
    if (g.w < 40) continue;
    // Half-mixed paint on the brush: lighter and darker tracks inside the stroke.
    for (let i = 0; i < 5; i++) {
      const off = between(r, -0.34, 0.34) * g.w;
      const from = Math.floor(r() * line.length * 0.4);
      const part = line.slice(from, from + Math.max(4, Math.floor(line.length * between(r, 0.35, 0.8))));
      const shiftBy: Lab = [
        g.col[0] + between(r, -0.09, 0.08),
        g.col[1] * between(r, 0.8, 1.1),
        g.col[2] * between(r, 0.7, 1.15),
      ];
      touch(s, {
        pts: part.map(([x, y], k): Pt => {
          const [qx, qy] = part[Math.min(part.length - 1, k + 1)]!;
          const [px, py] = part[Math.max(0, k - 1)]!;
          const d = Math.hypot(qx - px, qy - py) || 1;
          return [x - ((qy - py) / d) * off, y + ((qx - px) / d) * off];
        }),
        w: g.w * between(r, 0.16, 0.42),
        col: shiftBy,
        load: g.load * 0.82,
        dry: 0.5,
        thick: 2.4,
        pickup: 0.35,
        taper: 0.6,
        jitter: 0.06,
      });
    }
  }
  // Scratches through the dark field, back to the light below.
  for (let i = 0; i < 7; i++)
    touch(s, {
      pts: curve([
        [380 + i * 17, 950 + between(r, -8, 8)],
        [390 + i * 17, 1010],
        [372 + i * 18, 1085 + between(r, -20, 20)],
      ]),
      w: 3.4,
      col: hex('#e0c8ae'),
      taper: 0.5,
      load: 0.8,
      dry: 0.5,
      thick: 0.4,
      pickup: 0,
    });
  for (let i = 0; i < 46; i++) {
    const d = 36 + r() ** 1.2 * 230;
    const a = between(r, -1.3, 0.4);
    spot(
      s,
      1110 + Math.cos(a) * d * 0.4,
      230 + Math.sin(a) * d,
      between(r, 3, 12) * (1 - d / 400),
      i % 4 ? INK : CORAL,
      1.8,
    );
  }
};

export const scene: Scene = {
  name: 'abstract',
  size: [2400, 2400],
  seed: 121,
  ground: hex('#c98a5e'),
  keep: 0.5,
  passes: campaign(1.25).slice(0, 5),
  finish: { relief: 0.34 },
  compose: (s) => {
    fields(s);
    scumbles(s);
    marks(s);
  },
};
