import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icons.tsx';
import { money, percent } from '../../../kit/text.tsx';
import { coins, feeRate, fill, type Order, portfolio } from '../data.ts';
import { BigMoney, Button, Figure, HomeLine, Pair, Screen, Segments, Small } from './parts.tsx';
import { amber, face, green, ink } from './theme.ts';

export type OrderProps = {
  order: Order;
  /** Amount typed so far; the order's total unless said. */
  amount?: number;
  /** How far the review has come up, 0 to 1. */
  review?: number;
  /** Sending the order: the button waits. */
  sending?: boolean;
  spin?: number;
  pressed?: { chip?: number; review?: number; confirm?: number };
};

export const chips = [50, 100, 250, 500] as const;
export const sheetHeight = { market: 446, limit: 446 } as const;

/** Feature 4. Nothing is bought from this screen: it only ever leads to the review. */
export function OrderTicket({
  order,
  amount = order.total,
  review = 0,
  sending = false,
  spin = 0,
  pressed = {},
}: OrderProps) {
  const coin = coins[order.ticker];
  const limit = order.kind === 'limit';
  const { quantity } = fill({ ...order, total: amount });
  const sheet = sheetHeight[order.kind];
  return (
    <Screen>
      <div
        style={{
          position: 'relative',
          height: 44,
          marginTop: 4,
          display: 'grid',
          placeItems: 'center',
          fontSize: 17,
          fontWeight: 600,
        }}
      >
        <Icon name="close" size={22} style={{ position: 'absolute', left: 20, top: 11 }} />
        Buy {coin.name}
      </div>
      <div style={{ padding: '8px 20px 0', display: 'flex', flexDirection: 'column' }}>
        <Segments items={['Market', 'Limit']} current={limit ? 'Limit' : 'Market'} />
        <Small size={14} style={{ textAlign: 'center', marginTop: 10 }}>
          {limit ? 'Buys only at your price or lower.' : 'Buys now, at the best price available.'}
        </Small>
        <div style={{ display: 'grid', justifyContent: 'center', marginTop: limit ? 10 : 22 }}>
          <BigMoney amount={amount} size={limit ? 52 : 60} style={{ textAlign: 'center' }} />
          <Small size={15} style={{ textAlign: 'center', marginTop: 2 }}>
            {amount > 0 ? `about ${quantity.toFixed(4)} ${order.ticker}` : `How much ${order.ticker}?`}
          </Small>
        </div>
        {limit ? (
          <LimitPrice price={order.price} now={coin.price} />
        ) : (
          <>
            <div style={{ display: 'flex', gap: 8, marginTop: 22 }}>
              {chips.map((chip) => (
                <div
                  key={chip}
                  style={{
                    flex: 1,
                    height: 40,
                    borderRadius: 20,
                    display: 'grid',
                    placeItems: 'center',
                    fontSize: 15.5,
                    fontWeight: 600,
                    background: chip === amount ? green[700] : green[850],
                    color: chip === amount ? green[100] : ink.bright,
                    transform: chip === 250 && pressed.chip ? `scale(${1 - 0.06 * pressed.chip})` : undefined,
                  }}
                >
                  ${chip}
                </div>
              ))}
            </div>
            <Keypad />
          </>
        )}
      </div>
      {!limit && (
        <div style={{ position: 'absolute', left: 20, right: 20, bottom: 44 }}>
          <div
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              padding: '0 2px 12px',
              fontSize: 14.5,
              color: ink.soft,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <span>Pay from cash</span>
            <span>{money(portfolio.cash)} available</span>
          </div>
          <Button
            pressed={pressed.review ?? 0}
            style={amount > 0 ? {} : { background: green[800], color: ink.dim }}
          >
            Review order
          </Button>
        </div>
      )}
      <HomeLine />
      {review > 0 && (
        <>
          <div style={{ position: 'absolute', inset: 0, background: '#020504', opacity: 0.34 * review }} />
          <div
            style={{
              position: 'absolute',
              left: 0,
              right: 0,
              bottom: 0,
              height: sheet,
              transform: `translateY(${(1 - review) * sheet}px)`,
              borderRadius: '28px 28px 0 0',
              background: green[850],
              padding: '10px 22px 0',
            }}
          >
            <Review order={order} sending={sending} spin={spin} pressed={pressed.confirm ?? 0} />
          </div>
        </>
      )}
    </Screen>
  );
}

function LimitPrice({ price, now }: { price: number; now: number }) {
  return (
    <div
      style={{
        marginTop: 18,
        height: 68,
        borderRadius: 20,
        background: green[900],
        boxShadow: `inset 0 0 0 1.5px ${green[600]}`,
        display: 'flex',
        alignItems: 'center',
        padding: '0 14px',
        justifyContent: 'space-between',
      }}
    >
      <Step icon="minus" />
      <div style={{ textAlign: 'center' }}>
        <Small size={13}>Limit price · {percent(1 - price / now, 1)} below now</Small>
        <Figure size={23} style={{ letterSpacing: '-0.02em' }}>
          {money(price)}
        </Figure>
      </div>
      <Step icon="plus" />
    </div>
  );
}

function Step({ icon }: { icon: 'minus' | 'plus' }) {
  return (
    <div
      style={{
        width: 38,
        height: 38,
        borderRadius: 38,
        background: green[800],
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <Icon name={icon} size={18} />
    </div>
  );
}

function Keypad() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', marginTop: 14 }}>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', ''].map((key) => (
        <div
          key={key}
          style={{
            height: 62,
            display: 'grid',
            placeItems: 'center',
            fontFamily: face.figure,
            fontSize: 25,
            fontWeight: 500,
          }}
        >
          {key || <Icon name="arrowLeft" size={22} />}
        </div>
      ))}
    </div>
  );
}

type ReviewProps = { order: Order; sending: boolean; spin: number; pressed: number };

/** Everything that will happen, in dollars, before anything does. */
function Review({ order, sending, spin, pressed }: ReviewProps) {
  const limit = order.kind === 'limit';
  const { fee, quantity } = fill(order);
  return (
    <>
      <i
        style={{
          display: 'block',
          width: 40,
          height: 5,
          borderRadius: 3,
          background: green[600],
          margin: '0 auto 16px',
        }}
      />
      <div style={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <div style={{ fontFamily: face.figure, fontSize: 23, fontWeight: 600, letterSpacing: '-0.025em' }}>
          Buy {limit ? '' : 'about '}
          {quantity.toFixed(4)} {order.ticker}
        </div>
        <span style={{ color: green.mint, fontWeight: 600 }}>Edit</span>
      </div>
      <div style={{ marginTop: 12 }}>
        <Pair label="Order type">{limit ? 'Limit, until cancelled' : 'Market'}</Pair>
        <Pair label={limit ? 'Limit price' : 'Price now, estimated'}>{money(order.price)}</Pair>
        <Pair label={`Our fee, ${percent(feeRate, 1)}, included`}>{money(fee)}</Pair>
        <Pair
          strong
          label="Total from cash"
          style={{ height: 48, marginTop: 6, boxShadow: `inset 0 1px ${green[700]}` }}
        >
          {money(order.total)}
        </Pair>
      </div>
      <Note>
        {limit
          ? `${money(order.total, 0)} waits in your account until ${coins[order.ticker].name} falls to ${money(order.price)}, or until you cancel.`
          : 'The final price can differ a little. If it rises by more than 0.5% first, we ask you again.'}
      </Note>
      <Button pressed={pressed} style={{ marginTop: 18 }}>
        {sending ? <Spinner turn={spin} /> : limit ? 'Place limit order' : 'Confirm and buy'}
      </Button>
      <HomeLine />
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'flex',
        gap: 10,
        marginTop: 6,
        padding: '12px 14px',
        borderRadius: 14,
        background: `color-mix(in srgb, ${amber} 11%, ${green[850]})`,
        fontSize: 14,
        lineHeight: 1.42,
        color: '#f6e6c6',
        textWrap: 'pretty',
      }}
    >
      <Icon name="info" size={19} colour={amber} style={{ marginTop: 1 }} />
      <div>{children}</div>
    </div>
  );
}

export function Spinner({ turn }: { turn: number }) {
  return (
    <svg width="24" height="24" viewBox="-12 -12 24 24" aria-label="Sending">
      <circle r="9" fill="none" stroke={ink.onMint} strokeOpacity=".25" strokeWidth="3" />
      <path
        d="M0 -9A9 9 0 0 1 9 0"
        fill="none"
        stroke={ink.onMint}
        strokeWidth="3"
        strokeLinecap="round"
        transform={`rotate(${turn * 360})`}
      />
    </svg>
  );
}
