import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import {
  change,
  closesOf,
  coins,
  portfolio as mine,
  monthOf,
  type Portfolio,
  type Ticker,
  totalOf,
  valueOf,
} from '../data.ts';
import { Line, Spark } from './charts.tsx';
import { BigMoney, Change, CoinRow, Ranges, Round, Screen, Small, TabBar } from './parts.tsx';
import { face, green, ink } from './theme.ts';

export type HomeProps = {
  portfolio?: Portfolio;
  /** Row under the finger. */
  pressed?: Ticker;
  press?: number;
};

/** Feature 1. Opens on the month, not on the minute. */
export function Home({ portfolio = mine, pressed, press = 0 }: HomeProps) {
  // The past is what it was, whatever has been bought since.
  const month = monthOf(mine);
  const total = totalOf(portfolio);
  return (
    <Screen foot={<TabBar current="Home" />}>
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
        <div style={{ fontSize: 17, fontWeight: 600, flex: 1 }}>Good morning, Maya</div>
        <Round icon="eye" />
        <Round icon="plus" />
      </div>
      <div style={{ padding: '12px 20px 0' }}>
        <Small size={14}>Everything you hold, in CAD</Small>
        <BigMoney amount={total} size={52} style={{ marginTop: 2 }} />
        <div style={{ marginTop: 4 }}>
          <Change share={total / month[0]! - 1} amount={total - month[0]!} after="this month" size={15} />
        </div>
      </div>
      <div style={{ marginTop: 8 }}>
        <Line width={390} height={128} values={[...month.slice(0, -1), total]} pad={14} />
      </div>
      <Ranges current="1M" style={{ marginTop: 4 }} />
      <div style={{ margin: '14px 20px 0', paddingTop: 8, boxShadow: `inset 0 1px ${green[850]}` }}>
        {portfolio.holdings.map((holding) => {
          const coin = coins[holding.ticker];
          const on = holding.ticker === pressed ? press : 0;
          return (
            <CoinRow
              key={coin.ticker}
              coin={coin}
              height={58}
              lead={`${holding.quantity.toFixed(holding.quantity >= 100 ? 0 : 4)} ${coin.ticker}`}
              middle={<Spark values={closesOf(coin)} />}
              top={money(valueOf(holding))}
              bottom={<Change share={change(coin)} size={13} />}
              style={{
                margin: '0 -10px',
                padding: '0 10px',
                borderRadius: 16,
                background: on ? `color-mix(in srgb, ${green[800]} ${on * 100}%, transparent)` : undefined,
              }}
            />
          );
        })}
        <div style={{ height: 56, display: 'flex', alignItems: 'center', gap: 12 }}>
          <div
            style={{
              width: 38,
              height: 38,
              borderRadius: 38,
              background: green[850],
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <Icon name="wallet" size={20} colour={ink.soft} />
          </div>
          <div>
            <div style={{ fontWeight: 600, fontSize: 16 }}>Cash</div>
            <Small size={13}>Ready to use</Small>
          </div>
          <div
            style={{
              marginLeft: 'auto',
              fontWeight: 600,
              fontSize: 16,
              fontVariantNumeric: 'tabular-nums',
              fontFamily: face.text,
            }}
          >
            {money(portfolio.cash)}
          </div>
        </div>
      </div>
    </Screen>
  );
}
