// The cat: two outlines, a coat, and the light that leaks round it.
import { clamp, hex, mix, ramp, smooth } from '../engine/colour.ts';
import { inflate } from '../engine/form.ts';
import { curve, ellipse, type Path, ribbon } from '../engine/path.ts';
import { fbm, noise } from '../engine/random.ts';
import { type Sheet, shape } from '../engine/sheet.ts';

export const GOLD = hex('#ffe2a0');

export const BODY: Path = [
  [512, 616],
  [496, 660],
  [494, 706],
  [506, 752],
  [508, 800],
  [500, 832],
  [478, 848],
  [470, 866],
  [486, 876],
  [540, 876],
  [560, 868],
  [600, 874],
  [640, 880],
  [720, 878],
  [780, 868],
  [818, 832],
  [830, 770],
  [816, 700],
  [782, 632],
  [730, 574],
  [684, 532],
  [656, 490],
  [560, 520],
];
export const HEAD: Path = [
  [438, 540],
  [433, 526],
  [442, 514],
  [458, 494],
  [472, 462],
  [494, 438],
  [506, 366],
  [514, 352],
  [548, 402],
  [566, 406],
  [600, 348],
  [612, 340],
  [622, 400],
  [640, 444],
  [662, 492],
  [660, 540],
  [630, 586],
  [576, 606],
  [520, 604],
  [478, 592],
  [456, 576],
  [446, 560],
];

export const cat = (s: Sheet): void => {
  const fur = ramp(['#15121c', '#272031', '#433544', '#6e5550', '#b3845a']);
  shape(
    s,
    [
      [470, 862],
      [840, 858],
      [760, 985],
      [330, 985],
    ],
    { col: hex('#453f62'), alpha: 0.82, soft: 12, glaze: true },
  );
  const tail = ribbon(
    curve(
      [
        [780, 850],
        [852, 872],
        [898, 905],
        [900, 970],
        [868, 1030],
        [820, 1046],
        [790, 1026],
      ],
      false,
      16,
    ),
    (u) => 27 - u * 10,
  );
  const look = (
    path: Path,
    round: number,
    along: number,
    open: (x: number, y: number) => number = () => 1,
  ): void => {
    const f = inflate(s, [path], round);
    const g = inflate(s, [path], 17, 3);
    shape(s, path, {
      imp: 0.62,
      dir: (x, y) => (f.depth(x, y) < 0.5 ? f.along(x, y) : along + 0.7 * (noise(x / 90, y / 90, 7) - 0.5)),
      col: (x, y) => {
        const stripe = smooth(0.5, 0.66, noise(x / 17 + y / 60, y / 34 - x / 80, 12)) * 0.1;
        const base = fur(
          clamp(
            0.34 +
              f.lit(x, y, -0.5, -0.7, 0.2) * 0.2 -
              stripe +
              smooth(0.2, 0.9, f.lit(x, y, 0.8, 0.3, 0.1)) * 0.12 +
              (fbm(x / 24, y / 24, 5) - 0.5) * 0.2,
          ),
        );
        // The window is behind: light only leaks round the edge, most from the left and above.
        const rim = smooth(0.95, 0.25, g.depth(x, y)) * clamp(0.8 + g.lit(x, y, -0.7, -0.7, 0) * 0.5);
        return mix(base, GOLD, rim * 0.95 * smooth(900, 840, y) * open(x, y));
      },
    });
  };
  look(tail, 22, 1.2);
  look(curve(BODY, true, 10), 120, 1.75);
  // Haunch and foreleg, drawn by shadow inside the silhouette.
  shape(
    s,
    curve(
      [
        [640, 876],
        [628, 800],
        [668, 730],
        [740, 716],
        [800, 770],
        [800, 850],
      ],
      true,
    ),
    { col: hex('#5a4650'), alpha: 0.5, soft: 14, glaze: true },
  );
  shape(
    s,
    ribbon(
      curve([
        [640, 872],
        [622, 800],
        [652, 730],
        [718, 702],
      ]),
      () => 7,
    ),
    { col: hex('#100d16'), alpha: 0.8, soft: 5, glaze: true },
  );
  shape(
    s,
    ribbon(
      curve([
        [566, 868],
        [560, 800],
        [572, 720],
      ]),
      () => 6,
    ),
    { col: hex('#100d16'), alpha: 0.75, soft: 5, glaze: true },
  );
  shape(
    s,
    ribbon(
      curve([
        [530, 620],
        [600, 628],
        [668, 580],
      ]),
      () => 14,
    ),
    { col: hex('#110e18'), alpha: 0.65, soft: 10, glaze: true },
  );
  // No window behind the cheek: the rim stops where the head meets the shoulder.
  look(curve(HEAD, true, 10), 60, 0.4, (x, y) => 1 - smooth(480, 520, y) * smooth(500, 540, x));
  face(s);
};

const face = (s: Sheet): void => {
  const inEar = (p: Path): void =>
    shape(s, curve(p, true), { imp: 0.85, soft: 2, glaze: true, col: hex('#d98a6a'), alpha: 0.85 });
  inEar([
    [510, 424],
    [514, 378],
    [538, 410],
  ]);
  inEar([
    [588, 412],
    [606, 364],
    [618, 424],
    [604, 436],
  ]);
  shape(
    s,
    curve(
      [
        [440, 548],
        [470, 540],
        [500, 552],
        [500, 580],
        [470, 586],
        [450, 570],
      ],
      true,
    ),
    { col: hex('#8a6a5c'), alpha: 0.55, soft: 7, glaze: true },
  );
  shape(
    s,
    curve(
      [
        [474, 506],
        [488, 492],
        [508, 496],
        [514, 508],
        [496, 516],
        [480, 514],
      ],
      true,
    ),
    { imp: 1, col: (x) => mix(hex('#ffd76a'), hex('#8a8a2a'), smooth(476, 514, x)) },
  );
  shape(s, ellipse(488, 505, 4, 9), { imp: 1, col: hex('#120d12') });
  shape(
    s,
    curve(
      [
        [434, 522],
        [446, 516],
        [452, 526],
        [440, 536],
      ],
      true,
    ),
    { imp: 1, col: hex('#b5655a') },
  );
};
