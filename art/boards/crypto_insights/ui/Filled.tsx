import { money } from '../../../kit/text.tsx';
import { coins, fill, type Order, portfolioAfter } from '../data.ts';
import { Button, Card, HomeLine, Pair, Screen, Small, Title } from './parts.tsx';
import { green, ink } from './theme.ts';

/** The order is done: what was bought, at what price, and what you have now. */
export function Filled({
  order,
  drawn = 1,
  pressed = 0,
}: {
  order: Order;
  drawn?: number;
  pressed?: number;
}) {
  const { fee, quantity } = fill(order);
  const coin = coins[order.ticker];
  const after = portfolioAfter.holdings.find((h) => h.ticker === order.ticker)!;
  return (
    <Screen style={{ background: `linear-gradient(${green[800]}, ${green[950]} 420px)` }}>
      <div style={{ display: 'grid', justifyItems: 'center', paddingTop: 96 }}>
        <svg width="104" height="104" viewBox="0 0 104 104" aria-hidden>
          <circle cx="52" cy="52" r={50 * Math.min(1, drawn * 1.4)} fill={green.mint} />
          <path
            d="M33 53.5 46.5 67 72 39.5"
            fill="none"
            stroke={ink.onMint}
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
            pathLength={1}
            strokeDasharray="1 1"
            strokeDashoffset={1 - Math.max(0, drawn * 1.6 - 0.6)}
          />
        </svg>
        <Title size={28} style={{ marginTop: 28, textAlign: 'center' }}>
          You bought
          <br />
          {quantity.toFixed(4)} {order.ticker}
        </Title>
        <Small size={15} style={{ marginTop: 8 }}>
          Filled today at 9:41 a.m.
        </Small>
      </div>
      <Card style={{ margin: '32px 20px 0', padding: '8px 18px' }}>
        <Pair label="Price">{money(order.price)}</Pair>
        <Pair label="Our fee, included">{money(fee)}</Pair>
        <Pair label="Total from cash">{money(order.total)}</Pair>
        <Pair
          strong
          label={`Your ${coin.name}`}
          style={{ height: 50, marginTop: 6, boxShadow: `inset 0 1px ${green[800]}` }}
        >
          {after.quantity.toFixed(4)} {order.ticker}
        </Pair>
      </Card>
      <div style={{ position: 'absolute', left: 20, right: 20, bottom: 44, display: 'grid', gap: 10 }}>
        <Button pressed={pressed}>Done</Button>
        <div
          style={{
            height: 44,
            display: 'grid',
            placeItems: 'center',
            fontSize: 16,
            fontWeight: 600,
            color: ink.soft,
          }}
        >
          Set a price alert
        </div>
      </div>
      <HomeLine />
    </Screen>
  );
}
