import type { CSSProperties, ReactNode } from 'react';
import { defineBoard, type FilmProps } from '../../board.ts';
import { Finger, handAt, type Stop } from '../../kit/cursor.tsx';
import { Frame } from '../../kit/frame.tsx';
import { easeInOut, easeOut, mix, ramp } from '../../kit/motion.ts';
import { coins, marketOrder, portfolioAfter } from './data.ts';
import { CoinDetail, coinChart } from './ui/Coin.tsx';
import { candleScale } from './ui/charts.tsx';
import { Filled } from './ui/Filled.tsx';
import { Home } from './ui/Home.tsx';
import { OrderTicket } from './ui/Order.tsx';
import { green } from './ui/theme.ts';

const seconds = 10;

const { x: dayX, step } = candleScale({ ...coinChart, candles: coins.ETH.candles, labelled: true });
const dayAt = (x: number) => Math.min(30, Math.max(0, Math.round((x - coinChart.left) / step - 0.5)));

/** When each thing is touched. */
const tap = {
  row: 0.85,
  chart: 1.75,
  drop: 2.75,
  lift: 3.15,
  buy: 3.75,
  chip: 4.5,
  review: 5.15,
  confirm: 6.45,
  filled: 7.0,
  done: 8.05,
} as const;

const stops: Stop[] = [
  { at: 0, x: 330, y: 700 },
  { at: tap.row, x: 190, y: 515, press: true },
  { at: tap.chart, x: dayX(15), y: 330 },
  { at: tap.drop, x: dayX(23), y: 338 },
  { at: tap.lift, x: dayX(23), y: 338 },
  { at: tap.buy, x: 262, y: 670, press: true },
  { at: tap.chip, x: 240, y: 329, press: true },
  { at: tap.review, x: 200, y: 774, press: true },
  { at: tap.confirm, x: 210, y: 756, press: true },
  { at: tap.done, x: 205, y: 720, press: true },
  { at: seconds, x: 330, y: 700 },
];

/** How far the finger is down for the tap at `at`. */
const press = (t: number, at: number) =>
  t < at || t > at + 0.3 ? 0 : t < at + 0.08 ? (t - at) / 0.08 : 1 - ramp(t, at + 0.1, at + 0.3);
const slide = (t: number, from: number, long = 0.36) => easeInOut(ramp(t, from, from + long));

function Film({ t }: FilmProps) {
  const hand = handAt(stops, t);
  const coinIn = slide(t, tap.row + 0.12);
  const orderIn = slide(t, tap.buy + 0.12);
  const away = slide(t, tap.done + 0.12, 0.4);
  const filled = slide(t, tap.filled);
  const scrubbing = t >= tap.chart && t < tap.lift + 0.1;
  const amount = Math.round(mix(0, marketOrder.total, easeOut(ramp(t, tap.chip + 0.06, tap.chip + 0.22))));
  const shown = Math.min(ramp(t, 0.12, 0.35), 1 - ramp(t, tap.done + 0.35, tap.done + 0.6));
  const again = easeInOut(ramp(t, 9.3, 9.85));
  const held = scrubbing ? { ...hand, pressed: 1 } : hand;
  return (
    <Frame ground={green[950]}>
      {t < tap.buy && (
        <Layer
          style={{
            transform: `translateX(${-90 * coinIn}px)`,
            filter: coinIn ? `brightness(${1 - 0.4 * coinIn})` : undefined,
          }}
        >
          <Home pressed="ETH" press={Math.max(press(t, tap.row), t > tap.row ? 1 - coinIn : 0)} />
        </Layer>
      )}
      {t > tap.row && t < tap.confirm && (
        <Layer
          style={{
            transform: `translateX(${390 * (1 - coinIn)}px) scale(${1 - 0.05 * orderIn})`,
            filter: orderIn ? `brightness(${1 - 0.4 * orderIn})` : undefined,
          }}
        >
          <CoinDetail scrub={scrubbing ? dayAt(hand.x) : undefined} pressed={{ buy: press(t, tap.buy) }} />
        </Layer>
      )}
      {t > tap.buy && t < tap.done && (
        <Layer style={{ transform: `translateY(${844 * (1 - orderIn)}px)` }}>
          <OrderTicket
            order={marketOrder}
            amount={amount}
            review={slide(t, tap.review + 0.1)}
            sending={t > tap.confirm + 0.16}
            spin={(t - tap.confirm) * 1.6}
            pressed={{
              chip: press(t, tap.chip),
              review: press(t, tap.review),
              confirm: press(t, tap.confirm),
            }}
          />
        </Layer>
      )}
      {t >= tap.done && (
        <Layer>
          <Home portfolio={portfolioAfter} pressed="ETH" press={0.9 * (1 - ramp(t, 8.9, 9.3))} />
        </Layer>
      )}
      {t > tap.filled && away < 1 && (
        <Layer style={{ transform: `translateY(${844 * (1 - filled + away)}px)` }}>
          <Filled
            order={marketOrder}
            drawn={easeOut(ramp(t, tap.filled + 0.2, tap.filled + 0.7))}
            pressed={press(t, tap.done)}
          />
        </Layer>
      )}
      {again > 0 && (
        <Layer style={{ opacity: again }}>
          <Home />
        </Layer>
      )}
      {shown > 0 && <Finger hand={held} shown={shown} colour="#e6fff3" size={46} />}
    </Frame>
  );
}

function Layer({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return <div style={{ position: 'absolute', inset: 0, overflow: 'hidden', ...style }}>{children}</div>;
}

export const board = defineBoard({
  id: 'crypto_insights/film',
  size: { width: 390, height: 844 },
  scale: 2,
  out: 'case-studies/crypto_insights/film-buy.mp4',
  film: { seconds, fps: 30, loop: true },
  Component: Film,
});
