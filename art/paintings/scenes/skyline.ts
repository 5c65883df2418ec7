// Toronto from the islands, twenty minutes after sunset.
import { clamp, hex, type Lab, mix, ramp, shift, smooth } from '../engine/colour.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, ellipse, type Pt, rect } from '../engine/path.ts';
import { between, fbm, noise, rng } from '../engine/random.ts';
import { at, glow, type Sheet, shape, touch, wash } from '../engine/sheet.ts';
import { dab } from './kit.ts';

const SHORE = 488;
const air = ramp(
  ['#1f2a55', '#3a4a80', '#7b6f9e', '#c98a93', '#f0a878', '#fbcf8b'],
  [0, 0.28, 0.52, 0.7, 0.86, 1],
);

const sky = (s: Sheet): void => {
  wash(s, {
    imp: 0.28,
    dir: (x, y) => -0.16 + 0.7 * (noise(x / 300, y / 150, 2) - 0.5),
    col: (x, y) => {
      const sun = Math.exp(-(((x - 250) / 520) ** 2)) * 0.2;
      const c = air(clamp(y / SHORE - 0.12 + sun));
      // Long clouds, lit from below by the sun that has gone.
      const n = fbm(x / 330 + y / 500, y / 62, 11, 5);
      const body = smooth(0.5, 0.68, n + 0.1 * smooth(420, 140, y) - 0.13 * smooth(330, 470, y));
      const under = smooth(0.02, 0.12, fbm(x / 330 + (y - 16) / 500, (y - 16) / 62, 11, 5) - n + 0.06);
      const dark = mix(hex('#3f3f70'), hex('#8a5f84'), smooth(60, 420, y));
      const lit = mix(hex('#e88d7e'), hex('#ffd08c'), smooth(100, 420, y) * (0.4 + sun * 3));
      return mix(c, mix(dark, lit, under * smooth(1000, 150, x) * 0.95), body * 0.82);
    },
  });
};

type Block = readonly [x: number, w: number, top: number, near: number];
// Far to near; the middle cluster is the banks, with the condos either side.
const BLOCKS: readonly Block[] = [
  [20, 46, 430, 0.2],
  [80, 34, 404, 0.25],
  [118, 40, 424, 0.3],
  [168, 30, 390, 0.3],
  [205, 44, 412, 0.35],
  [520, 40, 330, 0.2],
  [556, 34, 292, 0.25],
  [700, 44, 300, 0.25],
  [770, 40, 316, 0.3],
  [838, 36, 342, 0.3],
  [592, 46, 214, 0.5],
  [646, 40, 250, 0.45],
  [690, 42, 232, 0.55],
  [738, 34, 272, 0.6],
  [505, 36, 366, 0.5],
  [545, 44, 318, 0.7],
  [628, 34, 306, 0.75],
  [668, 38, 330, 0.8],
  [716, 48, 340, 0.75],
  [776, 32, 296, 0.7],
  [812, 44, 362, 0.75],
  [862, 34, 326, 0.65],
  [902, 44, 372, 0.7],
  [952, 34, 348, 0.6],
  [990, 48, 396, 0.65],
  [1044, 36, 372, 0.55],
  [1086, 50, 414, 0.6],
  [1140, 62, 432, 0.55],
  [470, 40, 404, 0.75],
  [252, 40, 398, 0.6],
];

const face = (near: number): { lit: Lab; dark: Lab } => ({
  lit: mix(hex('#dfa294'), hex('#a8645f'), near),
  dark: mix(hex('#6d6793'), hex('#25264c'), near),
});

const building = (s: Sheet, [x, w, top, near]: Block): void => {
  const night = Math.round(x * 3) % 7 === 0;
  const f = night ? { lit: hex('#5a4a6e'), dark: hex('#1d1e40') } : face(near);
  const split = x + w * 0.34;
  const haze = (y: number, c: Lab): Lab => mix(c, hex('#c98f92'), smooth(SHORE - 90, SHORE, y) * 0.34);
  shape(s, rect(x, top, w, SHORE - top), {
    imp: 0.62,
    dir: Math.PI / 2,
    col: (px, py) =>
      haze(py, mix(px < split ? f.lit : f.dark, air(0.5), 0.12 + 0.1 * noise(px / 9, py / 30, 5))),
  });
  const crown = Math.round(x) % 5;
  const cap = (path: readonly Pt[]): void =>
    shape(s, path, { imp: 0.75, dir: Math.PI / 2, col: (px) => (px < split ? f.lit : f.dark) });
  if (crown === 0) cap(rect(x + w * 0.2, top - 10, w * 0.5, 11));
  if (crown === 1)
    cap([
      [x, top + 1],
      [x + w * 0.45, top - 22],
      [x + w, top + 1],
    ]);
  if (crown === 2) cap([...rect(x + w * 0.16, top - 14, w * 0.68, 15)]);
  if (crown === 3)
    cap([
      [x, top + 1],
      [x, top - 16],
      [x + w, top + 1],
    ]);
  if (crown !== 1 && near > 0.45 && w > 38)
    touch(s, {
      pts: [
        [x + w * 0.5, top - 4],
        [x + w * 0.5, top - 44],
      ],
      w: 2.2,
      col: f.dark,
      taper: 0.5,
      thick: 0.8,
    });
};

const tower = (s: Sheet): void => {
  const x = 392;
  const side = (px: number, half: number): Lab =>
    mix(hex('#f1b59a'), hex('#31305c'), smooth(-half * 0.7, half * 0.5, px - x));
  const col =
    (half: number) =>
    (px: number): Lab =>
      side(px, half);
  const shaft: Pt[] = [
    [x - 15, SHORE],
    [x - 8, 400],
    [x - 5, 262],
    [x + 5, 262],
    [x + 8, 400],
    [x + 15, SHORE],
  ];
  shape(
    s,
    shaft.map(([a, b]): Pt => [a, b === 262 ? 246 : b]),
    { imp: 0.95, dir: Math.PI / 2, col: col(9) },
  );
  shape(
    s,
    [
      [x - 5, 256],
      [x - 15, 247],
      [x - 19, 241],
      [x - 19, 236],
      [x - 14, 231],
      [x - 8, 224],
      [x + 8, 224],
      [x + 14, 231],
      [x + 19, 236],
      [x + 19, 241],
      [x + 15, 247],
      [x + 5, 256],
    ],
    { imp: 1, dir: 0, col: col(18) },
  );
  shape(s, rect(x - 3.2, 160, 6.4, 66), { imp: 1, dir: Math.PI / 2, col: col(4) });
  shape(s, ellipse(x, 164, 7, 4.5), { imp: 1, dir: 0, col: col(8) });
  shape(
    s,
    [
      [x - 2.4, 162],
      [x - 1.3, 78],
      [x + 1.3, 78],
      [x + 2.4, 162],
    ],
    { imp: 1, dir: Math.PI / 2, col: col(2.5) },
  );
  shape(s, [...ellipse(318, SHORE, 66, 62, 0, 60).slice(30), [384, SHORE]], {
    imp: 0.8,
    dir: (px) => (px - 318) / 90,
    col: (px, py) => mix(hex('#efc3ac'), hex('#4a4775'), smooth(270, 372, px + (py - 440) * 0.3)),
  });
  shape(s, rect(248, SHORE - 16, 142, 17), { imp: 0.6, dir: 0, col: hex('#3a375f') });
};

const shoreline = (s: Sheet): void =>
  shape(
    s,
    [
      [0, SHORE - 7],
      ...Array.from({ length: 61 }, (_, i): Pt => [i * 20, SHORE - 5 - 12 * noise(i * 0.7, 2, 8)]),
      [1200, SHORE + 2],
      [0, SHORE + 2],
    ],
    { imp: 0.7, dir: 0, col: hex('#262546') },
  );

const water = (s: Sheet): void => {
  const deep = ramp(['#4c4a78', '#2c3363', '#141b3d']);
  const copy = { ...s, L: s.L.slice(), a: s.a.slice(), b: s.b.slice() };
  shape(s, rect(0, SHORE, 1200, 750 - SHORE), {
    imp: (_x, y) => 0.66 - smooth(520, 740, y) * 0.28,
    dir: (x, y) => 0.1 * (noise(x / 120, y / 30, 4) - 0.5),
    col: (x, y) => {
      const d = y - SHORE;
      const swell = 2.5 + d * 0.085;
      const band = noise(x / (46 + d * 0.5), y / (3 + d * 0.05), 7) - 0.5;
      const m = at(copy, x + band * swell * 4, SHORE - d * 1.5 - band * swell * 3.2);
      return mix(
        shift(m, -0.045),
        deep(clamp(d / 262 + band * 0.35)),
        clamp(0.16 + d / 420 + band * 0.55, 0, 0.9),
      );
    },
  });
};

const windows = (s: Sheet): void => {
  const r = rng(77);
  const warm = [hex('#ffdf94'), hex('#ffc766'), hex('#fff0c4'), hex('#ffb057')];
  for (const [x, w, top, near] of BLOCKS) {
    const n = Math.round((w * (SHORE - top) * (0.2 + near)) / 260);
    for (let i = 0; i < n; i++) {
      const wx = x + 4 + Math.floor((r() * (w - 8)) / 5) * 5;
      const wy = top + 10 + Math.floor((r() ** 0.7 * (SHORE - top - 18)) / 8) * 8;
      const c = warm[Math.floor(r() * 4)]!;
      dab(
        s,
        wx,
        wy,
        between(r, 2.2, 4.5),
        between(r, 2, 3.1),
        0,
        mix(at(s, wx, wy), c, 0.35 + 0.6 * near),
        1.1,
      );
      if (r() < 0.34 * near) {
        const wide = between(r, 7, 20);
        const y = SHORE + (SHORE - wy) * between(r, 0.5, 0.72) + 6;
        dab(s, wx + between(r, -7, 7), y, wide, between(r, 2.4, 4.2), 0, mix(c, hex('#c77a4e'), 0.35), 1.4);
      }
    }
  }
  for (let i = 0; i < 34; i++)
    dab(s, 250 + i * 27 + between(r, -9, 9), SHORE - 5, 4, 3, 0, warm[i % 4]!, 1.4);
  // Tower lights: the pod's ring and the red beacon.
  for (let i = -3; i <= 3; i++) dab(s, 392 + i * 4.6, 239, 3, 2.4, 0, hex('#ffe9a8'), 1.4);
  dab(s, 392, 80, 3, 4, 1.57, hex('#ff5a4a'), 2);
  // Broken light on the lake under the afterglow, then a few dark troughs.
  for (let i = 0; i < 120; i++) {
    const d = r() ** 1.5;
    const y = SHORE + 10 + d * 235;
    const x = 240 + (r() - 0.5) * (260 + d * 420);
    const under = at(s, x, y);
    const len = (6 + d * 34) * between(r, 0.4, 1.3);
    touch(s, {
      pts: curve([
        [x - len, y],
        [x, y + between(r, -1.5, 2)],
        [x + len, y + between(r, -1, 1)],
      ]),
      w: (2 + d * 6) * between(r, 0.6, 1.2),
      col: mix(under, mix(hex('#ffca90'), hex('#d88f94'), clamp(d * 1.4)), 0.3 + 0.45 * r()),
      taper: 0.9,
      load: 0.7,
      dry: 0.55,
      thick: 1.6,
      pickup: 0.4,
    });
  }
};

const ferry = (s: Sheet): void => {
  const [x, y] = [862, 588];
  shape(
    s,
    [
      [x - 74, y],
      [x + 80, y],
      [x + 66, y + 20],
      [x - 62, y + 20],
    ],
    { imp: 1, dir: 0, col: (px) => mix(hex('#e8d4c6'), hex('#4a4468'), smooth(x - 60, x + 50, px)) },
  );
  shape(s, rect(x - 56, y - 18, 112, 18), { imp: 1, dir: 0, col: hex('#38345a') });
  shape(s, rect(x - 44, y - 32, 84, 14), {
    imp: 1,
    dir: 0,
    col: (px) => mix(hex('#e4c4b2'), hex('#47416a'), smooth(x - 44, x + 40, px)),
  });
  shape(s, rect(x + 2, y - 50, 14, 19), { imp: 1, col: hex('#2b2748') });
  for (let i = 0; i < 9; i++)
    dab(s, x - 48 + i * 12, y - 9, 7, 6.5, 1.57, hex(i % 3 ? '#ffd27a' : '#ffe9b0'), 1.5);
  shape(s, rect(x - 66, y + 20, 138, 34), { col: hex('#1d1f45'), alpha: 0.75, soft: 5, glaze: true, dir: 0 });
  for (let i = 0; i < 22; i++)
    dab(
      s,
      x - 56 + ((i * 37) % 112),
      y + 25 + ((i * 13) % 46),
      14,
      3.4,
      0,
      mix(hex('#ffc070'), hex('#8a5a6a'), ((i * 13) % 46) / 60),
      1.6,
    );
  for (let i = 0; i < 12; i++)
    dab(
      s,
      x + 92 + i * 15,
      y + 19 + (i % 3) * 3,
      18,
      3.2,
      0.03,
      mix(hex('#d9b6ae'), hex('#5a5684'), i / 13),
      1.4,
    );
};

export const scene: Scene = {
  name: 'skyline',
  size: [2400, 1500],
  seed: 11,
  ground: hex('#b06a4c'),
  keep: 0.06,
  passes: campaign(0.9),
  compose: (s) => {
    sky(s);
    glow(s, 235, SHORE - 10, 420, hex('#ffd890'), 0.55, 0.5);
    BLOCKS.slice(0, 10).forEach((b) => building(s, b));
    BLOCKS.slice(10).forEach((b) => building(s, b));
    tower(s);
    shoreline(s);
    water(s);
    windows(s);
    ferry(s);
  },
};
