import { accounts, transfer, waiting } from '../../boards/interac/data.ts';
import { Icon } from '../../kit/icons.tsx';
import { money } from '../../kit/text.tsx';
import { balanceOf, entriesOf, type Scenario, type State } from './state.ts';

export function Accounts({ state }: { state: State }) {
  const isLocked = state.done.includes('Lock a card');
  return (
    <div className="accounts">
      {accounts.map(({ id, name, number, kind, amount, note }) => (
        <div key={id} className="card">
          <div>
            <h3>{name}</h3>
            <p className="muted">•• {number}</p>
          </div>
          <b>{money(id === 'chequing' ? balanceOf(state) : amount)}</b>
          <p className="muted">
            {id === 'credit' && isLocked ? 'Locked' : kind === 'credit' ? `Owing · ${note}` : note}
          </p>
        </div>
      ))}
    </div>
  );
}

export function Activity({ state }: { state: State }) {
  return (
    <div className="card">
      <h3>Chequing activity</h3>
      <ul className="rows">
        {entriesOf(state)
          .slice(0, 5)
          .map(({ id, name, detail, date, amount }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <span className="muted">{detail}</span>
              </div>
              <span className="muted">{date}</span>
              <em className={amount > 0 ? 'plus' : ''}>
                {amount > 0 ? '+' : '−'}
                {money(Math.abs(amount))}
              </em>
            </li>
          ))}
      </ul>
    </div>
  );
}

const card: Record<Scenario, { title: string; text: string; act: string; done: string }> = {
  'Send an e-Transfer': {
    title: 'Send money',
    text: `${money(transfer.amount)} to ${transfer.to}: “${transfer.message}”.`,
    act: `Send ${money(transfer.amount)}`,
    done: `Sent to ${transfer.to}`,
  },
  'Request money': {
    title: 'Request money',
    text: `${money(waiting.amount)} from ${waiting.from}: “${waiting.message}”.`,
    act: `Request ${money(waiting.amount)}`,
    done: `Requested from ${waiting.from}`,
  },
  Autodeposit: {
    title: 'Money waiting for you',
    text: `${money(waiting.amount)} from ${waiting.from}. ${waiting.expires}.`,
    act: 'Deposit it by itself from now on',
    done: 'Autodeposit is on',
  },
  'Lock a card': {
    title: 'Credit card •• 9034',
    text: 'Mislaid it? Nobody can pay with it until you unlock it.',
    act: 'Lock the card',
    done: 'The card is locked',
  },
};

/** What the scenario offers at the bank’s own screen. */
export function ScenarioCard({ state, onAct }: { state: State; onAct: () => void }) {
  const { title, text, act, done } = card[state.scenario];
  const isDone = state.done.includes(state.scenario);
  return (
    <section className="card task" aria-label={state.scenario}>
      <h3>{title}</h3>
      <p>{text}</p>
      {isDone ? (
        <p className="done" role="status">
          <Icon name="check" size={20} stroke={2.4} />
          {done}
        </p>
      ) : (
        <button type="button" className="act" onClick={onAct}>
          {act}
        </button>
      )}
      {isDone && !state.handedOver && <p className="muted">Now hand the demo to another bank, below.</p>}
    </section>
  );
}
