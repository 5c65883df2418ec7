// Snow on the roofs, supper in the windows.
import { clamp, hex, type Lab, lerp, mix, ramp, shift, smooth } from '../engine/colour.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, ellipse, type Pt, rect } from '../engine/path.ts';
import { between, fbm, noise, pick, type Rng, rng } from '../engine/random.ts';
import { at, glow, type Sheet, shape, touch, wash } from '../engine/sheet.ts';
import { spot } from './kit.ts';

const walls = ['#7a4a52', '#5a5578', '#8a6a5e', '#4a6278', '#94625a', '#6a5a6e', '#3f5670'].map(hex);
const lamp = ['#ffd27a', '#ffb858', '#ffe6a8', '#f59a4a'].map(hex);

const sky = (s: Sheet): void => {
  const t = ramp(['#27406a', '#4a6a90', '#8f96b4', '#d3a6ae', '#f6bd9c', '#fcd9a6']);
  wash(s, {
    imp: 0.22,
    dir: (x, y) => -0.3 + 0.9 * (noise(x / 220, y / 160, 3) - 0.5),
    col: (x, y) => t(clamp(y / 470 + (fbm(x / 230, y / 90, 4) - 0.5) * 0.55 - 0.06)),
  });
  glow(s, 606, 128, 120, hex('#e6dcd8'), 0.5);
  shape(s, ellipse(606, 128, 27), {
    imp: 0.8,
    dir: 0.5,
    col: (x, y) => mix(hex('#fffaf0'), hex('#e6cfc4'), smooth(590, 636, x + (y - 128) * 0.4)),
  });
};

const hills = (s: Sheet): void => {
  shape(
    s,
    [
      ...curve([
        [-20, 430],
        [140, 372],
        [300, 396],
        [470, 356],
        [640, 390],
        [820, 366],
      ]),
      [820, 700],
      [-20, 700],
    ],
    {
      imp: 0.3,
      dir: 0.1,
      col: (x, y) =>
        mix(hex('#8e97ba'), hex('#c3b4c4'), clamp((y - 360) / 120 + 0.5 * (noise(x / 50, y / 30, 6) - 0.5))),
    },
  );
};

type House = { x: number; y: number; w: number; h: number; d: number; wall: Lab; far: number };

/** Snow planes: the left slope catches the last pink, the right is blue. */
const snow = (far: number): { warm: (x: number, y: number) => Lab; cool: (x: number, y: number) => Lab } => {
  const air = hex('#b9b0c6');
  const w = ramp(['#c9b4c4', '#eed5cc', '#fff0de']);
  const c = ramp(['#7f93bf', '#9fb0d2', '#c6cfe4']);
  const n = (x: number, y: number): number => fbm(x / 40, y / 22, 9, 3);
  return {
    warm: (x, y) => mix(w(clamp(n(x, y) * 1.3 - 0.1)), air, far * 0.6),
    cool: (x, y) => mix(c(clamp(n(x, y) * 1.3 - 0.15)), air, far * 0.6),
  };
};

const house = (s: Sheet, b: House, r: Rng): void => {
  const { x, y, w, h, d, far } = b;
  const rise = w * 0.62;
  const [ax, ay] = [x + w / 2, y - h - rise];
  const sn = snow(far);
  const tint = (c: Lab): Lab => mix(c, hex('#a9a4c0'), far * 0.62);
  const t = Math.max(4, w * 0.06);
  shape(
    s,
    [
      [x + w, y],
      [x + w, y - h],
      [x + w + d, y - h - d * 0.16],
      [x + w + d, y],
    ],
    {
      imp: 0.5,
      dir: Math.PI / 2,
      col: (px, py) =>
        tint(mix(shift(b.wall, -0.12), hex('#20284a'), 0.3 + 0.3 * noise(px / 18, py / 30, 5))),
    },
  );
  shape(
    s,
    [
      [x, y],
      [x, y - h],
      [ax, ay],
      [x + w, y - h],
      [x + w, y],
    ],
    {
      imp: 0.5,
      dir: Math.PI / 2,
      col: (px, py) =>
        tint(
          mix(b.wall, hex('#ffb07a'), 0.16 * smooth(x + w, x, px) + 0.2 * (noise(px / 16, py / 26, 7) - 0.5)),
        ),
    },
  );
  // Right slope in shadow, then the drifted edge over the gable.
  shape(
    s,
    [
      [ax - t * 0.3, ay - t],
      [ax + d, ay - d * 0.16 - t],
      [x + w + d + t, y - h - d * 0.16 + t * 1.2],
      [x + w + t * 1.2, y - h + t * 1.6],
    ],
    { imp: 0.52, dir: Math.atan2(rise, w / 2), col: sn.cool },
  );
  shape(
    s,
    [
      [x - t * 1.4, y - h + t * 1.7],
      [x - t * 1.3, y - h + t * 0.2],
      [ax - t * 0.2, ay - t * 1.5],
      [ax + t * 0.6, ay + t * 0.4],
    ],
    { imp: 0.66, dir: -Math.atan2(rise, w / 2), col: sn.warm },
  );
  shape(
    s,
    [
      [ax - t * 0.2, ay - t * 1.5],
      [x + w + t * 1.5, y - h + t * 0.5],
      [x + w + t * 1.2, y - h + t * 1.9],
      [ax, ay + t * 0.5],
    ],
    { imp: 0.66, dir: Math.atan2(rise, w / 2), col: (px, py) => mix(sn.cool(px, py), sn.warm(px, py), 0.4) },
  );
  const pane = (px: number, py: number, pw: number, ph: number, on: boolean): void => {
    shape(s, rect(px - pw * 0.12, py - pw * 0.12, pw * 1.24, ph + pw * 0.24), {
      imp: 0.72,
      col: tint(hex('#2e2a44')),
    });
    const c = on ? pick(r, lamp) : hex('#3a4a72');
    shape(s, rect(px, py, pw, ph), {
      imp: 0.8,
      dir: Math.PI / 2,
      col: (qx, qy) => mix(tint(c), hex('#d9702e'), on ? 0.4 * noise(qx / 8, qy / 10, 3) : 0),
    });
    if (w > 110)
      for (const k of [0.5])
        shape(s, rect(px + pw * k - 1.4, py, 2.8, ph), { imp: 0.8, col: hex('#3a2a3a') });
    shape(s, rect(px - pw * 0.16, py + ph, pw * 1.32, Math.max(3, pw * 0.16)), {
      imp: 0.7,
      dir: 0,
      col: sn.warm,
    });
    if (on && far < 0.6) glow(s, px + pw / 2, py + ph / 2, pw * 2, hex('#ffb860'), 0.26);
  };
  const pw = w * 0.17;
  pane(ax - pw * 0.5, y - h - rise * 0.34, pw, pw * 1.25, r() < 0.7);
  const rows = Math.max(1, Math.round(h / (w * 0.55)));
  for (let i = 0; i < rows; i++)
    for (const u of [0.2, 0.63]) pane(x + w * u, y - h + w * 0.14 + i * w * 0.5, pw, pw * 1.4, r() < 0.78);
  if (d > w * 0.4) pane(x + w + d * 0.3, y - h + w * 0.16, d * 0.22, pw * 1.4, r() < 0.5);
  // Snow drifts against the foot of the walls.
  shape(
    s,
    [
      [x - w * 0.08, y + w * 0.05],
      ...curve([
        [x - w * 0.08, y + w * 0.03],
        [x + w * 0.3, y - w * 0.06],
        [x + w * 0.7, y - w * 0.02],
        [x + w + d * 0.5, y - w * 0.07],
        [x + w + d * 1.06, y + w * 0.02],
      ]),
      [x + w + d, y + w * 0.08],
    ],
    { imp: 0.55, dir: 0, soft: 1.5, col: (px, py) => mix(sn.cool(px, py), sn.warm(px, py), 0.35) },
  );
  chimney(s, ax + d * between(r, 0.25, 0.6), ay - d * 0.06, w, far, sn.warm, r);
};

const chimney = (
  s: Sheet,
  x: number,
  y: number,
  w: number,
  far: number,
  cap: (x: number, y: number) => Lab,
  r: Rng,
): void => {
  const [cw, ch] = [w * 0.13, w * 0.34];
  shape(s, rect(x, y - ch * 0.6, cw, ch), {
    imp: 0.7,
    dir: 0,
    col: (px) => mix(mix(hex('#a8604e'), hex('#4a2c40'), smooth(x, x + cw, px)), hex('#a9a4c0'), far * 0.6),
  });
  shape(s, rect(x - cw * 0.16, y - ch * 0.6 - cw * 0.4, cw * 1.32, cw * 0.45), {
    imp: 0.75,
    dir: 0,
    col: cap,
  });
  if (r() > 0.5) return;
  // Smoke leans with the wind and thins as it climbs.
  for (let i = 0; i < 5; i++) {
    const k = i / 5;
    const [sx, sy] = [x + cw * 0.5 + k * w * 0.5, y - ch * 0.8 - k * w * 0.7];
    touch(s, {
      pts: curve([
        [sx, sy],
        [sx + w * 0.05, sy - w * 0.12],
        [sx + w * 0.17, sy - w * 0.2],
      ]),
      w: cw * (0.8 + k * 1.6),
      col: mix(at(s, sx, Math.max(0, sy)), hex('#f4e2da'), 0.6 - k * 0.3),
      load: 0.6,
      dry: 0.4,
      opacity: 0.62,
      pickup: 0.4,
      taper: 0.7,
      thick: 0.9,
    });
  }
};

const spire = (s: Sheet): void => {
  const c = (x: number): Lab => mix(hex('#b59aa8'), hex('#5f6690'), smooth(196, 226, x));
  shape(s, rect(190, 330, 42, 160), { imp: 0.75, dir: Math.PI / 2, col: c });
  shape(
    s,
    [
      [184, 334],
      [211, 168],
      [238, 334],
    ],
    { imp: 0.85, dir: Math.PI / 2, col: (x) => mix(hex('#eed6d0'), hex('#7486b0'), smooth(203, 217, x)) },
  );
  shape(s, rect(204, 360, 13, 26), { imp: 0.8, col: hex('#ffcf80') });
  touch(s, {
    pts: [
      [211, 170],
      [211, 146],
    ],
    w: 2.6,
    col: hex('#4a4a70'),
    taper: 0.2,
  });
};

const rows = (s: Sheet): void => {
  const r = rng(33);
  const plan: readonly (readonly [y: number, w: number, h: number, far: number, start: number])[] = [
    [500, 62, 44, 0.85, -30],
    [580, 84, 58, 0.6, -60],
    [690, 112, 78, 0.38, -20],
    [840, 150, 100, 0.18, -110],
    [1040, 200, 150, 0.05, -40],
  ];
  for (const [y, w0, h, far, start] of plan) {
    // Snow between the rows, so the town sits on a slope.
    shape(
      s,
      [
        [0, y - h * 0.5],
        ...Array.from({ length: 21 }, (_, i): Pt => [i * 40, y - h * 0.35 + 14 * noise(i * 0.6, y, 4)]),
        [800, 1210],
        [0, 1210],
      ],
      {
        imp: 0.4,
        dir: 0.12,
        col: (px, py) =>
          mix(
            mix(
              ramp(['#43527f', '#5f6f9e', '#8b90b8'])(clamp(fbm(px / 90, py / 26, 8) * 1.5 - 0.25)),
              hex('#e8c0b4'),
              0.25 * smooth(0.55, 0.7, noise(px / 70, py / 22, 18)),
            ),
            hex('#b9b0c6'),
            far * 0.6,
          ),
      },
    );
    for (let x = start; x < 820; ) {
      const w = w0 * between(r, 0.85, 1.15);
      const d = w * between(r, 0.35, 0.85);
      house(
        s,
        {
          x,
          y: y + between(r, -0.12, 0.14) * w,
          w,
          h: h * between(r, 0.85, 1.35),
          d,
          wall: pick(r, walls),
          far,
        },
        r,
      );
      x += w + d + w * between(r, 0.02, 0.3);
    }
  }
};

/** Our own roof edge in front, cold and dark, with one track across it. */
const near = (s: Sheet): void => {
  const c = ramp(['#2c3a66', '#4a5c8c', '#7f92bc', '#c2c6da']);
  shape(
    s,
    [
      ...curve([
        [-20, 1092],
        [160, 1066],
        [360, 1090],
        [560, 1052],
        [820, 1084],
      ]),
      [820, 1210],
      [-20, 1210],
    ],
    {
      imp: 0.4,
      dir: (x, y) => -0.1 + 0.5 * (noise(x / 90, y / 50, 2) - 0.5),
      col: (x, y) => c(clamp(0.75 - (y - 1060) / 190 + (fbm(x / 90, y / 30, 5) - 0.5) * 0.5)),
    },
  );
  for (let i = 0; i < 11; i++) {
    const k = i / 10;
    const x = lerp(60, 700, k) + (i % 2) * 8;
    touch(s, {
      pts: [
        [x, 1150 - 34 * Math.sin(k * 3)],
        [x + 8, 1156 - 34 * Math.sin(k * 3)],
      ],
      w: 8,
      col: hex('#33426e'),
      taper: 0.3,
      thick: 1,
    });
  }
};

export const scene: Scene = {
  name: 'rooftops',
  size: [1600, 2400],
  seed: 111,
  ground: hex('#b07a6a'),
  passes: campaign(0.82),
  compose: (s) => {
    sky(s);
    hills(s);
    spire(s);
    rows(s);
    near(s);
    const r = rng(2);
    for (let i = 0; i < 170; i++)
      spot(
        s,
        r() * 800,
        r() * 1200,
        between(r, 2, 4.5) + (r() < 0.05 ? 4 : 0),
        mix(hex('#ffffff'), hex('#c2c8e0'), r() * 0.6),
        1.4,
      );
  },
};
