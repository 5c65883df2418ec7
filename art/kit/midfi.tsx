import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

/** Mid fidelity: real labels and real layout, no colour yet. */
export const greys = {
  ink: '#2f2d2c',
  text: '#5f5c5a',
  soft: '#9b9895',
  line: '#d9d7d5',
  fill: '#f1f0ef',
  panel: '#e4e2e0',
  paper: '#ffffff',
} as const;

type Styled = { style?: CSSProperties };

export function MidScreen({ children, style }: Styled & { children: ReactNode }) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        background: greys.paper,
        color: greys.ink,
        fontSize: 14,
        overflow: 'hidden',
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function MidCard({ children, style }: Styled & { children?: ReactNode }) {
  return (
    <div
      style={{
        border: `1.5px solid ${greys.line}`,
        borderRadius: 8,
        padding: 16,
        background: greys.paper,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function MidButton({
  children,
  kind = 'solid',
  icon,
  style,
}: Styled & { children: ReactNode; kind?: 'solid' | 'outline' | 'text'; icon?: IconName }) {
  const looks: Record<typeof kind, CSSProperties> = {
    solid: { background: greys.text, color: '#fff' },
    outline: { border: `1.5px solid ${greys.text}`, color: greys.ink },
    text: { color: greys.text, textDecoration: 'underline' },
  };
  return (
    <div
      style={{
        display: 'inline-flex',
        gap: 8,
        alignItems: 'center',
        justifyContent: 'center',
        height: 40,
        padding: '0 18px',
        borderRadius: 6,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...looks[kind],
        ...style,
      }}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </div>
  );
}

export function MidField({
  label,
  value,
  hint,
  style,
}: Styled & { label: string; value?: string; hint?: string }) {
  return (
    <div style={style}>
      <div style={{ fontSize: 13, fontWeight: 600, marginBottom: 6 }}>{label}</div>
      <div
        style={{
          height: 40,
          border: `1.5px solid ${greys.soft}`,
          borderRadius: 6,
          padding: '0 12px',
          display: 'flex',
          alignItems: 'center',
          color: value ? greys.ink : greys.soft,
        }}
      >
        {value ?? hint}
      </div>
    </div>
  );
}

export function MidPicture({
  width = '100%',
  height,
  label,
  style,
}: Styled & { width?: number | string; height: number; label?: string }) {
  return (
    <div
      style={{
        position: 'relative',
        width,
        height,
        background: greys.panel,
        borderRadius: 6,
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        color: greys.text,
        ...style,
      }}
    >
      <svg
        width="100%"
        height="100%"
        style={{ position: 'absolute', inset: 0 }}
        preserveAspectRatio="none"
        viewBox="0 0 100 100"
        aria-hidden
      >
        <path
          d="M0 0 100 100M100 0 0 100"
          stroke={greys.line}
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {label && (
        <span style={{ position: 'relative', background: greys.panel, padding: '2px 8px', fontSize: 12 }}>
          {label}
        </span>
      )}
    </div>
  );
}

export function MidChip({ children, on = false }: { children: ReactNode; on?: boolean }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        padding: '3px 10px',
        borderRadius: 99,
        fontSize: 12,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        background: on ? greys.text : greys.panel,
        color: on ? '#fff' : greys.text,
      }}
    >
      {children}
    </span>
  );
}

export function MidTabs({ tabs, current, style }: Styled & { tabs: readonly string[]; current: string }) {
  return (
    <div style={{ display: 'flex', gap: 24, borderBottom: `1.5px solid ${greys.line}`, ...style }}>
      {tabs.map((tab) => (
        <div
          key={tab}
          style={{
            padding: '10px 0',
            fontWeight: tab === current ? 700 : 500,
            color: tab === current ? greys.ink : greys.soft,
            boxShadow: tab === current ? `0 2px 0 ${greys.ink}` : 'none',
          }}
        >
          {tab}
        </div>
      ))}
    </div>
  );
}

export function MidTable({
  columns,
  rows,
  widths,
  style,
}: Styled & { columns: readonly string[]; rows: readonly (readonly ReactNode[])[]; widths?: string }) {
  const line: CSSProperties = {
    display: 'grid',
    gridTemplateColumns: widths ?? `repeat(${columns.length}, 1fr)`,
    gap: 12,
    padding: '10px 12px',
    alignItems: 'center',
    borderBottom: `1px solid ${greys.line}`,
  };
  return (
    <div style={{ fontSize: 13, fontVariantNumeric: 'tabular-nums', ...style }}>
      <div style={{ ...line, background: greys.fill, fontWeight: 600, color: greys.text }}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {rows.map((row, i) => (
        <div key={i} style={line}>
          {row.map((value, j) => (
            <span key={columns[j]}>{value}</span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The bar at the bottom of a phone. */
export function MidTabBar({
  items,
  current,
}: {
  items: readonly { icon: IconName; label: string }[];
  current: string;
}) {
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-around',
        padding: '10px 8px 26px',
        borderTop: `1.5px solid ${greys.line}`,
        background: greys.paper,
      }}
    >
      {items.map(({ icon, label }) => (
        <div
          key={label}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 4,
            fontSize: 11,
            fontWeight: 600,
            color: label === current ? greys.ink : greys.soft,
          }}
        >
          <Icon name={icon} size={22} />
          {label}
        </div>
      ))}
    </div>
  );
}
