import type { CSSProperties, ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Icon } from '../../kit/icons.tsx';
import { World } from './ui/parts.tsx';
import { mono } from './ui/theme.ts';

/** The tools before Trakt: nobody's product, grey on purpose; amber marks where the trail breaks. */
const g = {
  ink: '#33323d',
  text: '#5d5b69',
  soft: '#8d8b99',
  line: '#dcdbe3',
  fill: '#f4f4f7',
  head: '#e9e9ef',
  amber: '#fdeccb',
  amberInk: '#8a4c03',
  amberLine: '#eeb34e',
};

type Row = { cells: ReactNode[]; broken?: boolean };

function Grid({
  columns,
  head,
  rows,
  cell = 52,
  lines,
}: {
  columns: string;
  head: string[];
  rows: Row[];
  cell?: number;
  lines?: boolean;
}) {
  const line: CSSProperties = { display: 'grid', gridTemplateColumns: columns, alignItems: 'stretch' };
  const box = (i: number, last: number): CSSProperties => ({
    padding: '0 14px',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    whiteSpace: 'nowrap',
    borderRight: lines && i < last ? `1px solid ${g.line}` : undefined,
  });
  return (
    <div style={{ fontSize: 18 }}>
      <div style={{ ...line, height: 44, background: g.head, fontSize: 16, fontWeight: 650, color: g.text }}>
        {head.map((label, i) => (
          <span key={label} style={box(i, head.length - 1)}>
            {label}
          </span>
        ))}
      </div>
      {rows.map((row, at) => (
        <div
          key={at}
          style={{
            ...line,
            height: cell,
            borderTop: `1px solid ${g.line}`,
            background: row.broken ? g.amber : '#fff',
            color: row.broken ? g.amberInk : g.ink,
            fontWeight: row.broken ? 650 : 500,
          }}
        >
          {row.cells.map((value, i) => (
            <span key={i} style={box(i, head.length - 1)}>
              {value}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Window({
  title,
  icon,
  children,
  note,
}: {
  title: string;
  icon: 'bars' | 'table' | 'briefcase';
  children: ReactNode;
  note: string;
}) {
  return (
    <World
      style={{ position: 'absolute', inset: 0, background: '#ececf2', color: g.ink, padding: '36px 36px 0' }}
    >
      <div
        style={{
          height: 420,
          borderRadius: 14,
          overflow: 'hidden',
          background: '#fff',
          boxShadow: '0 1px 3px rgb(40 40 60 / 0.14), 0 12px 30px rgb(40 40 60 / 0.10)',
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 11,
            height: 62,
            padding: '0 18px',
            fontSize: 20,
            fontWeight: 700,
          }}
        >
          <Icon name={icon} size={24} colour={g.soft} stroke={2} />
          {title}
        </div>
        {children}
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 12,
          marginTop: 21,
          fontSize: 21,
          fontWeight: 650,
          color: g.amberInk,
        }}
      >
        <span
          style={{
            width: 34,
            height: 34,
            flex: 'none',
            borderRadius: 34,
            display: 'grid',
            placeItems: 'center',
            background: g.amberLine,
            color: '#fff',
          }}
        >
          <Icon name="help" size={22} stroke={2.4} />
        </span>
        {note}
      </div>
    </World>
  );
}

function Problem({ shown }: { shown: 'ads' | 'sheet' | 'deals' }) {
  const code = (text: string) => <span style={{ fontFamily: mono, fontSize: 17 }}>{text}</span>;
  if (shown === 'ads')
    return (
      <Window title="Ad report, May" icon="bars" note="One source, three spellings">
        <Grid
          columns="1fr 180px 110px"
          head={['Source', 'Campaign', 'Clicks']}
          rows={[
            { cells: [code('google'), 'Rooms', '436'] },
            { cells: [code('LinkedIn'), 'Spring demo', '512'], broken: true },
            { cells: [code('linkedin'), 'spring-demo', '268'], broken: true },
            { cells: [code('linked-in-ads'), 'SpringDemo', '94'], broken: true },
            { cells: [code('newsletter'), 'May issue', '151'] },
            { cells: [code('(not set)'), '', '207'] },
          ]}
        />
      </Window>
    );
  if (shown === 'sheet')
    return (
      <Window title="attribution_may_FINAL_v3" icon="table" note="Matched by hand, until it breaks">
        <Grid
          lines
          columns="52px 1fr 150px 150px"
          head={['', 'Company', 'Source', 'Value']}
          rows={[
            { cells: ['2', 'Graniteway', 'linkedin?', '45600'] },
            { cells: ['3', 'Harvest Row', 'google', '19,200'] },
            { cells: ['4', 'tidewell.example', code('#N/A'), code('#N/A')], broken: true },
            { cells: ['5', 'Union Yard', 'Expo??', '12.9k'] },
            { cells: ['6', 'R. Menon', 'ask Noor', '41000'] },
            { cells: ['7', 'Total', '', code('#REF!')], broken: true },
          ]}
        />
      </Window>
    );
  return (
    <Window title="Deals" icon="briefcase" note="A value, and no story behind it">
      <Grid
        columns="1fr 150px 150px"
        head={['Deal', 'Value', 'Source']}
        rows={[
          { cells: ['Graniteway Mutual', '$45,600', 'Web'] },
          { cells: ['Quarry Bank Labs', '$41,000', 'Web'] },
          { cells: ['Tidewell Health', '$32,500', 'Unknown'], broken: true },
          { cells: ['Atelier Rive-Nord', '$27,300', 'Email'] },
          { cells: ['Harvest Row Foods', '$19,200', 'Web'] },
          { cells: ['Union Yard', '$12,900', 'Other'] },
        ]}
      />
    </Window>
  );
}

const at = 'case-studies/trakt';
export const board = defineBoard<{ shown: 'ads' | 'sheet' | 'deals' }>({
  id: 'trakt/problem',
  size: { width: 640, height: 540 },
  Component: Problem,
  states: {
    ads: { out: `${at}/problem-ad-report.png`, props: { shown: 'ads' } },
    sheet: { out: `${at}/problem-spreadsheet.png`, props: { shown: 'sheet' } },
    deals: { out: `${at}/problem-deal-list.png`, props: { shown: 'deals' } },
  },
});
