// A red streetcar coming through snow at the blue hour.
import { clamp, hex, type Lab, lerp, mix, ramp, smooth } from '../engine/colour.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, ellipse, type Pt, rect } from '../engine/path.ts';
import { between, fbm, noise, pick, rng } from '../engine/random.ts';
import { at, glow, type Sheet, shape, touch, wash } from '../engine/sheet.ts';
import { figure } from '../props/waiting.ts';
import { dab, spot } from './kit.ts';

const VP: Pt = [300, 600];
const amber = ['#ffd98a', '#ffc25e', '#fff0c2', '#f59a3e'].map(hex);
/** A point pulled toward the vanishing point: t = 1 here, 0 there. */
const back = (x: number, y: number, t: number): Pt => [VP[0] + (x - VP[0]) * t, VP[1] + (y - VP[1]) * t];

const air = (s: Sheet): void => {
  const sky = ramp(['#2b3a5e', '#4a5a80', '#7f86a2', '#b5a9ae', '#d9bfa9']);
  wash(s, {
    imp: 0.25,
    dir: (x, y) => 1.2 + noise(x / 200, y / 200, 3) * 0.9,
    col: (x, y) =>
      sky(
        clamp(
          y / 640 + 0.3 * (fbm(x / 200, y / 160, 4) - 0.5) + 0.2 * Math.exp(-(((x - 300) / 170) ** 2)) - 0.12,
        ),
      ),
  });
};

const street = (s: Sheet): void => {
  const snow = ramp(['#2f3a60', '#5a678f', '#95a0bd', '#cdd0db', '#f0e6da']);
  shape(
    s,
    [
      [0, 640],
      [300, 596],
      [960, 640],
      [960, 1200],
      [0, 1200],
    ],
    {
      imp: 0.42,
      dir: (x, y) => Math.atan2(y - VP[1], x - VP[0]) + 0.3 * (noise(x / 60, y / 40, 6) - 0.5),
      col: (x, y) => {
        const u = (x - VP[0]) / Math.max(20, y - VP[1] + 12);
        const n = fbm(x / 90, y / 36, 7, 4);
        // Wheel tracks are darker and wetter; they run to the vanishing point.
        const track = [-0.62, -0.25, 1.6].reduce(
          (m, c) => Math.max(m, smooth(0.16, 0.05, Math.abs(u - c - 0.05 * (n - 0.5)))),
          0,
        );
        return mix(snow(clamp(0.52 + n * 0.42 - smooth(900, 1250, y) * 0.22)), hex('#3a4468'), track * 0.62);
      },
    },
  );
};

type House = readonly [t0: number, t1: number, top: number, col: string, shop: boolean];
const LEFT: readonly House[] = [
  [0.1, 0.2, 665, '#565a80', true],
  [0.2, 0.36, 577, '#6a5a70', true],
  [0.36, 0.62, 700, '#454c74', true],
  [0.62, 1.1, 577, '#4d3f5a', true],
];
const RIGHT: readonly House[] = [
  [0.14, 0.24, 735, '#666a8c', true],
  [0.24, 0.4, 595, '#57547a', true],
  [0.4, 0.66, 682, '#6b5266', true],
  [0.66, 1.1, 542, '#3d4168', true],
];

const row = (s: Sheet, houses: readonly House[], wall: number, seed: number): void => {
  const r = rng(seed);
  for (const [t0, t1, h, c, shop] of houses) {
    const p = (t: number, y: number): Pt => back(wall, 600 + y, t);
    const near = (t0 + t1) / 2;
    const base = mix(hex(c), hex('#8f93ac'), 0.55 * (1 - near));
    shape(s, [p(t0, 130), p(t0, -h), p(t1, -h), p(t1, 130)], {
      imp: 0.45,
      dir: Math.PI / 2,
      col: (x, y) =>
        mix(base, hex('#20284a'), 0.35 * noise(x / 34, y / 60, seed) + smooth(300, 700, y) * -0.05),
    });
    // Snow lies on every cornice.
    for (const y of [-h, -h * 0.21])
      shape(s, [p(t0, y), p(t0, y - 15), p(t1, y - 15), p(t1, y + 2)], {
        imp: 0.7,
        col: mix(hex('#dcdfe8'), hex('#8f97b8'), 0.3 + 0.4 * (1 - near)),
      });
    const n = 3;
    for (let f = 0; f < 2; f++)
      for (let i = 0; i < n; i++) {
        const [a, b] = [lerp(t0, t1, (i + 0.25) / n), lerp(t0, t1, (i + 0.75) / n)];
        const y = -h * (0.52 + f * 0.26);
        const on = r() < 0.45;
        shape(s, [p(a, y + h * 0.16), p(a, y), p(b, y), p(b, y + h * 0.16)], {
          imp: 0.62,
          col: on ? mix(pick(r, amber), base, 0.25) : mix(base, hex('#151c3a'), 0.6),
        });
      }
    if (!shop) continue;
    const q = (u: number, y: number): Pt => p(lerp(t0, t1, u), y);
    shape(s, [q(0.08, 112), q(0.08, -h * 0.13), q(0.92, -h * 0.13), q(0.92, 112)], {
      imp: 0.65,
      dir: Math.PI / 2,
      col: (x, y) =>
        mix(
          pick(rng(Math.round(x / 14) + seed), amber),
          hex('#a4502c'),
          0.25 + 0.5 * noise(x / 12, y / 16, seed),
        ),
    });
    shape(s, [q(0, -h * 0.12), q(0, -h * 0.19), q(1, -h * 0.19), q(1, -h * 0.12)], {
      imp: 0.6,
      col: pick(r, ['#7a2f36', '#2f5560', '#5a3f2c'].map(hex)),
    });
  }
};

const RED = ramp(['#3d0a18', '#7c1220', '#b71f26', '#dc3a2e', '#ef6a4c']);

const car = (s: Sheet): void => {
  const [x0, x1, y0, y1] = [372, 742, 392, 948];
  const side = (y: number, t: number): Pt => back(x0, y, t);
  shape(s, ellipse(550, 962, 260, 30), { col: hex('#1c2344'), soft: 12, alpha: 0.85, glaze: true });
  shape(s, [side(y0 + 26, 0.3), side(y0 + 16, 1), side(y1, 1), side(y1 - 4, 0.3)], {
    imp: 0.7,
    dir: 0.6,
    col: (_x, y) => RED(clamp(0.26 + smooth(900, 500, y) * 0.12)),
  });
  for (let i = 0; i < 5; i++) {
    const [a, b] = [1 - i * 0.145 - 0.03, 1 - i * 0.145 - 0.125];
    shape(s, [side(478, a), side(478, b), side(664, b), side(664, a)], {
      imp: 0.8,
      col: (x, y) => mix(amber[(i + 1) % 4]!, hex('#8a4a2a'), 0.2 + 0.45 * noise(x / 10, y / 30, 4)),
    });
  }
  // Snow along the roof of the side, seen edge on.
  shape(s, [side(y0 + 30, 0.3), side(y0 + 2, 0.98), side(y0 + 26, 1), side(y0 + 46, 0.3)], {
    imp: 0.7,
    dir: 1,
    col: hex('#c3cade'),
  });
  // Front: a soft-cornered box, redder and darker to the right.
  const r = 54;
  const front = curve(
    [
      [x0 + r, y0],
      [557, y0 - 12],
      [x1 - r, y0],
      [x1 - 8, y0 + r],
      [x1, 640],
      [x1 - 4, y1 - 30],
      [x1 - 40, y1],
      [x0 + 30, y1],
      [x0, y1 - 30],
      [x0 - 2, 640],
      [x0 + 4, y0 + r],
    ],
    true,
  );
  shape(s, front, {
    imp: 0.72,
    dir: (x, y) => (y > 700 ? 0.05 : 1.5 + (x - 557) / 900),
    col: (x, y) =>
      RED(
        clamp(
          0.74 -
            smooth(x0, x1 + 60, x) * 0.34 -
            smooth(760, 960, y) * 0.24 +
            (fbm(x / 60, y / 60, 9) - 0.5) * 0.2,
        ),
      ),
  });
  shape(
    s,
    curve(
      [
        [x0 + 20, y0 + 26],
        [x0 + 70, y0 - 14],
        [557, y0 - 32],
        [x1 - 70, y0 - 14],
        [x1 - 20, y0 + 26],
        [x1 - 70, y0 + 8],
        [557, y0 - 2],
        [x0 + 70, y0 + 8],
      ],
      true,
    ),
    { imp: 0.75, dir: 0, col: (x) => mix(hex('#eef0f4'), hex('#8d97bc'), smooth(x0, x1, x)) },
  );
  // Destination sign, then two panes with the lit saloon behind them.
  shape(s, rect(x0 + 78, y0 + 30, 214, 46), { imp: 0.9, dir: 0, col: hex('#181420') });
  for (const [a, b] of [
    [x0 + 26, 549],
    [565, x1 - 26],
  ] as const)
    shape(
      s,
      [
        [a + 6, 484],
        [b - 3, 480],
        [b - 3, 690],
        [a, 694],
      ],
      {
        imp: 0.82,
        dir: Math.PI / 2,
        col: (x, y) =>
          mix(
            mix(hex('#ffd28a'), hex('#7a4428'), clamp(0.15 + 0.7 * fbm(x / 26, y / 44, 15))),
            hex('#26305a'),
            smooth(600, 690, y) * 0.72 + smooth(620, 760, x) * 0.35,
          ),
      },
    );
  // Ceiling lights and passengers, seen through the glass.
  for (const x of [410, 470, 586, 648])
    shape(s, rect(x, 498, 44, 9), { imp: 0.8, soft: 2, glaze: true, col: hex('#fff6dc') });
  for (const [x, y, k] of [
    [584, 640, 1],
    [632, 628, 1.15],
    [690, 646, 1],
    [522, 622, 0.8],
  ] as const) {
    shape(s, ellipse(x, y, 12 * k, 15 * k), { imp: 0.75, soft: 1.5, alpha: 0.8, col: hex('#5a3228') });
    shape(
      s,
      curve(
        [
          [x - 26 * k, 690],
          [x - 20 * k, y + 22 * k],
          [x, y + 14 * k],
          [x + 20 * k, y + 22 * k],
          [x + 26 * k, 690],
        ],
        true,
      ),
      { imp: 0.7, soft: 2, alpha: 0.75, col: hex('#43293a') },
    );
  }
  // The driver, a dark shape on the left pane.
  shape(
    s,
    curve(
      [
        [428, 692],
        [432, 652],
        [448, 636],
        [454, 616],
        [468, 606],
        [482, 616],
        [484, 636],
        [500, 650],
        [508, 692],
      ],
      true,
    ),
    { imp: 0.85, col: hex('#2a1c2c') },
  );
  shape(s, rect(x0 + 4, 712, x1 - x0 - 8, 36), {
    imp: 0.75,
    dir: 0,
    col: (x) => mix(hex('#f6e9da'), hex('#9a90a8'), smooth(x0, x1, x)),
  });
  shape(s, ellipse(557, 812, 44), { imp: 0.9, col: hex('#55131b') });
  shape(s, ellipse(557, 812, 32), { imp: 0.95, col: hex('#fff6d8') });
  for (const x of [x0 + 62, x1 - 62]) shape(s, ellipse(x, 812, 17), { imp: 0.9, col: hex('#f7a63c') });
  shape(
    s,
    curve(
      [
        [x0 + 6, 892],
        [557, 902],
        [x1 - 6, 892],
        [x1 - 22, 952],
        [557, 962],
        [x0 + 22, 952],
      ],
      true,
    ),
    { imp: 0.7, dir: 0, col: hex('#171728') },
  );
};

const lightOnSnow = (s: Sheet): void => {
  glow(s, 620, 1030, 330, hex('#ffcf8a'), 0.8, 0.5);
  glow(s, 557, 812, 190, hex('#fff0c8'), 0.55);
  glow(s, 150, 760, 240, hex('#f0a860'), 0.5, 0.5);
  glow(s, 860, 760, 240, hex('#f0a860'), 0.45, 0.5);
};

const details = (s: Sheet): void => {
  const r = rng(19);
  // The rails pass under the car and on to the vanishing point.
  for (const foot of [566, 917]) {
    const at = (t: number): Pt => [lerp(foot, VP[0], t), lerp(1200, VP[1], t)];
    touch(s, { pts: [at(0), at(0.41)], w: 7, col: hex('#232a4c'), taper: 0.3, thick: 0.8 });
    touch(s, {
      pts: [at(0), at(0.36)].map(([x, y]): Pt => [x - 5, y]),
      w: 2.4,
      col: hex('#f4d9ae'),
      load: 0.7,
      dry: 0.4,
    });
  }
  for (const [a, b] of [
    [
      [700, -10],
      [318, 548],
    ],
    [
      [470, -10],
      [306, 540],
    ],
    [
      [0, 236],
      [960, 196],
    ],
    [
      [90, 330],
      [760, 300],
    ],
  ] as const)
    touch(s, {
      pts: curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 10], b]),
      w: 2.4,
      col: hex('#2a3152'),
      taper: 0.2,
      load: 0.9,
      dry: 0.25,
      thick: 0.6,
    });
  touch(s, {
    pts: [
      [548, 366],
      [452, 352],
    ],
    w: 5,
    col: hex('#1d2140'),
    taper: 0.2,
    thick: 0.8,
  });
  // 501, the Queen car, in lamp strokes.
  const glyphs: readonly (readonly Pt[])[] = [
    [
      [24, 0],
      [4, 0],
      [2, 13],
      [18, 13],
      [24, 20],
      [18, 29],
      [2, 28],
    ],
    [
      [46, 0],
      [38, 6],
      [37, 22],
      [44, 29],
      [54, 28],
      [59, 20],
      [58, 6],
      [52, 0],
      [46, 0],
    ],
    [
      [74, 6],
      [82, 0],
      [82, 29],
    ],
  ];
  for (const g of glyphs)
    touch(s, {
      pts: curve(
        g.map(([x, y]): Pt => [514 + x, 430 + y]),
        false,
        6,
      ),
      w: 5,
      col: hex('#ffb84a'),
      taper: 0.15,
      load: 1,
      dry: 0.1,
      thick: 1.4,
      pickup: 0.05,
    });
  touch(s, {
    pts: curve([
      [420, 690],
      [470, 610],
      [520, 500],
    ]),
    w: 4,
    col: hex('#1a1524'),
    taper: 0.4,
  });
  touch(s, {
    pts: curve([
      [700, 690],
      [660, 610],
      [610, 500],
    ]),
    w: 4,
    col: hex('#1a1524'),
    taper: 0.4,
  });
  touch(s, {
    pts: curve([
      [396, 470],
      [388, 560],
      [386, 680],
    ]),
    w: 7,
    col: hex('#ff9a78'),
    load: 0.7,
    dry: 0.6,
    thick: 2,
  });
  touch(s, {
    pts: curve([
      [430, 392],
      [500, 384],
      [580, 382],
    ]),
    w: 9,
    col: hex('#ffffff'),
    load: 0.75,
    thick: 2.4,
  });
  dab(s, 549, 804, 24, 16, -0.6, hex('#fffef4'), 3);
  for (let i = 0; i < 60; i++) {
    const y = between(r, 975, 1160);
    const x = 557 + (y - 960) * 0.4 + (r() - 0.5) * (150 + (y - 975) * 1.1);
    touch(s, {
      pts: curve([
        [x - between(r, 8, 34), y],
        [x, y + 2],
        [x + between(r, 8, 34), y - 1],
      ]),
      w: between(r, 4, 15),
      col: mix(at(s, x, y), mix(hex('#fff0cc'), hex('#f2a860'), r()), 0.35 + r() * 0.4),
      taper: 0.8,
      load: 0.68,
      dry: 0.6,
      pickup: 0.4,
      thick: 1.8,
    });
  }
  for (let i = 0; i < 620; i++) {
    const [x, y, big] = [r() * 960, r() * 1200, r() ** 5];
    const c: Lab = mix(hex('#fdfaf4'), hex('#a9b3d0'), r() * (y < 300 ? 0.5 : 0.35));
    spot(s, x, y, 2.6 + big * 10 + r() * 2, c, 1.2 + big * 2.4);
  }
};

export const scene: Scene = {
  name: 'streetcar',
  size: [1920, 2400],
  seed: 21,
  ground: hex('#8d5a4a'),
  passes: campaign(0.9),
  compose: (s) => {
    air(s);
    street(s);
    row(s, LEFT, -120, 3);
    row(s, RIGHT, 1120, 8);
    figure(s, 118, 930, 1.35, '#2b3560', '#c2453a', '#7a2740');
    figure(s, 222, 880, 1.02, '#5a4152', '#d8a24a');
    figure(s, 866, 850, 0.95, '#3a3550', '#8a2f3c', '#2f6a72');
    car(s);
    lightOnSnow(s);
    details(s);
  },
};
