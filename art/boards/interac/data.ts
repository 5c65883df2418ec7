import type { IconName } from '../../kit/icons.tsx';

/** One demo customer, one morning: every screen of the product tells the same story. */
export const customer = {
  first: 'Amara',
  name: 'Amara Osei',
  initials: 'AO',
  today: 'Thursday, May 9',
} as const;

export type Account = {
  id: string;
  name: string;
  number: string;
  kind: 'deposit' | 'credit';
  amount: number;
  note: string;
  icon: IconName;
};

export const chequing: Account = {
  id: 'chequing',
  name: 'Chequing',
  number: '4821',
  kind: 'deposit',
  amount: 4286.4,
  note: 'Available now',
  icon: 'wallet',
};
export const savings: Account = {
  id: 'savings',
  name: 'Savings',
  number: '1107',
  kind: 'deposit',
  amount: 12650,
  note: 'Goal: new kitchen',
  icon: 'bank',
};
export const credit: Account = {
  id: 'credit',
  name: 'Credit card',
  number: '9034',
  kind: 'credit',
  amount: 1148.62,
  note: 'Due May 27',
  icon: 'card',
};
export const accounts: readonly Account[] = [chequing, savings, credit];
export const deposits = chequing.amount + savings.amount;

export type Entry = {
  id: string;
  name: string;
  detail: string;
  date: string;
  amount: number;
  icon: IconName;
};

/** Newest first; `balances` runs back from today's. */
export const activity: readonly Entry[] = [
  {
    id: 'grocer',
    name: 'Corner Grocer',
    detail: 'Debit purchase',
    date: 'May 8',
    amount: -84.27,
    icon: 'card',
  },
  { id: 'priya', name: 'Priya Nair', detail: 'e-Transfer sent', date: 'May 7', amount: -45, icon: 'send' },
  {
    id: 'transit',
    name: 'Transit pass',
    detail: 'Debit purchase',
    date: 'May 6',
    amount: -156,
    icon: 'card',
  },
  { id: 'hydro', name: 'City Hydro', detail: 'Bill payment', date: 'May 3', amount: -92.18, icon: 'receipt' },
  {
    id: 'pay',
    name: 'Northline Studio',
    detail: 'Payroll deposit',
    date: 'May 2',
    amount: 2140,
    icon: 'briefcase',
  },
];

export const transfer = {
  to: 'Daniel Roy',
  first: 'Daniel',
  initials: 'DR',
  email: 'daniel@mail.example',
  amount: 60,
  message: 'Dinner on Saturday',
} as const;
export const sentEntry: Entry = {
  id: 'daniel',
  name: transfer.to,
  detail: 'e-Transfer sent',
  date: 'May 9',
  amount: -transfer.amount,
  icon: 'send',
};

export function balances(entries: readonly Entry[], now: number): number[] {
  let running = now;
  return entries.map((entry) => {
    const after = running;
    running = Math.round((running - entry.amount) * 100) / 100;
    return after;
  });
}

export const waiting = {
  from: 'Mei Tanaka',
  initials: 'MT',
  amount: 32.5,
  message: 'Concert ticket',
  expires: 'Expires June 8',
} as const;

export const people = [
  { name: 'Daniel Roy', first: 'Daniel', initials: 'DR', email: 'daniel@mail.example', tone: '#e9d9c3' },
  { name: 'Priya Nair', first: 'Priya', initials: 'PN', email: 'priya@mail.example', tone: '#d6e3da' },
  { name: 'Mei Tanaka', first: 'Mei', initials: 'MT', email: 'mei@mail.example', tone: '#e6d8e2' },
  { name: 'Jonas Berg', first: 'Jonas', initials: 'JB', email: 'jonas@mail.example', tone: '#d5e0ea' },
] as const;

/** Sums the debits above. */
export const spending = [
  { name: 'Transit', amount: 156 },
  { name: 'Hydro', amount: 92.18 },
  { name: 'Groceries', amount: 84.27 },
  { name: 'Sent', amount: 45 },
] as const;
export const spent = Math.round(spending.reduce((sum, s) => sum + s.amount, 0) * 100) / 100;

export const scenarios = ['Send an e-Transfer', 'Request money', 'Autodeposit', 'Lock a card'] as const;
