// Peonies in a glass jar, just past their best.
import { clamp, hex, type Lab, lerp, mix, ramp, shift, smooth } from '../engine/colour.ts';
import { inflate } from '../engine/form.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, ellipse, type Path, type Pt, rect, ribbon } from '../engine/path.ts';
import { between, fbm, noise, type Rng, rng } from '../engine/random.ts';
import { at, type Sheet, shape, touch, touchHere, wash } from '../engine/sheet.ts';
import { castShadow } from './kit.ts';

const TABLE = 905;

const room = (s: Sheet): void => {
  const t = ramp(['#37474a', '#5f706c', '#959c8a', '#c9c2a6', '#e8dcc0']);
  wash(s, {
    imp: 0.22,
    dir: (x, y) => 0.9 + 1.3 * (noise(x / 230, y / 230, 5) - 0.5),
    col: (x, y) =>
      t(clamp(0.8 - Math.hypot(x - 120, y - 180) / 1300 + (fbm(x / 200, y / 200, 6) - 0.5) * 0.4)),
  });
  const cloth = ramp(['#5f5270', '#92839a', '#c9b6b4', '#f1e2cc']);
  shape(s, rect(0, TABLE, 880, 300), {
    imp: 0.35,
    dir: (x, y) => 0.05 + 0.3 * (noise(x / 150, y / 60, 8) - 0.5),
    col: (x, y) =>
      cloth(clamp(0.86 - x / 1500 - smooth(1000, 1220, y) * 0.3 + (fbm(x / 150, y / 50, 9) - 0.5) * 0.4)),
  });
};

type Hue = { deep: Lab; mid: Lab; pale: Lab };
const hue = (a: string, b: string, c: string): Hue => ({ deep: hex(a), mid: hex(b), pale: hex(c) });
const ROSE = hue('#7a163f', '#dc6a8e', '#fbc9cf');
const BLUSH = hue('#a34a68', '#eda2a6', '#fff0e2');
const WINE = hue('#4a0c2a', '#a8234f', '#ec7f98');
const CREAM = hue('#b98a66', '#f0d4b0', '#fffaec');

/** One petal, thrown out from the heart at an angle, with a torn rim. */
const petal = (
  s: Sheet,
  cx: number,
  cy: number,
  a: number,
  from: number,
  len: number,
  wide: number,
  squash: number,
  h: Hue,
  light: number,
  r: Rng,
): void => {
  const seed = Math.floor(r() * 9999);
  const p = (u: number, v: number): Pt => {
    const [ca, sa] = [Math.cos(a), Math.sin(a)];
    return [cx + ca * u - sa * v, cy + (sa * u + ca * v) * squash];
  };
  const rim = (k: number): number => len * (0.9 + 0.2 * noise(k * 3.4, 1, seed));
  const out = curve(
    [
      p(from, -wide * 0.3),
      p(lerp(from, len, 0.45), -wide),
      p(rim(0) * 0.92, -wide * 0.72),
      p(rim(1), -wide * 0.2),
      p(rim(2) * 0.96, wide * 0.18),
      p(rim(3) * 0.94, wide * 0.7),
      p(lerp(from, len, 0.45), wide),
      p(from, wide * 0.3),
    ],
    true,
    8,
  );
  const f = inflate(s, [out], wide * 0.5);
  shape(s, out, {
    imp: 0.62,
    dir: (x, y) => Math.atan2((y - cy) / squash, x - cx) + 0.25 * (noise(x / 20, y / 20, seed) - 0.5),
    col: (x, y) => {
      const u = Math.hypot(x - cx, (y - cy) / squash) / len;
      const t = clamp(
        light +
          smooth(0.35, 1.02, u) * 0.55 +
          (f.lit(x, y, -0.6, -0.7, 0.3) - 0.3) * 0.3 +
          (noise(x / 9, y / 9, seed + 1) - 0.5) * 0.12,
      );
      return t < 0.5 ? mix(h.deep, h.mid, t * 2) : mix(h.mid, h.pale, (t - 0.5) * 2);
    },
  });
};

const bloom = (s: Sheet, cx: number, cy: number, R: number, squash: number, h: Hue, seed: number): void => {
  const r = rng(seed);
  castShadow(
    s,
    cx + R * 0.18,
    cy + R * 0.22,
    R * 0.95,
    R * 0.8 * squash,
    mix(h.deep, hex('#1c2a24'), 0.6),
    0.5,
    R * 0.12,
  );
  const rings: readonly (readonly [n: number, reach: number, wide: number])[] = [
    [9, 1, 0.34],
    [8, 0.86, 0.32],
    [8, 0.68, 0.26],
    [7, 0.5, 0.2],
    [6, 0.34, 0.14],
  ];
  rings.forEach(([n, reach, wide], k) => {
    const turn = r() * 6.28;
    // Each ring sits higher than the last, so the flower cups toward us.
    const lift = k * R * 0.035;
    if (k)
      castShadow(
        s,
        cx + R * 0.05,
        cy - lift + R * 0.07,
        R * reach * 0.95,
        R * reach * squash * 0.95,
        h.deep,
        0.42,
        R * 0.06,
      );
    for (let i = 0; i < n; i++) {
      const a = turn + (i / n) * 6.283 + between(r, -0.18, 0.18);
      const light = 0.3 - 0.26 * Math.cos(a - 0.8) - (k > 2 ? 0.06 : 0) + between(r, -0.07, 0.07);
      petal(s, cx, cy - lift, a, R * 0.06, R * reach * between(r, 0.9, 1.08), R * wide, squash, h, light, r);
    }
  });
  // Lit rims, loaded and laid last.
  for (let i = 0; i < 16; i++) {
    const a = between(r, 2.6, 5.2);
    const d = R * between(r, 0.25, 0.9);
    const p = (k: number, e: number): Pt => [
      cx + Math.cos(a + k) * (d + e),
      cy - R * 0.06 + Math.sin(a + k) * (d + e) * squash,
    ];
    touchHere(s, {
      pts: curve([p(-0.14, 0), p(0, R * 0.02), p(0.14, -R * 0.01)]),
      w: R * between(r, 0.03, 0.085),
      col: shift(h.pale, between(r, -0.05, 0.03)),
      taper: 0.85,
      load: 0.72,
      dry: 0.5,
      thick: 2.6,
      pickup: 0.35,
    });
  }
};

const leaf = (s: Sheet, pts: Path, wide: number, k: number): void => {
  const t = ramp(['#14241d', '#27432f', '#4f6f43', '#97a968', '#cdd19a']);
  const l = curve(pts, false, 14);
  const out = ribbon(l, (u) => wide * 1.5 * Math.sin(Math.PI * u ** 0.8) ** 0.8 * (1 - u) ** 0.55);
  const f = inflate(s, [out], wide * 0.8);
  const [a, b] = [pts[0]!, pts[pts.length - 1]!];
  shape(s, out, {
    imp: 0.58,
    dir: Math.atan2(b[1] - a[1], b[0] - a[0]) + 0.2,
    col: (x, y) =>
      t(clamp(k + (f.lit(x, y, -0.6, -0.7, 0.3) - 0.3) * 0.5 + (noise(x / 18, y / 18, 3) - 0.5) * 0.25)),
  });
  for (let i = 0; i < 3; i++)
    touchHere(s, {
      pts: l.slice(i * 8, i * 8 + 12),
      w: 3,
      col: hex('#b7bd84'),
      taper: 0.9,
      load: 0.64,
      dry: 0.6,
      pickup: 0.45,
    });
};

const LEAVES: readonly (readonly [Path, number, number])[] = [
  [
    [
      [350, 660],
      [250, 690],
      [160, 780],
      [150, 850],
    ],
    30,
    0.22,
  ],
  [
    [
      [560, 620],
      [690, 650],
      [800, 600],
      [850, 590],
    ],
    30,
    0.45,
  ],
  [
    [
      [200, 420],
      [110, 380],
      [60, 400],
    ],
    30,
    0.35,
  ],
  [
    [
      [720, 430],
      [800, 420],
      [860, 450],
    ],
    28,
    0.5,
  ],
  [
    [
      [390, 150],
      [380, 90],
      [410, 40],
    ],
    26,
    0.4,
  ],
  [
    [
      [330, 640],
      [220, 640],
      [120, 700],
      [70, 770],
    ],
    40,
    0.4,
  ],
  [
    [
      [540, 640],
      [660, 620],
      [770, 660],
      [830, 720],
    ],
    42,
    0.25,
  ],
  [
    [
      [300, 560],
      [180, 500],
      [90, 510],
    ],
    36,
    0.5,
  ],
  [
    [
      [560, 420],
      [700, 360],
      [790, 300],
    ],
    38,
    0.35,
  ],
  [
    [
      [330, 330],
      [250, 230],
      [230, 150],
    ],
    34,
    0.5,
  ],
  [
    [
      [600, 700],
      [690, 740],
      [740, 820],
    ],
    34,
    0.2,
  ],
  [
    [
      [500, 240],
      [540, 130],
      [600, 80],
    ],
    32,
    0.45,
  ],
  [
    [
      [280, 700],
      [230, 780],
      [236, 850],
    ],
    30,
    0.3,
  ],
];

const jar = (s: Sheet): void => {
  const [l, r0, top, base] = [318, 566, 690, 1040];
  castShadow(s, 640, 1052, 250, 46, hex('#5c4f66'), 0.75, 20, 0.06);
  castShadow(s, 450, 1048, 126, 22, hex('#3a3444'), 0.7, 8);
  const glass = [
    ...curve([
      [l + 12, top],
      [l + 4, top + 40],
      [l, top + 110],
      [l + 2, base - 30],
      [l + 18, base],
    ]),
    ...curve([
      [l + 18, base],
      [l + 50, base + 13],
      [442, base + 22],
      [r0 - 50, base + 13],
      [r0 - 18, base],
    ]),
    ...curve([
      [r0 - 18, base],
      [r0 - 2, base - 30],
      [r0, top + 110],
      [r0 - 4, top + 40],
      [r0 - 12, top],
    ]),
  ];
  const water = ramp(['#2e4740', '#587264', '#97a88e', '#d3d6b8']);
  shape(s, glass, {
    imp: 0.6,
    dir: Math.PI / 2,
    col: (x, y) => {
      const n = (x - 442) / 124;
      const wet = smooth(788, 794, y);
      const seen = mix(at(s, 442 + n * 60, 620 + (y - top) * 0.2), hex('#b9bca4'), 0.75);
      const body = water(
        clamp(
          0.62 -
            Math.abs(n) ** 3 * 0.5 +
            smooth(-0.2, -0.7, n) * 0.22 +
            (fbm(x / 26, y / 60, 4) - 0.5) * 0.5 -
            smooth(900, 1050, y) * 0.12,
        ),
      );
      return mix(mix(seen, body, 0.25 + wet * 0.7), hex('#2b3a38'), smooth(0.93, 1, Math.abs(n)) * 0.6);
    },
  });
  const r = rng(3);
  for (let i = 0; i < 9; i++) {
    const x = 360 + i * 20;
    const foot = 442 + (442 - x) * between(r, 0.2, 0.9) + between(r, -20, 20);
    // Stems break at the waterline.
    shape(
      s,
      ribbon(
        curve([
          [x, 690],
          [lerp(x, foot, 0.3), 788],
        ]),
        () => 7,
      ),
      { imp: 0.62, dir: 1.5, col: ramp(['#2c4a2f', '#6f8a4c'])(r()) },
    );
    shape(
      s,
      ribbon(
        curve([
          [lerp(x, foot, 0.3) + 9, 792],
          [lerp(x, foot, 0.7), 900],
          [foot, 1022],
        ]),
        () => 8,
      ),
      { imp: 0.55, dir: 1.5, alpha: 0.85, col: ramp(['#1f3a2c', '#5c7a4a', '#9aa868'])(r()) },
    );
  }
  shape(
    s,
    ribbon(
      curve([
        [l + 6, 790],
        [400, 801],
        [490, 801],
        [r0 - 6, 790],
      ]),
      () => 3.5,
    ),
    { imp: 0.8, dir: 0, col: hex('#e3e4cc'), alpha: 0.85 },
  );
  shape(s, ellipse(720, 1062, 70, 12, 0.08), { col: hex('#f7e9c8'), alpha: 0.7, soft: 7, glaze: true });
  for (const [p, w] of [
    [
      [
        [340, 800],
        [337, 860],
        [344, 940],
        [352, 1000],
      ],
      10,
    ],
    [
      [
        [362, 815],
        [360, 860],
      ],
      6,
    ],
    [
      [
        [552, 780],
        [553, 860],
        [547, 960],
      ],
      5,
    ],
    [
      [
        [366, 1046],
        [442, 1056],
        [510, 1048],
      ],
      5,
    ],
  ] as const)
    touch(s, {
      pts: curve(p as unknown as Path),
      w,
      col: hex('#fdfbee'),
      taper: 0.7,
      load: 0.74,
      dry: 0.5,
      thick: 2.2,
    });
};

const fallen = (s: Sheet): void => {
  const r = rng(15);
  for (const [x, y, a, h] of [
    [190, 1060, 0.3, BLUSH],
    [250, 1110, 2.6, ROSE],
    [650, 1120, 0.1, BLUSH],
    [730, 1010, 2.9, ROSE],
    [120, 985, 1, CREAM],
  ] as const) {
    castShadow(s, x + 16, y + 14, 48, 13, hex('#655a72'), 0.7, 6);
    petal(s, x - Math.cos(a) * 40, y, a, 4, 76, 28, 0.5, h, 0.42, r);
  }
};

export const scene: Scene = {
  name: 'peonies',
  size: [1760, 2400],
  seed: 71,
  ground: hex('#b5765c'),
  passes: campaign(0.85),
  compose: (s) => {
    room(s);
    jar(s);
    for (const [p, w, k] of LEAVES) leaf(s, p, w, k);
    bloom(s, 640, 300, 128, 0.92, CREAM, 4);
    bloom(s, 300, 262, 132, 0.9, WINE, 5);
    bloom(s, 476, 190, 112, 0.8, BLUSH, 6);
    bloom(s, 690, 510, 138, 0.86, ROSE, 7);
    bloom(s, 208, 474, 136, 0.86, BLUSH, 8);
    bloom(s, 452, 420, 176, 0.94, ROSE, 9);
    bloom(s, 392, 640, 132, 0.78, CREAM, 10);
    bloom(s, 578, 664, 104, 0.8, WINE, 11);
    fallen(s);
  },
};
