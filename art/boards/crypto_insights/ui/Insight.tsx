import { Icon } from '../../../kit/icons.tsx';
import { gwei, portfolio } from '../data.ts';
import { Badge, Card, Round, Screen, Small, TabBar, Title } from './parts.tsx';
import { face, green, ink } from './theme.ts';

/** Feature 6. One story: what happened, what it means for what you hold, what nobody knows. */
export function Insight() {
  const most = Math.max(...gwei.values);
  const eth = portfolio.holdings.find((h) => h.ticker === 'ETH')!;
  return (
    <Screen foot={<TabBar current="Insights" />}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 10,
          height: 44,
          padding: '0 20px',
          marginTop: 4,
        }}
      >
        <Icon name="chevronLeft" size={24} style={{ marginLeft: -6 }} />
        <div style={{ flex: 1, fontSize: 16, fontWeight: 600, color: ink.soft }}>Explained in a minute</div>
        <Round icon="bookmark" />
      </div>
      <div style={{ padding: '10px 20px 0' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 8, fontSize: 14, fontWeight: 600 }}>
          <Badge ticker="ETH" size={26} />
          Ethereum
          <span style={{ color: ink.dim, fontWeight: 500 }}>Today, 9:10 a.m.</span>
        </div>
        <Title size={28} style={{ marginTop: 12 }}>
          Why network fees jumped this morning
        </Title>
      </div>
      <Card style={{ margin: '16px 20px 0', padding: '14px 16px 10px' }}>
        <Small size={13.5}>Average network fee by the hour, in gwei</Small>
        <div style={{ display: 'flex', alignItems: 'flex-end', gap: 10, height: 116, marginTop: 8 }}>
          {gwei.values.map((value, i) => (
            <div key={gwei.hours[i]} style={{ flex: 1, textAlign: 'center' }}>
              <div
                style={{
                  fontSize: 12.5,
                  fontWeight: 600,
                  color: value === most ? ink.bright : ink.dim,
                  marginBottom: 3,
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {value}
              </div>
              <div
                style={{
                  height: (value / most) * 92,
                  borderRadius: '6px 6px 3px 3px',
                  background: value === most ? green[500] : green[700],
                }}
              />
            </div>
          ))}
        </div>
        <div style={{ display: 'flex', gap: 10, marginTop: 4 }}>
          {gwei.hours.map((hour) => (
            <Small key={hour} size={12} colour={ink.dim} style={{ flex: 1, textAlign: 'center' }}>
              {hour} a.m.
            </Small>
          ))}
        </div>
      </Card>
      <div style={{ padding: '0 20px' }}>
        <Part title="What happened">
          More people wanted to use the network at once, so the price of getting in rose. That price is
          counted in <Word>gwei</Word>.
        </Part>
        <Part title="What it means for you" mark>
          Buying and selling here costs the same as before. Moving your {eth.quantity.toFixed(4)} ETH to
          another wallet costs more right now; waiting a few hours may help.
        </Part>
        <Part title="What nobody knows yet">
          How long the rush lasts. Fees have fallen back within a day before, and have also stayed high.
        </Part>
      </div>
    </Screen>
  );
}

function Part({
  title,
  children,
  mark = false,
}: {
  title: string;
  children: React.ReactNode;
  mark?: boolean;
}) {
  return (
    <div
      style={{ marginTop: 14, paddingLeft: 14, borderLeft: `3px solid ${mark ? green[500] : green[700]}` }}
    >
      <div style={{ fontFamily: face.text, fontSize: 16, fontWeight: 650 }}>{title}</div>
      <div style={{ fontSize: 15, lineHeight: 1.42, color: mark ? '#d7e6de' : ink.soft, marginTop: 2 }}>
        {children}
      </div>
    </div>
  );
}

function Word({ children }: { children: string }) {
  return <span style={{ color: green[200], borderBottom: `1.5px dotted ${green[400]}` }}>{children}</span>;
}
