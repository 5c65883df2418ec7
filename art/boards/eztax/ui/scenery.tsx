import { useId } from 'react';
import { c } from '../world.ts';

/** A maple key on the wind: Pip's cousins, for grounds and confetti. About 60 × 26 around its own centre. */
export function Key({
  x,
  y,
  turn = 0,
  scale = 1,
  tint = 0,
}: {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  tint?: 0 | 1 | 2;
}) {
  const [seed, wing, vein] = [
    [c.leaf, '#cfe39b', '#8ebf66'],
    [c.coralDeep, '#ffb39d', '#f4775a'],
    ['#c98a2b', '#fbdc95', '#e3ac49'],
  ][tint] as [string, string, string];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path d="M-16 -3C2 -18 30 -20 40 -10C44 -2 36 7 22 8C8 9 -6 8 -14 5Z" fill={wing} />
      <path d="M-16 -3C2 -18 30 -20 40 -10C22 -14 4 -8 -12 3Z" fill={vein} opacity=".75" />
      <path
        d="M-2 4C10 0 20 -2 30 -2"
        fill="none"
        stroke={vein}
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".7"
      />
      <ellipse cx="-19" cy="1" rx="9" ry="8" fill={seed} />
    </g>
  );
}

export function Leafling({
  x,
  y,
  scale = 1,
  colour = c.leaf,
  dark = c.moss,
}: {
  x: number;
  y: number;
  scale?: number;
  colour?: string;
  dark?: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0C-2 -20 -2 -34 0 -48" stroke={dark} strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M0 -18C-22 -20 -34 -34 -34 -50C-14 -50 0 -38 0 -18Z" fill={colour} />
      <path d="M0 -30C20 -32 32 -46 32 -62C12 -62 0 -50 0 -30Z" fill={dark} />
    </g>
  );
}

/** Rolling ground along the bottom: two hills and what grows on them. */
export function Hills({
  width,
  height,
  back = c.bud,
  front = c.leaf,
  rise = 160,
}: {
  width: number;
  height: number;
  back?: string;
  front?: string;
  rise?: number;
}) {
  const id = useId();
  const y = height - rise;
  const w = width;
  return (
    <svg
      width={w}
      height={height}
      viewBox={`0 0 ${w} ${height}`}
      style={{ position: 'absolute', inset: 0 }}
      aria-hidden
    >
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={front} />
          <stop offset="1" stopColor={c.moss} />
        </linearGradient>
      </defs>
      <path
        d={`M0 ${y + rise * 0.16}C${w * 0.16} ${y - rise * 0.22} ${w * 0.34} ${y - rise * 0.1} ${w * 0.52} ${y + rise * 0.2}S${w * 0.86} ${y - rise * 0.16} ${w} ${y}V${height}H0Z`}
        fill={back}
      />
      <path
        d={`M0 ${y + rise * 0.56}C${w * 0.2} ${y + rise * 0.3} ${w * 0.38} ${y + rise * 0.7} ${w * 0.58} ${y + rise * 0.58}S${w * 0.88} ${y + rise * 0.26} ${w} ${y + rise * 0.46}V${height}H0Z`}
        fill={`url(#${id})`}
      />
    </svg>
  );
}
