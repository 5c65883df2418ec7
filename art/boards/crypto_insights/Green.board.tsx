import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Frame, Grid } from '../../kit/frame.tsx';
import { coins } from './data.ts';
import { Candles, calm, type Palette } from './ui/charts.tsx';
import { Arrow, Badge, Button, Figure } from './ui/parts.tsx';
import { amber, down, face, green, ink } from './ui/theme.ts';

type Props = { upright: boolean };

const steps = [
  { hex: green.night, name: 'Night', use: 'Behind everything' },
  { hex: green[900], name: 'Understory', use: 'Cards and sheets' },
  { hex: green[800], name: 'Forest', use: 'Fields, quiet buttons' },
  { hex: green[700], name: 'Fern', use: 'What is selected' },
  { hex: green[500], name: 'Leaf', use: 'Switches, bars' },
  { hex: green.line, name: 'Stem', use: 'Lines without a verdict' },
  { hex: green.mint, name: 'Mint', use: 'Up, and what to do next' },
] as const;

const usual: Palette = { up: '#26a69a', down: '#ef5350', hollowDown: false, ground: green[950] };
const days = coins.ETH.candles.slice(14, 28);

function Green({ upright }: Props) {
  return (
    <Frame
      ground={green[950]}
      pad={upright ? '32px 28px' : '52px 56px'}
      style={{ color: ink.bright, fontFamily: face.text, fontSize: 15, lineHeight: 1.4 }}
    >
      <H size={upright ? 27 : 34}>Deep forest to mint</H>
      <div
        style={{
          display: 'flex',
          flexDirection: upright ? 'column' : 'row',
          gap: upright ? 8 : 10,
          marginTop: upright ? 20 : 28,
          alignItems: upright ? 'stretch' : 'flex-end',
        }}
      >
        {steps.map((step, i) =>
          upright ? (
            <Bar key={step.name} {...step} />
          ) : (
            <Tower key={step.name} {...step} tall={120 + i * 15} />
          ),
        )}
      </div>
      <Grid columns={upright ? 1 : 3} gap={upright ? 20 : 24} style={{ marginTop: upright ? 32 : 36 }}>
        <Rule sample={<Meanings />} title="Mint means two things">
          The price went up, or this is the next step. Nothing is mint to look nice.
        </Rule>
        <Rule sample={<Hollow />} title="Down is hollow, not red">
          A falling day empties its candle and turns sage. It informs; it does not sound an alarm.
        </Rule>
        <Rule sample={<Ask />} title="Amber asks a question">
          The one warm colour is kept for moments that need an answer before anything happens.
        </Rule>
      </Grid>
      <H size={upright ? 22 : 24} style={{ marginTop: upright ? 40 : 40 }}>
        The same fortnight with the colour taken away
      </H>
      <Grid columns={upright ? 2 : 4} gap={upright ? 12 : 24} style={{ marginTop: 16 }}>
        <Test title="Red and green" palette={usual} upright={upright} />
        <Test title="In grey: which fell?" palette={usual} grey upright={upright} />
        <Test title="Mint and hollow sage" palette={calm} upright={upright} />
        <Test title="In grey: still clear" palette={calm} grey upright={upright} />
      </Grid>
    </Frame>
  );
}

function H({ children, size, style }: { children: ReactNode; size: number; style?: React.CSSProperties }) {
  return (
    <div
      style={{
        fontFamily: face.figure,
        fontWeight: 600,
        fontSize: size,
        lineHeight: 1.2,
        letterSpacing: '-0.03em',
        ...style,
      }}
    >
      {children}
    </div>
  );
}

type Step = { hex: string; name: string; use: string };
const edge = (hex: string) =>
  hex === green.night || hex === green[900] ? `inset 0 0 0 1.5px ${green[800]}` : undefined;

function Tower({ hex, name, use, tall }: Step & { tall: number }) {
  return (
    <div style={{ flex: 1 }}>
      <div style={{ height: tall, borderRadius: 16, background: hex, boxShadow: edge(hex) }} />
      <div style={{ fontFamily: face.figure, fontWeight: 600, fontSize: 17, marginTop: 12 }}>{name}</div>
      <div style={{ color: ink.soft, fontSize: 14, marginTop: 2 }}>{use}</div>
      <div style={{ color: ink.dim, fontSize: 14, fontVariantNumeric: 'tabular-nums' }}>
        {hex.toUpperCase()}
      </div>
    </div>
  );
}

function Bar({ hex, name, use }: Step) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <div
        style={{
          width: 108,
          height: 52,
          borderRadius: 14,
          background: hex,
          boxShadow: edge(hex),
          flex: 'none',
        }}
      />
      <div style={{ flex: 1 }}>
        <div style={{ fontFamily: face.figure, fontWeight: 600, fontSize: 18 }}>{name}</div>
        <div style={{ color: ink.soft, fontSize: 16 }}>{use}</div>
      </div>
      <div style={{ color: ink.dim, fontSize: 15 }}>{hex.toUpperCase()}</div>
    </div>
  );
}

function Rule({ sample, title, children }: { sample: ReactNode; title: string; children: ReactNode }) {
  return (
    <div
      style={{
        borderRadius: 22,
        background: green[900],
        boxShadow: `inset 0 0 0 1px ${green[850]}`,
        padding: 22,
      }}
    >
      <div style={{ height: 56, display: 'flex', alignItems: 'center', gap: 14 }}>{sample}</div>
      <H size={19} style={{ marginTop: 16 }}>
        {title}
      </H>
      <div style={{ color: ink.soft, fontSize: 15.5, marginTop: 6 }}>{children}</div>
    </div>
  );
}

function Meanings() {
  return (
    <>
      <Arrow up size={22} />
      <Figure size={26} style={{ color: green.mint }}>
        2.71%
      </Figure>
      <Button style={{ height: 46, padding: '0 24px', fontSize: 16, marginLeft: 'auto' }}>
        Buy Ethereum
      </Button>
    </>
  );
}

function Hollow() {
  return (
    <>
      <Badge ticker="SOL" size={44} />
      <Arrow up={false} size={22} />
      <Figure size={26} style={{ color: down }}>
        3.42%
      </Figure>
      <svg width="60" height="56" style={{ marginLeft: 'auto' }} aria-hidden>
        <g stroke={green.mint} fill={green.mint} strokeWidth="2.4" strokeLinecap="round">
          <path d="M14 4v48" />
          <rect x="6" y="14" width="16" height="28" rx="3" />
        </g>
        <g stroke={down} fill={green[900]} strokeWidth="2.4" strokeLinecap="round">
          <path d="M46 4v48" />
          <rect x="38" y="12" width="16" height="30" rx="3" />
        </g>
      </svg>
    </>
  );
}

function Ask() {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        height: 52,
        padding: '0 16px',
        borderRadius: 14,
        flex: 1,
        background: `color-mix(in srgb, ${amber} 12%, ${green[850]})`,
        color: '#f6e6c6',
        fontSize: 15.5,
        fontWeight: 550,
      }}
    >
      <i style={{ width: 20, height: 20, borderRadius: 20, background: amber, flex: 'none' }} />
      The price has moved. Still buy?
    </div>
  );
}

function Test({
  title,
  palette,
  grey = false,
  upright,
}: {
  title: string;
  palette: Palette;
  grey?: boolean;
  upright: boolean;
}) {
  return (
    <div>
      <div
        style={{
          borderRadius: 18,
          background: palette.ground,
          boxShadow: `inset 0 0 0 1px ${green[850]}`,
          padding: upright ? 12 : 16,
          filter: grey ? 'grayscale(1)' : undefined,
        }}
      >
        <Candles
          width={upright ? 182 : 242}
          height={130}
          candles={days}
          palette={palette}
          axis={0}
          left={4}
          last={false}
          body={0.66}
        />
      </div>
      <div style={{ fontSize: upright ? 16 : 15.5, fontWeight: 550, color: ink.soft, marginTop: 10 }}>
        {title}
      </div>
    </div>
  );
}

export const board = defineBoard<Props>({
  id: 'crypto_insights/green',
  size: { width: 1280, height: 956 },
  Component: Green,
  states: {
    wide: { out: 'case-studies/crypto_insights/green-concept.png', props: { upright: false } },
    portrait: {
      out: 'case-studies/crypto_insights/green-concept-portrait.png',
      props: { upright: true },
      size: { width: 480, height: 1664 },
    },
  },
});
