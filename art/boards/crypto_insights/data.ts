import type { Candle } from '../../kit/chart.tsx';
import { mix } from '../../kit/motion.ts';
import { random } from '../../kit/random.ts';

/** All screens show one moment: Tuesday 14 September 2021, 9:41. Sample prices in Canadian dollars. */
export const today = 'Tue 14 Sep 2021';

export type Ticker = 'BTC' | 'ETH' | 'SOL' | 'ADA' | 'DOT' | 'LTC' | 'LINK' | 'ALGO';

export type Coin = {
  ticker: Ticker;
  name: string;
  price: number;
  /** Price 24 hours ago: yesterday's close. */
  before: number;
  digits: number;
  /** Traded in 24 hours, in millions of dollars. */
  volume: number;
  /** One a day, 15 August to 14 September. */
  candles: readonly Candle[];
  starred: boolean;
};

const days = 31;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

type Seed = Omit<Coin, 'candles' | 'price' | 'before'> & {
  way: readonly (readonly [day: number, close: number])[];
  rough: number;
};

/** Closes pass through the given days exactly; every open is the close before; high and low lie outside both. */
function coinFrom({ way, rough, ...seed }: Seed): Coin {
  const dice = random(seed.ticker);
  const closes = Array.from({ length: days }, (_, day) => {
    const next = Math.max(
      1,
      way.findIndex(([at]) => at >= day),
    );
    const [d0, c0] = way[next - 1]!;
    const [d1, c1] = way[next]!;
    const fixed = day === d0 || day === d1;
    return round(mix(c0, c1, (day - d0) / (d1 - d0)) * (fixed ? 1 : 1 + dice.gauss() * rough), seed.digits);
  });
  const candles = closes.map((close, day): Candle => {
    const open = closes[day - 1] ?? round(close * (1 - rough), seed.digits);
    const reach = () => Math.abs(dice.gauss()) * rough * 0.8 + rough * 0.18;
    return {
      open,
      close,
      high: round(Math.max(open, close) * (1 + reach()), seed.digits),
      low: round(Math.min(open, close) * (1 - reach()), seed.digits),
    };
  });
  return { ...seed, candles, price: closes[days - 1]!, before: closes[days - 2]! };
}

const list: Coin[] = (
  [
    {
      ticker: 'BTC',
      name: 'Bitcoin',
      digits: 2,
      volume: 41_200,
      starred: true,
      rough: 0.012,
      way: [
        [0, 57300],
        [4, 56400],
        [8, 61900],
        [12, 59200],
        [17, 61500],
        [22, 65300],
        [23, 58900],
        [26, 57600],
        [29, 57356.5],
        [30, 58412.5],
      ],
    },
    {
      ticker: 'ETH',
      name: 'Ethereum',
      digits: 2,
      volume: 24_900,
      starred: true,
      rough: 0.015,
      way: [
        [0, 3905],
        [3, 3790],
        [6, 4085],
        [10, 3960],
        [14, 4170],
        [17, 4610],
        [19, 4785],
        [22, 4720],
        [23, 4165],
        [25, 4290],
        [27, 4030],
        [29, 4075.75],
        [30, 4186.2],
      ],
    },
    {
      ticker: 'ADA',
      name: 'Cardano',
      digits: 3,
      volume: 4_310,
      starred: false,
      rough: 0.018,
      way: [
        [0, 2.72],
        [6, 3.05],
        [12, 3.48],
        [19, 3.72],
        [22, 3.58],
        [23, 3.16],
        [29, 3.133],
        [30, 3.094],
      ],
    },
    {
      ticker: 'SOL',
      name: 'Solana',
      digits: 2,
      volume: 5_870,
      starred: true,
      rough: 0.03,
      way: [
        [0, 92],
        [9, 96],
        [15, 134],
        [20, 178],
        [23, 214],
        [25, 242],
        [27, 226],
        [29, 216.03],
        [30, 208.64],
      ],
    },
    {
      ticker: 'DOT',
      name: 'Polkadot',
      digits: 2,
      volume: 2_940,
      starred: true,
      rough: 0.022,
      way: [
        [0, 29.1],
        [6, 32.6],
        [15, 33.2],
        [21, 42.1],
        [23, 35.5],
        [27, 39.4],
        [29, 42.46],
        [30, 44.18],
      ],
    },
    {
      ticker: 'LTC',
      name: 'Litecoin',
      digits: 2,
      volume: 3_150,
      starred: false,
      rough: 0.016,
      way: [
        [0, 224],
        [8, 236],
        [12, 218],
        [21, 286],
        [23, 226],
        [29, 233.81],
        [30, 231.75],
      ],
    },
    {
      ticker: 'LINK',
      name: 'Chainlink',
      digits: 2,
      volume: 1_680,
      starred: false,
      rough: 0.02,
      way: [
        [0, 33.8],
        [7, 36.2],
        [12, 32.1],
        [21, 44.2],
        [23, 34.2],
        [29, 34.62],
        [30, 34.9],
      ],
    },
    {
      ticker: 'ALGO',
      name: 'Algorand',
      digits: 3,
      volume: 1_220,
      starred: false,
      rough: 0.028,
      way: [
        [0, 1.31],
        [10, 1.38],
        [19, 1.58],
        [23, 2.08],
        [26, 2.71],
        [29, 2.405],
        [30, 2.362],
      ],
    },
  ] satisfies Seed[]
).map(coinFrom);

export const coins = Object.fromEntries(list.map((coin) => [coin.ticker, coin])) as Record<Ticker, Coin>;
export const market = list;

export const change = ({ price, before }: Pick<Coin, 'price' | 'before'>) => price / before - 1;
export const closesOf = (coin: Coin) => coin.candles.map((c) => c.close);

const names = ['Aug', 'Sep'];
/** 0 → 15 Aug, 30 → 14 Sep */
export const dayLabel = (day: number) => (day < 17 ? `${15 + day} ${names[0]}` : `${day - 16} ${names[1]}`);

export type Holding = { ticker: Ticker; quantity: number; cost: number };
export type Portfolio = { holdings: readonly Holding[]; cash: number };

export const portfolio: Portfolio = {
  holdings: [
    { ticker: 'BTC', quantity: 0.124, cost: 46200 },
    { ticker: 'ETH', quantity: 1.35, cost: 3120 },
    { ticker: 'SOL', quantity: 9.5, cost: 151.4 },
    { ticker: 'ADA', quantity: 420, cost: 2.36 },
  ],
  cash: 1250,
};

const cents = (value: number) => Math.round(value * 100) / 100;
export const valueOf = ({ ticker, quantity }: Holding) => cents(quantity * coins[ticker].price);
export const totalOf = ({ holdings, cash }: Portfolio) =>
  cents(holdings.reduce((sum, h) => sum + valueOf(h), cash));

/** What the same holdings were worth at each day's close. */
export const monthOf = ({ holdings, cash }: Portfolio) =>
  Array.from({ length: days }, (_, day) =>
    holdings.reduce((sum, { ticker, quantity }) => sum + quantity * coins[ticker].candles[day]!.close, cash),
  );

export const feeRate = 0.005;

export type Order = { ticker: Ticker; kind: 'market' | 'limit'; total: number; price: number };
/** The fee is part of the total: what is left buys the coin. */
export function fill({ total, price }: Order) {
  const fee = cents(total * feeRate);
  return { fee, quantity: Math.floor(((total - fee) / price) * 1e8) / 1e8 };
}

export const marketOrder: Order = { ticker: 'ETH', kind: 'market', total: 250, price: coins.ETH.price };
export const limitOrder: Order = { ticker: 'ETH', kind: 'limit', total: 500, price: 3950 };

export const portfolioAfter: Portfolio = {
  holdings: portfolio.holdings.map((h) =>
    h.ticker === marketOrder.ticker ? { ...h, quantity: h.quantity + fill(marketOrder).quantity } : h,
  ),
  cash: portfolio.cash - marketOrder.total,
};

/** The last day on which a coin traded at or below a price. */
export function lastAtOrBelow(coin: Coin, price: number): string | null {
  const day = coin.candles.findLastIndex((c) => c.low <= price);
  return day < 0 ? null : dayLabel(day);
}

/** Average Ethereum network fee by the hour, in gwei: sample data. */
export const gwei = {
  hours: ['2', '3', '4', '5', '6', '7', '8'],
  values: [43, 41, 38, 44, 57, 86, 118],
} as const;
