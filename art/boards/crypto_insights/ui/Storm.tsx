import { linear } from '../../../kit/chart-maths.ts';
import { mix, ramp } from '../../../kit/motion.ts';
import { random } from '../../../kit/random.ts';
import type { Coin } from '../data.ts';

/** Every coin's month at once, as candles: loud at the edges, fading to nothing where the phone stands. */
export function Storm({ width, height, coins }: { width: number; height: number; coins: readonly Coin[] }) {
  const count = Math.round(width / 26);
  const step = width / count;
  const dice = random('storm');
  const all = coins.flatMap((coin) =>
    coin.candles.map((c) => ({
      up: c.close >= c.open,
      body: Math.abs(c.close / c.open - 1),
      reach: (c.high - c.low) / c.open,
    })),
  );
  let level = 0.58;
  return (
    <svg width={width} height={height} style={{ position: 'absolute', left: 0, top: 0 }} aria-hidden>
      {Array.from({ length: count }, (_, i) => {
        const candle = all[(i * 7) % all.length]!;
        const y = linear([0, 1], [height * 0.95, height * 0.05]);
        const size = 0.06 + Math.min(0.34, candle.body * 5);
        const next = Math.min(0.92, Math.max(0.1, level + (candle.up ? size : -size) + (0.5 - level) * 0.25));
        const [low, high] = [Math.min(level, next), Math.max(level, next)];
        const wick = Math.min(0.16, candle.reach * 1.6);
        const up = next >= level;
        level = next;
        const x = step * (i + 0.5);
        const edge = Math.abs(x - width / 2) / (width / 2);
        const loud = mix(0.1, 1, ramp(edge, 0.2, 1)) * (0.75 + dice.next() * 0.25);
        const colour = up ? '#2a8f69' : '#2b5646';
        const w = step * 0.56;
        return (
          <g key={i} opacity={loud} stroke={colour} strokeWidth={2}>
            <line x1={x} x2={x} y1={y(high + wick)} y2={y(low - wick)} strokeLinecap="round" />
            <rect
              x={x - w / 2}
              y={y(high)}
              width={w}
              height={Math.max(3, y(low) - y(high))}
              rx={3}
              fill={up ? colour : '#07120d'}
            />
          </g>
        );
      })}
    </svg>
  );
}
