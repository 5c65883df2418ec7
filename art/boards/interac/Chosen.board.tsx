import { defineBoard } from '../../board.ts';
import { Phone, StatusBar } from '../../kit/devices.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Icon, type IconName } from '../../kit/icons.tsx';
import { greys, MidButton, MidCard, MidChip, MidScreen, MidTabBar } from '../../kit/midfi.tsx';

/** The handle, worked out: at rest on the left, pulled up on the right. The site draws the numbers. */
const actions: readonly { icon: IconName; label: string }[] = [
  { icon: 'send', label: 'Send' },
  { icon: 'arrowDown', label: 'Request' },
  { icon: 'receipt', label: 'Pay' },
  { icon: 'swap', label: 'Transfer' },
];
const tabs: { icon: IconName; label: string }[] = [
  { icon: 'home', label: 'Accounts' },
  { icon: 'swap', label: 'Move money' },
  { icon: 'card', label: 'Cards' },
  { icon: 'list', label: 'Activity' },
];

function Home() {
  return (
    <MidScreen style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ background: greys.panel, paddingBottom: 22 }}>
        <StatusBar colour={greys.ink} />
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            padding: '8px 20px 0',
          }}
        >
          <span style={{ fontSize: 22, fontWeight: 700 }}>Bank’s name</span>
          <span style={{ width: 34, height: 34, borderRadius: 34, border: `2px solid ${greys.soft}` }} />
        </div>
        <div style={{ padding: '20px 20px 0', fontSize: 15, color: greys.text }}>Chequing</div>
        <div style={{ padding: '0 20px', fontSize: 38, fontWeight: 700 }}>$0,000.00</div>
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', padding: '20px 12px' }}>
        {actions.map(({ icon, label }, i) => (
          <div
            key={label}
            style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 14, fontWeight: 600 }}
          >
            <span
              style={{
                width: 52,
                height: 52,
                borderRadius: 52,
                background: i ? greys.fill : greys.text,
                color: i ? greys.ink : '#fff',
                display: 'grid',
                placeItems: 'center',
              }}
            >
              <Icon name={icon} size={24} />
            </span>
            {label}
          </div>
        ))}
      </div>
      <div style={{ flex: 1, padding: '0 16px', display: 'grid', gap: 12, alignContent: 'start' }}>
        {['Money waiting', 'Savings', 'Credit card'].map((name, i) => (
          <MidCard
            key={name}
            style={{
              padding: '15px 16px',
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              fontSize: 16,
              fontWeight: 600,
            }}
          >
            {name}
            {i === 0 ? (
              <MidChip on>Deposit</MidChip>
            ) : (
              <span style={{ width: 84, height: 12, borderRadius: 6, background: greys.line }} />
            )}
          </MidCard>
        ))}
        <div style={{ fontSize: 16, fontWeight: 700, marginTop: 6 }}>Activity</div>
        {[150, 110].map((w) => (
          <div key={w} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
            <span style={{ width: 36, height: 36, borderRadius: 36, background: greys.fill }} />
            <span
              style={{ width: w, height: 12, borderRadius: 6, background: greys.line, marginRight: 'auto' }}
            />
            <span style={{ width: 60, height: 12, borderRadius: 6, background: greys.panel }} />
          </div>
        ))}
      </div>
      <div style={{ height: 74, overflow: 'hidden', flex: 'none' }}>
        <MidTabBar items={tabs} current="Accounts" />
      </div>
      <div
        style={{
          height: 56,
          flex: 'none',
          background: greys.ink,
          borderRadius: '14px 14px 0 0',
          display: 'grid',
          justifyItems: 'center',
          alignContent: 'start',
          gap: 6,
          paddingTop: 9,
          color: '#fff',
          fontSize: 14,
          fontWeight: 600,
          marginBottom: -2,
        }}
      >
        <i style={{ width: 44, height: 5, borderRadius: 5, background: '#fff' }} />
        Emulator · Bank · Signed in
      </div>
    </MidScreen>
  );
}

function Pulled() {
  return (
    <div style={{ position: 'absolute', inset: '0 -1px -2px 0' }}>
      <Home />
      <div style={{ position: 'absolute', inset: 0, background: 'rgb(47 45 44 / .45)' }} />
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          height: 500,
          background: '#fff',
          borderRadius: '22px 22px 0 0',
          padding: '12px 20px',
        }}
      >
        <i
          style={{
            display: 'block',
            width: 44,
            height: 5,
            borderRadius: 5,
            background: greys.ink,
            margin: '0 auto 18px',
          }}
        />
        <div style={{ fontSize: 20, fontWeight: 700, marginBottom: 16 }}>Emulator</div>
        <div style={{ fontSize: 14, color: greys.text, marginBottom: 8 }}>Bank</div>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8 }}>
          {['Default', 'TD', 'BMO', 'Scotia', 'RBC', 'CIBC'].map((bank) => (
            <div
              key={bank}
              style={{
                height: 46,
                borderRadius: 8,
                border: `1.5px solid ${bank === 'TD' ? greys.ink : greys.line}`,
                background: bank === 'TD' ? greys.panel : '#fff',
                display: 'grid',
                placeItems: 'center',
                fontSize: 15,
                fontWeight: 600,
              }}
            >
              {bank}
            </div>
          ))}
        </div>
        <div style={{ fontSize: 14, color: greys.text, margin: '20px 0 4px' }}>Scenario</div>
        {['Send an e-Transfer', 'Request money', 'Autodeposit'].map((name, i) => (
          <div
            key={name}
            style={{
              height: 48,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              fontSize: 16,
              fontWeight: i ? 500 : 700,
              borderBottom: `1px solid ${greys.line}`,
            }}
          >
            {name}
            {i === 0 && <Icon name="check" size={20} />}
          </div>
        ))}
        <MidButton
          kind="outline"
          icon="refresh"
          style={{ width: '100%', height: 50, marginTop: 16, fontSize: 16 }}
        >
          Reset demo
        </MidButton>
      </div>
    </div>
  );
}

function Chosen() {
  return (
    <Frame ground="#f5f3f0">
      <At x={116} y={40}>
        <Phone width={346} shade="#3b3833">
          <Home />
        </Phone>
      </At>
      <At x={500} y={40}>
        <Phone width={346} shade="#3b3833">
          <Pulled />
        </Phone>
      </At>
    </Frame>
  );
}

export const board = defineBoard({
  id: 'interac/chosen',
  size: { width: 960, height: 800 },
  ground: '#f5f3f0',
  out: 'case-studies/interac/wireframe-chosen.png',
  Component: Chosen,
});
