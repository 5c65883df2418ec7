// Someone waiting in the snow, lit from the street side.
import { hex, mix, smooth } from '../engine/colour.ts';
import { curve, ellipse, type Pt } from '../engine/path.ts';
import { type Sheet, shape, touch } from '../engine/sheet.ts';

/** People at the stop: coat, legs, a tilted head, sometimes an umbrella. */
export const figure = (
  s: Sheet,
  x: number,
  y: number,
  k: number,
  coat: string,
  scarf: string,
  brolly?: string,
): void => {
  const P = (...p: readonly Pt[]): Pt[] => p.map(([a, b]) => [x + a * k, y + b * k]);
  shape(s, ellipse(x + 14 * k, y + 2, 34 * k, 6 * k), {
    col: hex('#28305a'),
    soft: 3,
    alpha: 0.7,
    glaze: true,
  });
  for (const d of [-7, 7])
    shape(s, P([d - 5, -34], [d + 5, -34], [d + 4, 0], [d + 9, 3], [d - 4, 3]), {
      imp: 0.75,
      dir: 1.57,
      col: hex('#1b1b34'),
    });
  shape(
    s,
    curve(
      P([-18, -26], [-20, -60], [-19, -96], [-9, -106], [9, -106], [19, -95], [20, -60], [21, -24], [2, -22]),
      true,
    ),
    {
      imp: 0.75,
      dir: 1.5,
      col: (px, py) =>
        mix(
          mix(hex(coat), hex('#12142c'), smooth(x + 4, x - 22 * k, px) * 0.6),
          hex('#f0a868'),
          smooth(x + 6 * k, x + 22 * k, px) * 0.55 * smooth(y, y - 90 * k, py),
        ),
    },
  );
  shape(s, ellipse(x + 2 * k, y - 117 * k, 9 * k, 11.5 * k), {
    imp: 0.85,
    col: (px) => mix(hex('#3a2436'), hex('#d08a68'), smooth(x, x + 9 * k, px)),
  });
  shape(s, P([-9, -121], [-6, -131], [6, -132], [12, -122]), { imp: 0.85, col: hex(scarf) });
  shape(s, P([-11, -107], [11, -109], [13, -101], [-10, -99]), { imp: 0.85, dir: 0, col: hex(scarf) });
  if (!brolly) return;
  touch(s, { pts: P([14, -72], [12, -128]), w: 2.4, col: hex('#1b1b34'), taper: 0.1, thick: 0.6 });
  shape(
    s,
    [
      ...curve(P([-54, -122], [-40, -152], [8, -172], [54, -154], [70, -124])),
      ...curve(P([70, -124], [46, -132], [30, -126], [8, -134], [-14, -126], [-34, -132], [-54, -122])),
    ],
    {
      imp: 0.8,
      dir: (px) => (px - x) / (70 * k),
      col: (px) => mix(hex(brolly), hex('#ffb070'), smooth(x, x + 70 * k, px) * 0.55),
    },
  );
};
