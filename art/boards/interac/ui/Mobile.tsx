import type { CSSProperties, ReactNode } from 'react';
import { StatusBar } from '../../../kit/devices.tsx';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import {
  activity,
  chequing,
  credit,
  customer,
  type Entry,
  people,
  savings,
  scenarios,
  sentEntry,
  transfer,
  waiting,
} from '../data.ts';
import { type BankTheme, bankIds, banks, c, font } from '../tokens.ts';
import { Button, Disc, EmulatorMark, Initials, signed, T } from './parts.tsx';

export const phoneSize = { width: 390, height: 844 } as const;
type Themed = { theme: BankTheme };

function Screen({ children, ground = c.page }: { children: ReactNode; ground?: string }) {
  // A hair over the edge, so that no white shows at a device's rim.
  return (
    <div
      style={{
        position: 'absolute',
        inset: '0 -1px -2px 0',
        background: ground,
        display: 'flex',
        flexDirection: 'column',
        fontFamily: font,
        overflow: 'hidden',
      }}
    >
      {children}
    </div>
  );
}

/** Where the presenter's tools wait: below the bank's own tabs, out of the bank's picture. */
export function Handle({ theme }: Themed) {
  return (
    <div
      style={{
        height: 52,
        flex: 'none',
        background: '#211f1d',
        borderRadius: '14px 14px 0 0',
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        paddingTop: 7,
        gap: 5,
        color: '#d9d2c8',
        fontFamily: font,
        fontSize: 13,
        fontWeight: 550,
      }}
    >
      <i style={{ width: 40, height: 4, borderRadius: 4, background: c.honey }} />
      <span>Emulator · {theme.label} · Signed in</span>
    </div>
  );
}

const tabs: readonly { icon: IconName; label: string }[] = [
  { icon: 'home', label: 'Accounts' },
  { icon: 'swap', label: 'Move money' },
  { icon: 'card', label: 'Cards' },
  { icon: 'list', label: 'Activity' },
];

export function TabBar({ theme, current }: Themed & { current: string }) {
  return (
    <div
      style={{
        height: 64,
        flex: 'none',
        background: c.paper,
        borderTop: `1px solid ${c.line}`,
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 1fr)',
        paddingBottom: 4,
      }}
    >
      {tabs.map(({ icon, label }) => {
        const on = label === current;
        return (
          <div
            key={label}
            style={{
              display: 'grid',
              justifyItems: 'center',
              alignContent: 'center',
              gap: 3,
              color: on ? theme.action : c.muted,
              fontSize: 12,
              fontWeight: on ? 650 : 500,
            }}
          >
            <Icon name={icon} size={22} stroke={on ? 2.1 : 1.75} />
            {label}
          </div>
        );
      })}
    </div>
  );
}

function Title({ theme, children }: Themed & { children: string }) {
  return (
    <div style={{ background: theme.chrome, color: theme.onChrome, flex: 'none' }}>
      <StatusBar colour={theme.onChrome} style={{ fontFamily: font }} />
      <div
        style={{
          height: 52,
          display: 'grid',
          gridTemplateColumns: '56px 1fr 56px',
          alignItems: 'center',
          paddingBottom: 4,
        }}
      >
        <Icon name="chevronLeft" size={24} style={{ marginLeft: 16 }} />
        <div style={{ textAlign: 'center', fontSize: 17, fontWeight: 650 }}>{children}</div>
      </div>
    </div>
  );
}

const actions: readonly { icon: IconName; label: string }[] = [
  { icon: 'send', label: 'Send' },
  { icon: 'arrowDown', label: 'Request' },
  { icon: 'receipt', label: 'Pay' },
  { icon: 'swap', label: 'Transfer' },
];

/** `fresh` from 0 to 1 lets today's transfer into the list; `balance` is what the header shows. */
export function MobileHome({
  theme,
  balance = chequing.amount,
  fresh = 0,
  handle = true,
}: Themed & { balance?: number; fresh?: number; handle?: boolean }) {
  return (
    <Screen>
      <div style={{ background: theme.chrome, color: theme.onChrome, flex: 'none', paddingBottom: 58 }}>
        <StatusBar colour={theme.onChrome} style={{ fontFamily: font }} />
        <div style={{ display: 'flex', alignItems: 'center', padding: '6px 20px 0', gap: 16 }}>
          <span style={{ fontSize: 21, fontWeight: 750, letterSpacing: '-0.01em', marginRight: 'auto' }}>
            {theme.name}
          </span>
          <Icon name="bell" size={22} />
          <span
            style={{
              width: 34,
              height: 34,
              borderRadius: 34,
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
        <div style={{ padding: '18px 20px 0' }}>
          <div style={{ fontSize: 15, opacity: 0.88 }}>
            {chequing.name} •• {chequing.number}
          </div>
          <div
            style={{
              fontSize: 40,
              fontWeight: 680,
              letterSpacing: '-0.025em',
              lineHeight: 1.15,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {money(balance)}
          </div>
          <i
            style={{
              display: 'block',
              width: 36,
              height: 4,
              borderRadius: 3,
              background: theme.mark,
              marginTop: 8,
            }}
          />
        </div>
      </div>
      <div
        style={{
          margin: '-42px 16px 0',
          background: c.paper,
          border: `1px solid ${c.line}`,
          borderRadius: theme.radius,
          display: 'grid',
          gridTemplateColumns: 'repeat(4, 1fr)',
          padding: '14px 6px 12px',
          flex: 'none',
          boxShadow: '0 6px 18px rgb(42 40 38 / .07)',
        }}
      >
        {actions.map(({ icon, label }, i) => (
          <div
            key={label}
            style={{
              display: 'grid',
              justifyItems: 'center',
              gap: 7,
              fontSize: 13,
              fontWeight: 550,
              color: c.ink,
            }}
          >
            <Disc
              theme={theme}
              icon={icon}
              size={46}
              {...(i === 0 ? { tone: theme.action, ink: theme.onAction } : {})}
            />
            {label}
          </div>
        ))}
      </div>
      <div
        style={{
          flex: 1,
          padding: '14px 16px 0',
          display: 'flex',
          flexDirection: 'column',
          gap: 12,
          minHeight: 0,
          overflow: 'hidden',
        }}
      >
        <div
          style={{
            flex: 'none',
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            background: theme.tint,
            borderRadius: theme.radius,
            padding: '12px 14px',
          }}
        >
          <div style={{ marginRight: 'auto' }}>
            <T size={15} weight={650} tab>
              {money(waiting.amount)} waiting
            </T>
            <T size={13} colour={c.text}>
              {waiting.from} · {waiting.message}
            </T>
          </div>
          <Button theme={theme} height={36}>
            Deposit
          </Button>
        </div>
        <Panel theme={theme}>
          {[savings, credit].map((account, i) => (
            <Line
              key={account.id}
              last={i === 1}
              icon={<Disc theme={theme} icon={account.icon} size={38} />}
              title={account.name}
              detail={`•• ${account.number}`}
              value={money(account.amount)}
              note={account.kind === 'credit' ? 'Owing' : undefined}
            />
          ))}
        </Panel>
        <Panel
          theme={theme}
          style={{ flex: 1, borderRadius: `${theme.radius}px ${theme.radius}px 0 0`, borderBottom: 'none' }}
        >
          <T size={15} weight={650} style={{ padding: '12px 0 2px' }}>
            Activity
          </T>
          {fresh > 0 && (
            <div style={{ height: 58 * fresh, opacity: fresh, overflow: 'hidden', flex: 'none' }}>
              <EntryLine theme={theme} entry={sentEntry} />
            </div>
          )}
          {activity.slice(0, 4).map((entry) => (
            <EntryLine key={entry.id} theme={theme} entry={entry} />
          ))}
        </Panel>
      </div>
      <TabBar theme={theme} current="Accounts" />
      {handle && <Handle theme={theme} />}
    </Screen>
  );
}

function Panel({ theme, children, style }: Themed & { children: ReactNode; style?: CSSProperties }) {
  return (
    <div
      style={{
        background: c.paper,
        border: `1px solid ${c.line}`,
        borderRadius: theme.radius,
        padding: '0 14px',
        flex: 'none',
        overflow: 'hidden',
        ...style,
      }}
    >
      {children}
    </div>
  );
}

function Line({
  icon,
  title,
  detail,
  value,
  note,
  last,
  colour = c.ink,
}: {
  icon: ReactNode;
  title: string;
  detail: string;
  value: string;
  note?: string | undefined;
  last?: boolean;
  colour?: string;
}) {
  return (
    <div
      style={{
        height: 58,
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        borderBottom: last ? 'none' : `1px solid ${c.hair}`,
      }}
    >
      {icon}
      <div style={{ marginRight: 'auto' }}>
        <T size={15} weight={550} line={1.2}>
          {title}
        </T>
        <T size={13} colour={c.muted} line={1.3} tab>
          {detail}
        </T>
      </div>
      <div style={{ textAlign: 'right' }}>
        <T size={15} weight={600} tab line={1.2} colour={colour}>
          {value}
        </T>
        {note && (
          <T size={13} colour={c.muted} line={1.3}>
            {note}
          </T>
        )}
      </div>
    </div>
  );
}

function EntryLine({ theme, entry }: Themed & { entry: Entry }) {
  return (
    <Line
      icon={
        <Disc
          theme={theme}
          icon={entry.icon}
          size={38}
          tone={entry.amount > 0 ? '#e4f3ea' : c.sand}
          ink={entry.amount > 0 ? c.positive : c.text}
        />
      }
      title={entry.name}
      detail={`${entry.detail} · ${entry.date}`}
      value={signed(entry.amount)}
      colour={entry.amount > 0 ? c.positive : c.ink}
    />
  );
}

export const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '⌫'] as const;

/** `picked` is nobody (-1) or the place in `people`; `typed` what was keyed so far; `down` the key under the finger. */
export function MobileSend({
  theme,
  picked = 0,
  typed = '60',
  down,
  handle = true,
}: Themed & { picked?: number; typed?: string; down?: string | undefined; handle?: boolean }) {
  const ready = picked >= 0 && typed !== '';
  return (
    <Screen>
      <Title theme={theme}>Send money</Title>
      <div style={{ padding: '16px 20px 0', flex: 'none' }}>
        <T size={13} weight={600} colour={c.muted}>
          To
        </T>
        <div style={{ display: 'flex', justifyContent: 'space-between', marginTop: 10 }}>
          {people.map((person, i) => (
            <div key={person.name} style={{ display: 'grid', justifyItems: 'center', gap: 7, width: 72 }}>
              <Initials
                tone={person.tone}
                size={54}
                style={i === picked ? { boxShadow: `0 0 0 3px ${c.page}, 0 0 0 6px ${theme.action}` } : {}}
              >
                {person.initials}
              </Initials>
              <T size={14} weight={i === picked ? 650 : 450} colour={i === picked ? c.ink : c.text}>
                {person.first}
              </T>
            </div>
          ))}
        </div>
      </div>
      <div style={{ flex: 1, display: 'grid', alignContent: 'center', justifyItems: 'center', gap: 4 }}>
        <T size={56} weight={680} track={-0.03} line={1.1} tab colour={typed ? c.ink : c.faint}>
          ${typed || '0'}
        </T>
        <T size={14} colour={c.muted} tab>
          From {chequing.name} •• {chequing.number} · {money(chequing.amount)}
        </T>
      </div>
      <div style={{ padding: '0 20px', flex: 'none' }}>
        <Button theme={theme} height={52} size={17} style={{ width: '100%', opacity: ready ? 1 : 0.35 }}>
          Continue
        </Button>
      </div>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          padding: '10px 20px 10px',
          flex: 'none',
        }}
      >
        {keys.map((key) => (
          <div
            key={key}
            style={{
              height: 58,
              display: 'grid',
              placeItems: 'center',
              fontSize: 25,
              fontWeight: 500,
              color: c.ink,
              borderRadius: 16,
              background: key === down ? '#ebe6de' : 'transparent',
            }}
          >
            {key === '⌫' ? <Icon name="arrowLeft" size={24} /> : key}
          </div>
        ))}
      </div>
      {handle && <Handle theme={theme} />}
    </Screen>
  );
}

export function MobileReview({
  theme,
  busy = 0,
  handle = true,
}: Themed & { busy?: number; handle?: boolean }) {
  const rows: readonly (readonly [string, string])[] = [
    ['To', transfer.to],
    ['Email', transfer.email],
    ['From', `${chequing.name} •• ${chequing.number}`],
    ['Message', transfer.message],
    ['Fee', money(0)],
    ['Balance after', money(chequing.amount - transfer.amount)],
  ];
  return (
    <Screen>
      <Title theme={theme}>Review</Title>
      <div
        style={{ padding: '26px 20px 22px', display: 'grid', justifyItems: 'center', gap: 12, flex: 'none' }}
      >
        <Initials tone={people[0].tone} size={64}>
          {transfer.initials}
        </Initials>
        <T size={15} colour={c.muted}>
          You are sending
        </T>
        <T size={46} weight={680} track={-0.03} line={1} tab>
          {money(transfer.amount)}
        </T>
      </div>
      <div
        style={{
          margin: '0 16px',
          background: c.paper,
          border: `1px solid ${c.line}`,
          borderRadius: theme.radius,
          padding: '4px 16px',
          flex: 'none',
        }}
      >
        {rows.map(([label, value], i) => (
          <div
            key={label}
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              height: 46,
              alignItems: 'center',
              borderBottom: i === rows.length - 1 ? 'none' : `1px solid ${c.hair}`,
            }}
          >
            <T size={14} colour={c.muted}>
              {label}
            </T>
            <T size={15} weight={550} tab>
              {value}
            </T>
          </div>
        ))}
      </div>
      <div
        style={{
          margin: '14px 16px 0',
          display: 'flex',
          gap: 10,
          alignItems: 'center',
          background: theme.tint,
          borderRadius: theme.radius,
          padding: '12px 14px',
          flex: 'none',
        }}
      >
        <Icon name="shield" size={22} colour={theme.action} />
        <T size={14} colour={c.text}>
          {transfer.first} uses Autodeposit: no security question.
        </T>
      </div>
      <div style={{ flex: 1 }} />
      <div style={{ padding: '0 16px 20px', flex: 'none' }}>
        <div
          style={{
            position: 'relative',
            height: 54,
            borderRadius: Math.min(theme.radius, 27),
            overflow: 'hidden',
            background: theme.action,
            color: theme.onAction,
            display: 'grid',
            placeItems: 'center',
            fontSize: 17,
            fontWeight: 600,
          }}
        >
          <i
            style={{
              position: 'absolute',
              left: 0,
              top: 0,
              bottom: 0,
              width: `${busy * 100}%`,
              background: 'rgb(255 255 255 / .2)',
            }}
          />
          <span style={{ position: 'relative' }}>
            {busy > 0 ? 'Sending…' : `Send ${money(transfer.amount)}`}
          </span>
        </div>
      </div>
      {handle && <Handle theme={theme} />}
    </Screen>
  );
}

/** `drawn` from 0 to 1 draws the tick. Its green is the same in every bank: a red tick would read as a failure. */
export function MobileSent({
  theme,
  drawn = 1,
  handle = true,
}: Themed & { drawn?: number; handle?: boolean }) {
  return (
    <Screen>
      <div style={{ background: theme.chrome, flex: 'none' }}>
        <StatusBar colour={theme.onChrome} style={{ fontFamily: font }} />
      </div>
      <div
        style={{
          flex: 1,
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          padding: '0 30px',
          gap: 10,
        }}
      >
        <svg width="108" height="108" viewBox="0 0 108 108" fill="none" aria-hidden>
          <circle cx="54" cy="54" r={52 * Math.min(1, 0.7 + drawn * 0.3)} fill="#e4f3ea" />
          <path
            d="M33 56l14 14 29-31"
            stroke={c.positive}
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
            pathLength="1"
            strokeDasharray="1"
            strokeDashoffset={1 - drawn}
            opacity={drawn > 0 ? 1 : 0}
          />
        </svg>
        <T size={27} weight={680} track={-0.015} style={{ marginTop: 10 }}>
          On its way to {transfer.first}
        </T>
        <T size={46} weight={680} track={-0.03} line={1.1} tab>
          {money(transfer.amount)}
        </T>
        <T size={15} colour={c.muted} style={{ textAlign: 'center' }}>
          It goes straight into his account.
          <br />
          No question to answer.
        </T>
        <div
          style={{
            marginTop: 14,
            width: '100%',
            background: c.paper,
            border: `1px solid ${c.line}`,
            borderRadius: theme.radius,
            padding: '0 16px',
            height: 56,
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
          }}
        >
          <T size={14} colour={c.muted}>
            Chequing balance
          </T>
          <T size={16} weight={650} tab>
            {money(chequing.amount - transfer.amount)}
          </T>
        </div>
      </div>
      <div style={{ padding: '0 16px 20px', flex: 'none', display: 'grid', gap: 10 }}>
        <Button theme={theme} height={54} size={17}>
          Done
        </Button>
        <Button theme={theme} kind="outline" height={54} size={17} icon="share">
          Share receipt
        </Button>
      </div>
      {handle && <Handle theme={theme} />}
    </Screen>
  );
}

function Switch({ theme, on }: Themed & { on: boolean }) {
  return (
    <span
      style={{
        width: 48,
        height: 28,
        borderRadius: 28,
        background: on ? theme.action : '#d6d0c7',
        position: 'relative',
        flex: 'none',
      }}
    >
      <i
        style={{
          position: 'absolute',
          top: 3,
          left: on ? 23 : 3,
          width: 22,
          height: 22,
          borderRadius: 22,
          background: '#fff',
          boxShadow: '0 1px 3px rgb(0 0 0 / .25)',
        }}
      />
    </span>
  );
}

export function PlasticCard({
  theme,
  width = 326,
  locked = false,
}: Themed & { width?: number; locked?: boolean }) {
  const u = width / 326;
  return (
    <div
      style={{
        position: 'relative',
        width,
        height: 204 * u,
        borderRadius: 16 * u,
        background: theme.chrome,
        color: theme.onChrome,
        overflow: 'hidden',
        fontFamily: font,
        boxShadow: '0 10px 26px rgb(42 40 38 / .18)',
      }}
    >
      <i
        style={{
          position: 'absolute',
          right: -70 * u,
          top: -90 * u,
          width: 260 * u,
          height: 260 * u,
          borderRadius: 260,
          background: 'rgb(255 255 255 / .08)',
        }}
      />
      <i
        style={{
          position: 'absolute',
          right: -20 * u,
          bottom: -120 * u,
          width: 220 * u,
          height: 220 * u,
          borderRadius: 260,
          background: 'rgb(255 255 255 / .06)',
        }}
      />
      <div style={{ position: 'absolute', left: 22 * u, top: 20 * u, fontSize: 21 * u, fontWeight: 750 }}>
        {theme.name}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 22 * u,
          top: 72 * u,
          width: 42 * u,
          height: 32 * u,
          borderRadius: 6 * u,
          background: theme.mark === '#ffffff' ? '#e8dcc4' : theme.mark,
          opacity: 0.95,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 22 * u,
          bottom: 50 * u,
          fontSize: 18 * u,
          letterSpacing: '0.08em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        •••• •••• •••• {credit.number}
      </div>
      <div style={{ position: 'absolute', left: 22 * u, bottom: 22 * u, fontSize: 14 * u, opacity: 0.9 }}>
        {customer.name}
      </div>
      {locked && (
        <div
          style={{
            position: 'absolute',
            right: 18 * u,
            top: 18 * u,
            display: 'flex',
            alignItems: 'center',
            gap: 6 * u,
            background: 'rgb(0 0 0 / .3)',
            borderRadius: 20,
            padding: `${5 * u}px ${12 * u}px ${5 * u}px ${9 * u}px`,
            fontSize: 13 * u,
            fontWeight: 600,
          }}
        >
          <Icon name="lock" size={15 * u} stroke={2} /> Locked
        </div>
      )}
    </div>
  );
}

export function MobileCards({
  theme,
  locked = true,
  handle = true,
}: Themed & { locked?: boolean; handle?: boolean }) {
  const rows: readonly { icon: IconName; title: string; detail: string; on: boolean }[] = [
    { icon: 'lock', title: 'Lock card', detail: locked ? 'No new purchases' : 'Card is active', on: locked },
    { icon: 'wifi', title: 'Tap to pay', detail: 'Up to $250 a purchase', on: !locked },
    { icon: 'globe', title: 'Online purchases', detail: 'Canada and abroad', on: !locked },
    { icon: 'bell', title: 'Purchase alerts', detail: 'Every purchase', on: true },
  ];
  return (
    <Screen>
      <div style={{ background: theme.chrome, color: theme.onChrome, flex: 'none', height: 216 }}>
        <StatusBar colour={theme.onChrome} style={{ fontFamily: font }} />
        <div style={{ padding: '8px 20px', fontSize: 26, fontWeight: 680, letterSpacing: '-0.015em' }}>
          Cards
        </div>
      </div>
      <div
        style={{
          margin: '-94px auto 0',
          position: 'relative',
          flex: 'none',
          borderRadius: 19,
          boxShadow: '0 0 0 3px rgb(255 255 255 / .9)',
        }}
      >
        <PlasticCard theme={theme} locked={locked} />
      </div>
      <div
        style={{ display: 'flex', justifyContent: 'space-between', padding: '18px 24px 14px', flex: 'none' }}
      >
        <div>
          <T size={13} colour={c.muted}>
            Owing
          </T>
          <T size={20} weight={650} tab>
            {money(credit.amount)}
          </T>
        </div>
        <div style={{ textAlign: 'right' }}>
          <T size={13} colour={c.muted}>
            Available of {money(8000, 0)}
          </T>
          <T size={20} weight={650} tab>
            {money(8000 - credit.amount)}
          </T>
        </div>
      </div>
      <div
        style={{
          margin: '0 16px',
          flex: 'none',
          background: c.paper,
          border: `1px solid ${c.line}`,
          borderRadius: theme.radius,
          padding: '0 14px',
        }}
      >
        {rows.map(({ icon, title, detail, on }, i) => (
          <div
            key={title}
            style={{
              height: 62,
              display: 'flex',
              alignItems: 'center',
              gap: 12,
              borderBottom: i === rows.length - 1 ? 'none' : `1px solid ${c.hair}`,
            }}
          >
            <Disc theme={theme} icon={icon} size={38} />
            <div style={{ marginRight: 'auto' }}>
              <T size={15} weight={550} line={1.2}>
                {title}
              </T>
              <T size={13} colour={c.muted} line={1.3}>
                {detail}
              </T>
            </div>
            <Switch theme={theme} on={on} />
          </div>
        ))}
      </div>
      <div style={{ flex: 1 }} />
      <TabBar theme={theme} current="Cards" />
      {handle && <Handle theme={theme} />}
    </Screen>
  );
}

/** The presenter's tools, pulled up over the bank. `open` from 0 to 1. */
export const sheetHeight = 496;

export function Sheet({
  theme,
  open = 1,
  scenario = 0,
  pressed = 0,
}: Themed & { open?: number; scenario?: number; pressed?: number }) {
  return (
    <div
      style={{
        position: 'absolute',
        inset: '0 -1px -2px 0',
        overflow: 'hidden',
        fontFamily: font,
        visibility: open > 0 ? 'visible' : 'hidden',
      }}
    >
      <div style={{ position: 'absolute', inset: 0, background: '#000', opacity: 0.42 * open }} />
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          height: sheetHeight,
          transform: `translateY(${(1 - open) * sheetHeight}px)`,
          background: '#211f1d',
          color: '#fff',
          borderRadius: '22px 22px 0 0',
          padding: '10px 20px 0',
        }}
      >
        <i
          style={{
            display: 'block',
            width: 40,
            height: 4,
            borderRadius: 4,
            background: c.honey,
            margin: '0 auto',
          }}
        />
        <div style={{ display: 'flex', alignItems: 'center', gap: 10, margin: '14px 0 16px' }}>
          <EmulatorMark size={24} />
          <span style={{ fontSize: 18, fontWeight: 650 }}>Emulator</span>
          <Icon name="close" size={22} colour="#b9b2a9" style={{ marginLeft: 'auto' }} />
        </div>
        <div style={{ fontSize: 13, color: '#b9b2a9', marginBottom: 8 }}>Bank</div>
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8 }}>
          {bankIds.map((id) => {
            const on = id === theme.id;
            return (
              <div
                key={id}
                style={{
                  height: 46,
                  borderRadius: 12,
                  background: on ? c.honey : '#383532',
                  color: on ? c.charcoal : '#fff',
                  display: 'flex',
                  alignItems: 'center',
                  gap: 9,
                  padding: '0 13px',
                  fontSize: 15,
                  fontWeight: on ? 650 : 500,
                }}
              >
                <i
                  style={{
                    width: 15,
                    height: 15,
                    borderRadius: 15,
                    background: banks[id].chrome,
                    boxShadow: `0 0 0 1.5px ${on ? '#fff' : 'rgb(255 255 255 / .65)'}`,
                  }}
                />
                {banks[id].label}
              </div>
            );
          })}
        </div>
        <div style={{ fontSize: 13, color: '#b9b2a9', margin: '18px 0 4px' }}>Scenario</div>
        {scenarios.map((name, i) => (
          <div
            key={name}
            style={{
              height: 40,
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              fontSize: 15,
              fontWeight: i === scenario ? 650 : 450,
              color: i === scenario ? '#fff' : '#d9d2c8',
              borderBottom: i === scenarios.length - 1 ? 'none' : '1px solid #35322f',
            }}
          >
            {name}
            {i === scenario && <Icon name="check" size={19} stroke={2.4} colour={c.honey} />}
          </div>
        ))}
        <div
          style={{
            height: 50,
            marginTop: 10,
            borderRadius: 14,
            boxShadow: `inset 0 0 0 2px ${c.honey}`,
            background: pressed ? `rgb(235 169 42 / ${0.3 * pressed})` : 'transparent',
            color: c.honey,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 9,
            fontSize: 16,
            fontWeight: 650,
          }}
        >
          <Icon name="refresh" size={19} stroke={2.2} />
          Reset demo
        </div>
      </div>
    </div>
  );
}
