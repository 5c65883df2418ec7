import { type CSSProperties, useReducer } from 'react';
import { customer, scenarios } from '../../boards/interac/data.ts';
import { type BankId, bankIds, banks } from '../../boards/interac/tokens.ts';
import { Icon } from '../../kit/icons.tsx';
import { Ending, focusSoon } from '../kit/app.tsx';
import { Accounts, Activity, ScenarioCard } from './Bank.tsx';
import { first, next } from './state.ts';

/** The bank’s part above, the presenter’s dock below. A bank is a theme: whatever was done stays done. */
export function App() {
  const [state, send] = useReducer(next, first);
  const theme = banks[state.bank];
  const colours = {
    '--chrome': theme.chrome,
    '--on-chrome': theme.onChrome,
    '--action': theme.action,
    '--on-action': theme.onAction,
    '--tint': theme.tint,
    '--radius': `${theme.radius}px`,
  } as CSSProperties;
  return (
    <div>
      <main style={colours}>
        <div className="bank">
          <h1>{theme.name}</h1>
          <p>Online banking</p>
          <span aria-hidden="true">{customer.initials}</span>
        </div>
        <div className="content">
          {state.handedOver && (
            <Ending
              told
              again={() => {
                send({ type: 'reset' });
                focusSoon('.act');
              }}
            >
              {theme.name} shows what was done at {banks[state.doneAt ?? 'default'].name}, to the cent. The
              decision: the bank is a setting, not a copy, so one demo serves six of them.
            </Ending>
          )}
          <div className="hello">
            <h2>Good morning, {customer.first}</h2>
            <p className="muted">{customer.today}</p>
          </div>
          <div className="left">
            <Accounts state={state} />
            <Activity state={state} />
          </div>
          <ScenarioCard state={state} onAct={() => send({ type: 'act' })} />
        </div>
      </main>
      <section className="dock" aria-label="Presenter">
        <strong>Emulator</strong>
        <span className="pick">
          <label htmlFor="scenario">Scenario</label>{' '}
          <select
            id="scenario"
            value={state.scenario}
            onChange={(event) =>
              send({ type: 'scenario', scenario: event.currentTarget.value as typeof state.scenario })
            }
          >
            {scenarios.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </span>
        <fieldset className="banks">
          <legend className="hidden">Bank</legend>
          {bankIds.map((id: BankId) => (
            <label key={id}>
              <input
                type="radio"
                name="bank"
                checked={id === state.bank}
                onChange={() => send({ type: 'bank', bank: id })}
              />
              <i aria-hidden="true" style={{ background: banks[id].chrome }} />
              {banks[id].label}
            </label>
          ))}
        </fieldset>
        <button type="button" className="reset" onClick={() => send({ type: 'reset' })}>
          <Icon name="refresh" size={18} stroke={2} />
          Reset
        </button>
      </section>
    </div>
  );
}
