import { defineBoard } from '../../board.ts';
import { Diagram, treeLayout } from '../../kit/diagram.tsx';
import { At, Frame } from '../../kit/frame.tsx';

const map = treeLayout({
  label: 'Dashboard',
  children: [
    { label: 'Accounts', stack: true, children: [{ label: 'Chequing' }, { label: 'Savings' }] },
    { label: 'Transfers', children: [{ label: 'Send' }, { label: 'Request' }] },
    { label: 'Settings', stack: true, children: [{ label: 'Profile' }, { label: 'Security' }] },
  ],
});

function Diagrams() {
  return (
    <Frame>
      <At x={40} y={40}>
        <Diagram width={1000} height={320} nodes={map.nodes} edges={map.edges} />
      </At>
      <At x={40} y={380}>
        <Diagram
          width={1020}
          height={300}
          lanes={[
            { label: 'Person', y: 0, height: 144 },
            { label: 'System', y: 152, height: 144 },
          ]}
          nodes={[
            { id: 'a', kind: 'start', x: 140, y: 46, label: 'Opens link', width: 120 },
            { id: 'b', x: 310, y: 46, label: 'Fills in form', detail: 'Two fields' },
            { id: 'c', kind: 'decision', x: 520, y: 180, label: 'All valid?' },
            { id: 'd', x: 720, y: 198, label: 'Saves lead' },
            { id: 'e', kind: 'end', x: 880, y: 46, label: 'Thanked', width: 110 },
          ]}
          edges={[
            { from: 'a', to: 'b', inShift: -8.4 },
            { from: 'b', to: 'c', out: 'right', in: 'top' },
            { from: 'c', to: 'd', label: 'Yes' },
            { from: 'c', to: 'b', out: 'left', in: 'bottom', label: 'No', dashed: true },
            { from: 'd', to: 'e', out: 'right', in: 'bottom' },
          ]}
        />
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'demo/diagrams',
  size: { width: 1100, height: 720 },
  scale: 1,
  out: 'diagrams.png',
  Component: Diagrams,
});
