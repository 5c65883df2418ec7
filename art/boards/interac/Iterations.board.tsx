import { defineBoard } from '../../board.ts';
import { Icon } from '../../kit/icons.tsx';
import { greys, MidButton, MidCard, MidChip, MidScreen, MidTable } from '../../kit/midfi.tsx';
import { money } from '../../kit/text.tsx';
import { accounts, activity, balances, chequing, customer } from './data.ts';
import { banks, font } from './tokens.ts';
import { Dashboard } from './ui/Dashboard.tsx';
import { features, places } from './ui/early.ts';
import { signed } from './ui/parts.tsx';
import { TallDashboard } from './ui/Tall.tsx';
import { TallSidebar, TallWall } from './ui/TallEarly.tsx';

/** First: a wall of features. */
function Wall() {
  return (
    <MidScreen style={{ fontFamily: font, background: greys.fill }}>
      <div
        style={{
          height: 76,
          background: '#fff',
          borderBottom: `1.5px solid ${greys.line}`,
          display: 'flex',
          alignItems: 'center',
          padding: '0 48px',
          gap: 20,
        }}
      >
        <span style={{ fontSize: 23, fontWeight: 700, marginRight: 'auto' }}>Emulator</span>
        <span style={{ fontSize: 16, color: greys.text }}>Bank</span>
        <span
          style={{
            display: 'inline-flex',
            gap: 40,
            alignItems: 'center',
            height: 44,
            padding: '0 14px',
            border: `1.5px solid ${greys.soft}`,
            borderRadius: 6,
            fontSize: 16,
          }}
        >
          TD <Icon name="chevronDown" size={16} />
        </span>
      </div>
      <div style={{ padding: '36px 48px' }}>
        <div style={{ fontSize: 30, fontWeight: 700 }}>Choose a feature to show</div>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 22, marginTop: 26 }}>
          {features.map(({ icon, name, about }) => (
            <MidCard
              key={name}
              style={{
                height: 174,
                padding: 22,
                display: 'grid',
                gridTemplateColumns: '56px 1fr',
                columnGap: 18,
                alignContent: 'space-between',
              }}
            >
              <span
                style={{
                  width: 56,
                  height: 56,
                  borderRadius: 8,
                  background: greys.panel,
                  display: 'grid',
                  placeItems: 'center',
                }}
              >
                <Icon name={icon} size={28} />
              </span>
              <div>
                <div style={{ fontSize: 20, fontWeight: 700 }}>{name}</div>
                <div style={{ fontSize: 16, color: greys.text, marginTop: 3 }}>{about}</div>
              </div>
              <MidButton kind="outline" style={{ gridColumn: '1 / 3', height: 42, fontSize: 16 }}>
                Launch
              </MidButton>
            </MidCard>
          ))}
        </div>
      </div>
    </MidScreen>
  );
}

/** Second: accounts first, but our tools stand among the bank's pages. */
function Sidebar() {
  const after = balances(activity, chequing.amount);
  return (
    <MidScreen style={{ fontFamily: font, display: 'grid', gridTemplateColumns: '264px 1fr' }}>
      <div style={{ background: greys.panel, padding: '30px 20px' }}>
        <div style={{ fontSize: 24, fontWeight: 700, padding: '0 14px 26px' }}>TD</div>
        {places.map(([icon, name], i) => (
          <div
            key={name}
            style={{
              display: 'flex',
              alignItems: 'center',
              gap: 14,
              height: 54,
              padding: '0 14px',
              borderRadius: 8,
              fontSize: 18,
              fontWeight: i ? 500 : 700,
              background: i ? 'transparent' : '#fff',
            }}
          >
            <Icon name={icon} size={22} /> {name}
          </div>
        ))}
      </div>
      <div style={{ padding: '34px 44px' }}>
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <div style={{ fontSize: 29, fontWeight: 700 }}>Good morning, {customer.first}</div>
          <MidButton icon="send" style={{ height: 46, fontSize: 17 }}>
            Send money
          </MidButton>
        </div>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 18, marginTop: 26 }}>
          {accounts.map((account) => (
            <MidCard key={account.id} style={{ padding: 20 }}>
              <MidChip on={account.id === 'chequing'}>{account.name}</MidChip>
              <div style={{ fontSize: 29, fontWeight: 700, marginTop: 14 }}>{money(account.amount)}</div>
              <div style={{ fontSize: 15, color: greys.text, marginTop: 2 }}>•• {account.number}</div>
            </MidCard>
          ))}
        </div>
        <div style={{ fontSize: 20, fontWeight: 700, margin: '30px 0 12px' }}>Chequing activity</div>
        <MidTable
          columns={['Name', 'Kind', 'Date', 'Amount', 'Balance']}
          widths="1.6fr 1.4fr .8fr 1fr 1fr"
          rows={activity.map((entry, i) => [
            entry.name,
            entry.detail,
            entry.date,
            signed(entry.amount),
            money(after[i]!),
          ])}
          style={{ fontSize: 17, lineHeight: 2.1 }}
        />
      </div>
    </MidScreen>
  );
}

const wide = { 1: <Wall />, 2: <Sidebar />, 3: <Dashboard theme={banks.td} /> } as const;
/** In a row the next one peeks in, so these are shown smaller than other upright pictures: all is drawn larger. */
const tall = {
  1: <TallWall />,
  2: <TallSidebar />,
  3: (
    <div style={{ zoom: 1.08, height: '100%' }}>
      <TallDashboard theme={banks.td} tools="all" />
    </div>
  ),
} as const;

type Version = keyof typeof wide;
const at = 'case-studies/interac/iteration';

export const board = defineBoard<{ version: Version; isTall?: boolean }>({
  id: 'interac/iterations',
  size: { width: 1280, height: 800 },
  Component: ({ version, isTall }) => (isTall ? tall : wide)[version],
  states: Object.fromEntries(
    (
      [
        ['one', 1],
        ['two', 2],
        ['three', 3],
      ] as const
    ).flatMap(([name, version]) => [
      [name, { out: `${at}-${version}.png`, props: { version } }],
      [
        `${name}-portrait`,
        {
          out: `${at}-${version}-portrait.png`,
          props: { version, isTall: true },
          size: { width: 480, height: 580 },
        },
      ],
    ]),
  ),
});
