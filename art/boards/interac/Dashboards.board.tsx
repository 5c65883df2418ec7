import { defineBoard } from '../../board.ts';
import { type BankTheme, bankIds, banks } from './tokens.ts';
import { Dashboard, dashboardSize } from './ui/Dashboard.tsx';

export const board = defineBoard<{ theme: BankTheme }>({
  id: 'interac/dashboards',
  size: dashboardSize,
  Component: Dashboard,
  states: Object.fromEntries(
    bankIds.map((id) => [
      id,
      { out: `case-studies/interac/dashboard-${id}.png`, props: { theme: banks[id] } },
    ]),
  ),
});
