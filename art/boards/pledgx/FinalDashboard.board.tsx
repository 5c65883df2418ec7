import { defineBoard } from '../../board.ts';
import { contract } from './data.ts';
import { Dashboard } from './ui/Dashboard.tsx';
import { Panel } from './ui/Panel.tsx';
import { App, Zoom } from './ui/parts.tsx';
import { c } from './ui/theme.ts';

/** On phones the panel alone: it is what the picture is about. */
function FinalDashboard({ portrait = false }: { portrait?: boolean }) {
  if (!portrait) return <Dashboard selected="2201" panel="why" panelWidth={324} rowHeight={38} />;
  return (
    <Zoom by={480 / 332} width={480} height={840}>
      <App style={{ background: c.white }}>
        <Panel of={contract('2201')} view="why" width={332} />
      </App>
    </Zoom>
  );
}

export const board = defineBoard({
  id: 'pledgx/final-dashboard',
  size: { width: 1280, height: 760 },
  ground: c.slate50,
  Component: FinalDashboard,
  states: {
    wide: { out: 'case-studies/pledgx/final-dashboard.png', props: {} },
    portrait: {
      out: 'case-studies/pledgx/final-dashboard-portrait.png',
      props: { portrait: true },
      size: { width: 480, height: 840 },
    },
  },
});
