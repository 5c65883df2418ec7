import { type ReactNode, useId } from 'react';
import { linear, smooth } from '../../../kit/chart-maths.ts';
import { Frame } from '../../../kit/frame.tsx';
import { type Coin, coins } from '../data.ts';

export type GroundTone = 'forest' | 'mint' | 'deep' | 'sage';

const tones: Record<GroundTone, { ground: string; bar: string }> = {
  forest: { ground: '#17483a', bar: '#1d5645' },
  mint: { ground: '#a9efcf', bar: '#98e5c1' },
  deep: { ground: '#0e2b22', bar: '#133529' },
  sage: { ground: '#cfe6d9', bar: '#bfdccc' },
};

/** The month of a coin, blown up until it is only a rhythm. */
export function Ground({
  tone,
  children,
  coin = coins.ETH,
  days = [15, 25],
}: {
  tone: GroundTone;
  children: ReactNode;
  coin?: Coin;
  days?: readonly [number, number];
}) {
  const { ground, bar } = tones[tone];
  return (
    <Frame ground={ground}>
      <BigCandles width={640} height={800} coin={coin} days={days} colour={bar} />
      {children}
    </Frame>
  );
}

export function BigCandles({
  width,
  height,
  coin,
  days: [from, to],
  colour,
  body = 0.6,
  inset = 0.1,
}: {
  width: number;
  height: number;
  coin: Coin;
  days: readonly [number, number];
  colour: string | ((day: number) => string);
  body?: number;
  inset?: number;
}) {
  const shown = coin.candles.slice(from, to);
  const y = linear(
    [Math.min(...shown.map((c) => c.low)), Math.max(...shown.map((c) => c.high))],
    [height * (1 - inset), height * inset],
  );
  const step = width / shown.length;
  return (
    <svg width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }} aria-hidden>
      {shown.map((c, i) => {
        const fill = typeof colour === 'string' ? colour : colour(from + i);
        const x = step * (i + 0.5);
        const top = y(Math.max(c.open, c.close));
        const w = step * body;
        return (
          <g key={i} fill={fill}>
            <rect
              x={x - w * 0.07}
              width={w * 0.14}
              y={y(c.high)}
              height={y(c.low) - y(c.high)}
              rx={w * 0.07}
            />
            <rect
              x={x - w / 2}
              width={w}
              y={top}
              height={Math.max(w * 0.3, y(Math.min(c.open, c.close)) - top)}
              rx={w * 0.14}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** A month as a hill behind the phones: the colour below the line is the product's green. */
export function Hill({
  width,
  height,
  values,
  from,
  to,
  line,
  below,
  stroke = 10,
}: {
  width: number;
  height: number;
  values: readonly number[];
  from: number;
  to: number;
  line: string;
  below: readonly [string, string];
  stroke?: number;
}) {
  const id = useId();
  const x = linear([0, values.length - 1], [-20, width + 20]);
  const y = linear([Math.min(...values), Math.max(...values)], [from, to]);
  const path = smooth(values.map((value, i) => ({ x: x(i), y: y(value) })));
  return (
    <svg width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }} aria-hidden>
      <linearGradient id={id} x1="0" x2="0" y1={to / height} y2="1" gradientUnits="objectBoundingBox">
        <stop offset="0" stopColor={below[0]} />
        <stop offset="1" stopColor={below[1]} />
      </linearGradient>
      <path d={`${path}V${height + 20}H-20Z`} fill={`url(#${id})`} />
      <path d={path} fill="none" stroke={line} strokeWidth={stroke} strokeLinejoin="round" />
    </svg>
  );
}
