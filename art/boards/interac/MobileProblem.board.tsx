import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Phone } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { c } from './tokens.ts';
import { OldDialog, OldMenu, OldTable } from './ui/Old.tsx';
import { T } from './ui/parts.tsx';

const ground = '#e9e7e3';
const red = '#c2281d';

type Mark = { x: number; y: number; width: number; height: number };
type Scene = { screen: ReactNode; note: string; mark: Mark };

/** Marks are in the phone screen's own pixels. */
const scenes: Record<'menu' | 'table' | 'dialog', Scene> = {
  menu: {
    screen: <OldMenu />,
    note: 'The menu comes first,\nthe account last',
    mark: { x: 4, y: 160, width: 382, height: 388 },
  },
  table: {
    screen: <OldTable />,
    note: 'Amounts are off the edge',
    mark: { x: 312, y: 230, width: 90, height: 294 },
  },
  dialog: {
    screen: <OldDialog />,
    note: 'Labels cut on the left,\nno button to press',
    mark: { x: -10, y: 206, width: 96, height: 350 },
  },
};

function Problem({ scene }: { scene: keyof typeof scenes }) {
  const { screen, note, mark } = scenes[scene];
  const width = 312;
  const inset = width * 0.04;
  const k = (width - 2 * inset) / 390;
  const [x, y] = [164, 30];
  return (
    <Frame ground={ground}>
      <At x={x} y={y}>
        <Phone width={width} shade="#3b3833">
          {screen}
        </Phone>
      </At>
      <div
        style={{
          position: 'absolute',
          left: x + inset + mark.x * k - 4,
          top: y + inset + mark.y * k - 4,
          width: mark.width * k + 8,
          height: mark.height * k + 8,
          borderRadius: 12,
          border: `4px solid ${red}`,
          boxShadow: '0 0 0 3px rgb(255 255 255 / .7)',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 30,
          textAlign: 'center',
          display: 'grid',
          placeItems: 'center',
          height: 62,
        }}
      >
        <T size={24} weight={600} colour={c.ink} line={1.25} style={{ whiteSpace: 'pre-line' }}>
          {note}
        </T>
      </div>
    </Frame>
  );
}

export const board = defineBoard<{ scene: keyof typeof scenes }>({
  id: 'interac/mobile-problem',
  size: { width: 640, height: 800 },
  ground,
  Component: Problem,
  states: {
    menu: { out: 'case-studies/interac/mobile-problem-menu.png', props: { scene: 'menu' } },
    table: { out: 'case-studies/interac/mobile-problem-table.png', props: { scene: 'table' } },
    dialog: { out: 'case-studies/interac/mobile-problem-dialog.png', props: { scene: 'dialog' } },
  },
});
