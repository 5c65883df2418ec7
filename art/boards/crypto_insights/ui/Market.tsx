import { Icon } from '../../../kit/icons.tsx';
import { type Coin, change, closesOf, market } from '../data.ts';
import { Line, Spark } from './charts.tsx';
import { Badge, Change, CoinRow, FilledStar, price, Screen, Small, TabBar, Title } from './parts.tsx';
import { green, ink } from './theme.ts';

/** Feature 2. The coins you follow first, then everything else by size. */
export function Market() {
  const rising = market.filter((coin) => change(coin) > 0).length;
  return (
    <Screen foot={<TabBar current="Market" />}>
      <div style={{ padding: '6px 20px 0' }}>
        <Title>Market</Title>
        <Small size={14.5} style={{ marginTop: 2 }}>
          {rising === market.length / 2
            ? 'Mixed today: as many up as down.'
            : `${rising} of ${market.length} up today.`}
        </Small>
        <div
          style={{
            marginTop: 14,
            height: 44,
            borderRadius: 22,
            background: green[850],
            display: 'flex',
            alignItems: 'center',
            gap: 10,
            padding: '0 16px',
            color: ink.soft,
            fontSize: 16,
          }}
        >
          <Icon name="search" size={19} />
          Find a coin
        </div>
      </div>
      <Section title="Watchlist" aside="7 days" />
      <div style={{ display: 'flex', gap: 12, padding: '0 20px' }}>
        {market
          .filter((coin) => coin.starred)
          .slice(0, 3)
          .map((coin) => (
            <Watched key={coin.ticker} coin={coin} />
          ))}
      </div>
      <Section title="All coins" aside="1 month" />
      <div style={{ padding: '0 20px' }}>
        {market.slice(0, 7).map((coin) => (
          <CoinRow
            key={coin.ticker}
            coin={coin}
            height={59}
            middle={<Spark values={closesOf(coin)} />}
            top={price(coin)}
            lead={
              <span style={{ display: 'flex', alignItems: 'center', gap: 5 }}>
                {coin.ticker}
                {coin.starred && <FilledStar />}
              </span>
            }
          />
        ))}
      </div>
    </Screen>
  );
}

function Section({ title, aside }: { title: string; aside: string }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        padding: '18px 20px 8px',
      }}
    >
      <div style={{ fontSize: 17, fontWeight: 650 }}>{title}</div>
      <Small>{aside}</Small>
    </div>
  );
}

function Watched({ coin }: { coin: Coin }) {
  return (
    <div
      style={{
        width: 156,
        flex: 'none',
        borderRadius: 20,
        background: green[900],
        boxShadow: `inset 0 0 0 1px ${green[850]}`,
        overflow: 'hidden',
      }}
    >
      <div style={{ padding: '14px 14px 0' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Badge ticker={coin.ticker} size={28} />
          <span style={{ fontWeight: 600, fontSize: 15 }}>{coin.name}</span>
        </div>
        <div
          style={{
            fontSize: 19,
            fontWeight: 650,
            marginTop: 8,
            fontVariantNumeric: 'tabular-nums',
            letterSpacing: '-0.01em',
          }}
        >
          {price(coin)}
        </div>
        <Change share={change(coin)} size={13.5} />
      </div>
      <Line
        width={156}
        height={40}
        values={closesOf(coin).slice(-8)}
        colour={green.line}
        stroke={2}
        dot={false}
        pad={6}
      />
    </div>
  );
}
