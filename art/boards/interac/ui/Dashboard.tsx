import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import {
  type Account,
  accounts,
  activity,
  balances,
  chequing,
  customer,
  type Entry,
  people,
  spending,
  spent,
  waiting,
} from '../data.ts';
import { type BankTheme, bankIds, banks, c, font } from '../tokens.ts';
import { Button, Card, Disc, EmulatorMark, Initials, signed, T } from './parts.tsx';

export const dashboardSize = { width: 1280, height: 800 } as const;
export const pages = ['Accounts', 'Move money', 'Cards', 'Activity'] as const;

/** The bank's part above, the presenter's dock below. Six banks, one component. */
export function Dashboard({
  theme,
  dock = true,
  names = true,
}: {
  theme: BankTheme;
  dock?: boolean;
  names?: boolean;
}) {
  return (
    <div
      style={{
        width: 1280,
        height: 800,
        background: c.page,
        display: 'flex',
        flexDirection: 'column',
        fontFamily: font,
        overflow: 'hidden',
      }}
    >
      <BankHeader theme={theme} />
      <div
        style={{
          flex: 1,
          display: 'grid',
          gridTemplateColumns: '1fr 320px',
          gap: 24,
          padding: '28px 40px 28px',
          minHeight: 0,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 }}>
          <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 48 }}>
            <div>
              <T size={26} weight={650} line={1.15} track={-0.015}>
                Good morning, {customer.first}
              </T>
              <T size={14} colour={c.muted} style={{ marginTop: 3 }}>
                {customer.today}
              </T>
            </div>
            <div style={{ display: 'flex', gap: 8 }}>
              <Button theme={theme} icon="send">
                Send money
              </Button>
              <Button theme={theme} kind="outline">
                Request
              </Button>
              <Button theme={theme} kind="outline">
                Pay a bill
              </Button>
            </div>
          </div>
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 }}>
            {accounts.map((account, i) => (
              <AccountCard key={account.id} theme={theme} account={account} lead={i === 0} />
            ))}
          </div>
          <ActivityCard theme={theme} />
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 }}>
          <WaitingCard theme={theme} />
          <PeopleCard theme={theme} />
          <SpendingCard theme={theme} style={{ flex: 1 }} />
        </div>
      </div>
      {dock && <Dock theme={theme} names={names} />}
    </div>
  );
}

export function BankHeader({ theme, current = 'Accounts' }: { theme: BankTheme; current?: string }) {
  return (
    <div
      style={{
        height: 68,
        flex: 'none',
        background: theme.chrome,
        color: theme.onChrome,
        display: 'flex',
        alignItems: 'stretch',
        padding: '0 40px',
        fontFamily: font,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, width: 262, flex: 'none' }}>
        <span style={{ fontSize: 23, fontWeight: 750, letterSpacing: '-0.01em' }}>{theme.name}</span>
        <span style={{ width: 1, height: 22, background: 'currentColor', opacity: 0.35 }} />
        <span style={{ fontSize: 14, opacity: 0.9 }}>Online banking</span>
      </div>
      {pages.map((page) => (
        <div
          key={page}
          style={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            padding: '0 18px',
            fontSize: 15,
            fontWeight: page === current ? 650 : 450,
            opacity: page === current ? 1 : 0.86,
          }}
        >
          {page}
          {page === current && (
            <i
              style={{
                position: 'absolute',
                left: 18,
                right: 18,
                bottom: 0,
                height: 4,
                borderRadius: '3px 3px 0 0',
                background: theme.mark,
              }}
            />
          )}
        </div>
      ))}
      <div style={{ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 20 }}>
        <Icon name="search" size={21} />
        <span style={{ position: 'relative', display: 'grid' }}>
          <Icon name="bell" size={22} />
          <i
            style={{
              position: 'absolute',
              right: 0,
              top: -1,
              width: 9,
              height: 9,
              borderRadius: 9,
              background: theme.mark,
              boxShadow: `0 0 0 2px ${theme.chrome}`,
            }}
          />
        </span>
        <span
          style={{
            width: 36,
            height: 36,
            borderRadius: 36,
            background: 'rgb(255 255 255 / .18)',
            display: 'grid',
            placeItems: 'center',
            fontSize: 13,
            fontWeight: 650,
          }}
        >
          {customer.initials}
        </span>
      </div>
    </div>
  );
}

export function AccountCard({
  theme,
  account,
  lead = false,
  amount = account.amount,
}: {
  theme: BankTheme;
  account: Account;
  lead?: boolean;
  amount?: number;
}) {
  return (
    <Card
      theme={theme}
      pad="18px 20px 18px"
      style={lead ? { borderColor: 'transparent', boxShadow: `inset 0 0 0 2px ${theme.action}` } : {}}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
        <Disc theme={theme} icon={account.icon} size={34} />
        <div>
          <T size={15} weight={600} line={1.2}>
            {account.name}
          </T>
          <T size={13} colour={c.muted} line={1.25} tab>
            •• {account.number}
          </T>
        </div>
      </div>
      <T size={27} weight={650} track={-0.02} line={1.1} tab style={{ marginTop: 16 }}>
        {money(amount)}
      </T>
      <T size={13} colour={c.muted} style={{ marginTop: 4 }}>
        {account.kind === 'credit' ? `Owing · ${account.note}` : account.note}
      </T>
    </Card>
  );
}

export function ActivityRow({
  theme,
  entry,
  balance,
  last = false,
}: {
  theme: BankTheme;
  entry: Entry;
  balance?: number;
  last?: boolean;
}) {
  return (
    <div
      style={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: `36px 1fr 80px 110px${balance === undefined ? '' : ' 110px'}`,
        gap: 14,
        alignItems: 'center',
        borderBottom: last ? 'none' : `1px solid ${c.hair}`,
      }}
    >
      <Disc
        theme={theme}
        icon={entry.icon}
        tone={entry.amount > 0 ? '#e4f3ea' : c.sand}
        ink={entry.amount > 0 ? c.positive : c.text}
      />
      <div>
        <T size={15} weight={550} line={1.2}>
          {entry.name}
        </T>
        <T size={13} colour={c.muted} line={1.3}>
          {entry.detail}
        </T>
      </div>
      <T size={14} colour={c.muted} tab>
        {entry.date}
      </T>
      <T
        size={15}
        weight={600}
        tab
        colour={entry.amount > 0 ? c.positive : c.ink}
        style={{ textAlign: 'right' }}
      >
        {signed(entry.amount)}
      </T>
      {balance !== undefined && (
        <T size={14} colour={c.muted} tab style={{ textAlign: 'right' }}>
          {money(balance)}
        </T>
      )}
    </div>
  );
}

export function ActivityCard({ theme }: { theme: BankTheme }) {
  const after = balances(activity, chequing.amount);
  return (
    <Card
      theme={theme}
      pad="16px 20px 6px"
      style={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: '1fr 80px 110px 110px',
          gap: 14,
          alignItems: 'baseline',
          paddingBottom: 10,
          borderBottom: `1px solid ${c.line}`,
        }}
      >
        <T size={17} weight={650}>
          Chequing activity
        </T>
        <T size={13} colour={c.muted}>
          Date
        </T>
        <T size={13} colour={c.muted} style={{ textAlign: 'right' }}>
          Amount
        </T>
        <T size={13} colour={c.muted} style={{ textAlign: 'right' }}>
          Balance
        </T>
      </div>
      {activity.map((entry, i) => (
        <ActivityRow
          key={entry.id}
          theme={theme}
          entry={entry}
          balance={after[i]!}
          last={i === activity.length - 1}
        />
      ))}
    </Card>
  );
}

export function WaitingCard({ theme, style }: { theme: BankTheme; style?: React.CSSProperties }) {
  return (
    <Card theme={theme} style={{ background: theme.tint, borderColor: 'transparent', ...style }}>
      <T size={13} weight={600} colour={theme.action}>
        Money waiting for you
      </T>
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 8, marginTop: 6 }}>
        <T size={27} weight={650} track={-0.02} line={1.1} tab>
          {money(waiting.amount)}
        </T>
        <T size={14} colour={c.text}>
          from {waiting.from}
        </T>
      </div>
      <T size={13} colour={c.text} style={{ marginTop: 4 }}>
        {waiting.message} · {waiting.expires}
      </T>
      <Button theme={theme} style={{ width: '100%', marginTop: 14 }}>
        Deposit to Chequing
      </Button>
    </Card>
  );
}

export function PeopleCard({ theme, style }: { theme: BankTheme; style?: React.CSSProperties }) {
  return (
    <Card theme={theme} pad="16px 20px" style={style}>
      <T size={15} weight={650}>
        Send again
      </T>
      <div style={{ display: 'flex', justifyContent: 'space-between', marginTop: 12 }}>
        {people.map((person) => (
          <div key={person.name} style={{ display: 'grid', justifyItems: 'center', gap: 6, width: 56 }}>
            <Initials tone={person.tone} size={44}>
              {person.initials}
            </Initials>
            <T size={13} colour={c.text}>
              {person.first}
            </T>
          </div>
        ))}
      </div>
    </Card>
  );
}

export function SpendingCard({ theme, style }: { theme: BankTheme; style?: React.CSSProperties }) {
  const shades = [100, 68, 42, 22].map((share) => `color-mix(in srgb, ${theme.action} ${share}%, white)`);
  return (
    <Card theme={theme} pad="16px 20px" style={{ display: 'flex', flexDirection: 'column', ...style }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <T size={15} weight={650}>
          Spent in May
        </T>
        <T size={15} weight={650} tab>
          {money(spent)}
        </T>
      </div>
      <div style={{ display: 'flex', gap: 3, height: 12, margin: '12px 0 6px' }}>
        {spending.map((part, i) => (
          <i key={part.name} style={{ flex: part.amount, background: shades[i], borderRadius: 3 }} />
        ))}
      </div>
      <div style={{ flex: 1, display: 'flex', flexDirection: 'column', justifyContent: 'space-evenly' }}>
        {spending.map((part, i) => (
          <div key={part.name} style={{ display: 'flex', alignItems: 'center', gap: 9 }}>
            <i style={{ width: 10, height: 10, borderRadius: 3, background: shades[i] }} />
            <T size={13} colour={c.text}>
              {part.name}
            </T>
            <T size={13} tab style={{ marginLeft: 'auto' }}>
              {money(part.amount)}
            </T>
          </div>
        ))}
      </div>
    </Card>
  );
}

/** The presenter's own bar: charcoal and honey under every bank. */
export function Dock({
  theme,
  scenario = 'Send an e-Transfer',
  names = true,
}: {
  theme: BankTheme;
  scenario?: string;
  names?: boolean;
}) {
  return (
    <div
      style={{
        height: 60,
        flex: 'none',
        background: '#211f1d',
        color: '#fff',
        display: 'flex',
        alignItems: 'center',
        padding: '0 40px',
        gap: 14,
        fontFamily: font,
        fontSize: 14,
      }}
    >
      <EmulatorMark />
      <span style={{ fontWeight: 650 }}>Emulator</span>
      <span style={{ width: 1, height: 22, background: '#4a4643', margin: '0 6px' }} />
      <span style={{ color: '#b9b2a9' }}>Scenario</span>
      <DockPick>{scenario}</DockPick>
      <span style={{ color: '#b9b2a9', marginLeft: 'auto' }}>Bank</span>
      <BankSwitch current={theme} names={names} />
      <span style={{ width: 1, height: 22, background: '#4a4643', margin: '0 6px' }} />
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, fontWeight: 600, color: c.honey }}>
        <Icon name="refresh" size={18} stroke={2} />
        Reset
      </span>
    </div>
  );
}

export function DockPick({ children }: { children: string }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 10,
        height: 36,
        padding: '0 12px 0 14px',
        borderRadius: 18,
        background: '#383532',
        fontWeight: 550,
      }}
    >
      {children}
      <Icon name="chevronDown" size={15} stroke={2.2} colour="#b9b2a9" />
    </span>
  );
}

/** Without names, as on the public cover, only the colours are there to pick. */
export function BankSwitch({ current, names = true }: { current: BankTheme; names?: boolean }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        height: 40,
        padding: 4,
        borderRadius: 20,
        background: '#383532',
      }}
    >
      {bankIds.map((id) => {
        const bank = banks[id];
        const on = id === current.id;
        return (
          <span
            key={id}
            style={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 8,
              height: 32,
              padding: names || on ? '0 12px 0 10px' : '0 8px',
              borderRadius: 16,
              background: on ? c.honey : 'transparent',
              color: on ? c.charcoal : '#e6e0d8',
              fontWeight: on ? 650 : 500,
              fontSize: 13.5,
            }}
          >
            <i
              style={{
                width: 12,
                height: 12,
                borderRadius: 12,
                background: id === 'default' ? '#2f2d2b' : bank.chrome,
                boxShadow: `0 0 0 1.5px ${on ? '#fff' : 'rgb(255 255 255 / .65)'}`,
              }}
            />
            {(names || on) && bank.label}
          </span>
        );
      })}
    </span>
  );
}
