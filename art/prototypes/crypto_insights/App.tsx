import { useEffect, useState } from 'react';
import {
  coins,
  feeRate,
  fill,
  limitOrder,
  type Order,
  portfolio,
} from '../../boards/crypto_insights/data.ts';
import { chips } from '../../boards/crypto_insights/ui/Order.tsx';
import { amber } from '../../boards/crypto_insights/ui/theme.ts';
import { Icon } from '../../kit/icons.tsx';
import { money, percent } from '../../kit/text.tsx';
import { Ending, focusSoon } from '../kit/app.tsx';
import { Review } from './Review.tsx';

const coin = coins.ETH;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] as const;
/** How far one press moves the limit price, in dollars. */
const STEP = 50;

type Kind = Order['kind'];
type Where = 'ticket' | 'review' | 'sent' | 'left' | 'done';

/** What a key makes of the amount: at most two digits of cents, no zero in front. */
export function typed(amount: string, key: string): string {
  if (key === '⌫') return amount.slice(0, -1);
  if (key === '.') return amount.includes('.') ? amount : `${amount || '0'}.`;
  if (/\.\d\d$/.test(amount) || amount.replace('.', '').length >= 7) return amount;
  return amount === '0' ? key : amount + key;
}

/** An order for Ethereum. Nothing is bought from the first screen: it only ever leads to the review. */
export function App() {
  const [where, setWhere] = useState<Where>('ticket');
  const [kind, setKind] = useState<Kind>('market');
  const [amount, setAmount] = useState('');
  const [limit, setLimit] = useState(limitOrder.price);
  const [hint, setHint] = useState('');
  const total = Number(amount) || 0;
  const order: Order = { ticker: 'ETH', kind, total, price: kind === 'limit' ? limit : coin.price };

  const fresh = () => {
    setWhere('ticket');
    setKind('market');
    setAmount('');
    setLimit(limitOrder.price);
    setHint('');
    focusSoon('input');
  };
  const cancel = () => {
    if (kind === 'limit') return setWhere('done');
    setHint('Nothing was sent. Now try it as a limit order.');
    setWhere('ticket');
    focusSoon('input');
  };

  useEffect(() => {
    if (where !== 'ticket') return;
    const press = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || (target as Element).matches('select,textarea')) return;
      const pressed = key === 'Backspace' ? '⌫' : key === ',' ? '.' : key;
      if (KEYS.includes(pressed as (typeof KEYS)[number])) setAmount((now) => typed(now, pressed));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [where]);

  if (where === 'done') {
    return (
      <main>
        <h1>Buy {coin.name}</h1>
        <Ending again={fresh}>
          Nothing was sent and nothing was charged. The decision: fee and total stand there in dollars before
          anything happens, and leaving is always one tap away.
        </Ending>
      </main>
    );
  }
  if (where === 'sent') {
    return (
      <main>
        <h1>Buy {coin.name}</h1>
        <div className="after" role="status">
          <h2>{kind === 'limit' ? 'Your order is waiting' : 'Your order was sent'}</h2>
          <p>
            {kind === 'limit'
              ? `It buys when ${coin.name} falls to ${money(limit)}. The task was to cancel before it was sent.`
              : 'That one is bought. The task was to cancel before it was sent.'}
          </p>
          <button type="button" className="go" onClick={fresh}>
            Try once more
          </button>
        </div>
      </main>
    );
  }
  return (
    <main>
      <Ticket
        order={order}
        amount={amount}
        hint={hint}
        isBehind={where === 'review'}
        onKind={setKind}
        onAmount={setAmount}
        onLimit={setLimit}
        onReview={() => setWhere('review')}
      />
      {where === 'review' && (
        <Review
          order={order}
          onEdit={() => {
            setWhere('ticket');
            focusSoon('.go');
          }}
          onSend={() => setWhere('sent')}
          onCancel={cancel}
        />
      )}
    </main>
  );
}

type TicketProps = {
  order: Order;
  amount: string;
  hint: string;
  isBehind: boolean;
  onKind: (kind: Kind) => void;
  onAmount: (change: (amount: string) => string) => void;
  onLimit: (change: (price: number) => number) => void;
  onReview: () => void;
};

function Ticket({ order, amount, hint, isBehind, onKind, onAmount, onLimit, onReview }: TicketProps) {
  const { kind, total, price } = order;
  const { fee, quantity } = fill(order);
  const isTooMuch = total > portfolio.cash;
  const move = (by: number) =>
    onLimit((now) => Math.min(Math.max(now + by, STEP), Math.floor(coin.price / STEP) * STEP));
  return (
    <div inert={isBehind} style={{ display: 'contents' }}>
      <h1>Buy {coin.name}</h1>
      <div className="in">
        <fieldset className="segments">
          <legend className="hidden">Order type</legend>
          {(['market', 'limit'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="kind" checked={kind === one} onChange={() => onKind(one)} />
              {one === 'market' ? 'Market' : 'Limit'}
            </label>
          ))}
        </fieldset>
        <p className="note">
          {kind === 'limit' ? 'Buys only at your price or lower.' : 'Buys now, at the best price available.'}
        </p>
        <div className="amount">
          <output aria-label="Amount" aria-live="polite">
            {amount.includes('.') ? `$${amount}` : money(total, 0)}
          </output>
          {isTooMuch ? (
            <small role="alert">You have {money(portfolio.cash)} in cash. Take a smaller amount.</small>
          ) : (
            <small>{total > 0 ? `about ${quantity.toFixed(4)} ETH` : 'How much ETH?'}</small>
          )}
        </div>
        <div className="chips">
          {chips.map((chip) => (
            <button
              key={chip}
              type="button"
              aria-pressed={total === chip}
              onClick={() => onAmount(() => String(chip))}
            >
              ${chip}
            </button>
          ))}
        </div>
        {kind === 'limit' && (
          <div className="limit">
            <button
              type="button"
              aria-label={`Lower the limit price by $${STEP}`}
              onClick={() => move(-STEP)}
            >
              <Icon name="minus" size={18} />
            </button>
            <div>
              <label htmlFor="price">Limit price · {percent(1 - price / coin.price, 1)} below now</label>
              <output id="price" aria-live="polite">
                {money(price)}
              </output>
            </div>
            <button type="button" aria-label={`Raise the limit price by $${STEP}`} onClick={() => move(STEP)}>
              <Icon name="plus" size={18} />
            </button>
          </div>
        )}
        <div className="keys">
          {KEYS.map((key) => (
            <button
              key={key}
              type="button"
              aria-label={key === '⌫' ? 'Delete' : key === '.' ? 'Point' : undefined}
              onClick={() => onAmount((now) => typed(now, key))}
            >
              {key === '⌫' ? <Icon name="arrowLeft" size={22} /> : key}
            </button>
          ))}
        </div>
      </div>
      <div className="foot">
        {hint && (
          <p className="warn" role="status">
            <Icon name="info" size={19} colour={amber} />
            {hint}
          </p>
        )}
        <dl className="sums">
          <div>
            <dt>Our fee, {percent(feeRate, 1)}, included</dt>
            <dd>{money(fee)}</dd>
          </div>
          <div>
            <dt>Total from cash, {money(portfolio.cash)} available</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
        <button type="button" className="go" disabled={total <= 0 || isTooMuch} onClick={onReview}>
          Review order
        </button>
      </div>
    </div>
  );
}
