import { defineBoard } from '../../board.ts';
import { Diagram, type Edge, type Node } from '../../kit/diagram.tsx';
import { At } from '../../kit/frame.tsx';
import { World } from './ui/parts.tsx';
import { c, font } from './ui/theme.ts';

const column = (i: number) => 116 + i * 162;
const w = 134;
const h = 70;
const lanes = [
  { label: 'Marketing', y: 0, height: 156, fill: '#f1eafe' },
  { label: 'Visitor', y: 166, height: 126, fill: '#f5f6fc' },
  { label: 'Trakt', y: 302, height: 126, fill: '#e6e8fd' },
  { label: 'Sales', y: 438, height: 164, fill: '#dff2f8' },
];
const box = (id: string, col: number, y: number, label: string, more: Partial<Node> = {}): Node => ({
  id,
  x: column(col),
  y,
  width: w,
  height: h,
  label,
  ...more,
});

const nodes: Node[] = [
  box('name', 0, 56, 'Names a campaign', { kind: 'start' }),
  box('utm', 1, 56, 'Adds source, medium, term, content'),
  box('ready', 2, 42, 'Ready to go live?', { kind: 'decision', height: 98, width: 120 }),
  box('share', 3, 56, 'Shares the link or the QR code'),
  box('click', 3, 194, 'Clicks or scans'),
  box('form', 4, 194, 'Leaves contact details'),
  box('keep', 3, 330, 'Keeps parameters and pages viewed'),
  box('lead', 4, 330, 'Creates a lead with its first click'),
  box('find', 4, 474, 'Finds it under New'),
  box('read', 5, 474, 'Opens the drawer, reads, comments'),
  box('signed', 6, 460, 'Signed?', { kind: 'decision', height: 98 }),
  box('count', 6, 330, 'Adds its value to the campaign'),
  box('see', 6, 56, 'Sees what the campaign signed', { kind: 'end' }),
];
const edges: Edge[] = [
  { from: 'name', to: 'utm' },
  { from: 'utm', to: 'ready' },
  { from: 'ready', to: 'utm', out: 'top', in: 'top', label: 'No, draft', dashed: true },
  { from: 'ready', to: 'share' },
  { from: 'share', to: 'click' },
  { from: 'click', to: 'form' },
  { from: 'click', to: 'keep' },
  { from: 'form', to: 'lead' },
  { from: 'keep', to: 'lead' },
  { from: 'lead', to: 'find' },
  { from: 'find', to: 'read' },
  { from: 'read', to: 'signed' },
  { from: 'signed', to: 'read', out: 'bottom', in: 'bottom', label: 'Next stage', dashed: true },
  { from: 'signed', to: 'count', label: 'Yes' },
  { from: 'count', to: 'see' },
];

const look = {
  fill: '#ffffff',
  stroke: '#b9b5e8',
  ink: c.ink,
  line: c.indigo,
  decision: '#fdeed2',
  terminal: c.indigo,
  terminalInk: '#ffffff',
  radius: 12,
  fontSize: 14.5,
  font,
};

type Who = 'Marketing' | 'Visitor' | 'Trakt' | 'Sales';
const tones: Record<Who, { ink: string; fill: string; dot: string }> = {
  Marketing: { ink: '#6425d0', fill: '#f0e7fe', dot: '#8f52f5' },
  Visitor: { ink: '#5a5780', fill: '#ecedf6', dot: '#9a97bd' },
  Trakt: { ink: c.indigoDeep, fill: '#e6e8fd', dot: c.indigo },
  Sales: { ink: '#0b6d8c', fill: '#daf2f9', dot: '#22a9cf' },
};
const steps: [Who, string, string?][] = [
  ['Marketing', 'Names a campaign'],
  ['Marketing', 'Adds source, medium, term and content', 'Kept as a draft until it is ready'],
  ['Marketing', 'Shares the link or the QR code'],
  ['Visitor', 'Clicks or scans'],
  ['Trakt', 'Keeps parameters and pages viewed'],
  ['Visitor', 'Leaves contact details'],
  ['Trakt', 'Creates a lead with its first click'],
  ['Sales', 'Finds it under New'],
  ['Sales', 'Opens the drawer, reads, comments', 'Moves it on, stage by stage, until it is signed'],
  ['Trakt', 'Adds its value to the campaign'],
  ['Marketing', 'Sees what the campaign signed'],
];

function UserFlow({ portrait = false }: { portrait?: boolean }) {
  if (!portrait)
    return (
      <World style={{ position: 'absolute', inset: 0, background: '#fff' }}>
        <At x={20} y={23}>
          <Diagram
            width={1240}
            height={602}
            nodes={nodes}
            edges={edges}
            lanes={lanes}
            laneLabelWidth={120}
            style={look}
          />
        </At>
        <At x={20 + column(2) + 124} y={78} style={{ fontSize: 13, fontWeight: 500 }}>
          Yes
        </At>
      </World>
    );
  return (
    <World style={{ position: 'absolute', inset: 0, background: '#fff', padding: '26px 24px' }}>
      <div style={{ position: 'absolute', left: 35, top: 50, bottom: 70, width: 3, background: '#cfcbfa' }} />
      <div style={{ display: 'flex', flexDirection: 'column', gap: 10 }}>
        {steps.map(([who, text, note]) => (
          <div key={text} style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            <i
              style={{
                width: 24,
                height: 24,
                flex: 'none',
                borderRadius: 24,
                background: tones[who].dot,
                border: '5px solid #fff',
                boxShadow: `0 0 0 2px ${tones[who].dot}`,
                position: 'relative',
              }}
            />
            <div
              style={{ flex: 1, borderRadius: 14, background: tones[who].fill, padding: '10px 16px 11px' }}
            >
              <div style={{ fontSize: 15, fontWeight: 700, color: tones[who].ink }}>{who}</div>
              <div style={{ fontSize: 18, fontWeight: 600, lineHeight: 1.3 }}>{text}</div>
              {note && (
                <div style={{ fontSize: 15.5, color: c.text, lineHeight: 1.35, marginTop: 2 }}>{note}</div>
              )}
            </div>
          </div>
        ))}
      </div>
    </World>
  );
}

export const board = defineBoard<{ portrait?: boolean }>({
  id: 'trakt/user-flow',
  size: { width: 1280, height: 648 },
  Component: UserFlow,
  states: {
    wide: { out: 'case-studies/trakt/user-flow.png', props: {} },
    portrait: {
      out: 'case-studies/trakt/user-flow-portrait.png',
      props: { portrait: true },
      size: { width: 480, height: 944 },
    },
  },
});
