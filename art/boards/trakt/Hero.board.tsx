import { defineBoard } from '../../board.ts';
import { Pointer } from '../../kit/cursor.tsx';
import { DesktopTrakt } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { BoardScreen } from './ui/LeadsScreen.tsx';
import { Token } from './ui/parts.tsx';
import { Ad, Signed } from './ui/pieces.tsx';
import { Trail } from './ui/Trail.tsx';
import { c, lift, stages } from './ui/theme.ts';

function Hero({ portrait = false }: { portrait?: boolean }) {
  return portrait ? <Portrait /> : <Wide />;
}

function Wide() {
  const zoom = 1440 / 1260;
  return (
    <Frame ground={c.lavender}>
      <Trail
        width={1280}
        height={720}
        weight={96}
        colour="#d2cffa"
        d="M-60 560 C 160 560 150 170 420 150 S 900 640 1340 300"
      />
      <Trail
        width={1280}
        height={720}
        weight={5}
        colour={c.indigo}
        d="M-60 560 C 160 560 150 170 420 150 S 900 640 1340 300"
        stops={[
          { x: 27, y: 548, colour: stages.new.dot, r: 12 },
          { x: 1254, y: 353, colour: stages.won.dot, r: 12 },
        ]}
      />
      <At x={196} y={66}>
        <DesktopTrakt width={900} shade="#2a2390">
          <div
            style={{ transform: `scale(${zoom})`, transformOrigin: '0 0', width: 1260, height: 860 / zoom }}
          >
            <BoardScreen width={1260} height={860 / zoom} />
          </div>
        </DesktopTrakt>
      </At>
      <At x={52} y={330}>
        <Ad width={232} />
      </At>
      <Pointer hand={{ x: 238, y: 535, pressed: 0, ripple: 0 }} size={44} colour={c.ink} />
      <At x={52} y={604}>
        <div
          style={{
            display: 'flex',
            gap: 5,
            padding: 7,
            borderRadius: 13,
            background: '#fff',
            boxShadow: lift.pop,
          }}
        >
          <Token removable={false}>linkedin</Token>
          <Token removable={false}>paid-social</Token>
          <Token removable={false}>carousel-a</Token>
        </div>
      </At>
      <At x={1000} y={408}>
        <Signed width={236} />
      </At>
    </Frame>
  );
}

function Portrait() {
  const zoom = 1440 / 770;
  const d = 'M130 90 C 330 40 500 60 452 250 S 300 420 330 520 S 420 640 540 560';
  return (
    <Frame ground={c.lavender}>
      <Trail width={480} height={640} weight={64} colour="#d2cffa" d={d} />
      <Trail
        width={480}
        height={640}
        weight={4}
        colour={c.indigo}
        d={d}
        stops={[
          { x: 351, y: 73.5, colour: stages.new.dot, r: 10 },
          { x: 459, y: 595, colour: stages.won.dot, r: 10 },
        ]}
      />
      <At x={72} y={166}>
        <DesktopTrakt width={580} shade="#2a2390">
          <div
            style={{ transform: `scale(${zoom})`, transformOrigin: '0 0', width: 770, height: 860 / zoom }}
          >
            <BoardScreen
              width={770}
              height={860 / zoom}
              columns={['qualified', 'proposal', 'won']}
              compact
              plain
            />
          </div>
        </DesktopTrakt>
      </At>
      <At x={28} y={32}>
        <Ad width={232} />
      </At>
      <Pointer hand={{ x: 228, y: 250, pressed: 0, ripple: 0 }} size={38} colour={c.ink} />
      <At x={226} y={420}>
        <Signed width={226} />
      </At>
    </Frame>
  );
}

export const board = defineBoard<{ portrait?: boolean }>({
  id: 'trakt/hero',
  size: { width: 1280, height: 720 },
  Component: Hero,
  states: {
    wide: { out: 'case-studies/trakt/hero.png', props: {} },
    portrait: {
      out: 'case-studies/trakt/hero-portrait.png',
      props: { portrait: true },
      size: { width: 480, height: 640 },
    },
  },
});
