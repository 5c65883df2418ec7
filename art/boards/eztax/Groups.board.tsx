import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Frame } from '../../kit/frame.tsx';
import { Portrait } from '../../kit/portrait.tsx';
import { H, P } from './ui/parts.tsx';
import { c, type } from './world.ts';

/** Who took part: two groups, drawn as two scenes. The number of heads says nothing about their sizes. */
function Scene({
  ground,
  disc,
  letter,
  ink,
  title,
  about,
  missing,
  children,
}: {
  ground: string;
  disc: string;
  letter: string;
  ink: string;
  title: string;
  about: string;
  missing: string;
  children: ReactNode;
}) {
  return (
    <div
      style={{
        position: 'relative',
        flex: 1,
        borderRadius: 40,
        background: ground,
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <div style={{ position: 'relative', height: 306, flex: 'none', overflow: 'hidden' }}>
        <i
          style={{
            position: 'absolute',
            left: '50%',
            top: 60,
            width: 440,
            height: 440,
            marginLeft: -220,
            borderRadius: 220,
            background: disc,
          }}
        />
        {children}
      </div>
      <div style={{ flex: 1, background: c.paper, padding: '26px 34px 28px' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
          <span
            style={{
              width: 42,
              height: 42,
              borderRadius: 21,
              background: ground,
              color: ink,
              display: 'grid',
              placeItems: 'center',
              fontFamily: type.display,
              fontWeight: 600,
              fontSize: 22,
              flex: 'none',
            }}
          >
            {letter}
          </span>
          <H size={27}>{title}</H>
        </div>
        <P size={18} weight={600} colour={c.soft} line={1.4} style={{ marginTop: 10 }}>
          {about}
        </P>
        <P size={18} weight={700} line={1.4} style={{ marginTop: 10 }}>
          <span style={{ color: ink, fontWeight: 800 }}>What was missing:</span> {missing}
        </P>
      </div>
    </div>
  );
}

function Tag({
  x,
  y,
  turn,
  children,
  ground = c.paper,
}: {
  x: number;
  y: number;
  turn: number;
  children: string;
  ground?: string;
}) {
  return (
    <div
      style={{
        position: 'absolute',
        left: `calc(50% + ${x}px)`,
        top: y,
        transform: `rotate(${turn}deg)`,
        background: ground,
        borderRadius: 16,
        padding: '8px 16px',
        fontFamily: type.display,
        fontWeight: 600,
        fontSize: 20,
        color: c.ink,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </div>
  );
}

function Head({ x, y, size, children }: { x: number; y: number; size: number; children: ReactNode }) {
  return (
    <div style={{ position: 'absolute', left: `calc(50% + ${x - size / 2}px)`, top: y }}>{children}</div>
  );
}

/** A shoebox of slips on its way to somebody else. */
function Shoebox() {
  return (
    <svg
      width="150"
      height="120"
      viewBox="0 0 150 120"
      style={{ position: 'absolute', left: 'calc(50% - 75px)', top: 190 }}
      aria-hidden
    >
      <g>
        <rect x="34" y="8" width="44" height="58" rx="5" fill="#fffdf9" transform="rotate(-10 56 37)" />
        <path
          d="M40 22H66M40 31H62"
          stroke={c.petal}
          strokeWidth="4"
          strokeLinecap="round"
          transform="rotate(-10 56 37)"
        />
        <rect x="74" y="2" width="44" height="60" rx="5" fill="#fffdf9" transform="rotate(8 96 32)" />
        <path
          d="M82 16H110M82 25H104"
          stroke={c.bud}
          strokeWidth="4"
          strokeLinecap="round"
          transform="rotate(8 96 32)"
        />
      </g>
      <path d="M20 48H130L124 112H26Z" fill="#e9a06f" />
      <path d="M84 48H130L124 112H84Z" fill="#d98c5c" />
      <rect x="12" y="42" width="126" height="18" rx="5" fill="#f2b489" />
      <rect x="52" y="74" width="46" height="22" rx="5" fill="#fff6ea" />
      <text
        x="75"
        y="90"
        textAnchor="middle"
        fontFamily={type.display}
        fontWeight="600"
        fontSize="14"
        fill={c.ink}
      >
        TAXES
      </text>
    </svg>
  );
}

function First() {
  return (
    <Scene
      ground={c.blush}
      disc="#ffd0c1"
      ink={c.coralText}
      letter="A"
      title="Never filed before"
      about="Newcomers, and people with a first job."
      missing="the words, and the order of things."
    >
      <Head x={-84} y={70} size={270}>
        <Portrait
          size={270}
          skin="brown"
          hair={{ style: 'crop', colour: '#241a18' }}
          top={{ style: 'shirt', colour: '#e8c15a' }}
          ground="transparent"
          expression="thoughtful"
          turn={0.6}
          tilt={2}
        />
      </Head>
      <Head x={88} y={80} size={262}>
        <Portrait
          size={262}
          skin="peach"
          hair={{ style: 'bun', colour: '#4a2c20' }}
          top={{ style: 'hoodie', colour: '#6f9f77' }}
          ground="transparent"
          expression="calm"
          turn={-0.5}
          tilt={-2}
        />
      </Head>
      <Tag x={-212} y={78} turn={-7}>
        T4?
      </Tag>
      <Tag x={-108} y={22} turn={-3} ground={c.wax}>
        NETFILE?
      </Tag>
      <Tag x={112} y={40} turn={6}>
        My SIN?
      </Tag>
    </Scene>
  );
}

function Second() {
  return (
    <Scene
      ground={c.sprout}
      disc="#cbe4b8"
      ink={c.leafDeep}
      letter="B"
      title="Somebody files for me"
      about="A parent, a partner or an accountant does it."
      missing="having ever seen their own return."
    >
      <Head x={-118} y={74} size={268}>
        <Portrait
          size={268}
          skin="deep"
          hair={{ style: 'curls', colour: '#2c1a15' }}
          top={{ style: 'tee', colour: '#f4876c' }}
          ground="transparent"
          expression="smile"
          turn={0.8}
          tilt={3}
        />
      </Head>
      <Head x={118} y={74} size={268}>
        <Portrait
          size={268}
          skin="deep"
          hair={{ style: 'swept', colour: '#8f8782' }}
          top={{ style: 'sweater', colour: '#4f6d86' }}
          ground="transparent"
          expression="calm"
          age="older"
          glasses="square"
          face="square"
          turn={-0.7}
          tilt={-2}
        />
      </Head>
      <Shoebox />
      <Tag x={-206} y={26} turn={-6}>
        Could you?
      </Tag>
      <Tag x={42} y={28} turn={4} ground={c.wax}>
        Leave it here
      </Tag>
    </Scene>
  );
}

function Groups({ tall }: { tall: boolean }) {
  return (
    <Frame ground={c.cream} pad={tall ? 20 : 40}>
      <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <div
          style={{
            display: 'flex',
            justifyContent: 'center',
            alignItems: 'baseline',
            gap: 12,
            marginBottom: tall ? 20 : 26,
            flex: 'none',
          }}
        >
          <H size={tall ? 30 : 34}>10 participants</H>
          <P size={tall ? 20 : 24} weight={700} colour={c.soft}>
            in 2 groups
          </P>
        </div>
        <div
          style={{ display: 'flex', flexDirection: tall ? 'column' : 'row', gap: tall ? 20 : 32, flex: 1 }}
        >
          <First />
          <Second />
        </div>
      </div>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'eztax/groups',
  size: { width: 1280, height: 612 },
  Component: Groups,
  states: {
    wide: { out: 'case-studies/eztax/participant-groups.png', props: { tall: false } },
    portrait: {
      out: 'case-studies/eztax/participant-groups-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 1120 },
    },
  },
});
