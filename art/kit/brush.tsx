import { memo } from 'react';
import { random } from './random.ts';

export type XY = readonly [number, number];

export type BrushProps = {
  /** The stroke runs smoothly through these. */
  points: readonly XY[];
  width: number;
  colour: string;
  seed: string | number;
  /** How uneven start and end are, in px along the stroke. */
  ragged?: number;
  /** How far single bristles stray in lightness, 0…1. */
  vary?: number;
  /** 1 is loaded with paint, 0 is nearly dry. */
  load?: number;
  /** Width at start and end as a share of `width`. */
  taper?: readonly [number, number];
  opacity?: number;
};

/** One stroke of a bristle brush: a body of paint with single hairs over it. */
export const Brush = memo(function Brush({
  points,
  width,
  colour,
  seed,
  ragged = width * 0.6,
  vary = 0.12,
  load = 0.8,
  taper = [0.9, 0.75],
  opacity = 1,
}: BrushProps) {
  const dice = random(seed);
  const line = sample(points);
  const length = line.at(-1)!.at;
  const girth = (share: number) =>
    width *
    (taper[0] + (1 - taper[0]) * Math.min(1, share * 4)) *
    (taper[1] + (1 - taper[1]) * Math.min(1, (1 - share) * 2.5));
  const hairs = Math.max(5, Math.round(width / 1.9));
  const bodyEnd = 1 - (ragged * 0.9) / length;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" opacity={opacity}>
      {load > 0.35 && (
        <path
          d={body(line, length, girth, Math.min(0.06, (ragged * 0.3) / length), Math.max(0.3, bodyEnd), dice)}
          fill={colour}
        />
      )}
      {Array.from({ length: hairs }, (_, i) => {
        const across = ((i + 0.5) / hairs - 0.5) * 0.98 + dice.gauss() * 0.012;
        const from = (Math.abs(dice.gauss()) * ragged * 0.35) / length;
        const to = 1 - (Math.abs(dice.gauss()) * ragged * 0.8) / length;
        const dry = dice.next() > load + 0.25;
        const drift = dice.gauss() * 0.02;
        const d = line
          .filter((p) => p.at / length >= from && p.at / length <= to)
          .map((p, j) => {
            const share = p.at / length;
            const off = (across + drift * share) * girth(share);
            return `${j ? 'L' : 'M'}${(p.x - p.ny * off).toFixed(1)} ${(p.y + p.nx * off).toFixed(1)}`;
          })
          .join('');
        return (
          <path
            key={i}
            d={d}
            stroke={lightness(colour, dice.gauss() * vary)}
            strokeWidth={((width / hairs) * dice.between(0.7, 1.7)).toFixed(2)}
            opacity={dry ? 0.25 : dice.between(0.65, 1).toFixed(2)}
          />
        );
      })}
    </g>
  );
});

type Sample = { x: number; y: number; nx: number; ny: number; at: number };

/** Catmull-Rom through the points, a sample every few px, with direction. */
function sample(points: readonly XY[]): Sample[] {
  const raw: XY[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    const steps = Math.max(3, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / 6));
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      raw.push([at(0), at(1)]);
    }
  }
  raw.push(points.at(-1)!);
  let at = 0;
  return raw.map(([x, y], i) => {
    const before = raw[Math.max(0, i - 1)]!;
    const after = raw[Math.min(raw.length - 1, i + 1)]!;
    if (i > 0) at += Math.hypot(x - before[0], y - before[1]);
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return { x, y, nx: (after[0] - before[0]) / size, ny: (after[1] - before[1]) / size, at };
  });
}

function body(
  line: Sample[],
  length: number,
  girth: (share: number) => number,
  from: number,
  to: number,
  dice: ReturnType<typeof random>,
): string {
  const part = line.filter((p) => p.at / length >= from && p.at / length <= to);
  const side = (sign: number) =>
    part.map((p) => {
      const off = girth(p.at / length) * (0.47 + dice.gauss() * 0.012) * sign;
      return `${(p.x - p.ny * off).toFixed(1)} ${(p.y + p.nx * off).toFixed(1)}`;
    });
  return `M${side(1).join('L')}L${side(-1).reverse().join('L')}Z`;
}

/** Towards warm white or warm black. */
function lightness(colour: string, by: number): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const toward = by > 0 ? [255, 248, 236] : [44, 30, 34];
  const amount = Math.min(0.6, Math.abs(by));
  const mixed = [16, 8, 0].map((shift, i) => {
    const c = (value >> shift) & 255;
    return Math.round(c + (toward[i]! - c) * amount)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
