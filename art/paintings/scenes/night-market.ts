// A night market after rain: lanterns, steam, and people going home slowly.
import { clamp, hex, type Lab, lerp, mix, ramp, shift, smooth } from '../engine/colour.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, ellipse, type Pt } from '../engine/path.ts';
import { between, fbm, hash2, noise, pick, rng } from '../engine/random.ts';
import { at, glow, type Sheet, shape, touch, touchHere, wash } from '../engine/sheet.ts';
import { ball, dab, spot } from './kit.ts';

const VP: Pt = [560, 420];
const back = (x: number, y: number, t: number): Pt => [VP[0] + (x - VP[0]) * t, VP[1] + (y - VP[1]) * t];
const flame = ramp(['#3a1020', '#8a2a1e', '#dc6a22', '#ffb347', '#fff0b8']);

const night = (s: Sheet): void => {
  const t = ramp(['#0c1030', '#1a1c4a', '#3a2f66', '#7a4a6a', '#d98a5a']);
  wash(s, {
    imp: 0.25,
    dir: (x, y) => 0.5 + noise(x / 200, y / 160, 3),
    col: (x, y) =>
      t(
        clamp(
          0.05 +
            Math.exp(-(((x - VP[0]) / 260) ** 2) - ((y - VP[1]) / 210) ** 2) * 0.85 +
            (fbm(x / 170, y / 130, 4) - 0.5) * 0.25,
        ),
      ),
  });
  // Old shophouses close the lane on both sides.
  for (const [wall, seed] of [
    [-60, 5],
    [1290, 9],
  ] as const)
    for (let i = 0; i < 6; i++) {
      const ends = [0.1, 0.16, 0.24, 0.36, 0.52, 0.74, 1.2];
      const [a, b] = [ends[i]!, ends[i + 1]!];
      const h = 420 + 150 * hash2(i, seed, 1);
      const base = mix(
        ramp(['#20204a', '#33274e', '#1c2748', '#2c2046'])(hash2(i, seed, 2)),
        hex('#6a4466'),
        0.4 * (1 - a),
      );
      shape(s, [back(wall, 500, a), back(wall, VP[1] - h, a), back(wall, VP[1] - h, b), back(wall, 500, b)], {
        imp: 0.4,
        dir: Math.PI / 2,
        col: (x, y) => mix(base, hex('#c06a4a'), smooth(150, 430, y) * 0.3 * noise(x / 30, y / 50, seed)),
      });
      for (let k = 0; k < 2; k++) {
        const [u, v] = [lerp(a, b, 0.2 + k * 0.42), lerp(a, b, 0.46 + k * 0.42)];
        const lit = hash2(i * 2 + k, seed, 3) > 0.45;
        shape(
          s,
          [
            back(wall, VP[1] - h * 0.62, u),
            back(wall, VP[1] - h * 0.84, u),
            back(wall, VP[1] - h * 0.84, v),
            back(wall, VP[1] - h * 0.62, v),
          ],
          { imp: 0.55, col: lit ? mix(flame(0.72), base, 0.3) : shift(base, -0.06) },
        );
      }
    }
};

type Stall = readonly [t0: number, t1: number, awning: string, stripe: string];
const LEFT: readonly Stall[] = [
  [0.14, 0.2, '#a8502e', '#f0b080'],
  [0.21, 0.29, '#2a5a6e', '#9fc4b0'],
  [0.3, 0.4, '#8a3040', '#d98a6a'],
  [0.42, 0.56, '#2a6a6e', '#9fc4b0'],
  [0.58, 0.8, '#b8402e', '#f0c08a'],
  [0.83, 1.3, '#c98a2a', '#f6dca0'],
];
const RIGHT: readonly Stall[] = [
  [0.14, 0.2, '#2a6a6e', '#9fc4b0'],
  [0.21, 0.29, '#a83048', '#f0a890'],
  [0.3, 0.42, '#5a3a7a', '#b08ab0'],
  [0.44, 0.6, '#b8402e', '#f0c08a'],
  [0.62, 0.86, '#1f5a6a', '#8fc0b8'],
  [0.89, 1.3, '#a83048', '#f0a890'],
];

const stall = (s: Sheet, [t0, t1, cloth, stripe]: Stall, wall: number, dir: number, seed: number): void => {
  const r = rng(seed);
  const p = (u: number, y: number, out = 0): Pt => back(wall + dir * out, y, lerp(t0, t1, u));
  // The lit inside, brightest under the lamp.
  shape(s, [p(0, 640), p(0, 330), p(1, 330), p(1, 640)], {
    imp: 0.5,
    dir: Math.PI / 2,
    col: (x, y) => flame(clamp(0.62 + (fbm(x / 26, y / 26, seed) - 0.5) * 0.7 - smooth(430, 640, y) * 0.2)),
  });
  for (let i = 0; i < 7; i++)
    shape(
      s,
      [
        p(i / 7 + 0.02, 500),
        p(i / 7 + 0.02, 400 + 60 * r()),
        p(i / 7 + 0.1, 400 + 60 * r()),
        p(i / 7 + 0.1, 500),
      ],
      {
        imp: 0.6,
        alpha: 0.8,
        col: mix(flame(r() * 0.6), pick(r, ['#6a8a3a', '#c04a3a', '#e0b050', '#3a6a6a'].map(hex)), 0.5),
      },
    );
  // The seller, and things hung from the rail.
  const [vx, vy] = p(0.55, 522, 30);
  const vk = (t0 + t1) / 2;
  shape(
    s,
    curve(
      [
        [vx - 30 * vk, vy],
        [vx - 26 * vk, vy - 58 * vk],
        [vx, vy - 72 * vk],
        [vx + 26 * vk, vy - 58 * vk],
        [vx + 30 * vk, vy],
      ],
      true,
    ),
    { imp: 0.6, dir: 1.5, col: mix(hex('#3a1c2a'), hex('#b0502a'), 0.25) },
  );
  shape(s, ellipse(vx, vy - 86 * vk, 13 * vk, 16 * vk), { imp: 0.7, col: hex('#5a2a22') });
  for (let i = 0; i < 8; i++) {
    const [hx, hy] = p(0.08 + i * 0.12, 362, 60);
    shape(s, ellipse(hx, hy + 14 * vk, 7 * vk, (12 + 10 * r()) * vk), {
      imp: 0.62,
      col: pick(r, ['#7a1f24', '#c8642a', '#4a5a2a', '#e0a040'].map(hex)),
    });
  }
  shape(s, [p(0, 640, 90), p(0, 520, 90), p(1, 520, 90), p(1, 640, 90)], {
    imp: 0.5,
    dir: 0.1 * dir,
    col: (x, y) =>
      mix(hex('#2a1626'), hex('#9a4a2a'), smooth(640, 500, y) * 0.6 + 0.3 * noise(x / 14, y / 30, seed)),
  });
  shape(s, [p(0, 520, 0), p(0, 524, 100), p(1, 524, 100), p(1, 520, 0)], {
    imp: 0.62,
    col: (x, y) => flame(clamp(0.72 + 0.3 * (noise(x / 9, y / 9, seed) - 0.5))),
  });
  const q = (u: number, v: number): Pt => p(u, lerp(286, 356, v), v * 150);
  shape(s, [q(0, 0), q(1, 0), q(1, 1), q(0, 1)], {
    imp: 0.6,
    dir: 0.6 * dir,
    col: (x, y) =>
      mix(hex(cloth), hex('#ffb060'), smooth(250, 420, y) * 0.18 + 0.12 * noise(x / 16, y / 16, seed)),
  });
  for (let i = 0; i < 5; i++)
    shape(s, [q(i / 5 + 0.04, 0), q(i / 5 + 0.12, 0), q(i / 5 + 0.12, 1), q(i / 5 + 0.04, 1)], {
      imp: 0.6,
      col: hex(stripe),
      alpha: 0.85,
    });
  for (let i = 0; i < 10; i++) {
    const [x, y] = p(r(), 506 + 10 * r(), 40 + 50 * r());
    dab(
      s,
      x,
      y,
      12 * t1,
      9 * t1,
      r() * 3,
      pick(r, ['#e8542e', '#f7c84a', '#7a9a3a', '#ffe6b0', '#d0344a'].map(hex)),
      1.8,
    );
  }
  const lamp = p(0.5, 384, 60);
  glow(s, lamp[0], lamp[1], 150 * t1, hex('#ffd98a'), 0.6);
  spot(s, lamp[0], lamp[1], 15 * t1, hex('#fffbe0'), 2);
};

const wet = (s: Sheet): void => {
  const copy = { ...s, L: s.L.slice(), a: s.a.slice(), b: s.b.slice() };
  shape(
    s,
    [
      back(-60, 640, 0.1),
      back(1290, 640, 0.1),
      back(1290, 640, 1.5),
      [1200, 800],
      [0, 800],
      back(-60, 640, 1.5),
    ],
    {
      imp: (_x, y) => 0.55 - smooth(560, 800, y) * 0.12,
      dir: (x, y) => (noise(x / 70, y / 30, 6) > 0.52 ? 0.05 : Math.PI / 2),
      col: (x, y) => {
        const d = y - 466;
        const n = noise(x / 46, y / 5, 7) * 0.6 + noise(x / 130, y / 13, 9) * 0.4 - 0.5;
        const m = at(copy, x + n * (8 + d * 0.14), 466 - d * 0.85 - n * 16);
        return mix(
          shift(m, -0.06),
          ramp(['#2a1f40', '#14122e'])(d / 330),
          clamp(0.34 + d / 900 - n * 1.1, 0.05, 0.9),
        );
      },
    },
  );
};

/** Seen against the light: a dark coat with one warm edge. */
const person = (
  s: Sheet,
  x: number,
  y: number,
  k: number,
  coat: string,
  side: number,
  step: number,
  bag = false,
): void => {
  const P = (...p: readonly Pt[]): Pt[] => p.map(([a, b]) => [x + a * k, y + b * k]);
  shape(s, ellipse(x, y + 4 * k, 24 * k, 5 * k), { col: hex('#0e0c22'), soft: 3, alpha: 0.7, glaze: true });
  const lit =
    (c: Lab) =>
    (px: number, py: number): Lab =>
      mix(c, hex('#ffae5a'), smooth(11 * k, 21 * k, (px - x) * side) * 0.8 * smooth(y + 4, y - 70 * k, py));
  shape(s, P([-11, -60], [0, -60], [-5 - step, 0], [-14 - step, 2]), {
    imp: 0.7,
    dir: 1.5,
    col: hex('#15122a'),
  });
  shape(s, P([0, -60], [12, -60], [13 + step, 1], [4 + step, 2]), {
    imp: 0.7,
    dir: 1.5,
    col: hex('#1b1630'),
  });
  shape(
    s,
    curve(
      P(
        [-17, -46],
        [-19, -86],
        [-17, -116],
        [-7, -126],
        [7, -126],
        [18, -115],
        [20, -84],
        [17, -44],
        [0, -42],
      ),
      true,
    ),
    { imp: 0.72, dir: 1.5, col: lit(hex(coat)) },
  );
  for (const d of [-1, 1])
    shape(
      s,
      curve(
        P(
          [d * 15, -118],
          [d * 22, -108],
          [d * 25, -82],
          [d * 22 + step, -58],
          [d * 16 + step, -58],
          [d * 17, -84],
        ),
        true,
      ),
      { imp: 0.7, dir: 1.5, col: lit(shift(hex(coat), -0.03)) },
    );
  shape(s, curve(P([-9, -136], [-8, -149], [1, -154], [10, -147], [9, -134], [0, -126]), true), {
    imp: 0.85,
    col: lit(hex('#241420')),
  });
  const extra = Math.round(x) % 3;
  // One wears a brimmed hat, one has long hair, one a pack: a crowd, not a set of pawns.
  if (extra === 0)
    shape(
      s,
      curve(P([-17, -145], [-9, -149], [-7, -160], [7, -160], [10, -149], [18, -144], [0, -141]), true),
      { imp: 0.8, dir: 0, col: lit(hex('#3a2a34')) },
    );
  if (extra === 1)
    shape(
      s,
      curve(P([-10, -150], [0, -157], [11, -149], [13, -122], [8, -108], [-8, -108], [-12, -122]), true),
      { imp: 0.8, dir: 1.5, col: lit(hex('#1c1018')) },
    );
  if (extra === 2)
    shape(s, curve(P([-13, -116], [13, -116], [15, -78], [-14, -78]), true), {
      imp: 0.75,
      dir: 1.5,
      col: lit(mix(hex(coat), hex('#7a4a3a'), 0.55)),
    });
  if (bag) shape(s, P([17, -78], [31, -76], [29, -50], [16, -50]), { imp: 0.7, col: lit(hex('#7a3a2a')) });
};

const lanterns = (s: Sheet): void => {
  const strings: readonly (readonly [Pt, Pt, number, number])[] = [
    [[470, 292], [650, 288], 5, 0.34],
    [[400, 236], [736, 226], 6, 0.48],
    [[300, 150], [850, 140], 7, 0.7],
    [[-40, 40], [640, 96], 6, 1],
    [[640, 96], [1240, 20], 5, 1],
  ];
  const reds = [
    ramp(['#5a0f1a', '#b8241e', '#f0562a', '#ffb05a', '#fff0b0']),
    ramp(['#6a2a0a', '#d0701a', '#ffae3a', '#ffdf86', '#fffbe0']),
    ramp(['#5a1030', '#c02a5a', '#f0607a', '#ffb0a0', '#fff0d0']),
  ];
  strings.forEach(([a, b, n, k], row) => {
    const line = curve([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 46 * k], b], false, 20);
    touch(s, { pts: line, w: 2.4, col: hex('#1a1430'), taper: 0.1, dry: 0.2, thick: 0.6 });
    for (let i = 0; i < n; i++) {
      const [x, y0] = line[Math.round(((i + 0.5) / n) * (line.length - 1))]!;
      const y = y0 + 34 * k;
      glow(s, x, y, 96 * k, hex(i % 3 === 1 ? '#ffb04a' : '#ff6a3a'), 0.55);
      ball(s, {
        cx: x,
        cy: y,
        rx: 29 * k,
        ry: 32 * k,
        light: [-0.1, 0.25, 1],
        tone: reds[(i + row) % 3]!,
        imp: 0.7,
        pit: (px) => -0.16 * Math.abs(Math.sin(((px - x) / (29 * k)) * 4)),
      });
      touch(s, {
        pts: [
          [x, y - 34 * k],
          [x, y0],
        ],
        w: 3 * k,
        col: hex('#1a1430'),
        thick: 0.6,
      });
      touch(s, {
        pts: [
          [x, y + 32 * k],
          [x + 2 * k, y + 58 * k],
        ],
        w: 5 * k,
        col: hex('#d8422e'),
        taper: 0.5,
        load: 0.8,
      });
    }
  });
};

const air = (s: Sheet): void => {
  const r = rng(8);
  for (const [x, y] of [
    [232, 470],
    [905, 480],
  ] as const)
    for (let i = 0; i < 7; i++) {
      const yy = y - i * 30;
      const xx = x + Math.sin(i * 0.9) * 20;
      touch(s, {
        pts: curve([
          [xx, yy],
          [xx + between(r, -24, 24), yy - 34],
          [xx + between(r, -20, 30), yy - 70],
        ]),
        w: 22 + i * 4,
        col: mix(at(s, xx, yy), hex('#ffe2b8'), 0.35),
        load: 0.95,
        dry: 0.3,
        opacity: 0.16,
        pickup: 0.5,
        thick: 0.5,
        taper: 0.8,
      });
    }
  for (let i = 0; i < 110; i++) {
    const y = 570 + 225 * r() ** 1.2;
    const x = between(r, 40, 1160);
    const m = at(s, x, y);
    touchHere(s, {
      pts: curve([
        [x - between(r, 6, 26), y],
        [x, y + 1],
        [x + between(r, 6, 26), y],
      ]),
      w: between(r, 3, 7),
      col: mix(m, pick(r, ['#ffc870', '#ff8a4a', '#ffe9b8', '#f05a4a'].map(hex)), between(r, 0.25, 0.7)),
      taper: 0.85,
      load: 0.7,
      dry: 0.5,
      thick: 1.6,
      pickup: 0.35,
    });
  }
};

const CROWD: readonly (readonly [number, number, number, string, number, number, boolean])[] = [
  [540, 460, 0.25, '#5a3448', 1, 2, false],
  [553, 461, 0.26, '#4a2a3a', -1, 2, false],
  [596, 466, 0.29, '#4a2c48', 1, 2, false],
  [512, 474, 0.34, '#3a2440', 1, 2, false],
  [526, 476, 0.35, '#5a2a3a', 1, 2, false],
  [620, 486, 0.42, '#2a2448', 1, 3, true],
  [472, 500, 0.48, '#2c2040', 1, 3, true],
  [664, 512, 0.56, '#3a2036', -1, 4, false],
  [688, 516, 0.57, '#1f2444', -1, 4, false],
  [572, 530, 0.63, '#1f1c3e', 1, 4, false],
  [418, 560, 0.8, '#2a1e3c', -1, 5, true],
  [458, 566, 0.82, '#4a2030', -1, 4, false],
  [716, 588, 0.95, '#1a1c3c', 1, 6, true],
  [252, 640, 1.18, '#33203c', -1, 6, true],
  [322, 700, 1.5, '#1c1a38', -1, 8, false],
  [376, 704, 0.92, '#8a2a34', -1, 6, false],
  [847, 748, 1.75, '#2a1830', 1, 9, true],
  [952, 640, 1.15, '#1d2446', 1, 6, false],
];

export const scene: Scene = {
  name: 'night-market',
  size: [2400, 1600],
  seed: 81,
  ground: hex('#6a3030'),
  passes: campaign(0.85),
  compose: (s) => {
    night(s);
    LEFT.forEach((x, i) => stall(s, x, -60, 1, 20 + i));
    RIGHT.forEach((x, i) => stall(s, x, 1290, -1, 30 + i));
    glow(s, VP[0], VP[1] + 14, 210, hex('#ffca7a'), 0.85, 0.7);
    lanterns(s);
    wet(s);
    air(s);
    for (const c of CROWD) person(s, ...c);
  },
};
