import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import { Portrait } from '../../../kit/portrait.tsx';
import { type Lead, type Person, type PersonId, people, type Source, sources } from '../data.ts';
import { c, font, lift, mono, type StageId, stages } from './theme.ts';

export type Styled = { style?: CSSProperties };

/** Every screen starts with it: type and colour of this world. */
export function World({ children, style }: Styled & { children: ReactNode }) {
  return (
    <div style={{ fontFamily: font, color: c.ink, fontSize: 14, lineHeight: 1.4, fontWeight: 500, ...style }}>
      {children}
    </div>
  );
}

/** The mark: a trail of three stops that ends in a signed deal. */
export function Mark({
  size = 32,
  fill = '#ffffff',
  ink = c.indigo,
}: {
  size?: number;
  fill?: string;
  ink?: string;
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="9" fill={fill} />
      <path d="M8 22.5c4.5 0 4.5-12 9-12h7" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <circle cx="8" cy="22.5" r="2.9" fill={ink} />
      <path
        d="m20.2 6.4 4.3 4.1-4.3 4.1"
        stroke={ink}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function StageChip({ stage, size = 13, style }: Styled & { stage: StageId; size?: number }) {
  const look = stages[stage];
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: size * 0.5,
        height: size * 2,
        padding: `0 ${size * 0.8}px`,
        borderRadius: 99,
        background: look.fill,
        color: look.ink,
        fontSize: size,
        fontWeight: 700,
        whiteSpace: 'nowrap',
        ...style,
      }}
    >
      <i style={{ width: size * 0.55, height: size * 0.55, borderRadius: 9, background: look.dot }} />
      {look.label}
    </span>
  );
}

export function Initials({ lead, size = 36 }: { lead: Pick<Lead, 'name' | 'tint'>; size?: number }) {
  const letters = lead.name
    .split(' ')
    .map((word) => word[0])
    .join('');
  return (
    <span
      style={{
        width: size,
        height: size,
        flex: 'none',
        borderRadius: size * 0.32,
        display: 'grid',
        placeItems: 'center',
        background: `color-mix(in srgb, ${lead.tint} 15%, #fff)`,
        color: `color-mix(in srgb, ${lead.tint} 78%, #14103c)`,
        fontSize: size * 0.36,
        fontWeight: 750,
        letterSpacing: '0.01em',
      }}
    >
      {letters}
    </span>
  );
}

export function Face({ id, size = 28, ring }: { id: PersonId; size?: number; ring?: string }) {
  const person: Person = people[id];
  return (
    <span
      style={{
        width: size,
        height: size,
        flex: 'none',
        borderRadius: size,
        overflow: 'hidden',
        boxShadow: ring ? `0 0 0 2px ${ring}` : undefined,
        display: 'inline-block',
      }}
    >
      <Portrait size={size} radius={size / 2} {...person.face} />
    </span>
  );
}

export function Button({
  children,
  kind = 'plain',
  icon,
  after,
  size = 'm',
  style,
}: Styled & {
  children?: ReactNode;
  kind?: 'solid' | 'plain' | 'soft' | 'ghost';
  icon?: IconName;
  after?: IconName;
  size?: 's' | 'm' | 'l';
}) {
  const looks: Record<typeof kind, CSSProperties> = {
    solid: { background: c.indigo, color: '#fff', boxShadow: '0 1px 2px rgb(58 49 184 / 0.35)' },
    plain: { background: '#fff', color: c.ink, boxShadow: `inset 0 0 0 1px ${c.line}` },
    soft: { background: c.indigoSoft, color: c.indigoDeep },
    ghost: { color: c.muted },
  };
  const height = { s: 32, m: 38, l: 44 }[size];
  const glyph = size === 's' ? 16 : 18;
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 8,
        height,
        padding: children ? `0 ${size === 's' ? 12 : 15}px` : 0,
        width: children ? undefined : height,
        borderRadius: 10,
        fontSize: size === 'l' ? 15 : 14,
        fontWeight: 650,
        whiteSpace: 'nowrap',
        flex: 'none',
        ...looks[kind],
        ...style,
      }}
    >
      {icon && <Icon name={icon} size={glyph} stroke={2} />}
      {children}
      {after && <Icon name={after} size={16} stroke={2} />}
    </span>
  );
}

export function Segmented({
  options,
  current,
  style,
}: Styled & { options: readonly { label: string; icon?: IconName; count?: number }[]; current: string }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        padding: 3,
        gap: 2,
        borderRadius: 11,
        background: '#e9e9f6',
        flex: 'none',
        ...style,
      }}
    >
      {options.map(({ label, icon, count }) => {
        const on = label === current;
        return (
          <span
            key={label}
            style={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 7,
              height: 32,
              padding: '0 13px',
              borderRadius: 8,
              background: on ? '#fff' : 'none',
              color: on ? c.indigoDeep : c.muted,
              fontWeight: 650,
              boxShadow: on ? '0 1px 3px rgb(30 26 86 / 0.14)' : 'none',
              whiteSpace: 'nowrap',
            }}
          >
            {icon && <Icon name={icon} size={17} stroke={2} />}
            {label}
            {count !== undefined && (
              <span
                style={{
                  fontSize: 13,
                  fontWeight: 700,
                  minWidth: 20,
                  textAlign: 'center',
                  padding: '0 5px',
                  borderRadius: 6,
                  background: on ? c.indigoSoft : '#dcdcee',
                  color: on ? c.indigoDeep : c.muted,
                }}
              >
                {count}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** A value of a parameter: written as it will stand in the link. */
export function Token({
  children,
  tone = 'indigo',
  removable = true,
  size = 13.5,
  style,
}: Styled & { children: ReactNode; tone?: 'indigo' | 'plain'; removable?: boolean; size?: number }) {
  const on = tone === 'indigo';
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        height: 28,
        padding: removable ? '0 7px 0 10px' : '0 10px',
        borderRadius: 8,
        background: on ? c.indigoSoft : '#f0f0f8',
        color: on ? c.indigoDeep : c.text,
        fontFamily: mono,
        fontSize: size,
        fontWeight: 550,
        whiteSpace: 'nowrap',
        ...style,
      }}
    >
      {children}
      {removable && <Icon name="close" size={13} stroke={2.4} style={{ opacity: 0.55 }} />}
    </span>
  );
}

/** Confidence: a ring that fills, in green from 70, violet from 45, grey below. */
export function Ring({
  score,
  size = 38,
  bare = false,
  style,
}: Styled & { score: number; size?: number; bare?: boolean }) {
  const colour = score >= 70 ? '#26b981' : score >= 45 ? '#7c5cf5' : '#a5a3c2';
  const r = 15.5;
  const length = 2 * Math.PI * r;
  return (
    <svg width={size} height={size} viewBox="0 0 38 38" aria-hidden style={{ flex: 'none', ...style }}>
      <circle cx="19" cy="19" r={r} fill="none" stroke={c.lineSoft} strokeWidth="4" />
      <circle
        cx="19"
        cy="19"
        r={r}
        fill="none"
        stroke={colour}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${(length * score) / 100} ${length}`}
        transform="rotate(-90 19 19)"
      />
      {bare ? null : score >= 100 ? (
        <path
          d="m13.5 19.2 3.8 3.8 7.4-8"
          fill="none"
          stroke={c.green}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text
          x="19"
          y="19.4"
          textAnchor="middle"
          dominantBaseline="central"
          fontFamily={font}
          fontSize="13"
          fontWeight="750"
          fill={c.ink}
        >
          {score}
        </text>
      )}
    </svg>
  );
}

const sourceIcon: Record<Source, IconName> = {
  linkedin: 'users',
  google: 'search',
  newsletter: 'mail',
  'office-expo': 'qr',
};

export function SourceTag({ source, size = 13, style }: Styled & { source: Source; size?: number }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        fontSize: size,
        fontWeight: 600,
        color: c.text,
        whiteSpace: 'nowrap',
        ...style,
      }}
    >
      <Icon name={sourceIcon[source]} size={size + 2} stroke={2} colour={c.violet} />
      {sources[source]}
    </span>
  );
}

export function Panel({ children, style }: Styled & { children?: ReactNode }) {
  return (
    <div
      style={{
        background: c.panel,
        borderRadius: 16,
        boxShadow: `inset 0 0 0 1px ${c.line}, ${lift.card}`,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function Label({ children, style }: Styled & { children: ReactNode }) {
  return <div style={{ fontSize: 13, fontWeight: 650, color: c.muted, ...style }}>{children}</div>;
}

export function Field({
  label,
  children,
  mark,
  hint,
  style,
}: Styled & { label: string; children: ReactNode; mark?: ReactNode; hint?: string }) {
  return (
    <div style={style}>
      <div
        style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', marginBottom: 6 }}
      >
        <span style={{ fontSize: 13.5, fontWeight: 650 }}>{label}</span>
        {hint && <span style={{ fontSize: 13, color: c.muted }}>{hint}</span>}
      </div>
      <div
        style={{
          minHeight: 42,
          borderRadius: 10,
          background: '#fff',
          boxShadow: `inset 0 0 0 1px ${c.line}`,
          padding: '0 12px',
          display: 'flex',
          alignItems: 'center',
          gap: 8,
        }}
      >
        {children}
        {mark}
      </div>
    </div>
  );
}
