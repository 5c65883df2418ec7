import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Phone } from '../../kit/devices.tsx';
import { At, Fit, Frame } from '../../kit/frame.tsx';
import { Icon } from '../../kit/icons.tsx';
import { money } from '../../kit/text.tsx';
import { chequing, customer, savings } from './data.ts';
import { type BankTheme, bankIds, banks, c, font } from './tokens.ts';
import { Dashboard, dashboardSize } from './ui/Dashboard.tsx';
import { MobileHome } from './ui/Mobile.tsx';
import { EmulatorMark, T } from './ui/parts.tsx';

const theme = banks.scotia;
const edge = '#d9d3ca';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <T size={15} weight={650} style={{ marginBottom: 10 }}>
        {title}
      </T>
      {children}
    </div>
  );
}

function Field({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <T size={13} colour={c.muted} style={{ marginBottom: 4 }}>
        {label}
      </T>
      <div
        style={{
          height: 42,
          borderRadius: 8,
          boxShadow: `inset 0 0 0 1px ${edge}`,
          background: '#fff',
          display: 'flex',
          alignItems: 'center',
          padding: '0 12px',
          fontSize: 15,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </div>
    </div>
  );
}

function Toggle({ label, on }: { label: string; on: boolean }) {
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        height: 42,
        borderBottom: `1px solid ${c.hair}`,
      }}
    >
      <T size={15}>{label}</T>
      <span
        style={{
          width: 42,
          height: 24,
          borderRadius: 24,
          background: on ? c.charcoal : '#d6d0c7',
          position: 'relative',
        }}
      >
        <i
          style={{
            position: 'absolute',
            top: 3,
            left: on ? 21 : 3,
            width: 18,
            height: 18,
            borderRadius: 18,
            background: on ? c.honey : '#fff',
          }}
        />
      </span>
    </div>
  );
}

function BankPicker({ current }: { current: BankTheme }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8 }}>
      {bankIds.map((id) => {
        const on = id === current.id;
        return (
          <div
            key={id}
            style={{
              height: 64,
              borderRadius: 10,
              overflow: 'hidden',
              background: '#fff',
              boxShadow: on ? `0 0 0 2.5px ${c.honey}` : `inset 0 0 0 1px ${edge}`,
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            <i style={{ height: 22, background: banks[id].chrome }} />
            <span
              style={{
                flex: 1,
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                padding: '0 11px',
                fontSize: 15,
                fontWeight: on ? 650 : 500,
              }}
            >
              {banks[id].label}
              {on && <Icon name="check" size={17} stroke={2.6} colour={c.honeyDeep} />}
            </span>
          </div>
        );
      })}
    </div>
  );
}

function Form() {
  return (
    <>
      <Group title="Bank">
        <BankPicker current={theme} />
      </Group>
      <Group title="Customer">
        <div style={{ display: 'grid', gap: 10 }}>
          <Field label="Name" value={customer.name} />
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 }}>
            <Field label="Chequing" value={money(chequing.amount)} />
            <Field label="Savings" value={money(savings.amount)} />
          </div>
        </div>
      </Group>
      <Group title="Features in this demo">
        <div style={{ marginTop: -6 }}>
          <Toggle label="e-Transfer with Autodeposit" on />
          <Toggle label="Request money" on />
          <Toggle label="Card lock" on={false} />
        </div>
      </Group>
    </>
  );
}

const start = (
  <div
    style={{
      height: 52,
      borderRadius: 12,
      background: c.honey,
      color: c.charcoal,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 10,
      fontSize: 17,
      fontWeight: 680,
    }}
  >
    <Icon name="play" size={20} stroke={2.2} /> Start the demo
  </div>
);

function Wide() {
  return (
    <Frame ground={c.page} style={{ fontFamily: font }}>
      <div
        style={{
          height: 64,
          background: '#211f1d',
          color: '#fff',
          display: 'flex',
          alignItems: 'center',
          gap: 12,
          padding: '0 32px',
        }}
      >
        <EmulatorMark size={24} />
        <span style={{ fontSize: 17, fontWeight: 650 }}>Emulator</span>
        <span style={{ width: 1, height: 22, background: '#4a4643', margin: '0 8px' }} />
        <span style={{ fontSize: 16, color: '#d9d2c8' }}>Customize a demo</span>
        <span style={{ marginLeft: 'auto', fontSize: 15, color: '#d9d2c8' }}>Saved as</span>
        <span
          style={{
            height: 38,
            padding: '0 14px',
            borderRadius: 19,
            background: '#383532',
            display: 'inline-flex',
            alignItems: 'center',
            gap: 10,
            fontSize: 15,
            fontWeight: 550,
          }}
        >
          Scotia, Thursday <Icon name="chevronDown" size={15} stroke={2.2} />
        </span>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 64,
          bottom: 0,
          width: 392,
          background: '#fff',
          borderRight: `1px solid ${c.line}`,
          padding: '26px 32px 28px',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <Form />
        {start}
      </div>
      <At x={428} y={92}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
          <T size={17} weight={650}>
            Preview
          </T>
          <T size={15} colour={c.muted}>
            what the bank will see
          </T>
        </div>
      </At>
      <At x={428} y={134}>
        <Fit
          from={dashboardSize}
          width={808}
          style={{ borderRadius: 12, boxShadow: `0 0 0 1px ${c.line}, 0 18px 44px rgb(75 58 28 / .14)` }}
        >
          <Dashboard theme={theme} />
        </Fit>
      </At>
      <At x={1030} y={318}>
        <Phone width={206} shade="#4b3a1c">
          <MobileHome theme={theme} />
        </Phone>
      </At>
      <At x={428} y={664}>
        <div style={{ width: 570, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
          {[
            ['Changes with the bank', 'Name, colours, corners'],
            ['Stays as it is', 'Layout, wording, order'],
          ].map(([title, text]) => (
            <div key={title} style={{ background: c.sand, borderRadius: 12, padding: '16px 20px' }}>
              <T size={15} weight={650}>
                {title}
              </T>
              <T size={15} colour={c.text}>
                {text}
              </T>
            </div>
          ))}
        </div>
      </At>
    </Frame>
  );
}

function Tall() {
  return (
    <Frame ground="#fff" style={{ fontFamily: font }}>
      <div style={{ zoom: 1.15 }}>
        <div
          style={{
            height: 58,
            background: '#211f1d',
            color: '#fff',
            display: 'flex',
            alignItems: 'center',
            gap: 10,
            padding: '0 24px',
            fontSize: 17,
            fontWeight: 650,
          }}
        >
          <EmulatorMark size={22} /> Customize a demo
        </div>
        <div
          style={{
            height: 660,
            padding: '24px 24px 26px',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
          }}
        >
          <Form />
          {start}
        </div>
      </div>
    </Frame>
  );
}

export const board = defineBoard<{ tall: boolean }>({
  id: 'interac/customize',
  size: { width: 1280, height: 800 },
  Component: ({ tall }) => (tall ? <Tall /> : <Wide />),
  states: {
    wide: { out: 'case-studies/interac/customize.png', props: { tall: false } },
    tall: {
      out: 'case-studies/interac/customize-portrait.png',
      props: { tall: true },
      size: { width: 480, height: 826 },
    },
  },
});
