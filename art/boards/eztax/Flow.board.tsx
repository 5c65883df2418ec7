import { defineBoard } from '../../board.ts';
import { Diagram, type Edge, type Node } from '../../kit/diagram.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Pip } from './ui/Pip.tsx';
import { H, P } from './ui/parts.tsx';
import { c, type } from './world.ts';

const style = {
  fill: c.paper,
  stroke: '#e8d3bd',
  ink: c.ink,
  line: c.moss,
  decision: c.wax,
  terminal: c.leafDeep,
  terminalInk: '#ffffff',
  radius: 18,
  fontSize: 16,
  font: type.body,
  nodeWidth: 132,
  nodeHeight: 64,
};

const learn = { fill: '#f4faef', stroke: c.bud };
const file = { fill: '#fff5f0', stroke: c.petal };
const help = { fill: '#fffaec', stroke: '#f3d590' };

const wideNodes: Node[] = [
  { id: 'home', kind: 'start', x: 0, y: 228, width: 108, height: 56, label: 'Home' },

  { id: 'read', x: 168, y: 92, width: 148, label: 'Read a short module', ...learn },
  { id: 'quiz', x: 360, y: 92, width: 148, label: 'Answer its quiz', ...learn },
  { id: 'right', kind: 'decision', x: 552, y: 70, width: 150, height: 108, label: 'Right?' },
  { id: 'hint', x: 360, y: 186, width: 148, height: 48, label: 'Pip explains', ...help },
  { id: 'open', x: 778, y: 92, width: 156, label: 'Next module unlocks', ...learn },
  {
    id: 'ready',
    kind: 'end',
    x: 1004,
    y: 94,
    width: 176,
    height: 60,
    label: 'Ready to file',
    fill: c.leafDeep,
    stroke: c.leafDeep,
    ink: '#fff',
  },

  { id: 'you', x: 168, y: 362, width: 100, label: 'About you', ...file },
  { id: 'add', x: 299, y: 362, width: 106, label: 'Add a slip', ...file },
  { id: 'scan', x: 436, y: 362, width: 120, label: 'PDF is transcribed', ...file },
  { id: 'match', kind: 'decision', x: 590, y: 336, width: 160, height: 116, label: 'Matches the slip?' },
  { id: 'edit', x: 428, y: 462, width: 136, height: 48, label: 'Edit the box', ...file },
  { id: 'credits', x: 820, y: 362, width: 94, label: 'Credits', ...file },
  { id: 'review', x: 948, y: 362, width: 90, label: 'Review', ...file },
  { id: 'send', x: 1072, y: 362, width: 108, label: 'Send by NETFILE', ...file },
  { id: 'noa', kind: 'end', x: 982, y: 460, width: 198, height: 54, label: 'Notice of assessment' },

  { id: 'ask', x: 168, y: 608, width: 176, label: 'Ask Pip about any word', ...help },
  { id: 'tip', x: 424, y: 608, width: 176, label: 'A tip in one sentence', ...help },
  { id: 'cra', x: 680, y: 608, width: 196, label: 'CRA page on canada.ca', ...help },
  {
    id: 'back',
    kind: 'end',
    x: 956,
    y: 612,
    width: 224,
    height: 56,
    label: 'Back to the same step',
    fill: c.honey,
    stroke: c.honey,
    ink: c.ink,
  },
];

const wideEdges: Edge[] = [
  { from: 'home', to: 'read', out: 'top', in: 'left' },
  { from: 'home', to: 'you', out: 'bottom', in: 'left' },
  { from: 'read', to: 'quiz' },
  { from: 'quiz', to: 'right' },
  { from: 'right', to: 'open', label: 'Yes', out: 'right', in: 'left' },
  { from: 'right', to: 'hint', label: 'No', out: 'bottom', in: 'right' },
  { from: 'hint', to: 'quiz', out: 'top', in: 'bottom' },
  { from: 'open', to: 'read', out: 'top', in: 'top', dashed: true },
  { from: 'open', to: 'ready' },
  { from: 'you', to: 'add' },
  { from: 'add', to: 'scan' },
  { from: 'scan', to: 'match' },
  { from: 'match', to: 'edit', label: 'No', out: 'bottom', in: 'right' },
  { from: 'edit', to: 'scan', out: 'top', in: 'bottom' },
  { from: 'match', to: 'credits', label: 'Yes', out: 'right', in: 'left' },
  { from: 'credits', to: 'review' },
  { from: 'review', to: 'send' },
  { from: 'send', to: 'noa', out: 'bottom', in: 'top', inShift: 45 },
  { from: 'ask', to: 'tip', dashed: true },
  { from: 'tip', to: 'cra', dashed: true },
  { from: 'cra', to: 'back', dashed: true },
];

function LaneBox({
  y,
  height,
  ground,
  title,
  width = 1068,
}: {
  y: number;
  height: number;
  ground: string;
  title: string;
  width?: number;
}) {
  return (
    <div
      style={{ position: 'absolute', left: 140, top: y, width, height, borderRadius: 32, background: ground }}
    >
      <div
        style={{ position: 'absolute', left: 24, top: 14, display: 'flex', alignItems: 'baseline', gap: 12 }}
      >
        <H size={21}>{title}</H>
      </div>
    </div>
  );
}

function Wide() {
  return (
    <Frame ground={c.cream}>
      <At x={36} y={36}>
        <div style={{ position: 'relative', width: 1208, height: 700 }}>
          <LaneBox y={0} height={256} ground="#e6f2dd" title="Learn" />
          <LaneBox y={276} height={258} ground="#ffe9e0" title="File" />
          <LaneBox y={554} height={138} ground="#fff0cc" title="Help, on any step" />
          <div style={{ position: 'absolute', inset: 0 }}>
            <Diagram width={1208} height={700} nodes={wideNodes} edges={wideEdges} style={style} />
          </div>
          <div style={{ position: 'absolute', left: -2, top: 544 }}>
            <Pip size={118} pose="point" eyes="side" mouth="smile" />
          </div>
        </div>
      </At>
    </Frame>
  );
}

const w = 208;
const tallNodes: Node[] = [
  { id: 'home', kind: 'start', x: 70, y: 0, width: 140, height: 54, label: 'Home' },

  { id: 'read', x: 36, y: 142, width: w, height: 58, label: 'Read a short module', ...learn },
  { id: 'quiz', x: 36, y: 238, width: w, height: 58, label: 'Answer its quiz', ...learn },
  { id: 'right', kind: 'decision', x: 52, y: 334, width: 176, height: 96, label: 'Right?' },
  { id: 'hint', x: 290, y: 351, width: 124, height: 62, label: 'Pip explains', ...help },
  { id: 'open', x: 36, y: 486, width: w, height: 58, label: 'Next module unlocks', ...learn },

  { id: 'you', x: 36, y: 664, width: w, height: 58, label: 'About you', ...file },
  { id: 'add', x: 36, y: 760, width: w, height: 58, label: 'Add a slip', ...file },
  { id: 'scan', x: 36, y: 856, width: w, height: 58, label: 'PDF is transcribed', ...file },
  { id: 'match', kind: 'decision', x: 46, y: 952, width: 188, height: 110, label: 'Matches the slip?' },
  { id: 'edit', x: 290, y: 976, width: 124, height: 62, label: 'Edit the box', ...file },
  { id: 'credits', x: 36, y: 1118, width: w, height: 58, label: 'Credits', ...file },
  { id: 'review', x: 36, y: 1214, width: w, height: 58, label: 'Review', ...file },
  { id: 'send', x: 36, y: 1310, width: w, height: 58, label: 'Send by NETFILE', ...file },
  { id: 'noa', kind: 'end', x: 26, y: 1410, width: 228, height: 58, label: 'Notice of assessment' },
];

const tallEdges: Edge[] = [
  { from: 'home', to: 'read' },
  { from: 'home', to: 'you', out: 'left', in: 'left' },
  { from: 'read', to: 'quiz' },
  { from: 'quiz', to: 'right' },
  { from: 'right', to: 'hint', label: 'No' },
  { from: 'hint', to: 'quiz', out: 'top', in: 'right' },
  { from: 'right', to: 'open', label: 'Yes' },
  { from: 'you', to: 'add' },
  { from: 'add', to: 'scan' },
  { from: 'scan', to: 'match' },
  { from: 'match', to: 'edit', label: 'No' },
  { from: 'edit', to: 'scan', out: 'top', in: 'right' },
  { from: 'match', to: 'credits', label: 'Yes' },
  { from: 'credits', to: 'review' },
  { from: 'review', to: 'send' },
  { from: 'send', to: 'noa' },
];

function Tall() {
  return (
    <Frame ground={c.cream}>
      <div
        style={{
          position: 'absolute',
          left: 36,
          top: 114,
          width: 424,
          height: 490,
          borderRadius: 32,
          background: '#e6f2dd',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 36,
          top: 636,
          width: 424,
          height: 888,
          borderRadius: 32,
          background: '#ffe9e0',
        }}
      />
      <At x={60} y={128}>
        <H size={22}>Learn</H>
      </At>
      <At x={60} y={650}>
        <H size={22}>File</H>
      </At>
      <At x={24} y={30}>
        <Diagram
          width={440}
          height={1480}
          nodes={tallNodes}
          edges={tallEdges}
          style={{ ...style, fontSize: 17 }}
        />
      </At>
      <At x={296} y={1186}>
        <div style={{ width: 152, display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
          <Pip size={104} pose="wave" eyes="open" mouth="smile" />
          <P
            size={17}
            weight={700}
            align="center"
            line={1.3}
            style={{ marginTop: 8, background: '#fff0cc', borderRadius: 20, padding: '12px 10px' }}
          >
            On any step: ask Pip, or open the CRA's page
          </P>
        </div>
      </At>
    </Frame>
  );
}

function Flow({ tall }: { tall: boolean }) {
  return tall ? <Tall /> : <Wide />;
}

export const board = defineBoard({
  id: 'eztax/flow',
  size: { width: 1280, height: 764 },
  Component: Flow,
  states: {
    wide: { out: 'case-studies/eztax/user-flow.png', props: { tall: false } },
    portrait: {
      out: 'case-studies/eztax/user-flow-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 1548 },
    },
  },
});
