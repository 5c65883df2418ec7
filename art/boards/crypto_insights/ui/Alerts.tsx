import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icons.tsx';
import { money, percent } from '../../../kit/text.tsx';
import { closesOf, coins, lastAtOrBelow, limitOrder } from '../data.ts';
import { Line } from './charts.tsx';
import { Badge, Button, Card, Round, Screen, Small, TabBar, Title, Toggle } from './parts.tsx';
import { face, green, ink } from './theme.ts';

const at = limitOrder.price;

/** Feature 5. An alert is a sentence; the app keeps watch so that you need not. */
export function Alerts() {
  const coin = coins.ETH;
  return (
    <Screen foot={<TabBar current="Alerts" />}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '6px 20px 0',
        }}
      >
        <Title>New alert</Title>
        <Round icon="close" />
      </div>
      <Card style={{ margin: '14px 20px 0', padding: '18px 18px 16px' }}>
        <div
          style={{
            fontFamily: face.figure,
            fontSize: 23,
            fontWeight: 500,
            lineHeight: 1.9,
            letterSpacing: '-0.02em',
          }}
        >
          Tell me when <Blank>Ethereum</Blank>
          <br />
          <Blank>falls to</Blank> <Blank strong>{money(at)}</Blank>
        </div>
        <div style={{ position: 'relative', margin: '8px -18px 0', height: 116 }}>
          <Line
            width={350}
            height={116}
            values={closesOf(coin)}
            level={at}
            colour={green.line}
            stroke={2.2}
            pad={14}
          />
        </div>
        <Small size={14} style={{ marginTop: 10 }}>
          {percent(1 - at / coin.price, 1)} below now. Last dipped there on {lastAtOrBelow(coin, at)}.
        </Small>
      </Card>
      <div style={{ padding: '16px 20px 0' }}>
        <Button>Set alert</Button>
        <div style={{ fontSize: 17, fontWeight: 650, margin: '22px 0 4px' }}>Already watching</div>
        <Watching ticker="BTC" text="Bitcoin rises to" figure={money(60000)} />
        <Watching ticker="ADA" text="Cardano moves 10%" figure="in one day" />
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            height: 60,
            marginTop: 4,
            boxShadow: `inset 0 1px ${green[850]}`,
          }}
        >
          <div
            style={{
              width: 38,
              height: 38,
              borderRadius: 38,
              background: green[850],
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <Icon name="clock" size={20} colour={ink.soft} />
          </div>
          <div style={{ flex: 1 }}>
            <div style={{ fontWeight: 600, fontSize: 16 }}>Quiet hours</div>
            <Small size={13.5}>10 p.m. to 7 a.m. Alerts wait.</Small>
          </div>
          <Toggle on />
        </div>
      </div>
    </Screen>
  );
}

function Blank({ children, strong = false }: { children: ReactNode; strong?: boolean }) {
  return (
    <span
      style={{
        padding: '3px 11px 4px',
        borderRadius: 12,
        background: strong ? green[600] : green[800],
        color: strong ? ink.bright : green[200],
        fontWeight: 600,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </span>
  );
}

function Watching({ ticker, text, figure }: { ticker: 'BTC' | 'ADA'; text: string; figure: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12, height: 58 }}>
      <Badge ticker={ticker} size={38} />
      <div style={{ flex: 1 }}>
        <div style={{ fontWeight: 600, fontSize: 16 }}>{text}</div>
        <Small size={13.5}>{figure}</Small>
      </div>
      <Toggle on />
    </div>
  );
}
