// A woman in profile, eyes lowered, turned to the light.
import { clamp, hex, type Lab, mix, ramp, shift, smooth } from '../engine/colour.ts';
import { inflate } from '../engine/form.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, ellipse, type Path, type Pt, ribbon } from '../engine/path.ts';
import { between, fbm, noise, rng } from '../engine/random.ts';
import { at, type Sheet, shape, touch, wash } from '../engine/sheet.ts';

const skin = ramp(
  ['#3d1f2a', '#6e3436', '#a65a49', '#d08a6a', '#ecb892', '#fbdfc0'],
  [0, 0.22, 0.42, 0.62, 0.82, 1],
);
const hair = ramp(['#140d14', '#2b1719', '#4d2a1f', '#83502f', '#c68d55']);

// Brow, nose and chin divide the face in equal thirds.
const FACE: Path = [
  [372, 292],
  [342, 330],
  [327, 375],
  [323, 410],
  [321, 432],
  [332, 461],
  [319, 489],
  [299, 519],
  [279, 543],
  [275, 553],
  [282, 564],
  [297, 570],
  [312, 577],
  [308, 589],
  [302, 600],
  [294, 609],
  [297, 617],
  [307, 622],
  [299, 632],
  [300, 643],
  [315, 655],
  [310, 672],
  [309, 692],
  [318, 710],
  [338, 720],
];
const NECK: Path = [
  [390, 722],
  [432, 724],
  [447, 752],
  [452, 800],
  [444, 850],
  [420, 890],
  [376, 926],
  [352, 970],
];
const BACK: Path = [
  [960, 1100],
  [820, 960],
  [700, 850],
  [640, 780],
  [614, 706],
  [606, 630],
  [600, 500],
  [480, 300],
];

const ground = (s: Sheet): void => {
  const t = ramp(['#22383d', '#365558', '#5f7d76', '#a3ab92', '#cfc39c']);
  wash(s, {
    imp: 0.2,
    dir: (x, y) => 0.8 + 1.5 * (noise(x / 260, y / 260, 5) - 0.5),
    col: (x, y) =>
      t(
        clamp(
          0.22 +
            smooth(250, 860, x) * 0.55 -
            smooth(600, 1150, y) * 0.2 +
            (fbm(x / 190, y / 190, 6) - 0.5) * 0.42,
        ),
      ),
  });
};

const head = (s: Sheet): void => {
  const out = [
    ...curve(FACE, false, 8),
    ...curve(NECK),
    [400, 1100] as Pt,
    [930, 1100] as Pt,
    ...curve(BACK),
  ];
  const f = inflate(s, [out], 150, 26);
  shape(s, out, {
    imp: 0.62,
    // Forehead and nose run with the contour, the cheek sweeps from ear to mouth.
    dir: (x, y) =>
      y > 735
        ? 1.35 + (x - 520) / 500
        : 1.75 -
          smooth(340, 430, x) * smooth(440, 520, y) * 1.15 +
          smooth(600, 700, y) * -0.5 +
          0.5 * (noise(x / 70, y / 70, 3) - 0.5),
    col: (x, y) => {
      // Light on the front plane; the cheek turns away toward the ear and jaw.
      const turn = smooth(300, 600, x + Math.max(0, y - 560) * 0.55);
      const form = f.lit(x, y, -0.8, -0.45, 0.5);
      return skin(clamp(0.9 - turn * 0.4 + (form - 0.6) * 0.24 + (fbm(x / 60, y / 60, 9) - 0.5) * 0.12));
    },
  });
};

type Veil = readonly [pts: Path, col: string, alpha: number, soft: number];
/** Soft planes that model the features, from large shadows to small. */
const PLANES: readonly Veil[] = [
  [
    [
      [330, 712],
      [400, 716],
      [470, 690],
      [528, 640],
      [560, 600],
      [640, 660],
      [640, 790],
      [560, 840],
      [470, 810],
      [446, 760],
      [420, 728],
    ],
    '#4f2530',
    0.8,
    13,
  ],
  [
    [
      [450, 830],
      [500, 860],
      [470, 920],
      [410, 930],
    ],
    '#7a4140',
    0.4,
    14,
  ],
  [
    [
      [520, 560],
      [548, 590],
      [530, 650],
      [470, 694],
      [400, 716],
      [440, 660],
    ],
    '#8e4a42',
    0.55,
    20,
  ],
  [
    [
      [372, 520],
      [430, 500],
      [470, 540],
      [440, 600],
      [390, 590],
    ],
    '#e0765c',
    0.4,
    22,
  ],
  [
    [
      [350, 512],
      [392, 496],
      [420, 512],
      [384, 530],
    ],
    '#ffe3c2',
    0.5,
    11,
  ],
  [
    [
      [332, 446],
      [352, 440],
      [392, 446],
      [398, 464],
      [352, 458],
      [336, 464],
    ],
    '#8a4a44',
    0.62,
    6,
  ],
  [
    [
      [344, 482],
      [366, 490],
      [394, 482],
      [380, 496],
      [352, 494],
    ],
    '#a8604f',
    0.45,
    5,
  ],
  [
    [
      [330, 474],
      [340, 500],
      [326, 540],
      [318, 528],
      [326, 496],
    ],
    '#b56a54',
    0.55,
    6,
  ],
  [
    [
      [284, 566],
      [312, 574],
      [326, 566],
      [322, 582],
      [306, 582],
    ],
    '#7c3a38',
    0.7,
    4,
  ],
  [
    [
      [314, 548],
      [324, 552],
      [326, 566],
      [318, 574],
    ],
    '#a3503f',
    0.6,
    4,
  ],
  [
    [
      [318, 586],
      [344, 606],
      [356, 624],
      [340, 614],
      [316, 598],
    ],
    '#b06650',
    0.4,
    6,
  ],
  [
    [
      [312, 650],
      [338, 646],
      [344, 656],
      [318, 664],
    ],
    '#8c4640',
    0.6,
    5,
  ],
  [
    [
      [440, 400],
      [470, 430],
      [470, 500],
      [440, 470],
    ],
    '#b87458',
    0.4,
    16,
  ],
  [
    [
      [322, 330],
      [380, 320],
      [400, 380],
      [340, 420],
      [324, 400],
    ],
    '#fde6c6',
    0.4,
    16,
  ],
  [
    [
      [318, 676],
      [340, 672],
      [346, 696],
      [322, 704],
    ],
    '#f6c9a2',
    0.5,
    8,
  ],
];

const features = (s: Sheet): void => {
  const skinId = s.objects;
  for (const [pts, col, alpha, soft] of PLANES)
    shape(s, curve(pts, true), { col: hex(col), alpha, soft, glaze: true, on: skinId });
  // Lowered lid: a lit dome over the lash line.
  shape(
    s,
    curve(
      [
        [343, 462],
        [352, 453],
        [370, 455],
        [390, 468],
        [372, 478],
        [348, 476],
      ],
      true,
    ),
    { imp: 1, soft: 1, col: (x, y) => skin(clamp(0.92 - (x - 343) / 130 - smooth(466, 478, y) * 0.2)) },
  );
  shape(
    s,
    ribbon(
      curve([
        [328, 438],
        [346, 427],
        [372, 423],
        [404, 434],
      ]),
      (u) => 5.2 * (1 - u) ** 0.7 + 0.8,
    ),
    { imp: 1, soft: 1.6, dir: -0.2, alpha: 0.85, col: hex('#4a2822'), glaze: true },
  );
  const lip = ramp(['#5e1f2a', '#8f3038', '#b9504a', '#dc8570']);
  shape(
    s,
    [
      ...curve([
        [303, 600],
        [294, 609],
        [297, 617],
        [307, 622],
      ]),
      ...curve([
        [307, 622],
        [326, 622],
        [347, 627],
      ]),
      ...curve([
        [347, 627],
        [330, 610],
        [314, 602],
        [303, 600],
      ]),
    ],
    { imp: 1, dir: 0.4, col: (x, y) => lip(clamp(0.55 - (x - 294) / 130 - smooth(608, 624, y) * 0.25)) },
  );
  shape(
    s,
    [
      ...curve([
        [307, 622],
        [299, 632],
        [300, 643],
        [314, 652],
      ]),
      ...curve([
        [314, 652],
        [330, 646],
        [347, 627],
      ]),
      ...curve([
        [347, 627],
        [326, 624],
        [307, 622],
      ]),
    ],
    { imp: 1, dir: 0.2, col: (x, y) => lip(clamp(0.9 - (x - 299) / 90 - smooth(636, 654, y) * 0.25)) },
  );
};

const ear = (s: Sheet): void => {
  const out = curve(
    [
      [536, 486],
      [550, 462],
      [576, 462],
      [586, 490],
      [576, 530],
      [562, 560],
      [548, 572],
      [538, 560],
      [536, 530],
    ],
    true,
  );
  const f = inflate(s, [out], 14, 3);
  shape(s, out, {
    imp: 0.9,
    dir: f.along,
    col: (x, y) => mix(skin(clamp(0.5 + (f.lit(x, y, -0.7, -0.5, 0.4) - 0.4) * 0.4)), hex('#c2604e'), 0.25),
  });
  shape(
    s,
    curve(
      [
        [546, 490],
        [558, 476],
        [570, 486],
        [564, 520],
        [552, 540],
        [548, 516],
      ],
      true,
    ),
    { col: hex('#6e2f33'), alpha: 0.75, soft: 4, glaze: true },
  );
  touch(s, {
    pts: curve([
      [542, 484],
      [554, 466],
      [574, 466],
      [583, 488],
      [577, 522],
    ]),
    w: 6,
    col: hex('#e9a883'),
    taper: 0.8,
    load: 0.75,
    pickup: 0.3,
  });
  touch(s, {
    pts: curve([
      [540, 520],
      [545, 540],
      [541, 556],
    ]),
    w: 5,
    col: hex('#7a3a38'),
    taper: 0.8,
    load: 0.7,
    pickup: 0.4,
  });
};

const MASS: Path = [
  [372, 292],
  [394, 250],
  [452, 216],
  [540, 204],
  [630, 230],
  [694, 296],
  [722, 384],
  [720, 470],
  [700, 540],
  [664, 600],
  [616, 656],
  [600, 610],
  [592, 560],
  [574, 522],
  [558, 494],
  [530, 486],
  [506, 492],
  [496, 530],
  [484, 470],
  [462, 430],
  [444, 384],
  [420, 340],
  [396, 312],
];
const sweep = (x: number, y: number): number => Math.atan2(y - 500, (x - 548) * 0.9) + Math.PI / 2 + 0.16;

const coiffure = (s: Sheet): void => {
  const strand = (x: number, y: number): number => {
    const d = Math.hypot((x - 548) * 0.9, y - 500);
    const a = Math.atan2(y - 500, x - 548);
    return fbm(d / 11 + a * 1.4, a * 0.8, 14, 3);
  };
  const lock = (x: number, y: number): Lab => {
    const a = Math.atan2(y - 470, x - 560);
    const band = Math.exp(-(((a + 2.2) / 0.42) ** 2)) * 0.5 + Math.exp(-(((a + 1.15) / 0.3) ** 2)) * 0.16;
    return hair(clamp(0.14 + band + (strand(x, y) - 0.5) * 0.62 + smooth(700, 730, x) * 0.15));
  };
  const bun = ellipse(722, 566, 92, 84, 0.35);
  shape(s, bun, {
    imp: 0.6,
    dir: (x, y) => Math.atan2(y - 566, x - 722) + 1.57 + 0.5,
    col: (x, y) => {
      const [u, v] = [(x - 722) / 92, (y - 566) / 84];
      const tw = noise(Math.hypot(u, v) * 5 + Math.atan2(v, u) * 1.6, 3, 8);
      return hair(clamp(0.3 - u * 0.18 - v * 0.3 + (tw - 0.5) * 0.5));
    },
  });
  shape(s, curve(MASS, true, 8), { imp: 0.62, dir: sweep, col: lock });
};

const dress = (s: Sheet): void => {
  const t = ramp(['#0f1524', '#1c2c48', '#2f5070', '#6a8fa0']);
  const out = [
    ...curve([
      [196, 1210],
      [222, 1090],
      [268, 1010],
      [330, 962],
      [392, 950],
      [470, 982],
      [560, 968],
      [640, 900],
      [690, 848],
      [760, 880],
      [850, 940],
      [910, 1030],
    ]),
    [910, 1210] as Pt,
  ];
  const f = inflate(s, [out], 110);
  shape(s, out, {
    imp: 0.4,
    dir: (x, y) => 1.1 + (x - 500) / 600 + 0.6 * (noise(x / 80, y / 120, 4) - 0.5),
    col: (x, y) =>
      t(
        clamp(
          0.3 + (f.lit(x, y, -0.8, -0.5, 0.4) - 0.3) * 0.5 + (fbm(x / 40 + y / 90, y / 120, 12) - 0.5) * 0.5,
        ),
      ),
  });
  const collar = curve(
    [
      [326, 964],
      [392, 946],
      [470, 976],
      [562, 960],
      [642, 890],
      [692, 842],
      [702, 858],
      [654, 918],
      [568, 984],
      [470, 1002],
      [384, 974],
    ],
    true,
  );
  const g = inflate(s, [collar], 18);
  shape(s, collar, {
    imp: 0.65,
    dir: g.along,
    col: (x, y) =>
      ramp(['#8a5a1e', '#c98a24', '#f0be4a', '#ffe39a'])(
        clamp(0.5 + (g.lit(x, y, -0.6, -0.7, 0.4) - 0.35) * 0.6 - (x - 330) / 900),
      ),
  });
};

const line = (s: Sheet, pts: Path, w: number, col: string, taper = 0.8): void =>
  touch(s, { pts: curve(pts), w, col: hex(col), taper, load: 0.95, dry: 0.25, thick: 0.8, pickup: 0.12 });

const touches = (s: Sheet): void => {
  const r = rng(66);
  line(
    s,
    [
      [344, 474],
      [356, 480],
      [374, 480],
      [391, 470],
    ],
    4.2,
    '#1d0f16',
  );
  for (const [x, y] of [
    [345, 476],
    [352, 479],
    [360, 481],
  ] as const)
    line(
      s,
      [
        [x, y],
        [x - 7, y + 5],
        [x - 12, y + 5],
      ],
      2,
      '#2a161c',
      0.95,
    );
  line(
    s,
    [
      [346, 455],
      [364, 448],
      [394, 461],
    ],
    2.6,
    '#7a3c3a',
  );
  line(
    s,
    [
      [288, 565],
      [296, 561],
      [305, 565],
    ],
    4.4,
    '#4a1c22',
  );
  line(
    s,
    [
      [307, 622],
      [326, 623],
      [350, 628],
    ],
    2.8,
    '#4a141e',
  );
  line(
    s,
    [
      [303, 634],
      [306, 640],
      [312, 643],
    ],
    4,
    '#f3b09a',
    0.6,
  );
  line(
    s,
    [
      [330, 470],
      [318, 496],
      [300, 522],
      [282, 545],
    ],
    5,
    '#fff0d8',
    0.7,
  );
  line(
    s,
    [
      [281, 549],
      [286, 553],
    ],
    6,
    '#fffaf0',
    0.3,
  );
  // Loose strands at the temple and nape, light threads in the mass.
  for (let i = 0; i < 60; i++) {
    const a = between(r, -2.75, -0.35);
    const d = between(r, 150, 262);
    const p = (k: number): Pt => [
      548 + (Math.cos(a + k) * d) / 0.98,
      500 + Math.sin(a + k) * d * (1 + k * 0.02),
    ];
    const c = at(s, ...p(0.15));
    if (c[0] > 0.5) continue;
    touch(s, {
      pts: curve([p(0), p(0.15), p(0.32)]),
      w: between(r, 2, 6),
      col: shift(c, between(r, -0.06, 0.14), 0.012, 0.022),
      taper: 0.9,
      load: 0.75,
      dry: 0.5,
      thick: 1.2,
      pickup: 0.3,
    });
  }
  for (const p of [
    [
      [500, 480],
      [492, 520],
      [500, 560],
      [494, 590],
    ],
    [
      [622, 640],
      [628, 676],
      [620, 706],
    ],
    [
      [612, 620],
      [606, 660],
      [614, 690],
    ],
    [
      [384, 300],
      [366, 320],
      [362, 348],
    ],
    [
      [640, 640],
      [650, 680],
      [646, 700],
    ],
  ] as const)
    line(s, p as Path, 3, '#3a2018', 0.9);
  touch(s, {
    pts: [
      [552, 580],
      [552, 600],
    ],
    w: 5,
    col: hex('#d99a2b'),
    thick: 1.6,
  });
  touch(s, {
    pts: [
      [552, 603],
      [552, 620],
    ],
    w: 15,
    col: hex('#f0b93c'),
    thick: 2.4,
    taper: 0.3,
  });
  touch(s, {
    pts: [
      [548, 606],
      [549, 611],
    ],
    w: 5,
    col: hex('#fff3cc'),
    thick: 2,
    taper: 0.2,
  });
};

export const scene: Scene = {
  name: 'profile',
  size: [1800, 2400],
  seed: 51,
  ground: hex('#a86a48'),
  keep: 0.07,
  passes: campaign(0.85),
  compose: (s) => {
    ground(s);
    head(s);
    features(s);
    coiffure(s);
    ear(s);
    dress(s);
    touches(s);
  },
};
