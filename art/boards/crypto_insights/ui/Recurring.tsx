import { Icon } from '../../../kit/icons.tsx';
import { money, percent } from '../../../kit/text.tsx';
import { feeRate, portfolio } from '../data.ts';
import { Badge, BigMoney, Button, Card, HomeLine, Pair, Screen, Segments, Small } from './parts.tsx';
import { green, ink } from './theme.ts';

const amount = 50;
const next = ['17 Sep', '24 Sep', '1 Oct', '8 Oct'] as const;

/** Feature 7. The same amount on the same day, whatever the price does. */
export function Recurring() {
  return (
    <Screen>
      <div
        style={{
          position: 'relative',
          height: 44,
          marginTop: 4,
          display: 'grid',
          placeItems: 'center',
          fontSize: 17,
          fontWeight: 600,
        }}
      >
        <Icon name="chevronLeft" size={24} style={{ position: 'absolute', left: 16, top: 10 }} />
        Recurring buy
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, margin: '24px 20px 0' }}>
        <Badge ticker="BTC" size={38} />
        <div style={{ flex: 1 }}>
          <div style={{ fontWeight: 600, fontSize: 16 }}>Bitcoin</div>
          <Small size={13}>You own {portfolio.holdings[0]!.quantity.toFixed(4)} BTC</Small>
        </div>
        <span style={{ color: green.mint, fontWeight: 600, fontSize: 15 }}>Change</span>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '30px 24px 0',
        }}
      >
        <Step icon="minus" />
        <div style={{ textAlign: 'center' }}>
          <BigMoney amount={amount} size={60} />
          <Small size={15} style={{ marginTop: 2 }}>
            every Friday
          </Small>
        </div>
        <Step icon="plus" />
      </div>
      <Segments
        items={['Weekly', 'Every 2 weeks', 'Monthly']}
        current="Weekly"
        height={42}
        style={{ margin: '28px 20px 0' }}
      />
      <Card style={{ margin: '18px 20px 0', padding: '16px 18px 18px' }}>
        <div style={{ fontSize: 16, fontWeight: 650 }}>Coming up</div>
        <div
          style={{ position: 'relative', display: 'flex', justifyContent: 'space-between', marginTop: 16 }}
        >
          <i
            style={{ position: 'absolute', left: 26, right: 26, top: 12, height: 2, background: green[700] }}
          />
          {next.map((day, i) => (
            <div
              key={day}
              style={{ position: 'relative', width: 56, display: 'grid', justifyItems: 'center', gap: 8 }}
            >
              <i
                style={{
                  width: 26,
                  height: 26,
                  borderRadius: 26,
                  background: i === 0 ? green.mint : green[900],
                  boxShadow: i === 0 ? 'none' : `inset 0 0 0 2px ${green[600]}`,
                  display: 'grid',
                  placeItems: 'center',
                }}
              ></i>
              <Small
                size={14}
                colour={i === 0 ? ink.bright : ink.soft}
                style={{ fontWeight: 600, whiteSpace: 'nowrap', textAlign: 'center' }}
              >
                {day}
                <br />
                <span style={{ fontWeight: 500, color: ink.dim }}>{money(amount, 0)}</span>
              </Small>
            </div>
          ))}
        </div>
      </Card>
      <Card style={{ margin: '12px 20px 0', padding: '8px 18px' }}>
        <Pair label="Pay from cash">{money(portfolio.cash)}</Pair>
        <Pair label={`Our fee, ${percent(feeRate, 1)}, included`}>{money(amount * feeRate)} a buy</Pair>
        <Pair label="Cash lasts for">{portfolio.cash / amount} buys</Pair>
      </Card>
      <div style={{ position: 'absolute', left: 20, right: 20, bottom: 44 }}>
        <Small size={14} style={{ textAlign: 'center', marginBottom: 14 }}>
          Skip one, pause or stop at any time.
        </Small>
        <Button>Start on Friday 17 September</Button>
      </div>
      <HomeLine />
    </Screen>
  );
}

function Step({ icon }: { icon: 'minus' | 'plus' }) {
  return (
    <div
      style={{
        width: 50,
        height: 50,
        borderRadius: 50,
        background: green[850],
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <Icon name={icon} size={22} />
    </div>
  );
}
