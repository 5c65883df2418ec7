import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import type { Contract, GpPoint, Level } from '../data.ts';
import { n, pct } from '../data.ts';
import { c, font, tone } from './theme.ts';

type Styled = { style?: CSSProperties };

/** The root of every screen: its type and figures of one width. */
export function App({ children, style }: Styled & { children: ReactNode }) {
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        fontFamily: font,
        fontSize: 13,
        lineHeight: 1.35,
        color: c.ink,
        fontVariantNumeric: 'tabular-nums',
        overflow: 'hidden',
        ...style,
      }}
    >
      {children}
    </div>
  );
}

/** Draws its children `by` times larger, as browser zoom does. */
export function Zoom({
  by,
  width,
  height,
  children,
  style,
}: Styled & { by: number; width: number; height: number; children: ReactNode }) {
  return (
    <div style={{ position: 'relative', width, height, overflow: 'hidden', ...style }}>
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width: width / by,
          height: height / by,
          transform: `scale(${by})`,
          transformOrigin: '0 0',
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** The mark: a report's corner with one line questioned. */
export function Mark({
  size = 28,
  ground = c.teal500,
  ink = c.navy950,
}: {
  size?: number;
  ground?: string;
  ink?: string;
}) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" style={{ flex: 'none' }} aria-hidden>
      <rect width="28" height="28" rx="7" fill={ground} />
      <path
        d="M9 22V6.5h6.2a4.6 4.6 0 0 1 0 9.2H9"
        fill="none"
        stroke={ink}
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="19.8" cy="21" r="1.9" fill={ink} />
    </svg>
  );
}

export function Pill({
  level,
  children,
  icon,
  strong = false,
  style,
}: Styled & { level: Level | 'plain'; children: ReactNode; icon?: IconName; strong?: boolean }) {
  const t = level === 'plain' ? { solid: c.slate600, text: c.slate600, soft: c.slate100 } : tone[level];
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
        height: 20,
        padding: '0 7px',
        borderRadius: 5,
        fontSize: 12,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        background: strong ? t.solid : t.soft,
        color: strong ? c.white : t.text,
        ...style,
      }}
    >
      {icon && <Icon name={icon} size={13} stroke={2.2} />}
      {children}
    </span>
  );
}

export function Avatar({
  initials,
  size = 28,
  ground = c.navy700,
  ink = c.white,
}: {
  initials: string;
  size?: number;
  ground?: string;
  ink?: string;
}) {
  return (
    <span
      style={{
        display: 'inline-grid',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: size,
        background: ground,
        color: ink,
        fontSize: size * 0.4,
        fontWeight: 600,
        flex: 'none',
      }}
    >
      {initials}
    </span>
  );
}

export function Btn({
  children,
  kind = 'outline',
  icon,
  dark = false,
  style,
}: Styled & { children: ReactNode; kind?: 'solid' | 'outline' | 'quiet'; icon?: IconName; dark?: boolean }) {
  const looks: Record<string, CSSProperties> = {
    solid: { background: c.teal500, color: dark ? c.navy950 : c.white },
    outline: { boxShadow: `inset 0 0 0 1px ${dark ? c.navy500 : c.slate300}`, color: dark ? c.white : c.ink },
    quiet: { color: c.teal700 },
  };
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 6,
        height: 32,
        padding: kind === 'quiet' ? 0 : '0 12px',
        borderRadius: 7,
        fontSize: 13,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...looks[kind],
        ...style,
      }}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}

export function PctBar({
  share,
  width = 40,
  colour = c.navy500,
  track = c.slate200,
}: {
  share: number;
  width?: number | string;
  colour?: string;
  track?: string;
}) {
  return (
    <span
      style={{
        display: 'block',
        width,
        height: 5,
        borderRadius: 3,
        background: track,
        overflow: 'hidden',
        flex: 'none',
      }}
    >
      <span style={{ display: 'block', width: `${share * 100}%`, height: 5, background: colour }} />
    </span>
  );
}

/** Over-billed to the left of the axis, under-billed to the right, as a share of the contract; the tick is the profit still to be earned. */
export function UoBar({
  of,
  width = 66,
  height = 12,
  reach = 0.1,
  tick = true,
}: {
  of: Contract;
  width?: number;
  height?: number;
  reach?: number;
  tick?: boolean;
}) {
  const mid = width / 2;
  const px = (share: number) => Math.max(2, Math.min(1, Math.abs(share) / reach) * (mid - 1));
  const over = of.uo < 0;
  const bad = of.reasons.includes('over-billed') || of.reasons.includes('under-billed');
  const colour = !bad ? c.slate400 : tone[of.level].solid;
  const left = of.gpLeft / of.price;
  const limit = mid - px(left);
  const w = px(of.uoShare);
  return (
    <svg
      width={width}
      height={height + 4}
      viewBox={`0 0 ${width} ${height + 4}`}
      style={{ flex: 'none' }}
      aria-hidden
    >
      <rect x="0" y="2" width={width} height={height} rx="2" fill={c.slate100} />
      {over ? (
        of.reasons.includes('over-billed') ? (
          <>
            <rect x={mid - w} y="2" width={w - (mid - limit)} height={height} fill={colour} />
            <rect x={limit} y="2" width={mid - limit} height={height} fill={c.slate400} />
          </>
        ) : (
          <rect x={mid - w} y="2" width={w} height={height} fill={colour} />
        )
      ) : (
        <rect x={mid} y="2" width={w} height={height} fill={colour} />
      )}
      <rect x={mid - 0.75} y="0" width="1.5" height={height + 4} fill={c.ink} />
      {tick && over && <rect x={limit - 0.75} y="0" width="1.5" height={height + 4} fill={c.navy500} />}
    </svg>
  );
}

/** Estimated gross profit from the bid to today, small. */
export function FadeSpark({
  of,
  width = 44,
  height = 18,
}: {
  of: Contract;
  width?: number;
  height?: number;
}) {
  const values = of.trail.map((p) => p.gp / of.originalGp);
  const x = (i: number) => 3 + (i / (values.length - 1)) * (width - 7);
  // One scale for all rows: 50% to 110% of the bid's profit.
  const y = (v: number) => 2 + ((1.12 - v) / 0.62) * (height - 4);
  const d = values.map((v, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('');
  const colour = of.reasons.includes('fading') ? tone[of.level].solid : of.fade > 0 ? c.slate400 : c.teal500;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ flex: 'none' }}
      aria-hidden
    >
      <path d={`M3 ${y(1)}H${width - 3}`} stroke={c.slate200} strokeDasharray="2 3" />
      <path
        d={d}
        fill="none"
        stroke={colour}
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1)!)} r="2.6" fill={colour} />
    </svg>
  );
}

/** The trail of a contract's profit from report to report, with how far along the work was. */
export function GpTrail({
  trail,
  width,
  height,
  level,
  size = 12,
}: {
  trail: readonly GpPoint[];
  width: number;
  height: number;
  level: Level;
  size?: number;
}) {
  const t = tone[level];
  const top = size * 0.9;
  const bottom = size * 3.1;
  const pad = size * 1.7;
  const max = Math.max(...trail.map((p) => p.gp));
  const x = (i: number) => pad + (i / (trail.length - 1)) * (width - 2 * pad);
  const y = (v: number) => top + (1 - v / (max * 1.02)) * (height - top - bottom);
  const line = trail.map((p, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(p.gp).toFixed(1)}`).join('');
  const base = height - bottom;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={font}
      fontSize={size}
      style={{ overflow: 'visible' }}
      aria-hidden
    >
      <path d={`M${pad * 0.4} ${base}H${width - pad * 0.4}`} stroke={c.slate200} />
      <path
        d={`M${x(0)} ${y(trail[0]!.gp)}H${x(trail.length - 1)}`}
        stroke={c.slate300}
        strokeDasharray="3 4"
      />
      <path
        d={`${line}L${x(trail.length - 1)} ${y(trail[0]!.gp)}L${x(0)} ${y(trail[0]!.gp)}Z`}
        fill={t.soft}
      />
      <path d={line} fill="none" stroke={t.solid} strokeWidth={size / 5} strokeLinejoin="round" />
      {trail.map((p, i) => {
        const last = i === trail.length - 1;
        return (
          <g key={p.at}>
            <circle
              cx={x(i)}
              cy={y(p.gp)}
              r={last ? size * 0.4 : size * 0.28}
              fill={last ? t.solid : c.white}
              stroke={t.solid}
              strokeWidth={size / 7}
            />
            <text
              x={x(i)}
              y={y(p.gp) + size * 1.55}
              textAnchor="middle"
              fontWeight={last || i === 0 ? 650 : 500}
              fill={last ? t.text : c.text}
            >
              {n(p.gp)}
            </text>
            <text
              x={x(i)}
              y={base + size * 1.4}
              textAnchor="middle"
              fill={c.text}
              fontWeight={last ? 650 : 450}
            >
              {p.at}
            </text>
            <text x={x(i)} y={base + size * 2.7} textAnchor="middle" fill={c.slate600}>
              {i === 0 ? '' : pct(p.done, 0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
