import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import { chequing, people, transfer } from '../data.ts';
import { type BankTheme, c, font } from '../tokens.ts';
import { Dashboard, Dock } from './Dashboard.tsx';
import { Button, Initials, T } from './parts.tsx';

const steps = ['Who', 'How much', 'Review'] as const;

/** Sending happens beside the accounts, so that the balance it changes stays in sight. */
export function SendDrawer({
  theme,
  width = 460,
  height = 740,
  compact = false,
}: {
  theme: BankTheme;
  width?: number;
  height?: number;
  compact?: boolean;
}) {
  const rows: readonly (readonly [string, string])[] = [
    ['From', `${chequing.name} •• ${chequing.number}`],
    ['Message', transfer.message],
    ['Fee', money(0)],
    ['Balance after', money(chequing.amount - transfer.amount)],
  ];
  return (
    <div
      style={{
        width,
        height,
        background: c.paper,
        display: 'flex',
        flexDirection: 'column',
        padding: '26px 32px 28px',
        fontFamily: font,
        boxShadow: '-12px 0 40px rgb(30 28 26 / .16)',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <T size={22} weight={680} track={-0.01}>
          Send money
        </T>
        <Icon name="close" size={22} colour={c.muted} />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8, marginTop: 18 }}>
        {steps.map((step, i) => (
          <div key={step}>
            <i style={{ display: 'block', height: 4, borderRadius: 4, background: theme.action }} />
            <T
              size={13}
              weight={i === 2 ? 650 : 450}
              colour={i === 2 ? c.ink : c.muted}
              style={{ marginTop: 8 }}
            >
              {step}
            </T>
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, marginTop: 30 }}>
        <Initials tone={people[0].tone} size={60}>
          {transfer.initials}
        </Initials>
        <div>
          <T size={18} weight={650}>
            {transfer.to}
          </T>
          <T size={14} colour={c.muted}>
            {transfer.email}
          </T>
        </div>
      </div>
      <T size={52} weight={680} track={-0.03} line={1} tab style={{ marginTop: 28 }}>
        {money(transfer.amount)}
      </T>
      <div style={{ marginTop: 22, borderTop: `1px solid ${c.line}` }}>
        {(compact ? rows.filter(([label]) => label !== 'Message' && label !== 'Fee') : rows).map(
          ([label, value]) => (
            <div
              key={label}
              style={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                height: 50,
                borderBottom: `1px solid ${c.hair}`,
              }}
            >
              <T size={14} colour={c.muted}>
                {label}
              </T>
              <T size={15} weight={550} tab>
                {value}
              </T>
            </div>
          ),
        )}
      </div>
      {!compact && (
        <div
          style={{
            marginTop: 18,
            display: 'flex',
            gap: 10,
            alignItems: 'center',
            background: theme.tint,
            borderRadius: theme.radius,
            padding: '12px 14px',
          }}
        >
          <Icon name="shield" size={22} colour={theme.action} />
          <T size={14} colour={c.text}>
            {transfer.first} uses Autodeposit: no security question.
          </T>
        </div>
      )}
      <div style={{ marginTop: 'auto', display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 10 }}>
        <Button theme={theme} kind="outline" height={50} size={16}>
          Back
        </Button>
        <Button theme={theme} height={50} size={16}>
          Send {money(transfer.amount)}
        </Button>
      </div>
    </div>
  );
}

export function DashboardSending({ theme }: { theme: BankTheme }) {
  return (
    <div style={{ position: 'relative', width: 1280, height: 800, overflow: 'hidden' }}>
      <Dashboard theme={theme} dock={false} />
      <div style={{ position: 'absolute', inset: '0 0 60px 0', background: 'rgb(30 28 26 / .34)' }} />
      <div style={{ position: 'absolute', right: 0, top: 0 }}>
        <SendDrawer theme={theme} />
      </div>
      <div style={{ position: 'absolute', left: 0, right: 0, bottom: 0 }}>
        <Dock theme={theme} />
      </div>
    </div>
  );
}
