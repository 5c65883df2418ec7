import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { At, Frame } from '../../kit/frame.tsx';
import { after, before, dock } from './sitemap.ts';
import { type BankId, banks, c, font } from './tokens.ts';
import { EmulatorMark, T } from './ui/parts.tsx';

const ground = '#faf8f4';
const line = '#b9b1a6';
const colourOf = (bank: string) => banks[bank.toLowerCase() as BankId].chrome;

type BoxProps = {
  x: number;
  y: number;
  width: number;
  height?: number;
  fill?: string;
  ink?: string;
  edge?: string;
  dashed?: boolean;
  size?: number;
  weight?: number;
  children: ReactNode;
};

function Box({
  x,
  y,
  width,
  height = 52,
  fill = '#fff',
  ink = c.ink,
  edge = '#ddd6cb',
  dashed,
  size = 16,
  weight = 500,
  children,
}: BoxProps) {
  return (
    <div
      style={{
        position: 'absolute',
        left: x,
        top: y,
        width,
        height,
        borderRadius: 10,
        background: fill,
        border: `1.5px ${dashed ? 'dashed' : 'solid'} ${edge}`,
        color: ink,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 10,
        fontFamily: font,
        fontSize: size,
        fontWeight: weight,
        textAlign: 'center',
        lineHeight: 1.2,
      }}
    >
      {children}
    </div>
  );
}

function Lines({ width, height, d }: { width: number; height: number; d: string }) {
  return (
    <svg
      width={width}
      height={height}
      style={{ position: 'absolute', left: 0, top: 0 }}
      fill="none"
      stroke={line}
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}

function Before() {
  const w = 216;
  const gap = 24;
  const x = (i: number) => 52 + i * (w + gap);
  const rowY = (r: number) => 274 + r * 68;
  const trunk = before.map((_, i) => `M640 116V142H${x(i) + w / 2}V172`).join('');
  const stems = before
    .flatMap((bank, i) => bank.pages.map((_, r) => `M${x(i) + 16} 228V${rowY(r) + 26}H${x(i) + 34}`))
    .join('');
  return (
    <Frame ground={ground}>
      <Lines width={1280} height={720} d={trunk + stems} />
      <Box
        x={530}
        y={56}
        width={220}
        height={60}
        fill={c.charcoal}
        ink="#fff"
        edge={c.charcoal}
        size={18}
        weight={650}
      >
        Choose a bank
      </Box>
      {before.map(({ bank, pages }, i) => (
        <div key={bank}>
          <Box
            x={x(i)}
            y={172}
            width={w}
            height={58}
            fill={colourOf(bank)}
            edge={colourOf(bank)}
            ink="#fff"
            size={19}
            weight={700}
          >
            {bank} copy
          </Box>
          {pages.map(({ page, missing }, r) => (
            <Box
              key={page}
              x={x(i) + 34}
              y={rowY(r)}
              width={w - 34}
              {...(missing ? { dashed: true, fill: 'transparent', ink: c.muted, edge: '#c9bfb1' } : {})}
            >
              {missing ? <s style={{ textDecorationThickness: 1.5 }}>{page}</s> : page}
            </Box>
          ))}
        </div>
      ))}
      <div
        style={{
          position: 'absolute',
          left: 52,
          right: 52,
          bottom: 34,
          display: 'flex',
          gap: 32,
          justifyContent: 'center',
          alignItems: 'center',
        }}
      >
        <Key
          box={
            <i
              style={{
                width: 30,
                height: 20,
                borderRadius: 5,
                background: '#fff',
                border: '1.5px solid #ddd6cb',
              }}
            />
          }
        >
          Built, under a name of its own
        </Key>
        <Key box={<i style={{ width: 30, height: 20, borderRadius: 5, border: '1.5px dashed #c9bfb1' }} />}>
          Never built for this bank
        </Key>
      </div>
    </Frame>
  );
}

function Key({ box, children }: { box: ReactNode; children: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 10 }}>
      {box}
      <T size={16} colour={c.text}>
        {children}
      </T>
    </span>
  );
}

function After() {
  const w = 240;
  const gap = 56;
  const x = (i: number) => 76 + i * (w + gap);
  const rowY = (r: number) => 260 + r * 66;
  const trunk = after.map((_, i) => `M640 116V140H${x(i) + w / 2}V166`).join('');
  const stems = after
    .flatMap(({ pages }, i) => pages.map((_, r) => `M${x(i) + 18} 222V${rowY(r) + 26}H${x(i) + 40}`))
    .join('');
  return (
    <Frame ground={ground}>
      <Lines width={1280} height={720} d={trunk + stems} />
      <Box x={506} y={56} width={268} height={60} fill="#fff" edge={c.ink} size={18} weight={650}>
        Signed in, any bank
        <span style={{ display: 'inline-flex', gap: 4 }}>
          {(['td', 'bmo', 'scotia', 'rbc', 'cibc'] as const).map((id) => (
            <i key={id} style={{ width: 11, height: 11, borderRadius: 11, background: banks[id].chrome }} />
          ))}
        </span>
      </Box>
      {after.map(({ page, pages }, i) => (
        <div key={page}>
          <Box
            x={x(i)}
            y={166}
            width={w}
            height={56}
            fill={c.charcoal}
            edge={c.charcoal}
            ink="#fff"
            size={18}
            weight={650}
          >
            {page}
          </Box>
          {pages.map((name, r) => (
            <Box key={name} x={x(i) + 40} y={rowY(r)} width={w - 40}>
              {name}
            </Box>
          ))}
        </div>
      ))}
      <At x={52} y={518}>
        <div
          style={{
            width: 1176,
            height: 142,
            borderRadius: 18,
            background: '#211f1d',
            padding: '22px 28px',
            fontFamily: font,
          }}
        >
          <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <EmulatorMark size={24} />
            <T size={18} weight={650} colour="#fff">
              The presenter’s dock
            </T>
            <T size={16} colour="#c9c2b8">
              within reach on every page, never part of the bank
            </T>
          </div>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 20, marginTop: 18 }}>
            {dock.map((name) => (
              <div
                key={name}
                style={{
                  height: 52,
                  borderRadius: 10,
                  background: c.honey,
                  color: c.charcoal,
                  display: 'grid',
                  placeItems: 'center',
                  fontSize: 17,
                  fontWeight: 650,
                }}
              >
                {name}
              </div>
            ))}
          </div>
        </div>
      </At>
    </Frame>
  );
}

function Item({
  children,
  depth = 0,
  fill = '#fff',
  ink = c.ink,
  edge = '#ddd6cb',
  dashed = false,
  weight = 500,
}: {
  children: ReactNode;
  depth?: number;
  fill?: string;
  ink?: string;
  edge?: string;
  dashed?: boolean;
  weight?: number;
}) {
  return (
    <div
      style={{
        marginLeft: depth * 28,
        minHeight: 46,
        borderRadius: 10,
        background: fill,
        border: `1.5px ${dashed ? 'dashed' : 'solid'} ${edge}`,
        color: ink,
        display: 'flex',
        alignItems: 'center',
        gap: 10,
        padding: '0 16px',
        fontFamily: font,
        fontSize: 19,
        fontWeight: weight,
      }}
    >
      {children}
    </div>
  );
}

function BeforeTall() {
  return (
    <Frame ground={ground} pad={28} style={{ display: 'flex', flexDirection: 'column', gap: 22 }}>
      <Item fill={c.charcoal} edge={c.charcoal} ink="#fff" weight={650}>
        Choose a bank
      </Item>
      {before.map(({ bank, pages }) => (
        <div key={bank} style={{ marginLeft: 24, display: 'grid', gap: 10 }}>
          <Item fill={colourOf(bank)} edge={colourOf(bank)} ink="#fff" weight={700}>
            {bank} copy
          </Item>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 24 }}>
            {pages.map(({ page, missing }) => (
              <span
                key={page}
                style={{
                  padding: '8px 14px',
                  borderRadius: 9,
                  border: `1.5px ${missing ? 'dashed #c9bfb1' : 'solid #ddd6cb'}`,
                  background: missing ? 'transparent' : '#fff',
                  color: missing ? c.muted : c.ink,
                  fontFamily: font,
                  fontSize: 18,
                  textDecoration: missing ? 'line-through' : 'none',
                }}
              >
                {page}
              </span>
            ))}
          </div>
        </div>
      ))}
      <T size={17} colour={c.text} style={{ marginTop: 'auto', marginLeft: 24 }}>
        Struck through: never built for this bank.
      </T>
    </Frame>
  );
}

function AfterTall() {
  return (
    <Frame ground={ground} pad={28} style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
      <Item edge={c.ink} weight={650}>
        Signed in, any bank
        <span style={{ display: 'inline-flex', gap: 5, marginLeft: 'auto' }}>
          {(['td', 'bmo', 'scotia', 'rbc', 'cibc'] as const).map((id) => (
            <i key={id} style={{ width: 13, height: 13, borderRadius: 13, background: banks[id].chrome }} />
          ))}
        </span>
      </Item>
      {after.map(({ page, pages }) => (
        <div key={page} style={{ marginLeft: 24, display: 'grid', gap: 10 }}>
          <Item fill={c.charcoal} edge={c.charcoal} ink="#fff" weight={650}>
            {page}
          </Item>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 24 }}>
            {pages.map((name) => (
              <span
                key={name}
                style={{
                  padding: '8px 14px',
                  borderRadius: 9,
                  border: '1.5px solid #ddd6cb',
                  background: '#fff',
                  fontFamily: font,
                  fontSize: 18,
                }}
              >
                {name}
              </span>
            ))}
          </div>
        </div>
      ))}
      <div
        style={{
          marginTop: 'auto',
          borderRadius: 16,
          background: '#211f1d',
          padding: 20,
          display: 'grid',
          gap: 16,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
          <EmulatorMark size={24} />
          <T size={19} weight={650} colour="#fff">
            The presenter’s dock, on every page
          </T>
        </div>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 }}>
          {dock.map((name) => (
            <div
              key={name}
              style={{
                height: 46,
                borderRadius: 10,
                background: c.honey,
                color: c.charcoal,
                display: 'grid',
                placeItems: 'center',
                fontFamily: font,
                fontSize: 18,
                fontWeight: 650,
              }}
            >
              {name}
            </div>
          ))}
        </div>
      </div>
    </Frame>
  );
}

const maps = {
  before: Before,
  after: After,
  'before-portrait': BeforeTall,
  'after-portrait': AfterTall,
} as const;

function Sitemap({ map }: { map: keyof typeof maps }) {
  const Shown = maps[map];
  return <Shown />;
}

export const board = defineBoard<{ map: keyof typeof maps }>({
  id: 'interac/sitemaps',
  size: { width: 1280, height: 720 },
  ground,
  Component: Sitemap,
  states: {
    before: { out: 'case-studies/interac/sitemap-before.png', props: { map: 'before' } },
    after: { out: 'case-studies/interac/sitemap-after.png', props: { map: 'after' } },
    'before-portrait': {
      out: 'case-studies/interac/sitemap-before-portrait.png',
      props: { map: 'before-portrait' },
      size: { width: 480, height: 1120 },
    },
    'after-portrait': {
      out: 'case-studies/interac/sitemap-after-portrait.png',
      props: { map: 'after-portrait' },
      size: { width: 480, height: 820 },
    },
  },
});
