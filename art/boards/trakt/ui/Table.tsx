import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import { leads as allLeads, campaignOf, type Lead, linkOf, slowAfter, stageDays, sum } from '../data.ts';
import { LeadTools } from './LeadsScreen.tsx';
import { Button, Face, Initials, Panel, Ring, SourceTag, StageChip, type Styled, World } from './parts.tsx';
import { Shell } from './Shell.tsx';
import { c, lift } from './theme.ts';

type Column = { label: string; width: string; align?: 'right'; cell: (lead: Lead) => ReactNode };

const tabular: CSSProperties = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

const lead: Column = {
  label: 'Lead',
  width: '190px',
  cell: (l) => (
    <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
      <Initials lead={l} size={34} />
      <span style={{ lineHeight: 1.28, minWidth: 0 }}>
        <b style={{ display: 'block', fontWeight: 700, whiteSpace: 'nowrap' }}>{l.name}</b>
        <span style={{ fontSize: 13, color: c.muted, whiteSpace: 'nowrap' }}>{l.company}</span>
      </span>
    </span>
  ),
};
const stage: Column = { label: 'Stage', width: '114px', cell: (l) => <StageChip stage={l.stage} /> };
const value: Column = {
  label: 'Value',
  width: '80px',
  align: 'right',
  cell: (l) => <b style={{ ...tabular, fontWeight: 700 }}>{money(l.value, 0)}</b>,
};
const sure: Column = {
  label: 'Confidence',
  width: '86px',
  cell: (l) => <Ring score={l.confidence} size={36} />,
};
const time: Column = {
  label: 'In stage',
  width: '66px',
  cell: (l) => (
    <span style={{ ...tabular, fontWeight: 600, color: l.days > slowAfter ? c.amber : c.text }}>
      {stageDays(l.days)}
    </span>
  ),
};
const phone: Column = {
  label: 'Phone',
  width: '104px',
  cell: (l) => <span style={{ ...tabular, color: c.text }}>{l.phone}</span>,
};
const campaign: Column = {
  label: 'Campaign',
  width: '1fr',
  cell: (l) => (
    <span style={{ whiteSpace: 'nowrap', fontSize: 13.5, color: c.text }}>{campaignOf(l.campaign).name}</span>
  ),
};
const source: Column = {
  label: 'Source',
  width: '104px',
  cell: (l) => <SourceTag source={linkOf(l).source} size={13.5} />,
};
const owner: Column = { label: 'Owner', width: '46px', cell: (l) => <Face id={l.owner} size={30} /> };

export const wide = [lead, stage, value, sure, time, phone, campaign, source, owner];
export const narrow = [
  { ...lead, width: '190px' },
  { ...stage, width: '108px' },
  { ...value, width: '72px' },
];

export function LeadTable({
  leads,
  columns = wide,
  sorted = 'Value',
  rowHeight = 56,
}: {
  leads: readonly Lead[];
  columns?: readonly Column[];
  sorted?: string;
  rowHeight?: number;
}) {
  const line: CSSProperties = {
    display: 'grid',
    gridTemplateColumns: columns.map((column) => column.width).join(' '),
    gap: 17,
    padding: '0 18px',
    alignItems: 'center',
  };
  return (
    <Panel style={{ overflow: 'hidden' }}>
      <div style={{ ...line, height: 46, background: '#f8f8fd', borderBottom: `1px solid ${c.line}` }}>
        {columns.map(({ label, align }) => (
          <span
            key={label}
            style={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 4,
              justifyContent: align === 'right' ? 'flex-end' : 'flex-start',
              fontSize: 13,
              fontWeight: 650,
              color: label === sorted ? c.indigoDeep : c.muted,
            }}
          >
            {label === sorted && <Icon name="arrowDown" size={14} stroke={2.4} />}
            {label}
          </span>
        ))}
      </div>
      {leads.map((l, i) => (
        <div
          key={l.id}
          style={{ ...line, height: rowHeight, borderTop: i ? `1px solid ${c.lineSoft}` : undefined }}
        >
          {columns.map(({ label, align, cell }) => (
            <span key={label} style={{ minWidth: 0, textAlign: align }}>
              {cell(l)}
            </span>
          ))}
        </div>
      ))}
    </Panel>
  );
}

export function FilterChip({ children }: { children: ReactNode }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 7,
        height: 34,
        padding: '0 10px 0 13px',
        borderRadius: 99,
        background: c.indigoSoft,
        color: c.indigoDeep,
        fontSize: 13.5,
        fontWeight: 650,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
      <Icon name="close" size={14} stroke={2.3} style={{ opacity: 0.6 }} />
    </span>
  );
}

/** What will leave the tool: the rows in view, with the link's parameters as columns. */
export function ExportMenu({ rows, style }: Styled & { rows: number }) {
  return (
    <World
      style={{
        width: 280,
        borderRadius: 16,
        background: '#fff',
        boxShadow: `0 0 0 1px ${c.line}, ${lift.pop}`,
        padding: 16,
        ...style,
      }}
    >
      <div style={{ fontSize: 15, fontWeight: 700 }}>Export {rows} leads</div>
      <div style={{ fontSize: 13, color: c.muted, marginTop: 1 }}>Only the rows you see, as filtered</div>
      <div style={{ display: 'flex', gap: 8, marginTop: 12 }}>
        {['CSV', 'Excel'].map((kind, i) => (
          <span
            key={kind}
            style={{
              flex: 1,
              height: 40,
              borderRadius: 10,
              display: 'grid',
              placeItems: 'center',
              fontWeight: 650,
              background: i === 0 ? c.indigoSoft : '#fff',
              color: i === 0 ? c.indigoDeep : c.text,
              boxShadow: `inset 0 0 0 ${i === 0 ? 1.5 : 1}px ${i === 0 ? c.indigo : c.line}`,
            }}
          >
            {kind}
          </span>
        ))}
      </div>
      {[
        ['UTM parameters as columns', true],
        ['Comments', false],
      ].map(([label, on]) => (
        <div
          key={String(label)}
          style={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            marginTop: 12,
            fontSize: 13.5,
            color: c.text,
          }}
        >
          {label}
          <span
            style={{
              width: 36,
              height: 20,
              borderRadius: 20,
              background: on ? c.indigo : '#d4d4e6',
              padding: 2,
              display: 'flex',
              justifyContent: on ? 'flex-end' : 'flex-start',
            }}
          >
            <i style={{ width: 16, height: 16, borderRadius: 16, background: '#fff' }} />
          </span>
        </div>
      ))}
      <Button kind="solid" icon="download" style={{ width: '100%', marginTop: 14 }}>
        Export CSV
      </Button>
    </World>
  );
}

export const filtered = allLeads
  .filter((l) => l.stage !== 'won' && l.confidence >= 50)
  .sort((a, b) => b.value - a.value);

export function TableScreen({
  width,
  height,
  exporting = false,
}: {
  width: number;
  height: number;
  exporting?: boolean;
}) {
  return (
    <div style={{ position: 'relative', width, height, overflow: 'hidden' }}>
      <Shell
        place="leads"
        me="noor"
        title="Leads"
        note={`${filtered.length} of ${allLeads.length} · ${money(sum(filtered), 0)}`}
        tools={<LeadTools view="Table" />}
      >
        <div style={{ padding: '0 24px' }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 10, marginBottom: 14 }}>
            <FilterChip>Stage: all but Won</FilterChip>
            <FilterChip>Confidence: 50 or more</FilterChip>
            <span
              style={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 6,
                fontSize: 13.5,
                fontWeight: 650,
                color: c.muted,
                marginLeft: 4,
              }}
            >
              <Icon name="plus" size={16} stroke={2.2} />
              Add filter
            </span>
          </div>
          <LeadTable leads={filtered} />
        </div>
      </Shell>
      {exporting && (
        <ExportMenu rows={filtered.length} style={{ position: 'absolute', right: 70, top: 70 }} />
      )}
    </div>
  );
}
