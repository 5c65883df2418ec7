// A cat on the sill against the morning, rimmed with light.
import { clamp, hex, type Lab, mix, ramp, smooth } from '../engine/colour.ts';
import { inflate } from '../engine/form.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, type Path, type Pt, rect, ribbon } from '../engine/path.ts';
import { between, fbm, noise, rng } from '../engine/random.ts';
import { at, glow, type Sheet, shape, touch, wash } from '../engine/sheet.ts';
import { BODY, cat, GOLD, HEAD } from '../props/cat.ts';
import { dab } from './kit.ts';

const SILL = 838;

const garden = (s: Sheet): void => {
  const t = ramp(['#4c7a56', '#86a764', '#cfcf7c', '#f7e6a4', '#fffbe6']);
  wash(s, {
    imp: 0.22,
    dir: (x, y) => 0.4 + 2 * noise(x / 170, y / 170, 5),
    col: (x, y) => {
      const sun = Math.exp(-(((x - 400) / 330) ** 2) - ((y - 250) / 300) ** 2);
      const n = fbm(x / 130, y / 120, 4, 4);
      return mix(
        t(clamp(n * 1.1 - 0.18 + sun * 0.62 - smooth(520, 820, y) * 0.22)),
        hex('#7fa9b8'),
        smooth(0.5, 0.7, fbm(x / 190, y / 150, 33, 3)) * 0.45,
      );
    },
  });
};

const frame = (s: Sheet): void => {
  const wood = ramp(['#2a2a3e', '#4b4a60', '#8a7f80', '#d9c4a4', '#fff0cc']);
  const bar = (p: Pt[], up: boolean): void =>
    shape(s, p, {
      imp: 0.5,
      dir: up ? Math.PI / 2 : 0,
      col: (x, y) =>
        wood(
          clamp(
            0.18 +
              0.2 * noise(x / 20, y / 70, 3) +
              (up
                ? smooth(6, 0, Math.min(Math.abs(x - p[0]![0]), Math.abs(x - p[1]![0]))) *
                  0.6 *
                  smooth(900, 300, Math.abs(x - 400) + y * 0.4)
                : 0.12),
          ),
        ),
    });
  bar(rect(716, 0, 30, SILL), true);
  bar(rect(0, 372, 1200, 24), false);
  bar(rect(0, 0, 54, SILL), true);
  bar(rect(0, 0, 1200, 30), false);
  // A sheer curtain drawn to the right, bright where the folds turn to the glass.
  const veil = ramp(['#6a6a80', '#a79a98', '#e3cfae', '#fff4d6']);
  shape(
    s,
    curve(
      [
        [930, -10],
        [900, 200],
        [912, 420],
        [880, 640],
        [894, SILL + 30],
        [1210, SILL + 40],
        [1210, -10],
      ],
      true,
    ),
    {
      imp: 0.4,
      dir: (x, y) => Math.PI / 2 + 0.12 * Math.sin(y / 190 + x / 80),
      col: (x, y) =>
        veil(
          clamp(
            0.52 +
              0.34 * Math.sin((x + 18 * Math.sin(y / 170)) / 17 + noise(x / 60, y / 260, 9) * 4) -
              smooth(900, 1200, x) * 0.34 +
              0.1 * noise(x / 40, y / 100, 3),
          ),
        ),
    },
  );
};

const sill = (s: Sheet): void => {
  const t = ramp(['#3b3a58', '#6f6a86', '#b9a59e', '#ecd6ae', '#fff5d8']);
  shape(
    s,
    [
      [0, SILL],
      [1200, SILL],
      [1200, 985],
      [0, 985],
    ],
    {
      imp: 0.45,
      dir: 0.02,
      col: (x, y) =>
        t(
          clamp(
            0.9 -
              Math.abs(x - 430) / 900 -
              smooth(SILL, 985, y) * 0.16 +
              (fbm(x / 160, y / 12, 6) - 0.5) * 0.24,
          ),
        ),
    },
  );
  shape(s, rect(0, 985, 1200, 120), {
    imp: 0.3,
    dir: 0,
    col: (x, y) =>
      ramp(['#23233a', '#413e5a', '#6a5f70'])(
        clamp(0.4 + (fbm(x / 120, y / 40, 8) - 0.5) * 0.7 - (y - 985) / 260),
      ),
  });
  shape(s, rect(0, 981, 1200, 10), { imp: 0.6, dir: 0, col: hex('#f1dcb4') });
};

const pot = (s: Sheet): void => {
  shape(
    s,
    [
      [130, 850],
      [320, 850],
      [250, 978],
      [60, 978],
    ],
    { col: hex('#544e70'), alpha: 0.75, soft: 14, glaze: true },
  );
  const clay = ramp(['#3d1f26', '#6e3530', '#b0603f', '#f0b070']);
  shape(
    s,
    [
      [142, 690],
      [318, 690],
      [296, 862],
      [166, 862],
    ],
    {
      imp: 0.6,
      dir: (x) => (x - 230) / 500,
      col: (x) => clay(clamp(0.28 + smooth(60, 90, Math.abs(x - 230)) * 0.6)),
    },
  );
  shape(s, rect(130, 668, 200, 34), {
    imp: 0.65,
    dir: 0,
    col: (x) => clay(clamp(0.36 + smooth(70, 100, Math.abs(x - 230)) * 0.6)),
  });
  const leaf = ramp(['#1c3328', '#33553a', '#7ea04a', '#e4e48a']);
  const stems: readonly (readonly [number, number, number])[] = [
    [-0.9, 260, 38],
    [-0.45, 330, 40],
    [-0.1, 300, 34],
    [0.3, 340, 40],
    [0.72, 270, 38],
    [1.1, 190, 30],
    [-1.25, 180, 30],
  ];
  stems.forEach(([a, len, wide], i) => {
    const tip: Pt = [230 + Math.sin(a) * len, 668 - Math.cos(a) * len + Math.abs(a) * 60];
    const l = curve([[230, 676], [230 + Math.sin(a) * len * 0.36, 668 - len * 0.5], tip], false, 16);
    const out = ribbon(l, (u) => wide * Math.sin(Math.PI * clamp(u * 0.9 + 0.08)) ** 1.2);
    const f = inflate(s, [out], wide * 0.8);
    shape(s, out, {
      imp: 0.65,
      dir: Math.atan2(tip[1] - 676, tip[0] - 230),
      col: (x, y) =>
        leaf(
          clamp(
            0.3 + (i % 3) * 0.08 + smooth(0.5, 0, f.depth(x, y)) * 0.5 + (fbm(x / 30, y / 30, i) - 0.5) * 0.3,
          ),
        ),
    });
    touch(s, { pts: l, w: 3.4, col: hex('#a9b86a'), taper: 0.9, load: 0.62, dry: 0.6, pickup: 0.5 });
  });
};

const line = (s: Sheet, pts: Path, w: number, col: Lab, taper = 0.85, load = 0.9): void =>
  touch(s, { pts: curve(pts), w, col, taper, load, dry: 0.3, thick: 1, pickup: 0.15 });

const touches = (s: Sheet): void => {
  const catId = s.id[760 * s.w + 600];
  const r = rng(12);
  line(
    s,
    [
      [470, 508],
      [486, 490],
      [508, 494],
      [522, 508],
    ],
    4,
    hex('#0d0a10'),
  );
  line(
    s,
    [
      [442, 538],
      [452, 552],
      [478, 556],
    ],
    3,
    hex('#120d12'),
  );
  dab(s, 482, 500, 4, 4, 0, hex('#fffdf0'), 2);
  for (const [y, dy, len] of [
    [552, -16, 120],
    [558, 4, 130],
    [565, 26, 116],
  ] as const) {
    line(
      s,
      [
        [462, y],
        [462 - len * 0.5, y + dy * 0.4 - 6],
        [462 - len, y + dy],
      ],
      1.9,
      hex('#fff3cf'),
      0.95,
    );
    line(
      s,
      [
        [478, y],
        [478 + len * 0.45, y + dy * 0.5 + 2],
        [478 + len * 0.8, y + dy + 12],
      ],
      1.6,
      hex('#c9a883'),
      0.95,
    );
  }
  // The rim itself, laid in broken runs just inside the edge.
  const runs: readonly Path[] = [
    HEAD.slice(1, 8),
    HEAD.slice(7, 12),
    HEAD.slice(11, 16),
    [...BODY.slice(15, 21)].reverse(),
    BODY.slice(0, 6),
  ];
  for (const run of runs) {
    const l = curve(run, false, 12);
    for (let i = 0; i + 9 < l.length; i += 7) {
      const part = l.slice(i, i + between(r, 7, 12)).map(([x, y]): Pt => {
        const d = Math.hypot(x - 600, y - 620) || 1;
        return [x - ((x - 600) / d) * 4, y - ((y - 620) / d) * 4];
      });
      touch(s, {
        pts: part,
        w: between(r, 4.5, 8),
        col: mix(hex('#fff0c0'), hex('#f0b868'), r()),
        taper: 0.75,
        load: 0.78,
        dry: 0.4,
        thick: 2,
        pickup: 0.2,
      });
    }
  }
  // Flicks of lit fur breaking the silhouette here and there, along the lie of the coat.
  const outline = [
    ...curve(BODY.slice(0, 6), false, 10),
    ...curve(BODY.slice(15, 22), false, 14),
    ...curve(HEAD.slice(2, 14), false, 8),
  ];
  outline.forEach(([x, y], i) => {
    const [nx, ny] = outline[Math.min(outline.length - 1, i + 1)]!;
    if (r() < 0.45 || Math.hypot(nx - x, ny - y) > 12 || Math.hypot(nx - x, ny - y) < 0.5) return;
    const down = Math.atan2(ny - y, nx - x) + (ny < y ? Math.PI : 0);
    const out = Math.atan2(y - 600, x - 590);
    const n = between(r, 10, 24);
    const tip: Pt = [
      x + Math.cos(down) * n + Math.cos(out) * n * 0.28,
      y + Math.sin(down) * n + Math.sin(out) * n * 0.28,
    ];
    line(
      s,
      [[x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip],
      between(r, 2.4, 4.5),
      mix(GOLD, hex('#e0b070'), r()),
      0.9,
      0.75,
    );
  });
  // The coat: soft strokes a shade off what lies under them.
  for (let i = 0; i < 240; i++) {
    const [x, y] = [between(r, 510, 815), between(r, 560, 812)];
    if (s.id[Math.round(y) * s.w + Math.round(x)] !== catId) continue;
    const a = 1.8 + (x - 650) / 420 + between(r, -0.25, 0.25);
    const n = between(r, 22, 50);
    const c = at(s, x, y);
    touch(s, {
      pts: curve([
        [x, y],
        [x + Math.cos(a) * n * 0.5, y + Math.sin(a) * n * 0.5],
        [x + Math.cos(a + 0.25) * n, y + Math.sin(a + 0.25) * n],
      ]),
      w: between(r, 4, 10),
      col: [c[0] + between(r, -0.05, 0.07), c[1] + 0.004, c[2] + between(r, -0.01, 0.02)],
      taper: 0.8,
      load: 0.7,
      dry: 0.5,
      pickup: 0.4,
      thick: 1.2,
    });
  }
};

export const scene: Scene = {
  name: 'cat',
  size: [2400, 2200],
  seed: 101,
  ground: hex('#b07a45'),
  keep: 0.06,
  compose: (s) => {
    garden(s);
    frame(s);
    glow(s, 400, 300, 460, hex('#fff6d4'), 0.6);
    sill(s);
    pot(s);
    cat(s);
    touches(s);
  },
  passes: campaign(1),
};
