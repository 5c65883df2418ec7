import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Frame } from '../../kit/frame.tsx';
import {
  pencil,
  Sketch,
  SketchBox,
  SketchCircle,
  SketchLabel,
  SketchLine,
  SketchNote,
  SketchPhone,
  SketchText,
} from '../../kit/lofi.tsx';

const size = { width: 640, height: 800 } as const;
const phone = { x: 60, y: 96, width: 320, height: 650 } as const;
const [L, R, W] = [phone.x + 16, phone.x + phone.width - 16, phone.width - 32];
const dark = pencil.line;

function Title({ letter, children }: { letter: string; children: string }) {
  return (
    <g>
      <SketchCircle cx={82} cy={52} r={21} weight={2} />
      <SketchLabel x={82} y={59} size={22} weight={700} anchor="middle">
        {letter}
      </SketchLabel>
      <SketchLabel x={118} y={60} size={26} weight={650}>
        {children}
      </SketchLabel>
    </g>
  );
}

/** The bank's own screen, from `top` down. */
function BankScreen({ top, rows = 3 }: { top: number; rows?: number }) {
  return (
    <g>
      <SketchText x={L} y={top + 16} width={110} kind="squiggle" colour={dark} />
      <SketchCircle cx={R - 14} cy={top + 12} r={13} />
      <SketchLabel x={L} y={top + 66} size={30} weight={600}>
        $ • • • •
      </SketchLabel>
      {[0, 1, 2, 3].map((i) => (
        <g key={i}>
          <SketchCircle cx={L + 30 + i * 76} cy={top + 118} r={23} fill={i === 0 ? '#5d5753' : pencil.fill} />
          <SketchText x={L + 8 + i * 76} y={top + 156} width={44} />
        </g>
      ))}
      {Array.from({ length: rows }, (_, i) => (
        <g key={i}>
          <SketchBox x={L} y={top + 182 + i * 66} width={W} height={52} />
          <SketchCircle cx={L + 27} cy={top + 208 + i * 66} r={13} fill={pencil.fill} weight={1.3} />
          <SketchText x={L + 52} y={top + 208 + i * 66} width={110} />
          <SketchText x={R - 70} y={top + 208 + i * 66} width={56} colour={dark} />
        </g>
      ))}
    </g>
  );
}

function BarOnTop() {
  return (
    <>
      <Title letter="A">Shrink the desktop bar</Title>
      <SketchPhone {...phone} />
      <SketchBox x={L} y={134} width={W} height={50} fill="#5d5753" />
      {['TD', 'BMO', 'Scotia', 'RBC'].map((bank, i) => (
        <SketchLabel key={bank} x={L + 14 + [0, 52, 116, 198][i]!} y={165} size={18} colour="#fff">
          {bank}
        </SketchLabel>
      ))}
      <SketchLabel x={R - 26} y={165} size={20} colour="#fff">
        ›
      </SketchLabel>
      <SketchBox x={L} y={192} width={W} height={40} fill={pencil.fill} />
      <SketchLabel x={L + 14} y={218} size={17}>
        Scenario ▾
      </SketchLabel>
      <SketchLabel x={R - 14} y={218} size={17} anchor="end">
        Reset
      </SketchLabel>
      <BankScreen top={252} rows={3} />
      <SketchText x={L} y={650} width={W} lines={3} gap={18} />
      <SketchNote x={408} y={150} to={[374, 152]} size={20}>
        {'Our bar sits\nwhere the\nbank’s name\nshould be'}
      </SketchNote>
      <SketchNote x={408} y={330} to={[370, 228]} size={20}>
        {'Out of the\nthumb’s reach'}
      </SketchNote>
    </>
  );
}

function Menu() {
  return (
    <>
      <Title letter="B">Hide it all in a menu</Title>
      <SketchPhone {...phone} />
      <SketchLine x1={L} y1={150} x2={L + 26} y2={150} weight={2.4} />
      <SketchLine x1={L} y1={158} x2={L + 26} y2={158} weight={2.4} />
      <SketchLine x1={L} y1={166} x2={L + 26} y2={166} weight={2.4} />
      <SketchBox x={L} y={186} width={W} height={520} fill="#fff" weight={2} />
      {['Bank', 'Scenario', 'Customer', 'Reset'].map((item, i) => (
        <g key={item}>
          <SketchLabel x={L + 20} y={230 + i * 62} size={21}>
            {item}
          </SketchLabel>
          <SketchLabel x={R - 20} y={230 + i * 62} size={21} anchor="end">
            ›
          </SketchLabel>
          <SketchLine
            x1={L + 16}
            y1={248 + i * 62}
            x2={R - 16}
            y2={248 + i * 62}
            colour={pencil.soft}
            weight={1.2}
          />
        </g>
      ))}
      {['Accounts', 'Move money', 'Cards', 'Activity'].map((item, i) => (
        <SketchLabel key={item} x={L + 20} y={490 + i * 56} size={21}>
          {item}
        </SketchLabel>
      ))}
      <SketchNote x={408} y={330} to={[372, 320]} size={20}>
        {'Covers the\nscreen we\nwant to show'}
      </SketchNote>
      <SketchNote x={408} y={540} to={[300, 520]} size={20}>
        {'Whose menu\nis this, ours\nor the bank’s?'}
      </SketchNote>
    </>
  );
}

function HandleBelow() {
  return (
    <>
      <Title letter="C">Pull it up from below</Title>
      <SketchPhone {...phone} />
      <BankScreen top={140} rows={4} />
      <SketchLine x1={L} y1={600} x2={R} y2={600} />
      {[0, 1, 2, 3].map((i) => (
        <SketchBox key={i} x={L + 22 + i * 76} y={614} width={26} height={26} weight={1.4} />
      ))}
      <SketchBox x={L} y={660} width={W} height={58} fill="#5d5753" />
      <SketchLine x1={phone.x + 130} y1={674} x2={phone.x + 190} y2={674} colour="#fff" weight={4} />
      <SketchLabel x={phone.x + 160} y={704} size={18} colour="#fff" anchor="middle">
        TD · Signed in
      </SketchLabel>
      <SketchNote x={408} y={180} to={[374, 168]} size={20}>
        {'The bank keeps\nthe whole top'}
      </SketchNote>
      <SketchNote x={408} y={620} to={[376, 680]} size={20}>
        {'Ours is one\nstrip, under\nthe thumb'}
      </SketchNote>
    </>
  );
}

const scenes: Record<string, () => ReactNode> = {
  'a-bar': BarOnTop,
  'b-menu': Menu,
  'c-handle': HandleBelow,
};

function Wireframe({ scene }: { scene: string }) {
  const Shown = scenes[scene]!;
  return (
    <Frame ground={pencil.paper}>
      <Sketch {...size}>
        <Shown />
      </Sketch>
    </Frame>
  );
}

export const board = defineBoard<{ scene: string }>({
  id: 'interac/wireframes',
  size,
  ground: pencil.paper,
  Component: Wireframe,
  states: Object.fromEntries(
    Object.keys(scenes).map((scene) => [
      scene,
      { out: `case-studies/interac/wireframe-${scene}.png`, props: { scene } },
    ]),
  ),
});
