import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Frame } from '../../kit/frame.tsx';
import { activity, balances, chequing, credit, savings } from './data.ts';
import { type BankTheme, banks, c, font } from './tokens.ts';
import { AccountCard, ActivityRow, PeopleCard, SpendingCard, WaitingCard } from './ui/Dashboard.tsx';
import { PlasticCard } from './ui/Mobile.tsx';
import { Button, T } from './ui/parts.tsx';

const ground = '#faf8f4';

function Part({ name, children, width }: { name: string; children: ReactNode; width?: number }) {
  return (
    <div style={{ width }}>
      <T size={15} weight={600} colour={c.muted} style={{ marginBottom: 12 }}>
        {name}
      </T>
      {children}
    </div>
  );
}

function Rows({
  theme,
  from = 0,
  to = 3,
  wide = true,
}: {
  theme: BankTheme;
  from?: number;
  to?: number;
  wide?: boolean;
}) {
  const after = balances(activity, chequing.amount);
  const shown = activity.slice(from, to);
  return (
    <div
      style={{
        background: '#fff',
        border: `1px solid ${c.line}`,
        borderRadius: theme.radius,
        padding: '0 18px',
      }}
    >
      {shown.map((entry, i) => (
        <div key={entry.id} style={{ height: 62, display: 'flex' }}>
          <div style={{ flex: 1, display: 'flex' }}>
            <ActivityRow
              theme={theme}
              entry={entry}
              {...(wide ? { balance: after[from + i]! } : {})}
              last={i === shown.length - 1}
            />
          </div>
        </div>
      ))}
    </div>
  );
}

function Buttons({ theme }: { theme: BankTheme }) {
  return (
    <div style={{ display: 'flex', gap: 10 }}>
      <Button theme={theme} icon="send" height={44} size={15}>
        Send money
      </Button>
      <Button theme={theme} kind="soft" height={44} size={15}>
        Deposit
      </Button>
      <Button theme={theme} kind="outline" height={44} size={15}>
        Request
      </Button>
    </div>
  );
}

function Wide() {
  const { default: plain, td, rbc, scotia, cibc, bmo } = banks;
  return (
    <Frame
      ground={ground}
      pad="44px 52px"
      style={{ display: 'grid', gridTemplateColumns: '270px 500px 1fr', columnGap: 40, fontFamily: font }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}>
        <Part name="Account card, selected">
          <AccountCard theme={td} account={chequing} lead />
        </Part>
        <Part name="Account card">
          <AccountCard theme={rbc} account={savings} />
        </Part>
        <Part name="Account card, owing">
          <AccountCard theme={scotia} account={credit} />
        </Part>
        <Part name="Spending card">
          <SpendingCard theme={bmo} style={{ height: 216 }} />
        </Part>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}>
        <Part name="Payment card: locked, active">
          <div style={{ display: 'flex', justifyContent: 'space-between' }}>
            <PlasticCard theme={cibc} width={241} locked />
            <PlasticCard theme={td} width={241} />
          </div>
        </Part>
        <Part name="Activity rows">
          <Rows theme={plain} from={0} to={5} wide={false} />
        </Part>
        <Part name="Actions: first, second, quiet">
          <div style={{ display: 'grid', gap: 14 }}>
            <Buttons theme={plain} />
            <Buttons theme={bmo} />
            <Buttons theme={scotia} />
          </div>
        </Part>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}>
        <Part name="Money waiting, three banks">
          <div style={{ display: 'grid', gap: 16 }}>
            {[rbc, scotia, td].map((theme) => (
              <WaitingCard key={theme.id} theme={theme} />
            ))}
          </div>
        </Part>
        <Part name="People card">
          <PeopleCard theme={plain} />
        </Part>
      </div>
    </Frame>
  );
}

function Tall() {
  const { td, rbc, scotia, cibc } = banks;
  return (
    <Frame
      ground={ground}
      pad={32}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        alignItems: 'center',
        fontFamily: font,
      }}
    >
      {(
        [
          ['Account card, selected', <AccountCard key="a" theme={td} account={chequing} lead />],
          ['Money waiting', <WaitingCard key="w" theme={rbc} />],
          ['Payment card, locked', <PlasticCard key="p" theme={cibc} width={320} locked />],
          ['People card', <PeopleCard key="s" theme={scotia} />],
        ] as const
      ).map(([name, part]) => (
        <div key={name} style={{ zoom: 1.25 }}>
          <Part name={name} width={320}>
            {part}
          </Part>
        </div>
      ))}
    </Frame>
  );
}

export const board = defineBoard<{ tall: boolean }>({
  id: 'interac/components',
  size: { width: 1280, height: 900 },
  ground,
  Component: ({ tall }) => (tall ? <Tall /> : <Wide />),
  states: {
    wide: { out: 'case-studies/interac/card-components.png', props: { tall: false } },
    tall: {
      out: 'case-studies/interac/card-components-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 1140 },
    },
  },
});
