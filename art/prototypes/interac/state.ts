import { activity, chequing, type Entry, scenarios, sentEntry, waiting } from '../../boards/interac/data.ts';
import type { BankId } from '../../boards/interac/tokens.ts';

export type Scenario = (typeof scenarios)[number];

export type State = {
  bank: BankId;
  scenario: Scenario;
  /** What was done at the bank’s screen, whichever bank it was. */
  done: readonly Scenario[];
  doneAt?: BankId;
  handedOver: boolean;
};

export type Event =
  | { type: 'bank'; bank: BankId }
  | { type: 'scenario'; scenario: Scenario }
  | { type: 'act' }
  | { type: 'reset' };

export const first: State = { bank: 'default', scenario: scenarios[0], done: [], handedOver: false };

/** The bank and the scenario change what is shown; only acting and resetting change what is so. */
export function next(state: State, event: Event): State {
  switch (event.type) {
    case 'bank':
      return {
        ...state,
        bank: event.bank,
        handedOver: state.done.length > 0 && event.bank !== state.doneAt,
      };
    case 'scenario':
      return { ...state, scenario: event.scenario };
    case 'act':
      if (state.done.includes(state.scenario)) return state;
      return { ...state, done: [...state.done, state.scenario], doneAt: state.bank };
    case 'reset':
      return { ...first, bank: state.bank, scenario: state.scenario };
  }
}

const received: Entry = {
  id: 'autodeposit',
  name: waiting.from,
  detail: 'Autodeposit',
  date: 'May 9',
  amount: waiting.amount,
  icon: 'wallet',
};

/** Newest first, as the pictures list them. */
export function entriesOf({ done }: State): Entry[] {
  const added = done.flatMap((scenario) =>
    scenario === 'Send an e-Transfer' ? [sentEntry] : scenario === 'Autodeposit' ? [received] : [],
  );
  return [...added.toReversed(), ...activity];
}

export function balanceOf(state: State): number {
  const moved = entriesOf(state)
    .filter((entry) => !activity.includes(entry))
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.round((chequing.amount + moved) * 100) / 100;
}
