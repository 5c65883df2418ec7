import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import { change, coins, dayLabel, portfolio as mine, type Portfolio, type Ticker, valueOf } from '../data.ts';
import { Candles } from './charts.tsx';
import { Badge, BigMoney, Button, Card, Change, Ranges, Round, Screen, Small, TabBar } from './parts.tsx';
import { green, ink } from './theme.ts';

export type CoinProps = {
  ticker?: Ticker;
  portfolio?: Portfolio;
  scrub?: number;
  pressed?: { buy?: number };
  ground?: string;
};

export const coinChart = { width: 390, height: 248, axis: 62, left: 14, top: 204 } as const;

/** Feature 3. The price, what it did this month, what you own of it, and two ways to act. */
export function CoinDetail({ ticker = 'ETH', portfolio = mine, scrub, pressed }: CoinProps) {
  const coin = coins[ticker];
  const holding = portfolio.holdings.find((h) => h.ticker === ticker)!;
  const day = scrub === undefined ? undefined : Math.round(scrub);
  const candle = day === undefined ? undefined : coin.candles[day]!;
  const gain = valueOf(holding) - holding.quantity * holding.cost;
  return (
    <Screen foot={<TabBar current="Market" />}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 10,
          height: 44,
          padding: '0 20px',
          marginTop: 4,
        }}
      >
        <Icon name="chevronLeft" size={24} style={{ marginLeft: -6 }} />
        <Badge ticker={ticker} size={30} />
        <div style={{ flex: 1, fontSize: 17, fontWeight: 600 }}>
          {coin.name} <span style={{ color: ink.dim, fontWeight: 500 }}>{ticker}</span>
        </div>
        <Round icon="star" colour={green[400]} filled />
        <Round icon="bell" />
      </div>
      <div style={{ padding: '8px 20px 0', height: 94 }}>
        <BigMoney amount={candle?.close ?? coin.price} size={46} digits={coin.digits} />
        <div style={{ marginTop: 4 }}>
          {candle && day !== undefined ? (
            <Change
              share={candle.close / candle.open - 1}
              amount={candle.close - candle.open}
              after={`on ${dayLabel(day)}`}
              size={15}
            />
          ) : (
            <Change share={change(coin)} amount={coin.price - coin.before} after="in 24 hours" size={15} />
          )}
        </div>
      </div>
      <div style={{ position: 'absolute', left: 0, top: coinChart.top }}>
        <Candles
          {...coinChart}
          candles={coin.candles}
          labels={[
            [2, dayLabel(2)],
            [9, dayLabel(9)],
            [16, dayLabel(16)],
            [23, dayLabel(23)],
            [30, 'Today'],
          ]}
          format={(value) => value.toLocaleString('en-CA', { maximumFractionDigits: 0 })}
          scrub={scrub}
        />
      </div>
      <div style={{ position: 'absolute', left: 0, right: 0, top: coinChart.top + coinChart.height + 6 }}>
        {candle ? (
          <div
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              padding: '0 20px',
              height: 32,
              alignItems: 'center',
            }}
          >
            {(['open', 'high', 'low', 'close'] as const).map((key) => (
              <div key={key} style={{ fontSize: 13.5, fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
                <span style={{ color: ink.dim, fontWeight: 500 }}>{key[0]!.toUpperCase()} </span>
                {candle[key].toLocaleString('en-CA', { minimumFractionDigits: 2 })}
              </div>
            ))}
          </div>
        ) : (
          <Ranges current="1M" />
        )}
        <Card style={{ margin: '12px 20px 0', padding: '14px 16px', display: 'flex', alignItems: 'center' }}>
          <div style={{ flex: 1 }}>
            <Small>You own</Small>
            <div style={{ fontSize: 17, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {holding.quantity.toFixed(4)} {ticker}
            </div>
          </div>
          <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end' }}>
            <div style={{ fontSize: 17, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {money(valueOf(holding))}
            </div>
            <Change
              share={gain / (holding.quantity * holding.cost)}
              amount={gain}
              after="so far"
              size={13.5}
            />
          </div>
        </Card>
        <div style={{ display: 'flex', padding: '16px 20px 0' }}>
          {[
            ['High, 24 h', money(coin.candles.at(-1)!.high)],
            ['Low, 24 h', money(coin.candles.at(-1)!.low)],
            ['Volume, 24 h', `$${(coin.volume / 1000).toFixed(1)}B`],
          ].map(([label, value], i) => (
            <div key={label} style={{ flex: i === 2 ? undefined : 1 }}>
              <Small size={13} colour={ink.dim}>
                {label}
              </Small>
              <div style={{ fontSize: 15.5, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {value}
              </div>
            </div>
          ))}
        </div>
        <div style={{ display: 'flex', gap: 12, padding: '18px 20px 0' }}>
          <Button kind="quiet" style={{ flex: 1 }}>
            Sell
          </Button>
          <Button style={{ flex: 2 }} pressed={pressed?.buy ?? 0}>
            Buy {coin.name}
          </Button>
        </div>
      </div>
    </Screen>
  );
}
