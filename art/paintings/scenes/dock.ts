// Six in the morning at the cottage: mist on the lake, two empty chairs.
import { clamp, hex, type Lab, lerp, mix, ramp, shift, smooth } from '../engine/colour.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, ellipse, type Pt, rect } from '../engine/path.ts';
import { between, fbm, noise, rng } from '../engine/random.ts';
import { at, glow, type Sheet, shape, touch, wash } from '../engine/sheet.ts';

const SHORE = 286;
const MIST = hex('#efe0d2');

const sky = (s: Sheet): void => {
  const t = ramp(['#8fb0c4', '#b9c8cc', '#e6d6c8', '#f8d9b4', '#ffe9c0']);
  wash(s, {
    imp: 0.22,
    dir: (x, y) => 0.1 + 0.6 * (noise(x / 260, y / 120, 2) - 0.5),
    col: (x, y) =>
      t(
        clamp(
          y / SHORE +
            (fbm(x / 260, y / 70, 3) - 0.5) * 0.6 +
            0.25 * Math.exp(-(((x - 380) / 280) ** 2)) -
            0.1,
        ),
      ),
  });
  glow(s, 380, 250, 240, hex('#fff4d2'), 0.9);
};

/** A line of spruce: spires of uneven height, paler the farther off. */
const pines = (
  s: Sheet,
  base: number,
  height: number,
  col: Lab,
  fade: number,
  seed: number,
  from: number,
  to: number,
): void => {
  const r = rng(seed);
  const pts: Pt[] = [[from, base]];
  for (let x = from; x < to; x += between(r, 8, 17)) {
    const env = smooth(from, from + 120, x) * smooth(to, to - 120, x);
    const h = height * (0.45 + 0.75 * fbm(x / 130, 1, seed)) * between(r, 0.55, 1.15) * (0.25 + 0.75 * env);
    const q = 5 + h * 0.1;
    pts.push(
      [x - q * 1.1, base - h * 0.56],
      [x - q * 0.7, base - h * 0.64],
      [x - q * 0.3, base - h * 0.78],
      [x, base - h],
      [x + q * 0.35, base - h * 0.76],
      [x + q * 0.7, base - h * 0.62],
      [x + q * 1.1, base - h * 0.55],
    );
  }
  pts.push([to, base], [to, base + 6], [from, base + 6]);
  shape(s, pts, {
    imp: lerp(0.66, 0.45, clamp(fade * 2)),
    dir: Math.PI / 2,
    col: (x, y) =>
      mix(
        mix(col, hex('#e0a878'), smooth(560, 380, Math.abs(x - 380) + 300) * 0.3),
        MIST,
        clamp(fade + smooth(base - height * 0.6, base, y) * 0.62 + 0.2 * (noise(x / 60, y / 20, seed) - 0.5)),
      ),
  });
};

const lake = (s: Sheet): void => {
  const copy = { ...s, L: s.L.slice(), a: s.a.slice(), b: s.b.slice() };
  const deep = ramp(['#b5c2c2', '#7f9aa4', '#4d6d7e', '#35566a']);
  shape(s, rect(0, SHORE, 1200, 400), {
    imp: (_x, y) => 0.42 + smooth(SHORE + 120, SHORE, y) * 0.15,
    dir: (x, y) => 0.06 * (noise(x / 90, y / 20, 4) - 0.5),
    col: (x, y) => {
      const d = y - SHORE;
      const w = noise(x / 120, y / (3 + d * 0.04), 7) - 0.5;
      const m = at(copy, x + w * (3 + d * 0.05), SHORE - d * 0.95 - w * 14);
      const c = mix(shift(m, -0.03), deep(clamp(d / 390)), clamp(0.12 + d / 520 + w * 0.4));
      // Mist lies in sheets just above the water.
      return mix(c, MIST, smooth(90, 0, d) * 0.6 * (0.5 + fbm(x / 190, y / 24, 12)));
    },
  });
};

const veils = (s: Sheet): void => {
  for (const [y, h, k, seed] of [
    [SHORE + 4, 20, 0.75, 1],
    [SHORE + 44, 14, 0.5, 2],
    [SHORE - 32, 18, 0.42, 3],
  ] as const)
    shape(s, rect(0, y - h, 1200, h * 2), {
      col: MIST,
      soft: 10,
      glaze: true,
      dir: 0,
      alpha: (x) => k * smooth(0.3, 0.7, fbm(x / 210, seed, 40 + seed)),
    });
};

/** Where the boards run: u across 0..1, v from the near end 0 to the far end 1. */
const board = (u: number, v: number): Pt => {
  const k = 1 / (1 + v * 1.15);
  return [lerp(590, 1190, u) * k + 600 * (1 - k), lerp(296, 706, k)];
};

const dock = (s: Sheet): void => {
  const wood = ramp(['#4b4658', '#77707c', '#a99c98', '#d8c4ae', '#f4e2c4']);
  // Dark water under it, then legs, then the boards one by one.
  shape(
    s,
    [board(-0.06, 0), board(-0.06, 1), board(1.02, 1), [1180, 700]].map(([x, y]): Pt => [x - 10, y + 26]),
    { col: hex('#2c4658'), alpha: 0.75, soft: 8, glaze: true, dir: 0 },
  );
  for (const [u, v] of [
    [0.02, 0.96],
    [0.98, 0.96],
    [0.02, 0.42],
    [0.02, 0.14],
  ] as const) {
    const [x, y] = board(u, v);
    const k = 1 / (1 + v * 1.15);
    shape(s, rect(x - 9 * k, y - 30 * k, 20 * k, 110 * k), {
      imp: 0.7,
      dir: Math.PI / 2,
      col: (px) => mix(hex('#a08a78'), hex('#3c3a4c'), smooth(x - 8 * k, x + 6 * k, px)),
    });
    shape(s, rect(x - 9 * k, y + 80 * k, 20 * k, 90 * k), {
      imp: 0.4,
      dir: 0,
      soft: 3,
      glaze: true,
      alpha: 0.55,
      col: hex('#34485a'),
    });
  }
  const n = 26;
  for (let i = n - 1; i >= 0; i--) {
    const [a, b] = [i / n, (i + 0.94) / n];
    const tone = 0.56 + 0.3 * (noise(i * 1.7, 4, 5) - 0.5);
    shape(s, [board(0, a), board(0, b), board(1, b), board(1, a)], {
      imp: 0.66,
      dir: 0,
      col: (x, y) =>
        wood(clamp(tone + 0.22 * (fbm(x / 90, y / 5, 30 + i) - 0.5) + smooth(1000, 640, x) * 0.16)),
    });
  }
  shape(
    s,
    [board(0, 0), board(0, 1), [board(0, 1)[0], board(0, 1)[1] + 9], [board(0, 0)[0], board(0, 0)[1] + 26]],
    { imp: 0.7, dir: -0.6, col: hex('#3d3a4c') },
  );
};

/** A Muskoka chair from behind: fanned slats, broad arms, splayed legs. */
const chair = (s: Sheet, x: number, y: number, k: number, lean: number): void => {
  const P = (...p: readonly Pt[]): Pt[] =>
    p.map(([a, b]) => [x + (a + lean * (b / -150) * 6) * k, y + b * k]);
  const red = ramp(['#4a1420', '#8a2226', '#c23a2e', '#e8694a', '#ffb489']);
  const slab = (p: Pt[], t: number, dir: number): void =>
    shape(s, p, {
      imp: 0.82,
      dir,
      col: (px, py) =>
        red(clamp(t + 0.2 * (noise(px / 14, py / 26, 8) - 0.5) + smooth(x + 30 * k, x - 60 * k, px) * 0.14)),
    });
  shape(s, P([-66, -2], [80, -2], [170, 22], [0, 26]), {
    col: hex('#4f4a60'),
    alpha: 0.7,
    soft: 5,
    glaze: true,
  });
  slab(P([-58, -58], [-48, -58], [-50, 2], [-60, 2]), 0.34, 1.57);
  slab(P([48, -58], [58, -58], [60, 2], [50, 2]), 0.22, 1.57);
  slab(P([-44, -48], [44, -48], [40, -12], [-40, -12]), 0.16, 0);
  slab(P([-34, -30], [-24, -30], [-40, 4], [-50, 4]), 0.28, 1.3);
  slab(P([24, -30], [34, -30], [50, 4], [40, 4]), 0.2, 1.8);
  for (let i = 0; i < 6; i++) {
    const c = (i - 2.5) / 2.5;
    const top = -158 + c * c * 26;
    const [b0, b1] = [c * 33 - 5.6, c * 33 + 5.6];
    const [t0, t1] = [c * 47 - 7.4, c * 47 + 7.4];
    slab(
      P([b0, -30], [t0, top + 5], [(t0 + t1) / 2, top - 3], [t1, top + 5], [b1, -30]),
      0.52 - c * 0.12,
      1.57 + c * 0.1,
    );
  }
  slab(P([-46, -112], [46, -112], [45, -102], [-45, -102]), 0.36, 0);
  slab(P([-39, -58], [39, -58], [39, -47], [-39, -47]), 0.3, 0);
  slab(P([-80, -68], [-44, -70], [-42, -60], [-78, -57]), 0.78, 0);
  slab(P([44, -70], [80, -68], [78, -57], [42, -60]), 0.62, 0);
};

const loon = (s: Sheet, x: number, y: number): void => {
  shape(
    s,
    curve(
      [
        [x - 34, y],
        [x - 26, y - 9],
        [x, y - 12],
        [x + 26, y - 6],
        [x + 38, y + 1],
        [x, y + 7],
      ],
      true,
    ),
    { imp: 1, dir: 0, col: (_px, py) => mix(hex('#1d2836'), hex('#51606a'), smooth(y - 4, y + 7, py)) },
  );
  shape(
    s,
    curve(
      [
        [x - 28, y - 4],
        [x - 32, y - 18],
        [x - 30, y - 27],
        [x - 40, y - 27],
        [x - 52, y - 22],
        [x - 40, y - 20],
        [x - 38, y - 4],
      ],
      true,
    ),
    { imp: 1, col: hex('#16202c') },
  );
  shape(s, ellipse(x, y + 12, 36, 4), { col: hex('#4a6270'), alpha: 0.7, soft: 2, glaze: true, dir: 0 });
  for (const [dx, dy, n] of [
    [-36, -6, 9],
    [-30, 2, 14],
    [-4, -7, 16],
    [10, -5, 14],
  ] as const)
    touch(s, {
      pts: [
        [x + dx, y + dy],
        [x + dx + n, y + dy + 1],
      ],
      w: 3,
      col: hex('#e9e4da'),
      load: 0.75,
      taper: 0.6,
      thick: 1.4,
    });
  for (let i = 0; i < 5; i++)
    touch(s, {
      pts: curve([
        [x + 30 + i * 8, y + 6 + i * 7],
        [x + 70 + i * 22, y + 5 + i * 8],
        [x + 120 + i * 34, y + 9 + i * 9],
      ]),
      w: 3.4,
      col: mix(at(s, x + 70, y + 6 + i * 8), hex('#fbeeda'), 0.55),
      taper: 0.95,
      load: 0.68,
      dry: 0.5,
    });
};

const touches = (s: Sheet): void => {
  const r = rng(9);
  for (let i = 0; i < 80; i++) {
    const d = r() ** 1.3;
    const y = SHORE + 16 + d * 360;
    const x = 380 + (r() - 0.5) * (140 + d * 560);
    if (x > board(0, clamp((1 - d) * 0.9))[0] - 20) continue;
    const n = (8 + d * 46) * between(r, 0.4, 1.2);
    touch(s, {
      pts: curve([
        [x - n, y],
        [x, y + between(r, -1, 1.5)],
        [x + n, y],
      ]),
      w: (2.4 + d * 6) * between(r, 0.6, 1.2),
      col: mix(at(s, x, y), hex('#fff0d0'), between(r, 0.25, 0.65)),
      taper: 0.9,
      load: 0.7,
      dry: 0.5,
      thick: 1.6,
      pickup: 0.35,
    });
  }
  for (let i = 0; i < 16; i++) {
    const [x, y] = board(between(r, 0.05, 0.6), r() * 0.9);
    touch(s, {
      pts: [
        [x, y],
        [x + between(r, 30, 110), y + between(r, -1, 2)],
      ],
      w: between(r, 3, 8),
      col: hex('#fdeccd'),
      taper: 0.7,
      load: 0.62,
      dry: 0.6,
      pickup: 0.3,
      thick: 1.6,
    });
  }
};

export const scene: Scene = {
  name: 'dock',
  size: [2400, 1350],
  seed: 91,
  ground: hex('#c08a64'),
  keep: 0.09,
  finish: { relief: 0.24 },
  passes: campaign(0.9, { broken: 0.016, jitter: 0.032 }),
  compose: (s) => {
    sky(s);
    pines(s, SHORE, 92, hex('#8fa3aa'), 0.45, 4, -40, 1240);
    pines(s, SHORE, 150, hex('#587480'), 0.22, 5, 560, 1260);
    pines(s, SHORE + 2, 190, hex('#2f4a50'), 0.04, 6, 860, 1300);
    pines(s, SHORE + 2, 130, hex('#3d5a60'), 0.1, 7, -120, 210);
    lake(s);
    veils(s);
    dock(s);
    chair(s, 680, 514, 0.84, 0);
    chair(s, 822, 522, 0.88, 1);
    loon(s, 250, 452);
    touches(s);
  },
};
