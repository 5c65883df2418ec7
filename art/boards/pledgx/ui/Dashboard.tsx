import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icons.tsx';
import { acc, type Contract, contract, fine, flagged, n, pct, report, short, totals } from '../data.ts';
import { Panel, type PanelView } from './Panel.tsx';
import { App, Avatar, Btn, FadeSpark, Mark, PctBar, UoBar } from './parts.tsx';
import { c, reasonLabel, tone } from './theme.ts';

export type DashboardProps = {
  /** Contract whose row is open. */
  selected?: string;
  /** What the panel shows; without it there is no panel. */
  panel?: PanelView;
  panelWidth?: number;
  /** 'full' is the whole schedule; 'key' keeps the four columns that decide. */
  columns?: 'full' | 'key';
  /** How many of the untroubled contracts are listed. */
  quiet?: number;
  rowHeight?: number;
  showTotals?: boolean;
  kpis?: number;
};

export function Dashboard({
  selected,
  panel,
  panelWidth = 316,
  columns = 'full',
  quiet = fine.length,
  rowHeight = 34,
  showTotals = true,
  kpis = 5,
}: DashboardProps) {
  return (
    <App style={{ display: 'flex', background: c.slate50 }}>
      <Rail />
      <div style={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <div style={{ background: c.navy900, color: c.white, flex: 'none' }}>
          <TopBar narrow={kpis < 5} />
          <Kpis count={kpis} />
        </div>
        <div style={{ flex: 1, minHeight: 0, display: 'flex' }}>
          <div style={{ flex: 1, minWidth: 0, padding: '14px 18px 0' }}>
            <Schedule
              selected={selected}
              columns={columns}
              quiet={quiet}
              rowHeight={rowHeight}
              showTotals={showTotals}
            />
            {columns === 'full' && <Legend />}
          </div>
          {panel && selected && (
            <div
              style={{
                width: panelWidth,
                flex: 'none',
                background: c.white,
                borderLeft: `1px solid ${c.slate200}`,
              }}
            >
              <Panel of={contract(selected)} view={panel} width={panelWidth} />
            </div>
          )}
        </div>
      </div>
    </App>
  );
}

function Rail() {
  const items: { icon: IconName; on?: boolean }[] = [
    { icon: 'home' },
    { icon: 'table', on: true },
    { icon: 'building' },
    { icon: 'chat' },
    { icon: 'shield' },
  ];
  return (
    <div
      style={{
        width: 56,
        flex: 'none',
        background: c.navy950,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        padding: '14px 0 16px',
        gap: 8,
      }}
    >
      <Mark size={30} />
      <div style={{ height: 10 }} />
      {items.map(({ icon, on }) => (
        <span
          key={icon}
          style={{
            display: 'grid',
            placeItems: 'center',
            width: 38,
            height: 38,
            borderRadius: 9,
            color: on ? c.white : c.slate400,
            background: on ? c.navy700 : 'transparent',
          }}
        >
          <Icon name={icon} size={20} />
        </span>
      ))}
      <div style={{ flex: 1 }} />
      <Avatar initials={report.underwriter.initials} size={32} ground={c.teal300} ink={c.navy950} />
    </div>
  );
}

function TopBar({ narrow }: { narrow: boolean }) {
  return (
    <div style={{ height: 56, padding: '0 18px 0 20px', display: 'flex', alignItems: 'center', gap: 12 }}>
      <div style={{ minWidth: 0 }}>
        <div style={{ fontSize: 17, fontWeight: 600, lineHeight: 1.2, whiteSpace: 'nowrap' }}>
          {report.contractor}
        </div>
      </div>
      <span style={{ fontSize: 13, color: c.slate300, whiteSpace: 'nowrap' }}>WIP report, {report.asAt}</span>
      <span
        style={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 6,
          height: 22,
          padding: '0 9px',
          borderRadius: 6,
          background: c.navy700,
          fontSize: 12,
          fontWeight: 600,
          whiteSpace: 'nowrap',
        }}
      >
        <i style={{ width: 7, height: 7, borderRadius: 7, background: c.amber500 }} />
        In review
      </span>
      <div style={{ flex: 1 }} />
      {!narrow && (
        <>
          <span
            style={{
              display: 'inline-flex',
              gap: 6,
              alignItems: 'center',
              fontSize: 13,
              color: c.slate300,
              whiteSpace: 'nowrap',
            }}
          >
            Compare with {report.prior}
            <Icon name="chevronDown" size={14} />
          </span>
          <Btn dark icon="fileText">
            Source file
          </Btn>
        </>
      )}
      <Btn dark kind="solid" icon="check">
        Sign off
      </Btn>
    </div>
  );
}

function Kpis({ count }: { count: number }) {
  const used = totals.backlog / report.limits.aggregate;
  const items: { label: string; value: string; note: ReactNode; colour?: string }[] = [
    {
      label: 'Needs an answer',
      value: String(flagged.length),
      note: `of ${flagged.length + fine.length} open contracts`,
      colour: c.amber300,
    },
    { label: 'Under-billed', value: short(totals.under), note: 'earned, not yet billed', colour: c.white },
    { label: 'Over-billed', value: short(totals.over), note: 'billed ahead of the work' },
    {
      label: 'Gross profit fade',
      value: short(totals.fade),
      note: `${pct(totals.fade / totals.originalGp)} of the bid profit`,
      colour: c.white,
    },
    {
      label: 'Backlog against aggregate',
      value: short(totals.backlog),
      note: (
        <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <PctBar share={used} width={64} colour={c.teal300} track={c.navy700} />
          of {short(report.limits.aggregate)}
        </span>
      ),
    },
  ];
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: count === 5 ? '1fr 1fr 1fr 1.15fr 1.35fr' : `repeat(${count}, 1fr)`,
        padding: '2px 20px 14px',
      }}
    >
      {items.slice(0, count).map(({ label, value, note, colour }, i) => (
        <div
          key={label}
          style={{ paddingLeft: i ? 16 : 0, borderLeft: i ? `1px solid ${c.navy700}` : 'none' }}
        >
          <div style={{ fontSize: 12.5, color: c.slate300, whiteSpace: 'nowrap' }}>{label}</div>
          <div
            style={{
              fontSize: 25,
              fontWeight: 600,
              letterSpacing: '-0.01em',
              lineHeight: 1.25,
              color: colour,
            }}
          >
            {value}
          </div>
          <div style={{ fontSize: 12.5, color: c.slate300, whiteSpace: 'nowrap' }}>{note}</div>
        </div>
      ))}
    </div>
  );
}

const grids = {
  full: 'minmax(150px,1fr) 52px 52px 52px 76px 52px 52px 134px 102px',
  key: 'minmax(200px,1fr) 78px 110px 150px 132px',
} as const;

export function Schedule({
  selected,
  columns = 'full',
  quiet = fine.length,
  rowHeight = 34,
  showTotals = true,
}: Required<Pick<DashboardProps, 'columns' | 'quiet' | 'rowHeight' | 'showTotals'>> & { selected?: string }) {
  const full = columns === 'full';
  const line: CSSProperties = {
    display: 'grid',
    gridTemplateColumns: grids[columns],
    columnGap: 10,
    alignItems: 'center',
    padding: '0 12px 0 14px',
  };
  const right: CSSProperties = { textAlign: 'right', whiteSpace: 'nowrap' };
  const heads = full
    ? ['Contract', 'Price', 'Est. cost', 'Cost to date', 'Complete', 'Earned', 'Billed']
    : ['Contract', 'Price', 'Complete'];
  return (
    <div
      style={{
        background: c.white,
        borderRadius: 10,
        boxShadow: `0 0 0 1px ${c.slate200}, 0 1px 2px rgb(13 29 58 / 6%)`,
        overflow: 'hidden',
      }}
    >
      <div
        style={{
          ...line,
          height: 44,
          fontSize: 12.5,
          fontWeight: 600,
          lineHeight: 1.15,
          color: c.slate600,
          borderBottom: `1px solid ${c.slate200}`,
        }}
      >
        {heads.map((head, i) => (
          <span
            key={head}
            style={
              i === 0
                ? undefined
                : head === 'Complete'
                  ? { textAlign: 'left', paddingLeft: 6 }
                  : { textAlign: 'right' }
            }
          >
            {head}
            {i === 0 && <span style={{ fontWeight: 450, marginLeft: 8 }}>$000s</span>}
          </span>
        ))}
        <span style={{ display: 'grid', gridTemplateColumns: `1fr ${full ? 82 : 92}px`, columnGap: 8 }}>
          <span />
          <span style={{ display: 'flex', justifyContent: 'space-between' }}>
            <span>Over</span>
            <span>Under</span>
          </span>
        </span>
        <span style={{ textAlign: 'right' }}>Fade (gain)</span>
      </div>
      <GroupHead level="high" label="Needs an answer" count={flagged.length} note="largest doubt first" />
      {flagged.map((row) => (
        <Line
          key={row.id}
          row={row}
          full={full}
          line={line}
          right={right}
          height={rowHeight + (full ? 10 : 6)}
          on={row.id === selected}
        />
      ))}
      <GroupHead level="fine" label="Reads as expected" count={fine.length} />
      {fine.slice(0, quiet).map((row) => (
        <Line
          key={row.id}
          row={row}
          full={full}
          line={line}
          right={right}
          height={rowHeight - 2}
          on={row.id === selected}
        />
      ))}
      {showTotals && full && (
        <div
          style={{
            ...line,
            height: 36,
            background: c.slate50,
            borderTop: `1px solid ${c.slate200}`,
            fontWeight: 650,
          }}
        >
          <span>All open contracts</span>
          <span style={right}>{n(totals.price)}</span>
          <span style={right}>{n(totals.estCost)}</span>
          <span style={right}>{n(totals.costs)}</span>
          <span style={{ paddingLeft: 6 }}>{pct(totals.done)}</span>
          <span style={right}>{n(totals.earned)}</span>
          <span style={right}>{n(totals.billed)}</span>
          <span style={{ display: 'grid', gridTemplateColumns: '1fr 82px', columnGap: 8 }}>
            <span style={right}>{acc(totals.uo)}</span>
            <span style={{ fontWeight: 450, color: c.slate600 }}>net over</span>
          </span>
          <span style={right}>{acc(totals.fade)}</span>
        </div>
      )}
    </div>
  );
}

function Legend() {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 20,
        padding: '12px 14px',
        fontSize: 12.5,
        color: c.slate600,
        whiteSpace: 'nowrap',
      }}
    >
      <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <svg width="34" height="16" viewBox="0 0 34 16" aria-hidden>
          <rect y="2" width="34" height="12" rx="2" fill={c.slate200} />
          <rect x="4" y="2" width="9" height="12" fill={c.red500} />
          <rect x="13" y="2" width="11" height="12" fill={c.slate400} />
          <rect x="12.2" width="1.6" height="16" fill={c.navy500} />
          <rect x="23.2" width="1.6" height="16" fill={c.ink} />
        </svg>
        Tick: profit still to be earned. Over-billing past it turns red.
      </span>
      <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <svg width="26" height="12" viewBox="0 0 26 12" aria-hidden>
          <path d="M1 6H25" stroke={c.slate400} strokeDasharray="2 3" />
        </svg>
        Dashes: profit at bid
      </span>
    </div>
  );
}

function GroupHead({
  level,
  label,
  count,
  note,
}: {
  level: 'high' | 'fine';
  label: string;
  count: number;
  note?: string;
}) {
  return (
    <div
      style={{
        height: 30,
        padding: '0 14px',
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        background: c.slate50,
        borderTop: `1px solid ${c.slate200}`,
        borderBottom: `1px solid ${c.slate200}`,
        marginTop: -1,
        fontSize: 12.5,
      }}
    >
      <i
        style={{ width: 8, height: 8, borderRadius: 8, background: level === 'high' ? c.red500 : c.teal500 }}
      />
      <span style={{ fontWeight: 650 }}>{label}</span>
      <span style={{ color: c.slate600 }}>{count}</span>
      {note && <span style={{ color: c.slate600, marginLeft: 'auto' }}>{note}</span>}
    </div>
  );
}

type LineProps = {
  row: Contract;
  full: boolean;
  line: CSSProperties;
  right: CSSProperties;
  height: number;
  on: boolean;
};

function Line({ row, full, line, right, height, on }: LineProps) {
  const t = tone[row.level];
  const loud = row.level !== 'fine';
  const under = row.reasons.includes('under-billed') || row.reasons.includes('over-billed');
  const fading = row.reasons.includes('fading');
  return (
    <div
      style={{
        ...line,
        height,
        position: 'relative',
        background: on ? '#eef4fb' : c.white,
        borderBottom: `1px solid ${c.slate100}`,
      }}
    >
      {loud && (
        <i
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            bottom: -1,
            width: on ? 5 : 4,
            background: t.solid,
          }}
        />
      )}
      <span style={{ minWidth: 0, lineHeight: 1.25 }}>
        <span
          style={{
            display: 'block',
            fontWeight: loud ? 600 : 450,
            whiteSpace: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {full ? row.short : row.name}
        </span>
        {loud && full && (
          <span
            style={{ display: 'block', fontSize: 12.5, color: t.text, fontWeight: 550, whiteSpace: 'nowrap' }}
          >
            {row.reasons
              .map((r) => reasonLabel[r])
              .join(', ')
              .replace(', F', ', f')}
          </span>
        )}
        {loud && !full && (
          <span
            style={{ display: 'block', fontSize: 12.5, color: t.text, fontWeight: 550, whiteSpace: 'nowrap' }}
          >
            {row.reasons
              .map((r) => reasonLabel[r])
              .join(', ')
              .replace(', F', ', f')}
          </span>
        )}
      </span>
      <span style={right}>{n(row.price)}</span>
      {full && <span style={right}>{n(row.estCost)}</span>}
      {full && <span style={right}>{n(row.costs)}</span>}
      <span style={{ display: 'flex', alignItems: 'center', gap: 7, paddingLeft: 6 }}>
        <span style={{ width: 40, fontWeight: 500 }}>{pct(row.done, full ? 1 : 0)}</span>
        <PctBar share={row.done} width={full ? 24 : 56} />
      </span>
      {full && <span style={right}>{n(row.earned)}</span>}
      {full && <span style={right}>{n(row.billed)}</span>}
      <span
        style={{
          display: 'grid',
          gridTemplateColumns: `1fr ${full ? 82 : 92}px`,
          columnGap: 8,
          alignItems: 'center',
        }}
      >
        <span style={{ ...right, fontWeight: under ? 650 : 450, color: under ? t.text : c.ink }}>
          {n(row.uo)}
        </span>
        <UoBar of={row} width={full ? 82 : 92} />
      </span>
      <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8 }}>
        <FadeSpark of={row} width={full ? 44 : 60} />
        <span
          style={{
            width: 44,
            ...right,
            fontWeight: fading ? 650 : 450,
            color: fading ? t.text : row.fade < 0 ? c.teal700 : c.ink,
          }}
        >
          {acc(row.fade)}
        </span>
      </span>
    </div>
  );
}
