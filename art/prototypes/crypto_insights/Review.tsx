import { coins, feeRate, fill, type Order } from '../../boards/crypto_insights/data.ts';
import { amber } from '../../boards/crypto_insights/ui/theme.ts';
import { Icon } from '../../kit/icons.tsx';
import { money, percent } from '../../kit/text.tsx';
import { useArrival } from '../kit/app.tsx';

type ReviewProps = { order: Order; onEdit: () => void; onSend: () => void; onCancel: () => void };

/** Everything that will happen, in dollars, before anything does. */
export function Review({ order, onEdit, onSend, onCancel }: ReviewProps) {
  const heading = useArrival<HTMLHeadingElement>();
  const isLimit = order.kind === 'limit';
  const { fee, quantity } = fill(order);
  const rows: [string, string][] = [
    ['Order type', isLimit ? 'Limit, until cancelled' : 'Market'],
    [isLimit ? 'Limit price' : 'Price now, estimated', money(order.price)],
    [`Our fee, ${percent(feeRate, 1)}, included`, money(fee)],
  ];
  return (
    <>
      <div className="veil" />
      <section className="review" aria-labelledby="review">
        <div className="head">
          <h2 id="review" ref={heading} tabIndex={-1}>
            Buy {isLimit ? '' : 'about '}
            {quantity.toFixed(4)} {order.ticker}
          </h2>
          <button type="button" onClick={onEdit}>
            Edit
          </button>
        </div>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className="total">
            <dt>Total from cash</dt>
            <dd>{money(order.total)}</dd>
          </div>
        </dl>
        <p className="warn">
          <Icon name="info" size={19} colour={amber} />
          <span>
            {isLimit
              ? `${money(order.total, 0)} waits in your account until ${coins[order.ticker].name} falls to ${money(order.price)}, or until you cancel.`
              : 'The final price can differ a little. If it rises by more than 0.5% first, we ask you again.'}
          </span>
        </p>
        <button type="button" className="go" onClick={onSend}>
          {isLimit ? 'Place limit order' : 'Confirm and buy'}
        </button>
        <button type="button" className="plain" onClick={onCancel}>
          Cancel, send nothing
        </button>
      </section>
    </>
  );
}
