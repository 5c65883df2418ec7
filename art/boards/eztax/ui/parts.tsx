import type { CSSProperties, ReactNode } from 'react';
import { StatusBar } from '../../../kit/devices.tsx';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import { Text, type TextProps } from '../../../kit/text.tsx';
import { c, radius, type } from '../world.ts';
import { Pip, type PipProps } from './Pip.tsx';

export const H = (props: TextProps) => (
  <Text font={type.display} weight={600} size={26} line={1.18} colour={c.ink} {...props} />
);
export const P = (props: TextProps) => (
  <Text font={type.body} weight={500} size={16} line={1.42} colour={c.ink} {...props} />
);
/** Amounts: the body face with figures of one width. */
export const Amount = (props: TextProps) => (
  <Text font={type.body} weight={800} size={17} line={1.2} colour={c.ink} tabular oneLine {...props} />
);

type Boxed = { children?: ReactNode; style?: CSSProperties };

export function Screen({ children, ground = c.cream, style }: Boxed & { ground?: string }) {
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        width: 390,
        height: 844,
        background: ground,
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        ...style,
      }}
    >
      <StatusBar
        colour={c.ink}
        style={{ fontFamily: type.body, fontWeight: 800, position: 'relative', zIndex: 1 }}
      />
      {children}
      <i
        style={{
          position: 'absolute',
          zIndex: 9,
          bottom: 9,
          left: 128,
          width: 134,
          height: 5,
          borderRadius: 5,
          background: c.ink,
        }}
      />
    </div>
  );
}

/** Everything between the bars, on the app's 24 px margins. */
export function Body({ children, style }: Boxed) {
  return (
    <div
      style={{ flex: 1, padding: '0 24px', display: 'flex', flexDirection: 'column', minHeight: 0, ...style }}
    >
      {children}
    </div>
  );
}

export function RoundButton({
  icon,
  ground = c.paper,
  ink = c.ink,
}: {
  icon: IconName;
  ground?: string;
  ink?: string;
}) {
  return (
    <div
      style={{
        width: 44,
        height: 44,
        borderRadius: 22,
        background: ground,
        color: ink,
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
      }}
    >
      <Icon name={icon} size={21} stroke={2.3} />
    </div>
  );
}

/** Close or back, a bar that fills, and where one is in words. */
export function ProgressHeader({
  icon,
  at,
  of,
  label,
  here,
}: {
  icon: IconName;
  at: number;
  of: number;
  label: string;
  here?: number;
}) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 14, padding: '6px 24px 0', flex: 'none' }}>
      <RoundButton icon={icon} />
      <div style={{ flex: 1, display: 'flex', gap: 6 }}>
        {Array.from({ length: of }, (_, i) => (
          <i
            key={i}
            style={{
              flex: 1,
              height: 10,
              borderRadius: 5,
              background: i < at ? c.leaf : i === here ? c.coral : c.oat,
            }}
          />
        ))}
      </div>
      <P size={15} weight={800} colour={c.soft} style={{ minWidth: 44, textAlign: 'right' }}>
        {label}
      </P>
    </div>
  );
}

/** The five steps of the return: done, here, to come. */
export function StepHeader({
  steps,
  at,
  icon = 'chevronLeft',
}: {
  steps: readonly string[];
  at: number;
  icon?: IconName;
}) {
  return (
    <div style={{ padding: '6px 24px 0', flex: 'none' }}>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <RoundButton icon={icon} />
        <H size={18}>My 2024 return</H>
        <RoundButton icon="help" />
      </div>
      <div style={{ display: 'flex', marginTop: 18, position: 'relative' }}>
        <i
          style={{
            position: 'absolute',
            left: '10%',
            right: '10%',
            top: 12,
            height: 4,
            borderRadius: 2,
            background: c.oat,
          }}
        />
        <i
          style={{
            position: 'absolute',
            left: '10%',
            width: `${(at / (steps.length - 1)) * 80}%`,
            top: 12,
            height: 4,
            borderRadius: 2,
            background: c.leaf,
          }}
        />
        {steps.map((name, i) => (
          <div
            key={name}
            style={{
              flex: 1,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 5,
              position: 'relative',
            }}
          >
            <div
              style={{
                width: 28,
                height: 28,
                borderRadius: 14,
                display: 'grid',
                placeItems: 'center',
                background: i < at ? c.leaf : i === at ? c.coral : c.oat,
                boxShadow: `0 0 0 4px ${c.cream}`,
                color: i < at ? c.paper : i === at ? c.ink : c.soft,
                fontFamily: type.display,
                fontWeight: 600,
                fontSize: 14.5,
              }}
            >
              {i < at ? <Icon name="check" size={16} stroke={3} /> : i + 1}
            </div>
            <P size={13.5} weight={i === at ? 800 : 600} colour={i === at ? c.ink : c.soft}>
              {name}
            </P>
          </div>
        ))}
      </div>
    </div>
  );
}

const buttons = {
  primary: { background: c.coral, color: c.ink },
  leaf: { background: c.leafDeep, color: c.paper },
  quiet: { background: c.paper, color: c.ink, boxShadow: `inset 0 0 0 2px ${c.line}` },
  rest: { background: c.oat, color: c.faint },
} satisfies Record<string, CSSProperties>;

export function Button({
  children,
  kind = 'primary',
  icon,
  style,
}: Boxed & { kind?: keyof typeof buttons; icon?: IconName }) {
  return (
    <div
      style={{
        height: 58,
        borderRadius: 29,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 10,
        fontFamily: type.display,
        fontWeight: 600,
        fontSize: 19,
        flex: 'none',
        ...buttons[kind],
        ...style,
      }}
    >
      {children}
      {icon && <Icon name={icon} size={21} stroke={2.4} />}
    </div>
  );
}

export function Card({
  children,
  ground = c.paper,
  pad = 18,
  style,
}: Boxed & { ground?: string; pad?: number | string }) {
  return (
    <div style={{ background: ground, borderRadius: radius.card, padding: pad, ...style }}>{children}</div>
  );
}

/** One choice of several; `mark` says how it was judged. */
export function Option({
  name,
  hint,
  picture,
  mark = 'open',
}: {
  name: string;
  hint?: string;
  picture?: ReactNode;
  mark?: 'open' | 'chosen' | 'right' | 'wrong' | 'rest';
}) {
  const look = {
    open: { ring: c.line, ground: c.paper, tick: null },
    rest: { ring: c.line, ground: c.paper, tick: null },
    chosen: {
      ring: c.coral,
      ground: '#fff4ef',
      tick: { ground: c.coral, ink: c.ink, icon: 'check' as IconName },
    },
    right: {
      ring: c.leaf,
      ground: '#f3faef',
      tick: { ground: c.leaf, ink: c.paper, icon: 'check' as IconName },
    },
    wrong: {
      ring: c.honey,
      ground: '#fffaee',
      tick: { ground: c.honey, ink: c.ink, icon: 'refresh' as IconName },
    },
  }[mark];
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        minHeight: 78,
        padding: '12px 14px 12px 13px',
        borderRadius: radius.card,
        background: look.ground,
        boxShadow: `inset 0 0 0 ${mark === 'open' || mark === 'rest' ? 2 : 3}px ${look.ring}`,
        opacity: mark === 'rest' ? 0.55 : 1,
      }}
    >
      {picture}
      <div style={{ flex: 1 }}>
        <H size={18.5}>{name}</H>
        {hint && (
          <P size={14} weight={600} colour={c.soft} line={1.3} style={{ marginTop: 2, whiteSpace: 'nowrap' }}>
            {hint}
          </P>
        )}
      </div>
      {look.tick ? (
        <div
          style={{
            width: 30,
            height: 30,
            borderRadius: 15,
            background: look.tick.ground,
            color: look.tick.ink,
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
          }}
        >
          <Icon name={look.tick.icon} size={18} stroke={2.9} />
        </div>
      ) : (
        <i
          style={{
            width: 28,
            height: 28,
            borderRadius: 14,
            boxShadow: `inset 0 0 0 2.5px ${c.line}`,
            flex: 'none',
          }}
        />
      )}
    </div>
  );
}

/** What Pip says: the bubble's tail points at Pip, who stands on the left. */
export function Says({
  children,
  pip,
  pipSize = 74,
  ground = c.paper,
  style,
}: Boxed & { pip?: Omit<PipProps, 'size'>; pipSize?: number; ground?: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', gap: 14, ...style }}>
      <Pip size={pipSize} {...pip} />
      <Bubble ground={ground} style={{ flex: 1, marginBottom: 10 }}>
        {children}
      </Bubble>
    </div>
  );
}

export function Bubble({
  children,
  ground = c.paper,
  tail = true,
  style,
}: Boxed & { ground?: string; tail?: boolean }) {
  return (
    <div
      style={{ position: 'relative', background: ground, borderRadius: 22, padding: '13px 17px', ...style }}
    >
      {tail && (
        <svg
          width="16"
          height="22"
          viewBox="0 0 16 22"
          style={{ position: 'absolute', left: -11, bottom: 14 }}
          aria-hidden
        >
          <path d="M16 0V22C12 16 6 14 1 15C-.5 15.300-.5 13.500 1 12.800C8 10 12 6 16 0Z" fill={ground} />
        </svg>
      )}
      {children}
    </div>
  );
}

export function Chip({
  children,
  ground = c.sprout,
  ink = c.leafDeep,
  icon,
  style,
}: Boxed & { ground?: string; ink?: string; icon?: IconName }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        height: 30,
        padding: '0 13px',
        borderRadius: 15,
        background: ground,
        color: ink,
        fontFamily: type.body,
        fontWeight: 800,
        fontSize: 14,
        whiteSpace: 'nowrap',
        flex: 'none',
        ...style,
      }}
    >
      {icon && <Icon name={icon} size={15} stroke={2.6} />}
      {children}
    </span>
  );
}

const tabs: { name: string; icon: IconName }[] = [
  { name: 'Home', icon: 'home' },
  { name: 'Learn', icon: 'graduation' },
  { name: 'Return', icon: 'fileText' },
  { name: 'Ask Pip', icon: 'chat' },
];

export function TabBar({ on }: { on: string }) {
  return (
    <div
      style={{
        height: 96,
        padding: '10px 14px 0',
        background: c.paper,
        borderRadius: '28px 28px 0 0',
        display: 'flex',
        flex: 'none',
      }}
    >
      {tabs.map((t) => (
        <div
          key={t.name}
          style={{
            flex: 1,
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            gap: 3,
            color: t.name === on ? c.coralText : c.soft,
          }}
        >
          <div
            style={{
              width: 58,
              height: 34,
              borderRadius: 17,
              display: 'grid',
              placeItems: 'center',
              background: t.name === on ? c.blush : 'none',
            }}
          >
            <Icon name={t.icon} size={23} stroke={2.1} />
          </div>
          <P size={13} weight={t.name === on ? 800 : 700} colour="inherit">
            {t.name}
          </P>
        </div>
      ))}
    </div>
  );
}

/** A slip as a small picture: coloured head, its name, ruled lines. */
export function SlipIcon({
  name,
  colour = c.petal,
  size = 46,
}: {
  name: string;
  colour?: string;
  size?: number;
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 46 46" style={{ flex: 'none' }} aria-hidden>
      <rect x="3" y="3" width="40" height="40" rx="10" fill="#fffdf9" stroke={c.line} strokeWidth="2" />
      <path d="M4 13a9 9 0 0 1 9-9h20a9 9 0 0 1 9 9v2H4Z" fill={colour} />
      <text
        x="23"
        y="30"
        textAnchor="middle"
        fontFamily={type.display}
        fontWeight="600"
        fontSize={name.length > 3 ? 11.5 : 14.5}
        fill={c.ink}
      >
        {name}
      </text>
      <path d="M12 37H34" stroke={c.line} strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
