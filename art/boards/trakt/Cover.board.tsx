import { defineBoard } from '../../board.ts';
import { Pointer } from '../../kit/cursor.tsx';
import { DesktopTrakt } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { leadOf } from './data.ts';
import { LeadCard } from './ui/LeadCard.tsx';
import { BoardScreen } from './ui/LeadsScreen.tsx';
import { World } from './ui/parts.tsx';
import { QrTile } from './ui/pieces.tsx';
import { Trail } from './ui/Trail.tsx';
import { c, stages } from './ui/theme.ts';

function Cover() {
  const zoom = 1440 / 1010;
  return (
    <Frame ground={c.indigo}>
      <Trail
        width={1080}
        height={810}
        weight={120}
        colour="#5a51ec"
        d="M-80 700 C 180 700 140 330 420 300 S 760 560 1180 120"
      />
      <Trail
        width={1080}
        height={810}
        weight={5}
        colour="#aaa5ff"
        d="M-80 700 C 180 700 140 330 420 300 S 760 560 1180 120"
        stops={[
          { x: 46, y: 672, colour: stages.new.dot, r: 13 },
          { x: 1033, y: 256, colour: stages.won.dot, r: 13 },
        ]}
      />
      <At x={104} y={116}>
        <DesktopTrakt width={872} shade="#120d4a">
          <div
            style={{ transform: `scale(${zoom})`, transformOrigin: '0 0', width: 1010, height: 860 / zoom }}
          >
            <BoardScreen
              width={1010}
              height={860 / zoom}
              columns={['contacted', 'qualified', 'proposal', 'won']}
              compact
              motion={{
                hidden: 'sofia',
                over: { stage: 'qualified', strength: 1 },
                gaps: [
                  { stage: 'qualified', row: 0, open: 1 },
                  { stage: 'contacted', row: 1, open: -1 },
                ],
              }}
            />
          </div>
        </DesktopTrakt>
      </At>
      <At x={210} y={292} scale={1.52} turn={-4}>
        <World style={{ width: 232 }}>
          <LeadCard lead={leadOf('sofia')} state="dragged" />
        </World>
      </At>
      <Pointer hand={{ x: 374, y: 452, pressed: 0, ripple: 0 }} size={54} colour={c.ink} />
      <At x={822} y={470}>
        <QrTile size={170} />
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'trakt/cover',
  size: { width: 1080, height: 810 },
  out: 'case-studies/trakt/cover.png',
  Component: Cover,
});
