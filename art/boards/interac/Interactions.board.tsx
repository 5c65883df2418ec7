import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Pointer } from '../../kit/cursor.tsx';
import { At, Frame } from '../../kit/frame.tsx';
import { Icon } from '../../kit/icons.tsx';
import { money } from '../../kit/text.tsx';
import { chequing, customer, transfer } from './data.ts';
import { type BankTheme, bankIds, banks, c, font } from './tokens.ts';
import { AccountCard, pages } from './ui/Dashboard.tsx';
import { SendDrawer } from './ui/Drawer.tsx';
import { Button, EmulatorMark, T } from './ui/parts.tsx';

const ground = '#f4efe5';
const lift = '0 1px 2px rgb(75 58 28 / .12), 0 14px 34px rgb(75 58 28 / .12)';

function Hand({
  x,
  y,
  pressed = 0,
  ripple = 0,
}: {
  x: number;
  y: number;
  pressed?: number;
  ripple?: number;
}) {
  return <Pointer hand={{ x, y, pressed, ripple }} size={34} />;
}

/** The header's four pages in every state a link can be in. */
function Navigation() {
  const theme = banks.default;
  const states: readonly {
    label: string;
    of: (i: number) => { mark?: string; weight: number; opacity: number; ring?: boolean; wash?: boolean };
  }[] = [
    {
      label: 'Current page',
      of: (i) => (i === 0 ? { mark: theme.mark, weight: 650, opacity: 1 } : { weight: 450, opacity: 0.86 }),
    },
    {
      label: 'Pointer over it',
      of: (i) =>
        i === 0
          ? { mark: theme.mark, weight: 650, opacity: 1 }
          : i === 1
            ? { weight: 450, opacity: 1, wash: true }
            : { weight: 450, opacity: 0.86 },
    },
    {
      label: 'Reached by keyboard',
      of: (i) =>
        i === 0
          ? { mark: theme.mark, weight: 650, opacity: 1 }
          : i === 2
            ? { weight: 450, opacity: 1, ring: true }
            : { weight: 450, opacity: 0.86 },
    },
  ];
  return (
    <Frame ground={ground}>
      {states.map(({ label, of }, row) => (
        <At key={label} x={40} y={36 + row * 142}>
          <T size={16} weight={600} colour={c.text} style={{ marginBottom: 10 }}>
            {label}
          </T>
          <div
            style={{
              width: 560,
              height: 76,
              background: theme.chrome,
              borderRadius: 12,
              color: '#fff',
              display: 'flex',
              alignItems: 'stretch',
              padding: '0 16px',
              fontFamily: font,
              boxShadow: lift,
              justifyContent: 'space-between',
            }}
          >
            {pages.map((page, i) => {
              const look = of(i);
              return (
                <div
                  key={page}
                  style={{
                    position: 'relative',
                    display: 'flex',
                    alignItems: 'center',
                    padding: '0 16px',
                    fontSize: 19,
                    fontWeight: look.weight,
                    opacity: look.opacity,
                  }}
                >
                  {look.wash && (
                    <i
                      style={{
                        position: 'absolute',
                        inset: '14px 0',
                        borderRadius: 10,
                        background: 'rgb(255 255 255 / .14)',
                      }}
                    />
                  )}
                  {look.ring && (
                    <i
                      style={{
                        position: 'absolute',
                        inset: '14px 0',
                        borderRadius: 10,
                        boxShadow: `inset 0 0 0 3px ${theme.mark}`,
                      }}
                    />
                  )}
                  <span style={{ position: 'relative' }}>{page}</span>
                  {look.mark && (
                    <i
                      style={{
                        position: 'absolute',
                        left: 16,
                        right: 16,
                        bottom: 0,
                        height: 5,
                        borderRadius: '3px 3px 0 0',
                        background: look.mark,
                      }}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </At>
      ))}
      <Hand x={264} y={260} />
    </Frame>
  );
}

function MiniHeader({ theme }: { theme: BankTheme }) {
  return (
    <div
      style={{
        height: 72,
        background: theme.chrome,
        color: '#fff',
        display: 'flex',
        alignItems: 'center',
        padding: '0 24px',
        fontFamily: font,
      }}
    >
      <span style={{ fontSize: 25, fontWeight: 750, width: 168 }}>{theme.name}</span>
      {pages.slice(0, 2).map((page, i) => (
        <span
          key={page}
          style={{
            position: 'relative',
            height: 72,
            display: 'grid',
            placeItems: 'center',
            marginRight: 34,
            fontSize: 18,
            fontWeight: i ? 450 : 650,
          }}
        >
          {page}
          {i === 0 && (
            <i
              style={{
                position: 'absolute',
                left: 0,
                right: 0,
                bottom: 0,
                height: 5,
                borderRadius: '3px 3px 0 0',
                background: theme.mark,
              }}
            />
          )}
        </span>
      ))}
      <span
        style={{
          marginLeft: 'auto',
          width: 38,
          height: 38,
          borderRadius: 38,
          background: 'rgb(255 255 255 / .18)',
          display: 'grid',
          placeItems: 'center',
          fontSize: 14,
          fontWeight: 650,
        }}
      >
        {customer.initials}
      </span>
    </div>
  );
}

function Switching() {
  const from = banks.default;
  const to = banks.td;
  const body = (theme: BankTheme) => (
    <div style={{ width: 560, height: 300, background: c.page }}>
      <MiniHeader theme={theme} />
      <div
        style={{ padding: 24, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20, alignItems: 'start' }}
      >
        <AccountCard theme={theme} account={chequing} lead />
        <div style={{ display: 'grid', gap: 12 }}>
          <Button theme={theme} height={48} size={17} icon="send">
            Send money
          </Button>
          <Button theme={theme} height={48} size={17} kind="outline">
            Request
          </Button>
          <Button theme={theme} height={48} size={17} kind="soft">
            Pay a bill
          </Button>
        </div>
      </div>
    </div>
  );
  return (
    <Frame ground={ground}>
      <At x={40} y={34}>
        <div
          style={{
            position: 'relative',
            width: 560,
            height: 300,
            borderRadius: 14,
            overflow: 'hidden',
            boxShadow: lift,
          }}
        >
          {body(from)}
          <div
            style={{
              position: 'absolute',
              inset: 0,
              clipPath: 'polygon(258px 0, 560px 0, 560px 300px, 222px 300px)',
            }}
          >
            {body(to)}
          </div>
        </div>
      </At>
      <At x={40} y={364}>
        <div
          style={{
            width: 560,
            height: 76,
            borderRadius: 38,
            background: '#211f1d',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            padding: '0 12px',
            fontFamily: font,
            boxShadow: lift,
          }}
        >
          {bankIds.map((id) => {
            const on = id === 'td';
            return (
              <span
                key={id}
                style={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  gap: 8,
                  height: 52,
                  padding: on ? '0 18px 0 14px' : '0 8px',
                  borderRadius: 26,
                  background: on ? c.honey : 'transparent',
                  color: on ? c.charcoal : '#e6e0d8',
                  fontSize: 17,
                  fontWeight: on ? 650 : 500,
                }}
              >
                <i
                  style={{
                    width: 15,
                    height: 15,
                    borderRadius: 15,
                    background: banks[id].chrome,
                    boxShadow: `0 0 0 2px ${on ? '#fff' : 'rgb(255 255 255 / .65)'}`,
                  }}
                />
                {banks[id].label}
              </span>
            );
          })}
        </div>
      </At>
      <Hand x={204} y={412} pressed={1} ripple={0.45} />
    </Frame>
  );
}

function Drawer() {
  const theme = banks.default;
  return (
    <Frame ground={ground}>
      <At x={40} y={34}>
        <div
          style={{
            position: 'relative',
            width: 560,
            height: 412,
            borderRadius: 14,
            overflow: 'hidden',
            background: c.page,
            boxShadow: lift,
          }}
        >
          <MiniHeader theme={theme} />
          <div style={{ padding: 22, width: 262 }}>
            <AccountCard theme={theme} account={chequing} lead />
          </div>
          <div
            style={{
              position: 'absolute',
              right: 0,
              top: 0,
              transform: 'scale(.82)',
              transformOrigin: '100% 0',
            }}
          >
            <SendDrawer theme={theme} width={352} height={503} compact />
          </div>
          <div
            style={{
              position: 'absolute',
              left: 24,
              top: 246,
              width: 230,
              display: 'flex',
              gap: 10,
              alignItems: 'center',
            }}
          >
            <Icon name="arrowUp" size={24} colour={c.honeyDeep} stroke={2.2} />
            <T size={16} weight={550} colour={c.honeyDeep} line={1.25}>
              The balance it changes stays in sight
            </T>
          </div>
        </div>
      </At>
    </Frame>
  );
}

function Reset() {
  const theme = banks.default;
  const after = chequing.amount - transfer.amount;
  return (
    <Frame ground={ground}>
      <At x={40} y={40}>
        <div style={{ display: 'flex', alignItems: 'center', width: 560, justifyContent: 'space-between' }}>
          <div style={{ width: 240, opacity: 0.55 }}>
            <AccountCard theme={theme} account={chequing} amount={after} />
          </div>
          <Icon name="arrowRight" size={36} colour={c.honeyDeep} stroke={2} />
          <div style={{ width: 240, borderRadius: 12, boxShadow: lift }}>
            <AccountCard theme={theme} account={chequing} lead />
          </div>
        </div>
      </At>
      <At x={40} y={232}>
        <div
          style={{
            width: 560,
            height: 84,
            borderRadius: 14,
            background: c.paper,
            boxShadow: lift,
            display: 'flex',
            alignItems: 'center',
            gap: 16,
            padding: '0 24px',
            fontFamily: font,
          }}
        >
          <span
            style={{
              width: 42,
              height: 42,
              borderRadius: 42,
              background: c.honeySoft,
              display: 'grid',
              placeItems: 'center',
              color: c.honeyDeep,
            }}
          >
            <Icon name="check" size={24} stroke={2.4} />
          </span>
          <div style={{ marginRight: 'auto' }}>
            <T size={18} weight={650}>
              Back at the start
            </T>
            <T size={16} colour={c.muted} tab>
              Chequing is {money(chequing.amount)} again
            </T>
          </div>
          <T
            size={17}
            weight={650}
            colour={c.honeyDeep}
            style={{ textDecoration: 'underline', textUnderlineOffset: 4 }}
          >
            Undo
          </T>
        </div>
      </At>
      <At x={40} y={364}>
        <div
          style={{
            width: 560,
            height: 76,
            borderRadius: 14,
            background: '#211f1d',
            color: '#fff',
            display: 'flex',
            alignItems: 'center',
            gap: 14,
            padding: '0 24px',
            fontFamily: font,
            fontSize: 18,
            boxShadow: lift,
          }}
        >
          <EmulatorMark size={28} />
          <span style={{ fontWeight: 650 }}>Emulator</span>
          <span
            style={{
              marginLeft: 'auto',
              display: 'inline-flex',
              alignItems: 'center',
              gap: 10,
              height: 48,
              padding: '0 18px',
              borderRadius: 24,
              background: 'rgb(235 169 42 / .22)',
              color: c.honey,
              fontWeight: 650,
            }}
          >
            <Icon name="refresh" size={22} stroke={2.1} />
            Reset
          </span>
        </div>
      </At>
      <Hand x={528} y={412} pressed={1} ripple={0.45} />
    </Frame>
  );
}

const scenes: Record<string, () => ReactNode> = {
  navigation: Navigation,
  switch: Switching,
  drawer: Drawer,
  reset: Reset,
};

function Scene({ name }: { name: string }) {
  const Shown = scenes[name]!;
  return <Shown />;
}

export const board = defineBoard<{ name: string }>({
  id: 'interac/interactions',
  size: { width: 640, height: 480 },
  ground,
  Component: Scene,
  states: Object.fromEntries(
    Object.keys(scenes).map((name) => [
      name,
      { out: `case-studies/interac/interaction-${name}.png`, props: { name } },
    ]),
  ),
});
