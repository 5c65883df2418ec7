import { defineBoard } from '../../board.ts';
import { Phone } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Pip } from './ui/Pip.tsx';
import { H, P } from './ui/parts.tsx';
import { Hills, Key, Leafling } from './ui/scenery.tsx';
import { Home } from './ui/screens/Home.tsx';
import { Learn } from './ui/screens/Learn.tsx';
import { Sent } from './ui/screens/Sent.tsx';
import { T4Slip } from './ui/T4Slip.tsx';
import { c } from './world.ts';

const shade = '#5c3a20';

/** The name as the app writes it: Pip's wing stands on the z. */
export function Wordmark({ size }: { size: number }) {
  return (
    <div style={{ position: 'relative', display: 'inline-block' }}>
      <H size={size} weight={650} line={1} colour={c.ink} track={-0.01}>
        EZ<span style={{ color: c.coralText }}>Tax</span>
      </H>
    </div>
  );
}

function Paper({ x, y, turn, width }: { x: number; y: number; turn: number; width: number }) {
  return (
    <At x={x} y={y} turn={turn} origin="50% 50%">
      <div style={{ borderRadius: 8, overflow: 'hidden', boxShadow: '0 10px 26px rgb(92 58 32 / .16)' }}>
        <T4Slip width={width} />
      </div>
    </At>
  );
}

function Wide() {
  return (
    <Frame ground="#fff1de">
      <svg
        width="1280"
        height="720"
        viewBox="0 0 1280 720"
        style={{ position: 'absolute', inset: 0 }}
        aria-hidden
      >
        <circle cx="850" cy="330" r="390" fill="#ffe0d0" />
        <circle cx="850" cy="330" r="270" fill="#ffcdba" />
      </svg>
      <Hills width={1280} height={720} rise={190} back="#b9dba0" front="#7db96a" />
      <svg
        width="1280"
        height="720"
        viewBox="0 0 1280 720"
        style={{ position: 'absolute', inset: 0 }}
        aria-hidden
      >
        <path
          d="M-20 712C160 664 300 706 450 694S700 668 850 696S1120 706 1310 676"
          fill="none"
          stroke="#d6eac6"
          strokeWidth="26"
          strokeLinecap="round"
          opacity=".7"
        />
        <path
          d="M-20 712C160 664 300 706 450 694S700 668 850 696S1120 706 1310 676"
          fill="none"
          stroke="#fff"
          strokeWidth="3.500"
          strokeDasharray="2 15"
          strokeLinecap="round"
          opacity=".9"
        />
        <Key x={470} y={92} turn={-26} scale={1.2} tint={1} />
        <Key x={1216} y={130} turn={24} scale={1.3} tint={2} />
        <Key x={390} y={330} turn={58} scale={1} tint={2} />
        <Key x={1226} y={420} turn={66} scale={1} tint={0} />
        <Key x={62} y={300} turn={-40} scale={1} tint={0} />
        <Leafling x={74} y={640} scale={1.1} colour={c.bud} dark={c.leafDeep} />
        <Leafling x={1226} y={668} scale={1.1} colour={c.bud} dark={c.leafDeep} />
      </svg>
      <At x={72} y={64}>
        <Wordmark size={76} />
        <P size={25} weight={700} colour={c.soft} line={1.3} style={{ marginTop: 12, width: 380 }}>
          Learn it, file it, finish it.
          <br />
          Your first return, by you.
        </P>
      </At>
      <Paper x={338} y={380} turn={-10} width={204} />
      <At x={122} y={296}>
        <Pip size={262} pose="present" eyes="open" mouth="grin" tilt={-3} />
      </At>
      <At x={560} y={132} turn={-7} origin="50% 50%">
        <Phone width={232} shade={shade}>
          <Learn done={2} />
        </Phone>
      </At>
      <At x={958} y={132} turn={7} origin="50% 50%">
        <Phone width={232} shade={shade}>
          <Sent />
        </Phone>
      </At>
      <At x={740} y={62}>
        <Phone width={270} shade={shade}>
          <Home />
        </Phone>
      </At>
    </Frame>
  );
}

function Tall() {
  return (
    <Frame ground="#fff1de">
      <svg
        width="480"
        height="640"
        viewBox="0 0 480 640"
        style={{ position: 'absolute', inset: 0 }}
        aria-hidden
      >
        <circle cx="290" cy="360" r="260" fill="#ffe0d0" />
        <circle cx="290" cy="360" r="180" fill="#ffcdba" />
      </svg>
      <Hills width={480} height={640} rise={150} back="#b9dba0" front="#7db96a" />
      <svg
        width="480"
        height="640"
        viewBox="0 0 480 640"
        style={{ position: 'absolute', inset: 0 }}
        aria-hidden
      >
        <Key x={70} y={252} turn={-34} scale={0.9} tint={1} />
        <Key x={430} y={92} turn={24} scale={1} tint={2} />
        <Leafling x={446} y={604} scale={0.8} colour={c.bud} dark={c.leafDeep} />
      </svg>
      <At x={32} y={32}>
        <Wordmark size={52} />
        <P size={18.5} weight={700} colour={c.soft} line={1.3} style={{ marginTop: 6 }}>
          Your first return, by you.
        </P>
      </At>
      <At x={200} y={132}>
        <Phone width={226} shade={shade}>
          <Home />
        </Phone>
      </At>
      <At x={22} y={344}>
        <Pip size={190} pose="hold" eyes="open" mouth="grin" tilt={-3} />
      </At>
    </Frame>
  );
}

function Hero({ tall }: { tall: boolean }) {
  return tall ? <Tall /> : <Wide />;
}

export const board = defineBoard({
  id: 'eztax/hero',
  size: { width: 1280, height: 720 },
  Component: Hero,
  states: {
    wide: { out: 'case-studies/eztax/hero.png', props: { tall: false } },
    portrait: {
      out: 'case-studies/eztax/hero-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 640 },
    },
  },
});
