import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Frame } from '../../kit/frame.tsx';
import { Pip } from './ui/Pip.tsx';
import { Button, Chip, H, Option, P } from './ui/parts.tsx';
import { c } from './world.ts';

type Swatch = { name: string; hex: string; use: string; ink: string };

const main: Swatch[] = [
  { name: 'Coral', hex: c.coral, use: 'One action per screen', ink: c.ink },
  { name: 'Cream', hex: c.cream, use: 'The page itself', ink: c.ink },
  { name: 'Leaf', hex: c.leaf, use: 'Done, right, saved', ink: '#17301d' },
];

const rest: Swatch[] = [
  { name: 'Blush', hex: c.blush, use: 'Hello', ink: c.ink },
  { name: 'Honey', hex: c.honey, use: 'Look again', ink: c.ink },
  { name: 'Wax', hex: c.wax, use: 'Tips', ink: c.ink },
  { name: 'Sprout', hex: c.sprout, use: 'Praise', ink: c.ink },
  { name: 'Deep leaf', hex: c.leafDeep, use: 'Confirm', ink: '#ffffff' },
  { name: 'Cocoa', hex: c.ink, use: 'Text', ink: '#ffffff' },
];

function Tile({ s, height, big }: { s: Swatch; height: number; big?: boolean }) {
  return (
    <div
      style={{
        height,
        borderRadius: big ? 40 : 28,
        background: s.hex,
        padding: big ? '26px 30px' : '16px 20px',
        color: s.ink,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        boxShadow: s.hex === c.cream ? `inset 0 0 0 2.500px ${c.line}` : undefined,
      }}
    >
      <H size={big ? 36 : 21} colour="inherit">
        {s.name}
      </H>
      <P size={big ? 18.5 : 16} weight={700} colour="inherit" line={1.35} style={{ opacity: 0.92 }}>
        {s.use}
      </P>
      <P size={big ? 17 : 15} weight={700} colour="inherit" line={1.35} tabular style={{ opacity: 0.8 }}>
        {s.hex.toUpperCase()}
      </P>
    </div>
  );
}

function Use({ children }: { children: ReactNode }) {
  return (
    <div style={{ flex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: 12 }}>
      {children}
    </div>
  );
}

function Colours({ tall }: { tall: boolean }) {
  return (
    // No margin: on a white page it would read as a step away from the text.
    <Frame ground={c.paper}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: tall ? '1fr 1fr' : '1.2fr 1fr 1fr',
          gap: tall ? 14 : 20,
        }}
      >
        {main.map((s, i) => (
          <div
            key={s.name}
            style={{ position: 'relative', gridColumn: tall && i === 0 ? '1 / 3' : undefined }}
          >
            <Tile s={s} height={tall ? (i === 0 ? 220 : 200) : 300} big />
            {i === 0 && (
              <div style={{ position: 'absolute', right: 34, bottom: 22 }}>
                <Pip size={tall ? 128 : 158} pose="wave" eyes="open" mouth="grin" tilt={-3} />
              </div>
            )}
          </div>
        ))}
      </div>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${tall ? 2 : 6}, 1fr)`,
          gap: tall ? 14 : 20,
          marginTop: tall ? 14 : 20,
        }}
      >
        {rest.map((s) => (
          <Tile key={s.name} s={s} height={tall ? 128 : 150} />
        ))}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: tall ? 'column' : 'row',
          gap: tall ? 14 : 40,
          marginTop: tall ? 24 : 30,
          alignItems: 'stretch',
        }}
      >
        <Use>
          <Button icon="arrowRight">Next</Button>
          <Button kind="leaf">Add to my return</Button>
        </Use>
        <Use>
          <Option name="T4" hint="Statement of remuneration paid" mark="right" />
          <div style={{ display: 'flex', gap: 10 }}>
            <Chip icon="check">2 checked</Chip>
            <Chip ground={c.wax} ink={c.honeyText} icon="eye">
              1 to check
            </Chip>
          </div>
        </Use>
        <div style={{ flex: 1, background: c.wax, borderRadius: 28, padding: '20px 24px' }}>
          <H size={22} colour={c.honeyText}>
            Not quite
          </H>
          <P size={17} weight={600} line={1.4} style={{ marginTop: 4 }}>
            A wrong answer is honey, never red: it asks for a second look.
          </P>
        </div>
      </div>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'eztax/colours',
  size: { width: 1280, height: 628 },
  Component: Colours,
  states: {
    wide: { out: 'case-studies/eztax/style-colours.png', props: { tall: false } },
    portrait: {
      out: 'case-studies/eztax/style-colours-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 1278 },
    },
  },
});
