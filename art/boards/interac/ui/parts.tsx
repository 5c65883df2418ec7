import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import { type BankTheme, c, font } from '../tokens.ts';

type Styled = { style?: CSSProperties };

export function T({
  children,
  size = 14,
  weight = 400,
  colour = c.ink,
  line = 1.35,
  track,
  tab,
  style,
  one,
}: Styled & {
  children?: ReactNode;
  size?: number;
  weight?: number;
  colour?: string;
  line?: number;
  track?: number;
  tab?: boolean;
  one?: boolean;
}) {
  return (
    <div
      style={{
        fontFamily: font,
        fontSize: size,
        fontWeight: weight,
        color: colour,
        lineHeight: line,
        letterSpacing: track === undefined ? undefined : `${track}em`,
        fontVariantNumeric: tab ? 'tabular-nums' : undefined,
        whiteSpace: one ? 'nowrap' : undefined,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function signed(amount: number): string {
  return amount > 0 ? `+${money(amount)}` : money(amount);
}

export function Card({
  children,
  theme,
  pad = 20,
  style,
}: Styled & { children?: ReactNode; theme: BankTheme; pad?: number | string }) {
  return (
    <div
      style={{
        background: c.paper,
        border: `1px solid ${c.line}`,
        borderRadius: theme.radius,
        padding: pad,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function Button({
  children,
  theme,
  kind = 'solid',
  icon,
  height = 40,
  size = 14,
  style,
}: Styled & {
  children: ReactNode;
  theme: BankTheme;
  kind?: 'solid' | 'outline' | 'soft';
  icon?: IconName;
  height?: number;
  size?: number;
}) {
  const looks: Record<typeof kind, CSSProperties> = {
    solid: { background: theme.action, color: theme.onAction },
    outline: { background: c.paper, color: c.ink, boxShadow: `inset 0 0 0 1px #d9d3ca` },
    soft: { background: theme.tint, color: theme.action },
  };
  return (
    <div
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 8,
        height,
        padding: `0 ${height * 0.42}px`,
        borderRadius: Math.min(theme.radius, height / 2),
        fontFamily: font,
        fontSize: size,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        flex: 'none',
        ...looks[kind],
        ...style,
      }}
    >
      {icon && <Icon name={icon} size={size + 4} stroke={2} />}
      {children}
    </div>
  );
}

export function Disc({
  icon,
  theme,
  size = 36,
  style,
  tone,
  ink,
}: Styled & { icon: IconName; theme: BankTheme; size?: number; tone?: string; ink?: string }) {
  return (
    <span
      style={{
        width: size,
        height: size,
        borderRadius: size,
        background: tone ?? theme.tint,
        color: ink ?? theme.action,
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        ...style,
      }}
    >
      <Icon name={icon} size={size * 0.5} stroke={1.9} />
    </span>
  );
}

export function Initials({
  children,
  tone,
  size = 40,
  style,
}: Styled & { children: string; tone: string; size?: number }) {
  return (
    <span
      style={{
        width: size,
        height: size,
        borderRadius: size,
        background: tone,
        color: c.ink,
        display: 'grid',
        placeItems: 'center',
        fontFamily: font,
        fontSize: size * 0.34,
        fontWeight: 650,
        flex: 'none',
        ...style,
      }}
    >
      {children}
    </span>
  );
}

/** The emulator's mark: a window within a window. Honey, so never mistaken for a bank's. */
export function EmulatorMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" fill="none" style={{ flex: 'none' }} aria-hidden>
      <rect x="1.5" y="1.5" width="19" height="19" rx="5" fill={c.honey} />
      <rect x="6" y="6" width="10" height="10" rx="2.4" fill={c.charcoal} />
      <rect x="6" y="6" width="10" height="3.6" rx="1.6" fill="#fff" />
    </svg>
  );
}
