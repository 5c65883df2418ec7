import { defineBoard } from '../../board.ts';
import { greys, MidButton, MidCard, MidScreen } from '../../kit/midfi.tsx';
import { byNumber, type Contract, contract, n, pct, report } from './data.ts';
import { Zoom } from './ui/parts.tsx';

const W = 960;
const H = 680;

function Bar() {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height: 48,
        padding: '0 20px',
        gap: 14,
        background: greys.panel,
      }}
    >
      <span style={{ width: 24, height: 24, borderRadius: 6, background: greys.text }} />
      <span style={{ fontWeight: 700 }}>{report.contractor}</span>
      <span style={{ color: greys.text }}>WIP report, {report.asAt}</span>
      <span style={{ flex: 1 }} />
      <span style={{ width: 28, height: 28, borderRadius: 28, background: greys.soft }} />
    </div>
  );
}

/** Every cell shaded by a risk score: the greys stand for red, amber and green. */
function shadeOf(score: number): string {
  return score > 0.66 ? '#bdbab7' : score > 0.33 ? '#d9d6d3' : '#eeedec';
}

const scores: ((k: Contract) => number)[] = [
  (k) => (k.done > 0.8 ? 0.7 : k.done > 0.4 ? 0.5 : 0.1),
  (k) => (k.uo > 500 ? 0.9 : k.uo > 0 ? 0.5 : 0.1),
  (k) => (-k.uo > 400 ? 0.5 : 0.1),
  (k) => (k.gp / k.price < 0.061 ? 0.9 : k.gp / k.price < 0.08 ? 0.5 : 0.1),
  (k) => (k.fadeShare > 0.2 ? 0.9 : k.fadeShare > 0.05 ? 0.5 : 0.1),
];

function ScheduleMid() {
  const grid = '1fr 80px 72px 76px 70px 80px';
  return (
    <MidScreen>
      <Bar />
      <div style={{ padding: '16px 20px' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 10, marginBottom: 12 }}>
          <span style={{ fontSize: 19, fontWeight: 700, flex: 1 }}>Contracts in progress</span>
          <MidButton kind="outline" style={{ height: 32 }} icon="filter">
            Filter
          </MidButton>
          <MidButton style={{ height: 32 }}>Approve report</MidButton>
        </div>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: grid,
            fontWeight: 600,
            color: greys.text,
            padding: '7px 0',
            borderBottom: `1.5px solid ${greys.line}`,
            textAlign: 'right',
          }}
        >
          <span style={{ textAlign: 'left' }}>Contract ($000s)</span>
          {['Complete', 'Under', 'Over', 'GP %', 'Fade'].map((h) => (
            <span key={h} style={{ paddingRight: 10 }}>
              {h}
            </span>
          ))}
        </div>
        {byNumber.map((k) => {
          const values = [
            pct(k.done),
            k.uo > 0 ? n(k.uo) : '–',
            k.uo < 0 ? n(k.uo) : '–',
            pct(k.gp / k.price),
            pct(k.fadeShare),
          ];
          return (
            <div
              key={k.id}
              style={{
                display: 'grid',
                gridTemplateColumns: grid,
                alignItems: 'stretch',
                height: 33,
                borderBottom: `1px solid ${greys.line}`,
                textAlign: 'right',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              <span style={{ textAlign: 'left', alignSelf: 'center', whiteSpace: 'nowrap', display: 'flex' }}>
                <span style={{ width: 46 }}>{k.id}</span>
                {k.name}
              </span>
              {values.map((v, i) => (
                <span
                  key={scores[i]!.toString()}
                  style={{
                    background: shadeOf(scores[i]!(k)),
                    margin: '2px 0 2px 3px',
                    padding: '0 7px',
                    display: 'flex',
                    alignItems: 'center',
                    justifyContent: 'flex-end',
                  }}
                >
                  {i === 4 && k.fade < 0 ? `(${v})` : v}
                </span>
              ))}
            </div>
          );
        })}
      </div>
    </MidScreen>
  );
}

function ContractMid() {
  const k = contract('2104');
  const rows: [string, string][] = [
    ['Contract price', n(k.price)],
    ['Est. total cost', n(k.estCost)],
    ['Cost to date', n(k.costs)],
    ['Percent complete', pct(k.done)],
    ['Earned revenue', n(k.earned)],
    ['Billed to date', n(k.billed)],
    ['Under-billed', n(k.uo)],
  ];
  return (
    <MidScreen>
      <Bar />
      <div style={{ padding: '14px 20px' }}>
        <div style={{ color: greys.text, marginBottom: 4 }}>‹ Contracts in progress</div>
        <div style={{ fontSize: 20, fontWeight: 700, marginBottom: 6 }}>
          {k.id}&ensp;{k.name}
        </div>
        <div
          style={{ display: 'flex', gap: 24, borderBottom: `1.5px solid ${greys.line}`, marginBottom: 16 }}
        >
          {['Figures', 'Change orders', 'History', 'Questions'].map((tab, i) => (
            <span
              key={tab}
              style={{
                padding: '8px 0',
                marginBottom: -1.5,
                fontWeight: i ? 500 : 700,
                color: i ? greys.text : greys.ink,
                borderBottom: `3px solid ${i ? 'transparent' : greys.ink}`,
              }}
            >
              {tab}
            </span>
          ))}
        </div>
        <div style={{ display: 'grid', gridTemplateColumns: '1.25fr 1fr', gap: 18 }}>
          <MidCard style={{ padding: '6px 16px' }}>
            {rows.map(([label, value], i) => (
              <div
                key={label}
                style={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  padding: '8.5px 0',
                  borderBottom: i < rows.length - 1 ? `1px solid ${greys.line}` : 'none',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                <span style={{ color: greys.text }}>{label}</span>
                <span style={{ fontWeight: 600 }}>{value}</span>
              </div>
            ))}
          </MidCard>
          <div style={{ display: 'grid', gap: 14, alignContent: 'start' }}>
            <MidCard>
              <div style={{ color: greys.text }}>Gross profit fade</div>
              <div style={{ fontSize: 38, fontWeight: 700, lineHeight: 1.2 }}>{pct(k.fadeShare)}</div>
              <div style={{ color: greys.text }}>
                {n(k.originalGp)} at bid, {n(k.gp)} now
              </div>
            </MidCard>
            <MidCard>
              <div style={{ fontWeight: 600, marginBottom: 8 }}>Ask the contractor</div>
              <div
                style={{
                  border: `1.5px solid ${greys.soft}`,
                  borderRadius: 6,
                  height: 48,
                  padding: '8px 12px',
                  color: greys.soft,
                  marginBottom: 10,
                }}
              >
                Write a question
              </div>
              <MidButton style={{ height: 34 }}>Send</MidButton>
            </MidCard>
          </div>
        </div>
      </div>
    </MidScreen>
  );
}

function MidFi({ screen }: { screen: 'schedule' | 'contract' }) {
  return (
    <div style={{ position: 'absolute', inset: 0, background: greys.fill, padding: 26 }}>
      <Zoom
        by={1.28}
        width={W - 52}
        height={H - 52}
        style={{ borderRadius: 12, boxShadow: `0 0 0 1.5px ${greys.line}`, background: '#fff' }}
      >
        {screen === 'schedule' ? <ScheduleMid /> : <ContractMid />}
      </Zoom>
    </div>
  );
}

export const board = defineBoard({
  id: 'pledgx/mid-fi',
  size: { width: W, height: H },
  Component: MidFi,
  states: {
    schedule: { out: 'case-studies/pledgx/mid-fi-schedule.png', props: { screen: 'schedule' } },
    contract: { out: 'case-studies/pledgx/mid-fi-contract.png', props: { screen: 'contract' } },
  },
});
