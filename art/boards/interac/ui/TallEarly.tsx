import { Icon } from '../../../kit/icons.tsx';
import { greys, MidButton, MidCard, MidScreen } from '../../../kit/midfi.tsx';
import { money } from '../../../kit/text.tsx';
import { accounts, activity, customer } from '../data.ts';
import { font } from '../tokens.ts';
import { features, places } from './early.ts';
import { signed } from './parts.tsx';

/** The first two versions of the dashboard in a narrow window, for the pictures that phones show. */
export function TallWall() {
  return (
    <MidScreen style={{ fontFamily: font, background: greys.fill, display: 'flex', flexDirection: 'column' }}>
      <div
        style={{
          flex: 'none',
          height: 60,
          background: '#fff',
          borderBottom: `1.5px solid ${greys.line}`,
          display: 'flex',
          alignItems: 'center',
          padding: '0 20px',
          gap: 12,
          fontSize: 19,
        }}
      >
        <span style={{ fontSize: 24, fontWeight: 700, marginRight: 'auto' }}>Emulator</span>
        <span style={{ color: greys.text }}>Bank</span>
        <span
          style={{
            display: 'inline-flex',
            gap: 20,
            alignItems: 'center',
            height: 40,
            padding: '0 12px',
            border: `1.5px solid ${greys.soft}`,
            borderRadius: 6,
          }}
        >
          TD <Icon name="chevronDown" size={18} />
        </span>
      </div>
      <div style={{ padding: '16px 20px 12px', fontSize: 25, fontWeight: 700 }}>Choose a feature to show</div>
      <div
        style={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gridAutoRows: '1fr',
          gap: 10,
          padding: '0 20px 20px',
        }}
      >
        {features.map(({ icon, name }) => (
          <MidCard
            key={name}
            style={{
              padding: 11,
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'space-between',
              gap: 4,
            }}
          >
            <div style={{ display: 'grid', gap: 5 }}>
              <Icon name={icon} size={24} />
              <div style={{ fontSize: 19, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.01em' }}>
                {/* “e-Transfer” stays in one piece. */}
                {name.split(' ').map((word) => (
                  <span
                    key={word}
                    style={{ display: 'inline-block', whiteSpace: 'nowrap', marginRight: '.25em' }}
                  >
                    {word}
                  </span>
                ))}
              </div>
            </div>
            <MidButton kind="outline" style={{ height: 33, padding: 0, fontSize: 18 }}>
              Launch
            </MidButton>
          </MidCard>
        ))}
      </div>
    </MidScreen>
  );
}

export function TallSidebar() {
  return (
    <MidScreen style={{ fontFamily: font, display: 'grid', gridTemplateColumns: '178px 1fr' }}>
      <div style={{ background: greys.panel, padding: '20px 10px' }}>
        <div style={{ fontSize: 25, fontWeight: 700, padding: '0 8px 14px' }}>TD</div>
        {places.map(([icon, name], i) => (
          <div
            key={name}
            style={{
              display: 'flex',
              alignItems: 'center',
              gap: 9,
              height: 52,
              padding: '0 8px',
              borderRadius: 8,
              fontSize: 19,
              letterSpacing: '-0.01em',
              whiteSpace: 'nowrap',
              fontWeight: i ? 500 : 700,
              background: i ? 'transparent' : '#fff',
            }}
          >
            <Icon name={icon} size={22} /> {name}
          </div>
        ))}
      </div>
      <div style={{ padding: '22px 18px 0', display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: 24, fontWeight: 700, letterSpacing: '-0.02em', whiteSpace: 'nowrap' }}>
          Good morning, {customer.first}
        </div>
        <div style={{ display: 'grid', gap: 9, margin: '15px 0 22px' }}>
          {accounts.map((account) => (
            <MidCard key={account.id} style={{ padding: '8px 14px 9px' }}>
              <div style={{ fontSize: 18, color: greys.text, lineHeight: 1.2 }}>{account.name}</div>
              <div style={{ fontSize: 25, fontWeight: 700, lineHeight: 1.2 }}>{money(account.amount)}</div>
            </MidCard>
          ))}
        </div>
        <div style={{ fontSize: 20, fontWeight: 700, paddingBottom: 7 }}>Chequing activity</div>
        {activity.slice(0, 4).map((entry) => (
          <div
            key={entry.id}
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              height: 48,
              borderTop: `1px solid ${greys.line}`,
              fontSize: 18,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {entry.name}
            <span>{signed(entry.amount)}</span>
          </div>
        ))}
      </div>
    </MidScreen>
  );
}
