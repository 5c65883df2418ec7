import { defineBoard } from '../../board.ts';
import { type BankTheme, bankIds, banks } from './tokens.ts';
import { Dashboard, dashboardSize } from './ui/Dashboard.tsx';
import { TallDashboard } from './ui/Tall.tsx';

const at = 'case-studies/interac/dashboard';

export const board = defineBoard<{ theme: BankTheme; tall?: boolean }>({
  id: 'interac/dashboards',
  size: dashboardSize,
  Component: ({ theme, tall }) => (tall ? <TallDashboard theme={theme} /> : <Dashboard theme={theme} />),
  states: Object.fromEntries(
    bankIds.flatMap((id) => {
      const theme = banks[id];
      return [
        [id, { out: `${at}-${id}.png`, props: { theme } }],
        [
          `${id}-portrait`,
          {
            out: `${at}-${id}-portrait.png`,
            props: { theme, tall: true },
            size: { width: 480, height: 616 },
          },
        ],
      ];
    }),
  ),
});
