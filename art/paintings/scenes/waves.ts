// One roller breaking, with the light coming through it.
import { clamp, hex, type Lab, lerp, mix, ramp, smooth } from '../engine/colour.ts';
import { campaign, type Scene } from '../engine/painter.ts';
import { curve, type Pt, rect } from '../engine/path.ts';
import { between, fbm, noise, pick, rng } from '../engine/random.ts';
import { at, type Sheet, shape, touch, wash } from '../engine/sheet.ts';
import { spot } from './kit.ts';

const HORIZON = 122;
const sea = ramp(['#0c2a3a', '#124656', '#1d6a70', '#3f9a8c', '#8fd0ac', '#d8f0c8']);
const foam = ramp(['#4d6684', '#8198b0', '#b9c4cc', '#e8e6da', '#fffdf4']);

const CREST: readonly Pt[] = [
  [-20, 262],
  [90, 246],
  [200, 216],
  [310, 176],
  [410, 142],
  [500, 122],
  [580, 116],
  [650, 128],
  [720, 158],
  [800, 196],
  [900, 226],
  [1020, 246],
  [1220, 262],
];
const crest = curve(CREST, false, 16);
const crestY = (x: number): number => (crest.find((p) => p[0] >= x) ?? crest[crest.length - 1]!)[1];
const foot = (x: number): number => 352 + 26 * Math.sin(x / 210 + 1) - smooth(500, 1200, x) * 24;

const sky = (s: Sheet): void => {
  const t = ramp(['#6f93ad', '#a3bcc6', '#dcd9c8', '#f6e3c0']);
  wash(s, {
    imp: 0.25,
    dir: (x, y) => -0.1 + 0.5 * (noise(x / 200, y / 60, 4) - 0.5),
    col: (x, y) => t(clamp(y / HORIZON + (fbm(x / 210, y / 46, 3) - 0.5) * 0.9 + smooth(900, 200, x) * 0.15)),
  });
  shape(s, rect(0, HORIZON, 1200, 400), {
    imp: 0.45,
    dir: 0,
    col: (x, y) =>
      mix(
        sea(clamp(0.34 + (fbm(x / 90, y / 7, 6) - 0.5) * 0.55)),
        hex('#9fb9bd'),
        smooth(200, HORIZON, y) * 0.5,
      ),
  });
  // A second line of surf behind, half the size.
  shape(
    s,
    [
      [760, 190],
      ...curve([
        [760, 190],
        [840, 172],
        [930, 160],
        [1010, 166],
        [1100, 158],
        [1210, 170],
      ]),
      [1210, 214],
      [760, 214],
    ],
    { imp: 0.5, dir: 0.1, col: (x, y) => foam(clamp(0.5 + (fbm(x / 30, y / 16, 8) - 0.5) * 1.1)) },
  );
};

const face = (s: Sheet): void => {
  shape(s, [...crest, [1220, 520], [-20, 520]], {
    imp: (x, y) => lerp(0.6, 0.45, smooth(300, 420, y)) + (x > 250 && x < 760 ? 0.05 : 0),
    // Water is drawn up the face and thrown forward at the lip.
    dir: (x, y) => {
      const k = smooth(foot(x), crestY(x), y);
      return lerp(0.08, -1.15, k ** 0.7) + (x - 560) / 1400;
    },
    col: (x, y) => {
      const k = clamp((y - crestY(x)) / (foot(x) - crestY(x)));
      const pull = noise((x + (1 - k) * 90) / 26, k * 2.2, 12) - 0.5;
      const thin = Math.exp(-(((x - 520) / 250) ** 2)) * smooth(0.55, 0.02, k);
      const c = sea(
        clamp(0.2 + thin * 0.62 + smooth(0.4, 1, k) * 0.06 + pull * 0.26 - smooth(200, -50, x) * 0.06),
      );
      // Lower down the face mirrors the warm sky in flat pieces.
      return mix(c, hex('#b9c3b4'), smooth(0.6, 1, k) * smooth(0.55, 0.75, fbm(x / 70, y / 12, 15)) * 0.6);
    },
  });
};

const lace = (x: number, y: number): number => {
  // Foam nets: bright where two noise fields nearly agree.
  const d = Math.abs(fbm(x / 58, y / 24, 21, 3) - fbm(x / 66 + 9, y / 26, 22, 3));
  return smooth(0.1, 0.02, d) * smooth(0.38, 0.62, noise(x / 95, y / 30, 77));
};

const shallows = (s: Sheet): void =>
  shape(
    s,
    [...Array.from({ length: 63 }, (_, i): Pt => [i * 20 - 20, foot(i * 20 - 20)]), [1220, 520], [-20, 520]],
    {
      imp: 0.52,
      dir: (x, y) => 0.08 + 0.5 * (noise(x / 110, y / 40, 7) - 0.5),
      soft: 4,
      col: (x, y) => {
        const n = fbm(x / 120, y / 22, 30, 4);
        const base = mix(
          sea(clamp(0.26 + n * 0.4 - 0.12)),
          hex('#c8b79a'),
          smooth(0.55, 0.8, n) * 0.35 + smooth(430, 520, y) * 0.22,
        );
        return mix(
          base,
          foam(clamp(0.72 + (n - 0.5) * 0.8 - smooth(440, 520, y) * 0.1)),
          lace(x, y + (y - 350) * 0.2) * 0.9,
        );
      },
    },
  );

/** The broken part: billows piled to the right of the curl. */
const billows = (s: Sheet): void => {
  const top: Pt[] = Array.from({ length: 52 }, (_, i) => {
    const x = 668 + i * 11;
    return [x, 160 + smooth(690, 1150, x) * 78 - 46 * fbm(x / 38, 2, 41)];
  });
  const low: Pt[] = Array.from({ length: 56 }, (_, i) => {
    const x = 1230 - i * 11;
    return [x, foot(x) + 14 + 34 * (fbm(x / 40, 7, 42) - 0.5)];
  });
  const puff = (x: number, y: number): number => fbm(x / 74, y / 58, 44, 4);
  shape(s, [...top, ...low], {
    imp: 0.55,
    dir: (x, y) => Math.atan2(puff(x, y + 5) - puff(x, y - 5), puff(x + 5, y) - puff(x - 5, y)) + Math.PI / 2,
    col: (x, y) => {
      const light = (puff(x, y) - puff(x + 12, y + 16)) * 2.3;
      const k = clamp((y - 150) / 220);
      const c = foam(clamp(0.84 - k * 0.42 + light));
      return mix(
        mix(c, hex('#f3dcb4'), smooth(0.02, 0.25, light) * 0.35),
        hex('#5f9a9a'),
        smooth(-0.05, -0.3, light) * 0.35,
      );
    },
  });
};

/** The lip: a bright rope of water falling in front of the shadowed barrel. */
const lip = (s: Sheet): void => {
  shape(
    s,
    curve(
      [
        [452, 158],
        [540, 138],
        [620, 156],
        [676, 208],
        [694, 270],
        [690, 330],
        [620, 344],
        [560, 320],
        [548, 250],
        [510, 196],
      ],
      true,
    ),
    {
      soft: 16,
      glaze: true,
      alpha: 0.85,
      col: (_x, y) => mix(hex('#0b2c3e'), hex('#3fa08c'), smooth(290, 140, y) * 0.75),
      dir: (x, y) => Math.atan2(y - 240, x - 560) + 1.57,
    },
  );
  const outer = curve(
    [
      [330, 170],
      [410, 138],
      [490, 116],
      [570, 104],
      [650, 114],
      [716, 152],
      [752, 214],
      [768, 290],
      [772, 350],
    ],
    false,
    14,
  );
  const inner = curve(
    [
      [668, 352],
      [678, 300],
      [690, 250],
      [676, 200],
      [630, 160],
      [566, 142],
      [488, 142],
      [410, 152],
      [330, 172],
    ],
    false,
    14,
  );
  const torn = (p: Pt[], k: number): Pt[] =>
    p.map(([x, y]) => [x + (noise(x / 9, y / 9, k) - 0.5) * 16, y + (noise(x / 9, y / 9, k + 1) - 0.5) * 14]);
  shape(s, [...torn(outer, 60), ...torn(inner, 70)], {
    imp: 0.66,
    dir: (x, y) => Math.atan2(y - 290, x - 560) + 1.57,
    // Falling threads: bright and shaded lines that follow the throw.
    col: (x, y) =>
      foam(
        clamp(
          0.92 -
            smooth(130, 350, y) * 0.34 +
            (noise(Math.hypot(x - 560, y - 290) / 9, Math.atan2(y - 290, x - 560) * 3, 51) - 0.5) * 0.62,
        ),
      ),
  });
};

/** Where the lip lands it throws up a low mound of white. */
const splash = (s: Sheet): void => {
  const mound: Pt[] = Array.from({ length: 90 }, (_, i) => {
    const a = (i / 90) * Math.PI * 2;
    const k = 0.55 + 0.85 * fbm(Math.cos(a) * 5 + 9, Math.sin(a) * 5, 81, 3);
    return [748 + Math.cos(a) * 150 * k, 348 + Math.sin(a) * 30 * k];
  });
  shape(s, mound, {
    imp: 0.55,
    dir: (x, y) => Math.atan2(y - 400, x - 728) + 0.4,
    col: (x, y) =>
      mix(
        foam(clamp(0.95 - smooth(326, 378, y) * 0.5 + (fbm(x / 24, y / 12, 82) - 0.5) * 1)),
        sea(0.5),
        smooth(0.5, 0.7, fbm(x / 30, y / 10, 83)) * smooth(340, 372, y) * 0.7,
      ),
  });
};

const spray = (s: Sheet): void => {
  const r = rng(7);
  const white: Lab = hex('#fffdf4');
  // Water drawn up the face in long thin pulls, a shade off what is there.
  for (let i = 0; i < 60; i++) {
    const x = between(r, -20, 560);
    const y = lerp(crestY(x), foot(x), between(r, 0.45, 0.98));
    const up = between(r, 50, 130) * smooth(-100, 400, x);
    const pts = curve([
      [x - up * 0.7, y + up * 0.14],
      [x, y],
      [x + up * 0.34, y - up * 0.34],
      [x + up * 0.5, y - up * 0.8],
    ]);
    touch(s, {
      pts,
      w: between(r, 3, 10),
      col: mix(at(s, x, y), pick(r, [sea(0.75), sea(0.9), sea(0.15), foam(0.7)]), between(r, 0.2, 0.5)),
      taper: 0.95,
      load: 0.66,
      dry: 0.5,
      pickup: 0.4,
      thick: 1.2,
    });
  }
  for (let i = 0; i < 230; i++) {
    const u = r();
    const x = 400 + u * 520 + between(r, -20, 20);
    const lift = r() ** 2.4 * (70 * Math.exp(-(((x - 700) / 150) ** 2)) + 18);
    spot(
      s,
      x,
      Math.min(crestY(x), 175 + (x - 700) * 0.1) - lift + 4,
      between(r, 1.8, 5) + (r() < 0.06 ? 5 : 0),
      mix(white, hex('#c9d4d8'), r() * 0.6),
      2,
    );
  }
  for (let i = 0; i < 60; i++) {
    const a = between(r, -2.8, -0.3);
    const d = between(r, 40, 110);
    spot(
      s,
      715 + Math.cos(a) * d * 1.25,
      356 + Math.sin(a) * d * 0.55,
      between(r, 2, 6.5),
      mix(white, hex('#b9c9d0'), r() * 0.6),
      2.2,
    );
  }
  for (let i = 0; i < 90; i++) {
    const [x, y] = [between(r, 710, 1180), between(r, 170, 350)];
    const a = between(r, 0.3, 1.4);
    touch(s, {
      pts: curve([
        [x, y],
        [x + 12 * Math.cos(a), y + 9 * Math.sin(a) - 3],
        [x + 26 * Math.cos(a), y + 22 * Math.sin(a)],
      ]),
      w: between(r, 5, 13),
      col: mix(at(s, x, y), r() < 0.7 ? white : hex('#8ea6be'), 0.55),
      load: 0.72,
      dry: 0.6,
      thick: 2.6,
      pickup: 0.3,
      taper: 0.6,
    });
  }
  for (let i = 0; i < 80; i++) {
    const [x, y] = [between(r, 0, 1200), between(r, 372, 495)];
    const n = between(r, 14, 60) * ((y - 300) / 150);
    touch(s, {
      pts: curve([
        [x - n, y + between(r, -3, 3)],
        [x, y],
        [x + n, y + between(r, -5, 5)],
      ]),
      w: between(r, 2.5, 8),
      col: mix(at(s, x, y), white, between(r, 0.3, 0.85)),
      load: 0.7,
      dry: 0.6,
      taper: 0.8,
      thick: 2,
      pickup: 0.3,
    });
  }
};

export const scene: Scene = {
  name: 'waves',
  size: [2400, 1000],
  seed: 61,
  ground: hex('#b58a62'),
  passes: campaign(0.85),
  compose: (s) => {
    sky(s);
    face(s);
    shallows(s);
    billows(s);
    lip(s);
    splash(s);
    spray(s);
  },
};
