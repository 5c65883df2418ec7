import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import { type Account, activity, chequing, credit, customer, type Entry, savings, waiting } from '../data.ts';
import { type BankTheme, c, font } from '../tokens.ts';
import { BankSwitch, DockPick, pages } from './Dashboard.tsx';
import { Button, Card, Disc, EmulatorMark, signed, T } from './parts.tsx';

type Themed = { theme: BankTheme };
/** With `all` the scenario stands above the banks, and greeting and waiting money make room for it. */
type Tools = 'banks' | 'all';

/**
 * The dashboard in a narrow window, for the pictures that phones show: one column in the order of the wide one, and no
 * word so small that it could not be read at two thirds of the size.
 */
export function TallDashboard({ theme, tools = 'banks' }: Themed & { tools?: Tools }) {
  return (
    <div
      style={{
        height: '100%',
        background: c.page,
        display: 'flex',
        flexDirection: 'column',
        fontFamily: font,
        overflow: 'hidden',
      }}
    >
      <TallHeader theme={theme} />
      <div style={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 10, padding: '16px 22px' }}>
        {tools === 'banks' && <Greeting theme={theme} />}
        <Chequing theme={theme} />
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 }}>
          {[savings, credit].map((account) => (
            <Other key={account.id} theme={theme} account={account} />
          ))}
        </div>
        {tools === 'banks' && <Waiting theme={theme} />}
        <Activity theme={theme} entries={activity.slice(0, 2)} />
      </div>
      <Dock theme={theme} tools={tools} />
    </div>
  );
}

function Greeting({ theme }: Themed) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <T size={25} weight={650} line={1.15} track={-0.02} one>
        Good morning, {customer.first}
      </T>
      <Button theme={theme} icon="send" height={44} size={17} style={{ padding: '0 15px' }}>
        Send money
      </Button>
    </div>
  );
}

function TallHeader({ theme }: Themed) {
  return (
    <div style={{ flex: 'none', background: theme.chrome, color: theme.onChrome, padding: '0 22px' }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, height: 55 }}>
        <span style={{ fontSize: 25, fontWeight: 750, letterSpacing: '-0.01em' }}>{theme.name}</span>
        <span style={{ width: 1, height: 22, background: 'currentColor', opacity: 0.35 }} />
        <span style={{ fontSize: 17, opacity: 0.92, marginRight: 'auto' }}>Online banking</span>
        <Icon name="bell" size={24} />
        <span
          style={{
            width: 38,
            height: 38,
            borderRadius: 38,
            background: 'rgb(255 255 255 / .18)',
            display: 'grid',
            placeItems: 'center',
            fontSize: 16.5,
            fontWeight: 650,
            marginLeft: 4,
          }}
        >
          {customer.initials}
        </span>
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between', height: 40 }}>
        {pages.map((page, i) => (
          <span
            key={page}
            style={{
              fontSize: 17,
              fontWeight: i ? 450 : 650,
              opacity: i ? 0.9 : 1,
              paddingTop: 4,
              boxShadow: i ? 'none' : `inset 0 -5px ${theme.mark}`,
            }}
          >
            {page}
          </span>
        ))}
      </div>
    </div>
  );
}

function Chequing({ theme }: Themed) {
  return (
    <Card
      theme={theme}
      pad="12px 14px"
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        border: `2.5px solid ${theme.action}`,
      }}
    >
      <Disc theme={theme} icon={chequing.icon} size={44} />
      <div style={{ marginRight: 'auto' }}>
        <T size={18} weight={600} line={1.2}>
          {chequing.name}
        </T>
        <T size={17} colour={c.muted} line={1.25} tab>
          •• {chequing.number}
        </T>
      </div>
      <T size={31} weight={650} track={-0.02} line={1} tab>
        {money(chequing.amount)}
      </T>
    </Card>
  );
}

function Other({ theme, account }: Themed & { account: Account }) {
  return (
    <Card theme={theme} pad="12px 16px 13px">
      <T size={17} colour={c.text} line={1.25}>
        {account.name}
      </T>
      <T size={24} weight={650} track={-0.02} line={1.2} tab>
        {money(account.amount)}
      </T>
    </Card>
  );
}

function Waiting({ theme }: Themed) {
  return (
    <Card
      theme={theme}
      pad="12px 16px"
      style={{
        background: theme.tint,
        borderColor: 'transparent',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <div>
        <T size={17} weight={600} colour={theme.action} line={1.25}>
          {money(waiting.amount)} waiting for you
        </T>
        <T size={17} colour={c.text} line={1.3}>
          {waiting.from} · {waiting.message}
        </T>
      </div>
      <Button theme={theme} height={44} size={17} style={{ padding: '0 14px' }}>
        Deposit
      </Button>
    </Card>
  );
}

function Activity({ theme, entries }: Themed & { entries: readonly Entry[] }) {
  return (
    <Card theme={theme} pad="11px 16px 4px" style={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
      <T size={18} weight={650} line={1.3} style={{ paddingBottom: 6 }}>
        Chequing activity
      </T>
      {entries.map((entry) => (
        <div
          key={entry.id}
          style={{
            display: 'grid',
            gridTemplateColumns: '1fr auto 104px',
            alignItems: 'center',
            flex: 1,
            borderTop: `1px solid ${c.hair}`,
          }}
        >
          <T size={17}>{entry.name}</T>
          <T size={17} colour={c.muted} tab>
            {entry.date}
          </T>
          <T size={17} weight={600} tab style={{ textAlign: 'right' }}>
            {signed(entry.amount)}
          </T>
        </div>
      ))}
    </Card>
  );
}

function Bar({ children, style }: { children: ReactNode; style?: React.CSSProperties }) {
  return (
    <div
      style={{
        flex: 'none',
        background: '#211f1d',
        color: '#fff',
        padding: '0 22px',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        height: 60,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

const reset = (
  <span
    style={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 7,
      fontSize: 17,
      fontWeight: 600,
      color: c.honey,
    }}
  >
    <Icon name="refresh" size={20} stroke={2} />
    Reset
  </span>
);

/** The banks, the chosen one by its name. */
function Banks({ theme }: Themed) {
  return (
    <span style={{ zoom: 1.24 }}>
      <BankSwitch current={theme} names={false} />
    </span>
  );
}

function Dock({ theme, tools }: Themed & { tools: Tools }) {
  if (tools === 'banks')
    return (
      <Bar>
        <EmulatorMark size={28} />
        <Banks theme={theme} />
        {reset}
      </Bar>
    );
  return (
    <>
      <Bar style={{ height: 54, fontSize: 17 }}>
        <EmulatorMark size={28} />
        <span style={{ color: '#b9b2a9', margin: '0 auto 0 12px' }}>Scenario</span>
        <DockPick>Send an e-Transfer</DockPick>
      </Bar>
      <Bar style={{ height: 58, paddingBottom: 6 }}>
        <Banks theme={theme} />
        {reset}
      </Bar>
    </>
  );
}
