// Birches in October: white trunks against a burning wood.
import { clamp, hex, type Lab, lerp, mix, ramp, smooth } from '../engine/colour.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, type Pt, ribbon } from '../engine/path.ts';
import { between, fbm, noise, pick, rng } from '../engine/random.ts';
import { at, type Sheet, shape, touch, wash } from '../engine/sheet.ts';
import { dab } from './kit.ts';

const FLOOR = 905;
const gold = ramp(['#3a2350', '#6b2f4a', '#b34a2c', '#e0852a', '#f4b93a', '#fbe08a']);

const wood = (s: Sheet): void => {
  wash(s, {
    imp: 0.3,
    dir: (x, y) => lerp(1.57, 0.6, smooth(0.35, 0.65, noise(x / 130, y / 130, 3))),
    col: (x, y) => {
      const n = fbm(x / 120, y / 150, 5, 5);
      const sunny = Math.exp(-(((x - 470) / 230) ** 2) - ((y - 430) / 380) ** 2);
      const c = gold(clamp(n * 1.25 - 0.26 + sunny * 0.42 - smooth(700, 950, y) * 0.2));
      // Blue air between the far trunks keeps the fire from going flat.
      const gap = smooth(0.56, 0.7, fbm(x / 70, y / 300, 21, 3)) * smooth(950, 300, y);
      return mix(c, ramp(['#39436f', '#7f97b8', '#cfd7cf'])(clamp(1 - y / 900 + n * 0.3)), gap * 0.7);
    },
  });
};

const floor = (s: Sheet): void => {
  const edge = Array.from({ length: 39 }, (_, i): Pt => [i * 20, FLOOR - 26 * noise(i * 0.3, 1, 6)]);
  shape(s, [...edge, [760, 1200], [0, 1200]], {
    imp: 0.45,
    dir: (x, y) => -0.12 + 0.5 * (noise(x / 90, y / 50, 9) - 0.5),
    col: (x, y) => {
      const n = fbm(x / 80, y / 34, 31, 4);
      // Sun comes from the left behind us and lies in bars between the trees.
      const bar = smooth(0.46, 0.6, noise((x + y * 1.3) / 120, 3, 12));
      return mix(
        ramp(['#2c1d45', '#5b2c4e', '#8e4434'])(clamp(n * 1.3 - 0.1)),
        gold(clamp(0.42 + n * 0.55)),
        bar * smooth(1230, 960, y) * 0.85 + 0.12,
      );
    },
  });
};

type Trunk = { x: number; lean: number; half: number; far: number; foot: number };
const FAR: readonly Trunk[] = [
  [40, 10, 8],
  [128, -8, 7],
  [212, 14, 9],
  [330, 6, 8],
  [398, -14, 6],
  [440, 10, 9],
  [520, 12, 7],
  [590, -10, 8],
  [655, 8, 9],
  [718, -4, 7],
].map(([x, lean, half], i) => ({
  x: x!,
  lean: lean!,
  half: half!,
  far: 1,
  foot: FLOOR - 6 + ((i * 7) % 22),
}));
const NEAR: readonly Trunk[] = [
  { x: 286, lean: -34, half: 19, far: 0.45, foot: 962 },
  { x: 548, lean: 30, half: 21, far: 0.4, foot: 975 },
  { x: 682, lean: -22, half: 29, far: 0.15, foot: 1046 },
  { x: 402, lean: 44, half: 27, far: 0.2, foot: 1030 },
  { x: 128, lean: 26, half: 44, far: 0, foot: 1128 },
];

const line = (t: Trunk): Pt[] =>
  curve(
    [0, 0.25, 0.5, 0.75, 1].map(
      (u): Pt => [
        t.x + t.lean * (1 - u) ** 1.3 + Math.sin(u * 5 + t.x) * t.half * 0.22,
        lerp(-30, t.foot, u),
      ],
    ),
    false,
    24,
  );

const trunk = (s: Sheet, t: Trunk): void => {
  const l = line(t);
  const out = ribbon(l, (u) => t.half * (0.72 + 0.28 * u) + (u > 0.96 ? (u - 0.96) * t.half * 8 : 0));
  const mid = (y: number): number => (l.find((p) => p[1] >= y) ?? l[l.length - 1]!)[0];
  const bark = ramp(['#3a3658', '#6f6f9c', '#b3afc6', '#efe3d2', '#fff7e4']);
  shape(s, out, {
    imp: lerp(0.72, 0.5, t.far),
    dir: (x, y) => 0.3 * ((x - mid(y)) / t.half),
    col: (x, y) => {
      const n = (x - mid(y)) / t.half;
      const lit =
        0.97 -
        smooth(-0.5, 0.75, n) * 0.72 +
        smooth(0.72, 1, n) * 0.16 +
        (fbm(x / 14, y / 7, 8) - 0.5) * 0.26;
      const crown = smooth(300, 0, y) * 0.2;
      const c = mix(
        bark(clamp(lit - crown - smooth(t.foot - 150, t.foot, y) * 0.4)),
        hex('#d9883a'),
        smooth(0.2, 0.95, n) * 0.22 + smooth(t.foot - 60, t.foot, y) * 0.35,
      );
      return mix(c, hex('#b98a86'), t.far * 0.45);
    },
  });
};

const marks = (s: Sheet, t: Trunk, seed: number): void => {
  const r = rng(seed);
  const l = line(t);
  const ink: Lab = mix(hex('#1d1826'), hex('#6a4a5a'), t.far * 0.7);
  const n = Math.round(26 + t.half * 0.9);
  for (let i = 0; i < n; i++) {
    const p = l[Math.floor(between(r, 0.02, 0.96) * (l.length - 1))]!;
    const side = r() < 0.5 ? -1 : 1;
    const len = t.half * between(r, 0.25, 1.1);
    const x = p[0] + side * t.half * 0.8;
    const y = p[1] + between(r, -10, 10);
    touch(s, {
      pts: curve([
        [x, y],
        [x - side * len * 0.5, y + between(r, 0, t.half * 0.12)],
        [x - side * len, y + between(r, -2, 4)],
      ]),
      w: between(r, 1.4, 2 + t.half * 0.11),
      col: ink,
      taper: 0.75,
      load: 0.8,
      dry: 0.7,
      thick: 0.8,
      pickup: 0.3,
    });
  }
  // Scars where branches fell: a dark blot, dragged down on one side.
  for (let i = 0; i < Math.round(t.half / 11); i++) {
    const p = l[Math.floor(between(r, 0.1, 0.85) * (l.length - 1))]!;
    const x = p[0] + between(r, -0.45, 0.35) * t.half;
    const k = t.half * between(r, 0.7, 1.1);
    touch(s, {
      pts: curve([
        [x - k * 0.35, p[1] + k * 0.1],
        [x, p[1] - k * 0.1],
        [x + k * 0.4, p[1] + k * 0.05],
      ]),
      w: k * 0.42,
      col: ink,
      taper: 0.5,
      thick: 1,
      pickup: 0.35,
      load: 0.8,
      dry: 0.5,
    });
    touch(s, {
      pts: curve([
        [x + k * 0.25, p[1]],
        [x + k * 0.5, p[1] + k * 0.3],
        [x + k * 0.62, p[1] + k * 0.75],
      ]),
      w: k * 0.2,
      col: ink,
      taper: 0.8,
      pickup: 0.4,
      load: 0.7,
      dry: 0.7,
      thick: 0.7,
    });
  }
  // Lit paper edges on the sunny side.
  for (let i = 0; i < 14; i++) {
    const p = l[Math.floor(between(r, 0.04, 0.9) * (l.length - 1))]!;
    touch(s, {
      pts: [
        [p[0] - t.half * 0.62, p[1]],
        [p[0] - t.half * 0.6, p[1] + t.half * between(r, 0.8, 2.4)],
      ],
      w: t.half * between(r, 0.16, 0.36),
      col: mix(hex('#fffbee'), hex('#d8c3b4'), t.far * 0.8),
      load: 0.7,
      dry: 0.6,
      thick: 2,
    });
  }
};

/** Limbs leave the trunk thick and end in twigs. */
const branches = (s: Sheet): void => {
  const r = rng(88);
  const list: readonly (readonly [trunk: number, y: number, side: number, len: number])[] = [
    [4, 330, 1, 210],
    [4, 190, -1, 150],
    [3, 300, 1, 190],
    [3, 470, -1, 130],
    [2, 420, -1, 150],
    [2, 250, 1, 90],
    [0, 420, -1, 120],
    [1, 260, 1, 130],
    [0, 200, 1, 130],
  ];
  for (const [n, y, side, len] of list) {
    const t = NEAR[n]!;
    const [x] = line(t).find((p) => p[1] >= y)!;
    const col = mix(hex('#2a2030'), hex('#7a5058'), t.far * 0.5);
    const limb = (x0: number, y0: number, l: number, w: number, lean: number): Pt[] => {
      const pts = curve(
        [
          [x0, y0],
          [x0 + side * l * 0.3, y0 - l * (0.22 + lean)],
          [x0 + side * l * 0.62, y0 - l * (0.62 + lean)],
          [x0 + side * l * 0.8, y0 - l * (1.05 + lean)],
        ],
        false,
        10,
      );
      touch(s, { pts, w, col, taper: 0.9, lead: 0, load: 1, dry: 0.4, thick: 1, pickup: 0.15 });
      return pts;
    };
    const main = limb(x + side * t.half * 0.7, y, len, 4 + t.half * 0.16, 0);
    for (const k of [10, 16, 22])
      limb(...main[k]!, len * between(r, 0.25, 0.45), 3.4, between(r, -0.25, 0.3));
  }
};

const leaves = (s: Sheet): void => {
  const r = rng(404);
  const hues = ['#f9d75a', '#f4b632', '#ec8f24', '#d9602a', '#ffe9a0', '#c23f2b'].map(hex);
  // Foliage hangs in clumps: dense middles, a few strays, shade on the lower right.
  const clumps: readonly (readonly [number, number, number])[] = [
    [40, 60, 120],
    [230, 20, 110],
    [330, 130, 85],
    [560, 40, 130],
    [700, 120, 110],
    [470, 190, 60],
    [40, 300, 70],
    [720, 330, 60],
    [250, 280, 50],
    [600, 250, 55],
  ];
  for (const [cx, cy, rad] of clumps)
    for (let i = 0; i < rad * 1.15; i++) {
      const [a, d] = [r() * 6.28, r() ** 0.7 * rad];
      const [x, y] = [cx + Math.cos(a) * d, cy + Math.sin(a) * d * 0.7];
      const shade = clamp(0.45 + (x - cx + (y - cy) * 1.4) / (rad * 2.2) + (r() - 0.5) * 0.5);
      const size = between(r, 0.6, 1.5);
      dab(
        s,
        x,
        y,
        16 * size,
        9.5 * size,
        0.9 + (r() - 0.5) * 1.6,
        mix(gold(0.95 - r() * 0.25), gold(0.25 + r() * 0.2), shade),
        between(r, 1.2, 2.4),
      );
    }
  // Drifted leaves bury the feet of the trunks.
  for (const t of NEAR)
    for (let i = 0; i < t.half * 1.3; i++) {
      const x = t.x + (r() - 0.5) * t.half * 4.2;
      dab(
        s,
        x,
        t.foot + between(r, -9, 10),
        8 + t.half * 0.3 * r(),
        5 + t.half * 0.12,
        (r() - 0.5) * 0.8,
        mix(gold(0.35 + r() * 0.5), hex('#4a2848'), x > t.x ? 0.5 : 0.1),
        1.8,
      );
    }
  for (let i = 0; i < 260; i++) {
    const y = lerp(FLOOR + 5, 1200, r());
    const k = (y - FLOOR) / 295;
    const x = r() * 750;
    dab(
      s,
      x,
      y,
      7 + 18 * k * r(),
      3.5 + 6 * k * r(),
      between(r, -0.5, 0.5),
      mix(at(s, x, y), pick(r, hues), 0.25 + 0.55 * r()),
      1.8,
    );
  }
  for (let i = 0; i < 16; i++)
    dab(s, between(r, 60, 700), between(r, 480, 900), 9, 7, r() * 3, pick(r, hues), 2.2);
};

export const scene: Scene = {
  name: 'birches',
  size: [1500, 2400],
  seed: 41,
  ground: hex('#a8552c'),
  passes: campaign(0.85),
  compose: (s) => {
    wood(s);
    floor(s);
    FAR.forEach((t) => trunk(s, t));
    NEAR.forEach((t) => trunk(s, t));
    branches(s);
    NEAR.forEach((t, i) => marks(s, t, 50 + i));
    leaves(s);
  },
};
