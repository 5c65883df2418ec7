// A bowl of clementines by a window, one peeled, on a pale cloth.
import { clamp, hex, type Lab, lerp, mix, ramp, shift, smooth } from '../engine/colour.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, ellipse, type Pt, ribbon } from '../engine/path.ts';
import { fbm, noise, rng } from '../engine/random.ts';
import { type Sheet, shape, touch } from '../engine/sheet.ts';
import { LIGHT, peel, peeled, skin } from '../props/peel.ts';
import { ball, castShadow, dab } from './kit.ts';

const glaze = ramp(['#26344a', '#46608a', '#8fa6c4', '#d3dce4', '#f4f1e6']);
const linen = ramp(['#4d5583', '#8086ad', '#b9b8c6', '#e6dac9', '#fbf1dc']);

const wall = (s: Sheet): void => {
  const tone = ramp(['#14262b', '#1f3a3d', '#37585a', '#5f7f7a']);
  shape(
    s,
    [
      [0, 0],
      [1200, 0],
      [1200, 560],
      [0, 560],
    ],
    {
      imp: 0.25,
      dir: (x, y) => 0.9 + noise(x / 260, y / 260, 4) * 1.1,
      col: (x, y) =>
        tone(clamp(0.95 - Math.hypot(x - 60, y - 120) / 1150 + (fbm(x / 210, y / 210, 3) - 0.5) * 0.35)),
    },
  );
};

const cloth = (s: Sheet): void => {
  // Folds run to the lower right; their slope against the light sets the tone.
  const fold = (x: number, y: number): number => {
    const q = x * 0.55 - y * 0.85 + 70 * fbm(x / 260, y / 260, 8);
    return Math.sin(q / 62) * 0.6 + Math.sin(q / 23 + x / 90) * 0.22;
  };
  const edge = (x: number): number => 545 + 16 * Math.sin(x / 170);
  shape(
    s,
    [
      [0, edge(0)],
      ...Array.from({ length: 61 }, (_, i): Pt => [i * 20, edge(i * 20)]),
      [1200, 1200],
      [0, 1200],
    ],
    {
      imp: (_x, y) => lerp(0.3, 0.5, smooth(560, 800, y)),
      dir: (x, y) => 0.57 + 0.35 * (noise(x / 200, y / 200, 9) - 0.5),
      col: (x, y) => {
        const f = fold(x, y);
        const t = 0.8 - (x / 1200) * 0.34 - smooth(900, 1250, y) * 0.12 + f * 0.3;
        const c = linen(clamp(t));
        // Two woven stripes, bending with the folds.
        const q = x * 0.3 + y * 0.95 + f * 14;
        const band = Math.max(smooth(10, 5, Math.abs(q - 1125)), smooth(24, 18, Math.abs(q - 1172)));
        return mix(c, shift(hex('#3f6fa8'), t * 0.25 - 0.15), band * 0.8);
      },
    },
  );
};

const bowl = (s: Sheet): void => {
  const [cx, cy] = [505, 640];
  castShadow(s, 720, 842, 380, 80, hex('#3f4576'), 0.9, 24, 0.1);
  castShadow(s, 540, 872, 215, 32, hex('#23264a'), 0.9, 10);
  shape(s, ellipse(cx, cy, 340, 112), { col: ramp(['#1b2436', '#3a4a68'])(0.4), imp: 0.6, dir: 0 });
};

/** A pewter jug, half lost in the dark of the wall. */
const jug = (s: Sheet): void => {
  castShadow(s, 1010, 585, 200, 40, hex('#3d4468'), 0.7, 20);
  const metal = ramp(['#0d1518', '#1b2a30', '#44565a', '#93a098', '#e6e2cc']);
  const handle = ribbon(
    curve([
      [950, 205],
      [1040, 180],
      [1100, 240],
      [1092, 340],
      [1040, 420],
      [990, 450],
    ]),
    () => 13,
  );
  shape(s, handle, {
    imp: 0.5,
    col: (x, y) => metal(clamp(0.2 + 0.25 * noise(x / 30, y / 30, 2) + smooth(240, 190, y) * 0.3)),
  });
  shape(
    s,
    curve(
      [
        [800, 150],
        [830, 176],
        [836, 260],
        [790, 360],
        [772, 460],
        [800, 560],
        [880, 590],
        [970, 580],
        [1020, 540],
        [1030, 450],
        [1000, 350],
        [960, 260],
        [968, 170],
        [978, 140],
        [890, 128],
      ],
      true,
    ),
    {
      imp: 0.5,
      dir: (x) => Math.PI / 2 + (x - 900) / 900,
      col: (x, y) => {
        const n = (x - 900) / lerp(75, 128, smooth(230, 440, y));
        return mix(
          metal(
            clamp(
              0.5 -
                smooth(-0.9, 0.5, n) * 0.45 +
                smooth(0.16, 0, Math.abs(n + 0.62)) * 0.35 +
                smooth(0.7, 1, n) * 0.12,
            ),
          ),
          hex('#c8702c'),
          smooth(460, 580, y) * smooth(0.1, -0.8, n) * 0.5,
        );
      },
    },
  );
  shape(s, ellipse(886, 146, 88, 17, 0.03), {
    imp: 0.55,
    dir: 0,
    col: (x) => metal(clamp(0.5 - (x - 800) / 420)),
  });
};

const FRUIT: readonly (readonly [number, number, number])[] = [
  [330, 560, 118],
  [690, 566, 116],
  [505, 505, 122],
  [420, 612, 112],
  [598, 622, 118],
  [250, 632, 84],
  [760, 640, 82],
];

const fruit = (s: Sheet, cx: number, cy: number, r: number, k: number): void => {
  castShadow(s, cx + r * 0.45, cy + r * 0.5, r * 0.95, r * 0.8, hex('#3a140f'), 0.55, 14);
  ball(s, {
    cx,
    cy,
    rx: r,
    ry: r * 0.9,
    rot: k * 0.4,
    light: LIGHT,
    imp: 0.58,
    tone: (t) =>
      shift(skin(clamp((t - 0.5) * 1.45 + 0.4)), 0, 0.008 * Math.sin(k * 3), 0.012 * Math.cos(k * 5)),
    bounce: hex('#c4622f'),
    pit: (x, y) => (fbm(x / 26, y / 26, 20 + k) - 0.5) * 0.3,
  });
};

/** The front lip of the bowl closes over the fruit. */
const lip = (s: Sheet): void => {
  const arc = ellipse(505, 640, 340, 112, 0, 80).slice(0, 41);
  shape(
    s,
    ribbon(arc, () => 7),
    {
      imp: 0.85,
      dir: (x) => ((505 - x) / 340) * 0.5,
      col: (x, y) => glaze(clamp(1 - smooth(200, 800, x) * 0.55 + (y > 745 ? -0.05 : 0))),
    },
  );
};

const leaf = (s: Sheet, pts: readonly Pt[], k: number): void => {
  const t = ramp(['#152616', '#2c4a22', '#5c7f34', '#a3b75c']);
  const line = curve(pts);
  const [a, b] = [pts[0] as Pt, pts[pts.length - 1] as Pt];
  shape(
    s,
    ribbon(line, (u) => k * Math.sin(Math.PI * Math.min(1, u * 0.96 + 0.04)) ** 0.8),
    {
      imp: 0.85,
      dir: Math.atan2(b[1] - a[1], b[0] - a[0]),
      col: (x, y) =>
        t(
          clamp(
            0.5 -
              ((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) /
                (Math.hypot(b[0] - a[0], b[1] - a[1]) * k * -2.6) +
              (noise(x / 12, y / 12, 7) - 0.5) * 0.25,
          ),
        ),
    },
  );
  touch(s, { pts: line, w: 3, col: hex('#c3cf86'), taper: 0.8, load: 0.7 });
};

const lights = (s: Sheet): void => {
  const r = rng(5);
  const shine: Lab = hex('#fff6e2');
  for (const [cx, cy, rad] of [FRUIT[0]!, FRUIT[2]!, FRUIT[3]!, FRUIT[4]!]) {
    for (let k = 0; k < 3; k++)
      touch(s, {
        pts: curve([
          [cx - rad * (0.56 - k * 0.06), cy - rad * (0.2 + k * 0.1)],
          [cx - rad * 0.42, cy - rad * (0.44 + k * 0.05)],
          [cx - rad * 0.2, cy - rad * (0.56 + k * 0.02)],
        ]),
        w: rad * 0.17,
        col: hex('#ffc46a'),
        load: 0.66,
        dry: 0.6,
        pickup: 0.4,
        thick: 1.6,
      });
    dab(s, cx - rad * 0.4, cy - rad * 0.42, rad * 0.2, rad * 0.11, -0.75, shine, 2.6);
    if (r() < 0.7) dab(s, cx + rad * 0.1, cy - rad * 0.62, 7, 5, 0.3, hex('#3d4a1c'), 1.5);
  }
  touch(s, {
    pts: curve([
      [196, 668],
      [250, 712],
      [330, 738],
    ]),
    w: 15,
    col: hex('#fffaf0'),
    load: 1,
    dry: 0.5,
    pickup: 0.3,
    thick: 2.2,
  });
  touch(s, {
    pts: curve([
      [232, 742],
      [262, 786],
      [304, 818],
    ]),
    w: 20,
    col: hex('#eef2f2'),
    load: 0.85,
    dry: 0.6,
    pickup: 0.4,
    thick: 2,
  });
};

export const scene: Scene = {
  name: 'clementines',
  size: [2400, 2400],
  seed: 31,
  ground: hex('#a5643c'),
  passes: campaign(1),
  compose: (s) => {
    wall(s);
    cloth(s);
    jug(s);
    bowl(s);
    FRUIT.forEach(([x, y, r], i) => fruit(s, x, y, r, i));
    leaf(
      s,
      [
        [520, 412],
        [580, 372],
        [650, 366],
        [706, 392],
      ],
      30,
    );
    leaf(
      s,
      [
        [512, 410],
        [470, 360],
        [420, 342],
      ],
      22,
    );
    frontOfBowl(s);
    lip(s);
    peel(s);
    peeled(s);
    lights(s);
  },
};

/** Redraws the bowl's wall over the fruit that dips behind it. */
const frontOfBowl = (s: Sheet): void => {
  const arc = ellipse(505, 640, 340, 112, 0, 80).slice(0, 41);
  const under = curve([
    [165, 640],
    [190, 740],
    [275, 830],
    [390, 872],
    [505, 880],
    [620, 872],
    [735, 830],
    [820, 740],
    [845, 640],
  ]);
  shape(s, [...arc, ...under], {
    imp: 0.62,
    dir: (x, y) => ((505 - x) / 340) * 0.55 * smooth(920, 640, y),
    col: (x, y) => {
      const n = (x - 505) / 345;
      const t = 0.9 - smooth(-0.8, 0.85, n) * 0.75 - smooth(720, 900, y) * 0.25 + smooth(0.7, 1, n) * 0.18;
      const q = y - 640 - 112 * Math.sqrt(Math.max(0, 1 - n * n));
      const ring = Math.max(smooth(8, 4, Math.abs(q - 34)), smooth(4, 1.5, Math.abs(q - 54)));
      return mix(glaze(clamp(t)), ramp(['#16223f', '#2f58a0'])(clamp(t)), ring * 0.85);
    },
  });
};
