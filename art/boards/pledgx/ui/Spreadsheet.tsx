import '@fontsource/carlito/400.css';
import '@fontsource/carlito/700.css';
import type { CSSProperties } from 'react';
import { acc, byNumber, type Contract, n, pct, report, totals } from '../data.ts';

const grey = {
  bar: '#f3f2f1',
  head: '#e9e8e7',
  line: '#d6d4d2',
  text: '#444240',
  soft: '#75726f',
  sheet: '#1d7044',
};

type Column = {
  letter: string;
  head: string;
  width: number;
  value: (k: Contract) => string;
  total?: string;
  left?: boolean;
  mine?: boolean;
};

const dash = (v: number) => (v > 0 ? n(v) : '–');

/** The letters are those of the contractor's file, plus the two columns the analyst adds by hand. */
export const columns: Column[] = [
  { letter: 'A', head: 'Job', width: 46, value: (k) => k.id, left: true },
  {
    letter: 'B',
    head: 'Description',
    width: 200,
    value: (k) => k.name,
    total: 'Total contracts in progress',
    left: true,
  },
  { letter: 'C', head: 'Contract price', width: 80, value: (k) => n(k.price), total: n(totals.price) },
  { letter: 'D', head: 'Est. total cost', width: 80, value: (k) => n(k.estCost), total: n(totals.estCost) },
  { letter: 'E', head: 'Est. gross profit', width: 80, value: (k) => n(k.gp), total: n(totals.gp) },
  {
    letter: 'F',
    head: 'GP %',
    width: 60,
    value: (k) => pct(k.gp / k.price),
    total: pct(totals.gp / totals.price),
  },
  { letter: 'G', head: 'Costs to date', width: 80, value: (k) => n(k.costs), total: n(totals.costs) },
  { letter: 'H', head: '% compl.', width: 70, value: (k) => pct(k.done), total: pct(totals.done) },
  { letter: 'I', head: 'Earned revenue', width: 82, value: (k) => n(k.earned), total: n(totals.earned) },
  { letter: 'J', head: 'Billings to date', width: 82, value: (k) => n(k.billed), total: n(totals.billed) },
  { letter: 'K', head: 'Under-billings', width: 82, value: (k) => dash(k.uo), total: n(totals.under) },
  { letter: 'L', head: 'Over-billings', width: 82, value: (k) => dash(-k.uo), total: n(totals.over) },
  {
    letter: 'M',
    head: 'Orig. GP (bid file)',
    width: 84,
    value: (k) => n(k.originalGp),
    total: n(totals.originalGp),
    mine: true,
  },
  { letter: 'N', head: 'GP fade', width: 72, value: (k) => acc(k.fade), total: acc(totals.fade), mine: true },
];

export const firstRow = 7;
/** Where a contract's figure stands in the contractor's file, such as J7. */
export const cellOf = (letter: string, id: string) =>
  `${letter}${firstRow + byNumber.findIndex((k) => k.id === id)}`;

export type SpreadsheetProps = {
  letters?: string;
  width: number;
  height: number;
  rowHeight?: number;
  size?: number;
  widths?: Record<string, number>;
  chrome?: boolean;
};

export function Spreadsheet({
  letters = 'ABCDEFGHIJKLMN',
  width,
  height,
  rowHeight = 27,
  size = 15,
  widths = {},
  chrome = true,
}: SpreadsheetProps) {
  const shown = columns
    .filter((k) => letters.includes(k.letter))
    .map((k) => ({ ...k, width: widths[k.letter] ?? k.width }));
  const gutter = 34;
  const template = `${gutter}px ${shown.map((k) => `${k.width}px`).join(' ')} 1fr`;
  const cell: CSSProperties = {
    borderRight: `1px solid ${grey.line}`,
    borderBottom: `1px solid ${grey.line}`,
    padding: '0 6px',
    display: 'flex',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    height: '100%',
  };
  const line = (h: number): CSSProperties => ({ display: 'grid', gridTemplateColumns: template, height: h });
  const gut = (label: number | string, on = false) => (
    <span
      style={{
        ...cell,
        justifyContent: 'center',
        background: on ? '#d3e8db' : grey.bar,
        color: on ? grey.sheet : grey.soft,
        fontSize: size - 1.5,
        padding: 0,
      }}
    >
      {label}
    </span>
  );
  const title = (row: number, text: string, bold = false) => (
    <div style={line(rowHeight)}>
      {gut(row)}
      <span
        style={{
          gridColumn: '2 / -1',
          padding: '0 6px',
          display: 'flex',
          alignItems: 'center',
          fontWeight: bold ? 700 : 400,
          fontSize: bold ? size + 1.5 : size,
          borderBottom: `1px solid ${grey.line}`,
          whiteSpace: 'nowrap',
        }}
      >
        {text}
      </span>
    </div>
  );
  const selected = { letter: 'H', id: '2104' };
  const rows = Math.max(0, Math.ceil(height / rowHeight) - 12);
  return (
    <div
      style={{
        position: 'relative',
        width,
        height,
        background: '#fff',
        color: '#1f1e1d',
        fontFamily: 'Carlito, sans-serif',
        fontSize: size,
        lineHeight: 1.1,
        fontVariantNumeric: 'tabular-nums',
        overflow: 'hidden',
      }}
    >
      {chrome && (
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            height: 36,
            background: grey.bar,
            borderBottom: `1px solid ${grey.line}`,
            padding: '0 10px',
            gap: 10,
            color: grey.text,
          }}
        >
          <span
            style={{
              width: 64,
              height: 24,
              background: '#fff',
              boxShadow: `inset 0 0 0 1px ${grey.line}`,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            {cellOf(selected.letter, selected.id)}
          </span>
          <span style={{ fontStyle: 'italic', color: grey.soft, fontFamily: 'Georgia, serif' }}>fx</span>
          <span
            style={{
              flex: 1,
              height: 24,
              background: '#fff',
              boxShadow: `inset 0 0 0 1px ${grey.line}`,
              display: 'flex',
              alignItems: 'center',
              padding: '0 8px',
            }}
          >
            ={cellOf('G', selected.id)}/{cellOf('D', selected.id)}
          </span>
        </div>
      )}
      <div style={{ ...line(24), color: grey.soft }}>
        <span style={{ ...cell, background: grey.head }} />
        {shown.map((k) => (
          <span
            key={k.letter}
            style={{
              ...cell,
              justifyContent: 'center',
              background: k.letter === selected.letter ? '#d3e8db' : grey.head,
              color: k.letter === selected.letter ? grey.sheet : grey.soft,
            }}
          >
            {k.letter}
          </span>
        ))}
        <span style={{ ...cell, justifyContent: 'center', background: grey.head }}>
          {shown.length === columns.length ? 'O' : ''}
        </span>
      </div>
      {title(1, report.contractorLegal, true)}
      {title(2, 'Work-in-progress schedule')}
      {title(3, 'As at September 30, 2022 ($000s)')}
      {title(4, '')}
      <div style={line(7)}>
        {gut('')}
        <span style={{ gridColumn: '2 / -1', borderBottom: `1px solid ${grey.line}` }} />
      </div>
      <div style={line(rowHeight * 1.75)}>
        {gut(6)}
        {shown.map((k) => (
          <span
            key={k.letter}
            style={{
              ...cell,
              whiteSpace: 'normal',
              fontWeight: 700,
              justifyContent: k.left ? 'flex-start' : 'flex-end',
              textAlign: k.left ? 'left' : 'right',
              alignItems: 'flex-end',
              paddingBottom: 4,
              background: k.mine ? '#fff2a8' : '#dde6f2',
            }}
          >
            {k.head}
          </span>
        ))}
        <span style={{ borderBottom: `1px solid ${grey.line}` }} />
      </div>
      {byNumber.map((row, i) => (
        <div key={row.id} style={line(rowHeight)}>
          {gut(firstRow + i, row.id === selected.id)}
          {shown.map((k) => {
            const marked =
              (k.letter === 'K' && row.uo > 400) ||
              (k.letter === 'N' && row.fade > 600) ||
              (k.letter === 'L' && -row.uo > 2000);
            const on = k.letter === selected.letter && row.id === selected.id;
            return (
              <span
                key={k.letter}
                style={{
                  ...cell,
                  position: 'relative',
                  overflow: on ? 'visible' : 'hidden',
                  justifyContent: k.left ? 'flex-start' : 'flex-end',
                  background: marked ? '#ffe45c' : k.mine ? '#fffbe3' : '#fff',
                  color: k.letter === 'N' && row.fade > 600 ? '#c00000' : undefined,
                }}
              >
                {k.value(row)}
                {on && (
                  <i
                    style={{
                      position: 'absolute',
                      inset: '-1px -1px -1px -1px',
                      border: `2px solid ${grey.sheet}`,
                    }}
                  />
                )}
                {marked && k.letter !== 'N' && (
                  <i
                    style={{
                      position: 'absolute',
                      right: 0,
                      top: 0,
                      borderTop: '7px solid #c00000',
                      borderLeft: '7px solid transparent',
                    }}
                  />
                )}
              </span>
            );
          })}
          <span style={{ borderBottom: `1px solid ${grey.line}` }} />
        </div>
      ))}
      <div style={{ ...line(rowHeight), fontWeight: 700 }}>
        {gut(firstRow + byNumber.length)}
        {shown.map((k) => (
          <span
            key={k.letter}
            style={{
              ...cell,
              justifyContent: k.left ? 'flex-start' : 'flex-end',
              borderTop: '1.5px solid #1f1e1d',
              borderBottom: '3px double #1f1e1d',
              background: k.mine ? '#fffbe3' : '#fff',
            }}
          >
            {k.total}
          </span>
        ))}
        <span style={{ borderBottom: `1px solid ${grey.line}` }} />
      </div>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} style={line(rowHeight)}>
          {gut(firstRow + byNumber.length + 1 + i)}
          {shown.map((k) => (
            <span key={k.letter} style={cell} />
          ))}
          <span style={{ borderBottom: `1px solid ${grey.line}` }} />
        </div>
      ))}
      {chrome && (
        <div
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            bottom: 0,
            height: 34,
            background: grey.bar,
            borderTop: `1px solid ${grey.line}`,
            display: 'flex',
            alignItems: 'stretch',
            paddingLeft: gutter,
            fontSize: size - 0.5,
            color: grey.text,
          }}
        >
          {['WIP Sep 22', 'WIP Jun 22', 'Completed', 'Sep 22 MD notes', 'Sep 22 FINAL v3'].map((tab, i) => (
            <span
              key={tab}
              style={{
                display: 'flex',
                alignItems: 'center',
                padding: '0 14px',
                whiteSpace: 'nowrap',
                background: i === 0 ? '#fff' : 'none',
                fontWeight: i === 0 ? 700 : 400,
                color: i === 0 ? grey.sheet : grey.text,
                borderRight: `1px solid ${grey.line}`,
                boxShadow: i === 0 ? `inset 0 -3px 0 ${grey.sheet}` : 'none',
              }}
            >
              {tab}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
