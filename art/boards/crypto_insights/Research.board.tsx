import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Fit, Frame, Grid } from '../../kit/frame.tsx';
import { Icon } from '../../kit/icons.tsx';
import { random } from '../../kit/random.ts';
import { coins } from './data.ts';
import { Candles, type Palette } from './ui/charts.tsx';
import { Home } from './ui/Home.tsx';
import { face } from './ui/theme.ts';

type Props = { upright: boolean };

const paper = '#eef5f0';
const dark = { ink: '#10231b', soft: '#4c6458', line: '#cfdfd6' };

type Kind = { name: string; screen: ReactNode; good: string; bad: string };

const kinds: readonly Kind[] = [
  {
    name: 'Exchange for professionals',
    screen: <Exchange />,
    good: 'Every order type, exact prices',
    bad: 'All of it at once, and all of it moving',
  },
  {
    name: 'Bank-style broker',
    screen: <Broker />,
    good: 'Shows fee and total before you commit',
    bad: 'A long form; prices hard to find',
  },
  {
    name: 'Social trading app',
    screen: <Social />,
    good: 'Talks like a person',
    bad: 'Others’ trades push you to hurry',
  },
];

function Research({ upright }: Props) {
  return (
    <Frame
      ground={paper}
      pad={upright ? '36px 28px' : '52px 56px'}
      style={{ fontFamily: face.text, color: dark.ink }}
    >
      <Grid columns={upright ? 2 : 4} gap={upright ? '36px 24px' : 36}>
        {kinds.map((kind) => (
          <Column key={kind.name} {...kind} upright={upright} />
        ))}
        <Column
          name="The gap between them"
          upright={upright}
          ours
          screen={
            <Fit from={{ width: 390, height: 844 }} width={260}>
              <Home />
            </Fit>
          }
          good="Your month first, a review before every order, one clear fee"
          bad=""
        />
      </Grid>
    </Frame>
  );
}

function Column({
  name,
  screen,
  good,
  bad,
  upright,
  ours = false,
}: Kind & { upright: boolean; ours?: boolean }) {
  const width = upright ? 200 : 264;
  return (
    <div>
      <div
        style={{
          width,
          height: width * 1.62,
          borderRadius: width * 0.12,
          background: '#0c1410',
          padding: 7,
          overflow: 'hidden',
          boxShadow: ours
            ? '0 18px 40px -12px rgb(14 66 46 / .5), 0 0 0 4px #43b98a'
            : '0 10px 26px -10px rgb(14 46 33 / .35)',
        }}
      >
        <Fit from={{ width: 260, height: 428 }} width={width - 14} style={{ borderRadius: width * 0.1 }}>
          {screen}
        </Fit>
      </div>
      <div
        style={{
          fontFamily: face.figure,
          fontWeight: 600,
          fontSize: upright ? 18 : 19.5,
          lineHeight: 1.22,
          letterSpacing: '-0.02em',
          marginTop: 20,
          minHeight: upright ? 44 : undefined,
        }}
      >
        {name}
      </div>
      <Line icon="plus" colour="#1f7a57" size={upright ? 16 : 16}>
        {good}
      </Line>
      {bad && (
        <Line icon="minus" colour="#8a6a2c" size={upright ? 16 : 16}>
          {bad}
        </Line>
      )}
    </div>
  );
}

function Line({
  icon,
  colour,
  size,
  children,
}: {
  icon: 'plus' | 'minus';
  colour: string;
  size: number;
  children: ReactNode;
}) {
  return (
    <div
      style={{ display: 'flex', gap: 9, marginTop: 9, fontSize: size, lineHeight: 1.36, color: dark.soft }}
    >
      <Icon name={icon} size={18} stroke={2.6} colour={colour} style={{ marginTop: 2 }} />
      <div>{children}</div>
    </div>
  );
}

const alarm: Palette = { up: '#26a69a', down: '#ef5350', hollowDown: false, ground: '#14171c' };

/** Dense on purpose: chart, book, depth and ticket compete for the same glance. */
function Exchange() {
  const dice = random('book');
  const rows = Array.from({ length: 7 }, () => [dice.between(0.15, 0.95), dice.between(0.15, 0.95)] as const);
  const t = { fontSize: 10.5, fontVariantNumeric: 'tabular-nums' as const };
  const price = coins.ETH.price;
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        background: '#14171c',
        color: '#c5cad3',
        padding: '14px 10px',
        ...t,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', fontWeight: 600 }}>
        <span style={{ fontSize: 14 }}>ETH/CAD</span>
        <span style={{ color: '#26a69a', fontSize: 14 }}>{price.toFixed(2)}</span>
      </div>
      <div style={{ display: 'flex', gap: 8, margin: '7px 0', color: '#7c8492' }}>
        {['1m', '5m', '15m', '1h', '4h', 'MA', 'RSI', 'Vol'].map((item, i) => (
          <span key={item} style={{ color: i === 1 ? '#f0b90b' : undefined }}>
            {item}
          </span>
        ))}
      </div>
      <Candles
        width={240}
        height={118}
        candles={coins.ETH.candles}
        palette={alarm}
        axis={0}
        left={0}
        last={false}
      />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, marginTop: 10 }}>
        {(['bid', 'ask'] as const).map((side, s) => (
          <div key={side}>
            {rows.map((row, i) => (
              <div
                key={i}
                style={{
                  position: 'relative',
                  display: 'flex',
                  justifyContent: 'space-between',
                  padding: '1.5px 3px',
                  marginTop: 2,
                }}
              >
                <i
                  style={{
                    position: 'absolute',
                    top: 0,
                    bottom: 0,
                    [s ? 'left' : 'right']: 0,
                    width: `${row[s]! * 100}%`,
                    background: s ? '#ef53502e' : '#26a69a2e',
                  }}
                />
                <span style={{ color: s ? '#ef5350' : '#26a69a' }}>
                  {(price + (s ? 1 : -1) * (i + 1) * 0.35).toFixed(2)}
                </span>
                <span>{(row[s]! * 9).toFixed(2)}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', gap: 5, marginTop: 11 }}>
        {['Limit', 'Stop', 'OCO', 'Trail', 'IOC'].map((item, i) => (
          <span
            key={item}
            style={{
              flex: 1,
              textAlign: 'center',
              padding: '4px 0',
              borderRadius: 4,
              background: i === 0 ? '#323844' : '#1f242d',
            }}
          >
            {item}
          </span>
        ))}
      </div>
      <div style={{ display: 'flex', gap: 6, marginTop: 9, fontSize: 13, fontWeight: 700, color: '#fff' }}>
        <span
          style={{ flex: 1, textAlign: 'center', padding: '9px 0', borderRadius: 5, background: '#26a69a' }}
        >
          BUY
        </span>
        <span
          style={{ flex: 1, textAlign: 'center', padding: '9px 0', borderRadius: 5, background: '#ef5350' }}
        >
          SELL
        </span>
      </div>
    </div>
  );
}

function Broker() {
  return (
    <div style={{ position: 'absolute', inset: 0, background: '#fff', color: '#2d3947', fontSize: 13 }}>
      <div
        style={{
          background: '#33475f',
          color: '#fff',
          padding: '16px 14px 12px',
          fontSize: 16,
          fontWeight: 600,
        }}
      >
        Trade order
      </div>
      <div style={{ display: 'flex', padding: '10px 14px', gap: 6, color: '#6a7785', fontSize: 12 }}>
        <b style={{ color: '#33475f' }}>1 Details</b> › <span>2 Account</span> › <span>3 Review</span>
      </div>
      {['Account', 'Product', 'Action', 'Quantity', 'Order type', 'Duration'].map((label, i) => (
        <div key={label} style={{ padding: '0 14px', marginBottom: 7 }}>
          <div style={{ fontSize: 11.5, color: '#6a7785', marginBottom: 2 }}>{label}</div>
          <div
            style={{
              height: 25,
              borderRadius: 3,
              border: '1px solid #c3ccd5',
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              padding: '0 8px',
            }}
          >
            <span>{['Chequing', 'Ethereum', 'Buy', '', 'Market', 'Day'][i]}</span>
            {i !== 3 && <Icon name="chevronDown" size={13} colour="#6a7785" />}
          </div>
        </div>
      ))}
      <div
        style={{
          margin: '4px 14px 0',
          height: 32,
          borderRadius: 3,
          background: '#33475f',
          color: '#fff',
          display: 'grid',
          placeItems: 'center',
          fontWeight: 600,
        }}
      >
        Continue
      </div>
    </div>
  );
}

function Social() {
  return (
    <div style={{ position: 'absolute', inset: 0, background: '#f5f3f7', color: '#2c2733', fontSize: 13 }}>
      <div style={{ padding: '16px 14px 8px', fontSize: 18, fontWeight: 700 }}>For you</div>
      {[
        ['#c9b6dd', 'Bought Solana, going big', 'Copy this trade'],
        ['#e3bfb0', 'Selling before it drops', 'Copy this trade'],
        ['#b3c8dc', 'You are missing this run', 'Buy now'],
      ].map(([tone, text, action], i) => (
        <div key={text} style={{ margin: '0 10px 9px', padding: 11, borderRadius: 14, background: '#fff' }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            <i style={{ width: 28, height: 28, borderRadius: 28, background: tone }} />
            <div style={{ flex: 1 }}>
              <i style={{ display: 'block', width: 62, height: 7, borderRadius: 4, background: '#cfc9d6' }} />
              <i
                style={{
                  display: 'block',
                  width: 40,
                  height: 6,
                  borderRadius: 4,
                  background: '#e6e2ea',
                  marginTop: 5,
                }}
              />
            </div>
            <Icon name="more" size={16} colour="#8b8494" />
          </div>
          <div style={{ fontSize: 14, fontWeight: 600, margin: '8px 0' }}>{text}</div>
          <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <Icon name="heart" size={16} colour="#8b8494" />
            <Icon name="comment" size={16} colour="#8b8494" />
            <span
              style={{
                marginLeft: 'auto',
                padding: '5px 12px',
                borderRadius: 20,
                background: i === 2 ? '#d65a7a' : '#6b4fa0',
                color: '#fff',
                fontWeight: 600,
                fontSize: 12.5,
              }}
            >
              {action}
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}

export const board = defineBoard<Props>({
  id: 'crypto_insights/research',
  size: { width: 1280, height: 664 },
  Component: Research,
  states: {
    wide: { out: 'case-studies/crypto_insights/market-research.png', props: { upright: false } },
    portrait: {
      out: 'case-studies/crypto_insights/market-research-portrait.png',
      props: { upright: true },
      size: { width: 480, height: 1072 },
    },
  },
});
