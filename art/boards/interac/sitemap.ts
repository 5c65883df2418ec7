export type Page = { page: string; missing?: boolean };
export type Bank = { bank: 'TD' | 'BMO' | 'Scotia' | 'RBC' | 'CIBC'; pages: readonly Page[] };

/** A copy of the site per bank, each grown by itself. `missing`: never built for that bank. */
export const before: readonly Bank[] = [
  {
    bank: 'TD',
    pages: [
      { page: 'Accounts' },
      { page: 'Transfers' },
      { page: 'Send e-Transfer' },
      { page: 'Request money' },
      { page: 'Cards' },
    ],
  },
  {
    bank: 'BMO',
    pages: [
      { page: 'Accounts' },
      { page: 'Payments' },
      { page: 'Send money' },
      { page: 'Request money', missing: true },
      { page: 'Manage cards' },
    ],
  },
  {
    bank: 'Scotia',
    pages: [
      { page: 'Overview' },
      { page: 'Transfers' },
      { page: 'Send e-Transfer' },
      { page: 'Requests' },
      { page: 'Cards', missing: true },
    ],
  },
  {
    bank: 'RBC',
    pages: [
      { page: 'My accounts' },
      { page: 'Move funds' },
      { page: 'Send' },
      { page: 'Request money', missing: true },
      { page: 'Cards' },
    ],
  },
  {
    bank: 'CIBC',
    pages: [
      { page: 'Accounts' },
      { page: 'e-Transfer' },
      { page: 'Send e-Transfer' },
      { page: 'Ask for money' },
      { page: 'Cards', missing: true },
    ],
  },
];

export const after: readonly { page: string; pages: readonly string[] }[] = [
  { page: 'Accounts', pages: ['Account details', 'Money waiting'] },
  { page: 'Move money', pages: ['Send', 'Request', 'Autodeposit'] },
  { page: 'Cards', pages: ['Lock a card', 'Limits and alerts'] },
  { page: 'Activity', pages: ['Transaction details'] },
];

export const dock = ['Bank', 'Scenario', 'Customize', 'Reset'] as const;
