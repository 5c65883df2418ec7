import { defineBoard } from '../../board.ts';
import { DesktopTrakt } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { BoardScreen } from './ui/LeadsScreen.tsx';
import { Trail } from './ui/Trail.tsx';
import { c } from './ui/theme.ts';

function Mockup({ portrait = false }: { portrait?: boolean }) {
  const zoom = 1440 / (portrait ? 650 : 1390);
  const width = 1440 / zoom;
  const d = portrait
    ? 'M-40 520 C 120 560 160 40 520 60'
    : 'M-60 690 C 320 760 420 40 820 60 S 1180 200 1360 120';
  return (
    <Frame ground={c.indigo}>
      <Trail width={1280} height={800} weight={portrait ? 80 : 130} colour="#5a51ec" d={d} />
      <Trail width={1280} height={800} weight={4} colour="#aaa5ff" d={d} />
      <At x={portrait ? 32 : 90} y={portrait ? 72 : 51}>
        <DesktopTrakt width={portrait ? 700 : 1100} shade="#120d4a" address="app.trakt.example/leads">
          <div style={{ transform: `scale(${zoom})`, transformOrigin: '0 0', width, height: 860 / zoom }}>
            <BoardScreen
              width={width}
              height={860 / zoom}
              columns={portrait ? ['qualified', 'proposal'] : undefined}
              compact={portrait}
              plain={portrait}
            />
          </div>
        </DesktopTrakt>
      </At>
    </Frame>
  );
}

export const board = defineBoard<{ portrait?: boolean }>({
  id: 'trakt/mockup',
  size: { width: 1280, height: 800 },
  Component: Mockup,
  states: {
    wide: { out: 'case-studies/trakt/desktop-board.png', props: {} },
    portrait: {
      out: 'case-studies/trakt/desktop-board-portrait.png',
      props: { portrait: true },
      size: { width: 480, height: 600 },
    },
  },
});
