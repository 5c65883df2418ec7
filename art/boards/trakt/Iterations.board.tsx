import { defineBoard } from '../../board.ts';
import { At } from '../../kit/frame.tsx';
import {
  Sketch,
  SketchBox,
  SketchBrowser,
  SketchCircle,
  SketchLabel,
  SketchLine,
  SketchNote,
  SketchText,
} from '../../kit/lofi.tsx';
import { greys, MidButton, MidCard, MidChip, MidTabs } from '../../kit/midfi.tsx';
import { money } from '../../kit/text.tsx';
import { campaignOf, type Lead, leadOf, leads, linkOf, stageDays } from './data.ts';
import { Drawer } from './ui/Drawer.tsx';
import { BoardScreen } from './ui/LeadsScreen.tsx';
import { Picture } from './ui/Picture.tsx';
import { World } from './ui/parts.tsx';
import { c, stageIds, stages } from './ui/theme.ts';

type Version = 1 | 2 | 3;

/** Version 1, pencil: each team gets a home of its own. */
function MarketingSketch({
  x,
  y,
  width,
  height,
  boxes = true,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  boxes?: boolean;
}) {
  const bars = [0.45, 0.7, 0.55, 0.9, 0.62];
  const inner = width - 48;
  const room = height - (boxes ? 230 : 130);
  return (
    <>
      <SketchBrowser x={x} y={y} width={width} height={height} />
      <SketchLabel x={x + 24} y={y + 64} size={20}>
        Campaigns
      </SketchLabel>
      {boxes &&
        [0, 1, 2].map((i) => (
          <SketchBox
            key={i}
            x={x + 24 + i * (inner / 3 + 3)}
            y={y + 82}
            width={inner / 3 - 6}
            height={66}
            fill="#efecea"
          >
            <SketchText x={x + 36 + i * (inner / 3 + 3)} y={y + 104} width={inner / 6} />
            <SketchText
              x={x + 36 + i * (inner / 3 + 3)}
              y={y + 130}
              width={inner / 5}
              kind="squiggle"
              colour="#4b4643"
            />
          </SketchBox>
        ))}
      <SketchLine x1={x + 24} y1={y + height - 40} x2={x + width - 24} y2={y + height - 40} />
      {bars.map((share, i) => (
        <SketchBox
          key={share}
          x={x + 40 + i * ((inner - 20) / 5)}
          y={y + height - 40 - share * room}
          width={(inner - 20) / 5 - 20}
          height={share * room}
          fill="#dcd7d3"
        />
      ))}
      <SketchLabel x={x + 24} y={y + height - 15} size={15}>
        clicks per campaign
      </SketchLabel>
    </>
  );
}

function SalesSketch({
  x,
  y,
  width,
  height,
  rows,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  rows: number;
}) {
  return (
    <>
      <SketchBrowser x={x} y={y} width={width} height={height} />
      <SketchLabel x={x + 24} y={y + 64} size={20}>
        Leads
      </SketchLabel>
      {Array.from({ length: rows }, (_, i) => {
        const top = y + 100 + i * 54;
        return (
          <g key={top}>
            <SketchCircle cx={x + 42} cy={top + 8} r={14} />
            <SketchText x={x + 70} y={top + 8} width={width * 0.24} kind="squiggle" colour="#4b4643" />
            <SketchText x={x + width * 0.5} y={top + 8} width={width * 0.16} />
            <SketchText x={x + width * 0.75} y={top + 8} width={width * 0.16} />
            <SketchLine
              x1={x + 24}
              y1={top + 36}
              x2={x + width - 24}
              y2={top + 36}
              colour="#a8a29d"
              weight={1.1}
            />
          </g>
        );
      })}
    </>
  );
}

function First({ portrait }: { portrait: boolean }) {
  if (portrait)
    return (
      <Sketch width={480} height={640}>
        <SketchLabel x={32} y={44} size={22} weight={600}>
          Marketing home
        </SketchLabel>
        <MarketingSketch x={32} y={58} width={416} height={246} boxes={false} />
        <SketchLabel x={32} y={362} size={22} weight={600}>
          Sales home
        </SketchLabel>
        <SalesSketch x={32} y={376} width={416} height={222} rows={2} />
        <SketchLabel x={240} y={336} size={17} colour="#c2621a" anchor="middle">
          same person, two homes
        </SketchLabel>
      </Sketch>
    );
  return (
    <Sketch width={1280} height={720}>
      <SketchLabel x={70} y={72} size={24} weight={600}>
        Marketing home
      </SketchLabel>
      <MarketingSketch x={70} y={92} width={510} height={470} />
      <SketchLabel x={700} y={72} size={24} weight={600}>
        Sales home
      </SketchLabel>
      <SalesSketch x={700} y={92} width={510} height={470} rows={6} />
      <SketchNote x={340} y={626} size={21} colour="#c2621a" to={[250, 560]}>
        {'Knows the click,\nnot the person'}
      </SketchNote>
      <SketchNote x={930} y={626} size={21} colour="#c2621a" to={[860, 540]}>
        {'Knows the person,\nnot the click'}
      </SketchNote>
      <SketchNote x={640} y={340} size={40} colour="#c2621a" anchor="middle">
        ?
      </SketchNote>
    </Sketch>
  );
}

/** Version 2, grey: one board, and every fact on every card. */
function FullCard({ lead, size = 14 }: { lead: Lead; size?: number }) {
  const link = linkOf(lead);
  const facts: [string, string][] = [
    ['Value', money(lead.value, 0)],
    ['Phone', lead.phone],
    ['In stage', stageDays(lead.days)],
    ['Score', String(lead.confidence)],
    ['Campaign', campaignOf(lead.campaign).name],
    ['Source', link.source],
    ['Medium', link.medium],
    ['Content', link.content ?? 'none'],
  ];
  return (
    <MidCard style={{ padding: '12px 14px' }}>
      <div style={{ fontWeight: 700, fontSize: size + 1 }}>{lead.name}</div>
      <div style={{ color: greys.text, fontSize: size - 1, marginBottom: 8 }}>{lead.company}</div>
      {facts.map(([label, value]) => (
        <div
          key={label}
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 8,
            fontSize: size - 1,
            lineHeight: 1.62,
            whiteSpace: 'nowrap',
          }}
        >
          <span style={{ color: greys.soft }}>{label}</span>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{value}</span>
        </div>
      ))}
      <div
        style={{
          fontSize: size - 1,
          fontWeight: 600,
          textDecoration: 'underline',
          color: greys.text,
          marginTop: 7,
        }}
      >
        Open page
      </div>
    </MidCard>
  );
}

function Second({ portrait }: { portrait: boolean }) {
  const shown = portrait ? (['contacted', 'qualified'] as const) : stageIds;
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        background: '#e9e7e5',
        padding: portrait ? '28px 0 0 28px' : '28px 28px 0',
      }}
    >
      <div
        style={{
          width: portrait ? 560 : 1224,
          height: 720,
          background: greys.paper,
          color: greys.ink,
          borderRadius: '14px 14px 0 0',
          padding: '22px 26px',
          boxShadow: '0 8px 30px rgb(40 36 32 / 0.14)',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 14, marginBottom: 16 }}>
          <span style={{ fontSize: 24, fontWeight: 700, marginRight: portrait ? 0 : 'auto' }}>Leads</span>
          {!portrait && (
            <MidTabs
              tabs={['Board', 'Campaigns']}
              current="Board"
              style={{ marginRight: 20, fontSize: 15 }}
            />
          )}
          <MidButton kind="outline" icon="filter">
            Filter
          </MidButton>
        </div>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: portrait ? '246px 246px' : `repeat(${shown.length}, minmax(0, 1fr))`,
            gap: 14,
          }}
        >
          {shown.map((stage) => {
            const own = leads.filter((lead) => lead.stage === stage);
            return (
              <div
                key={stage}
                style={{
                  background: greys.fill,
                  borderRadius: 10,
                  padding: 10,
                  height: 620,
                  overflow: 'hidden',
                }}
              >
                <div
                  style={{
                    display: 'flex',
                    justifyContent: 'space-between',
                    alignItems: 'center',
                    padding: '2px 2px 10px',
                  }}
                >
                  <MidChip>{stages[stage].label}</MidChip>
                  <span style={{ color: greys.text, fontWeight: 600 }}>{own.length}</span>
                </div>
                <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
                  {own.map((lead) => (
                    <FullCard key={lead.id} lead={lead} />
                  ))}
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Version 3, as built: four facts on the card, the rest one click away, the board still in view. */
function Spot({ x, y, children }: { x: number; y: number; children: number }) {
  return (
    <At
      x={x}
      y={y}
      style={{
        width: 38,
        height: 38,
        borderRadius: 38,
        background: c.violet,
        color: '#fff',
        display: 'grid',
        placeItems: 'center',
        fontSize: 19,
        fontWeight: 750,
        boxShadow: '0 0 0 4px #fff, 0 6px 14px rgb(30 26 86 / 0.3)',
      }}
    >
      {children}
    </At>
  );
}

function Third({ portrait }: { portrait: boolean }) {
  const height = portrait ? 812 : 840;
  const width = portrait ? 836 : 1224;
  return (
    <World style={{ position: 'absolute', inset: 0 }}>
      <Picture
        width={portrait ? 480 : 1280}
        height={portrait ? 640 : 720}
        pad={portrait ? [24, 0, 0, 0] : [28, 28, 0, 28]}
      >
        <div
          style={{
            transform: portrait ? 'scale(0.86) translateX(-278px)' : undefined,
            transformOrigin: '0 0',
            width,
          }}
        >
          <BoardScreen
            width={width}
            height={height}
            columns={portrait ? ['contacted', 'qualified', 'proposal'] : undefined}
            compact={portrait}
            plain={portrait}
            motion={{ hover: 'sofia' }}
            over={
              <div style={{ position: 'absolute', right: 0, top: 0 }}>
                <Drawer lead={leadOf('sofia')} height={height} width={460} />
              </div>
            }
          />
        </div>
      </Picture>
      {(portrait
        ? ([
            [6, 130],
            [52, 66],
            [52, 466],
          ] as const)
        : ([
            [470, 139],
            [763, 98],
            [763, 572],
          ] as const)
      ).map(([x, y], i) => (
        <Spot key={y} x={x} y={y}>
          {i + 1}
        </Spot>
      ))}
    </World>
  );
}

function Iterations({ version, portrait = false }: { version: Version; portrait?: boolean }) {
  if (version === 1) return <First portrait={portrait} />;
  if (version === 2) return <Second portrait={portrait} />;
  return <Third portrait={portrait} />;
}

const at = 'case-studies/trakt';
const upright = { width: 480, height: 640 };
export const board = defineBoard<{ version: Version; portrait?: boolean }>({
  id: 'trakt/iterations',
  size: { width: 1280, height: 720 },
  Component: Iterations,
  states: {
    first: { out: `${at}/iteration-1-two-homes.png`, props: { version: 1 } },
    'first-portrait': {
      out: `${at}/iteration-1-two-homes-portrait.png`,
      props: { version: 1, portrait: true },
      size: upright,
    },
    second: { out: `${at}/iteration-2-full-cards.png`, props: { version: 2 } },
    'second-portrait': {
      out: `${at}/iteration-2-full-cards-portrait.png`,
      props: { version: 2, portrait: true },
      size: upright,
    },
    third: { out: `${at}/iteration-3-drawer.png`, props: { version: 3 } },
    'third-portrait': {
      out: `${at}/iteration-3-drawer-portrait.png`,
      props: { version: 3, portrait: true },
      size: upright,
    },
  },
});
