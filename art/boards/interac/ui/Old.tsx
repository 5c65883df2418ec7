import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import { activity, balances, chequing, transfer } from '../data.ts';
import { oldFont } from '../tokens.ts';

/** The emulator as it was: pages made for a wide screen, opened on a phone. */
const o = {
  bar: '#3d5a80',
  barLight: '#5f7ea8',
  line: '#9fb0c6',
  tab: '#dfe7f1',
  ink: '#1b2a3d',
  link: '#1a4fa3',
  page: '#eef1f5',
} as const;
const bevel: CSSProperties = {
  background: 'linear-gradient(#f7f9fb, #d7dfe9)',
  border: `1px solid ${o.line}`,
};

function Browser({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        position: 'absolute',
        inset: '0 -1px -2px 0',
        background: o.page,
        fontFamily: oldFont,
        color: o.ink,
        overflow: 'hidden',
      }}
    >
      <div style={{ height: 106, background: '#f2f2f4', borderBottom: '1px solid #d0d0d4' }}>
        <div
          style={{
            height: 54,
            padding: '20px 38px 0',
            fontSize: 16,
            fontWeight: 650,
            display: 'flex',
            justifyContent: 'space-between',
          }}
        >
          <span>9:41</span>
          <Icon name="wifi" size={18} stroke={2.2} />
        </div>
        <div
          style={{
            margin: '4px 14px',
            height: 38,
            borderRadius: 10,
            background: '#e2e2e6',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 6,
            fontSize: 15,
            color: '#55555c',
          }}
        >
          <Icon name="lock" size={14} /> emulator.example
        </div>
      </div>
      {children}
    </div>
  );
}

const menu = [
  'Home',
  'TD',
  'BMO',
  'Scotia',
  'RBC',
  'CIBC',
  'Accounts',
  'Acct Details',
  'Transfers',
  'Send e-Transfer',
  'Requests',
  'Bill Pay',
  'Cards',
  'Settings',
  'Admin',
  'Help',
  'Log out',
] as const;

export function OldMenu() {
  return (
    <Browser>
      <div
        style={{
          background: `linear-gradient(${o.barLight}, ${o.bar})`,
          color: '#fff',
          padding: '14px 14px 12px',
          fontSize: 21,
          fontWeight: 700,
        }}
      >
        Feature Emulator v2
      </div>
      <div
        style={{
          background: o.tab,
          padding: 8,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 6,
          borderBottom: `2px solid ${o.bar}`,
        }}
      >
        {menu.map((item) => (
          <span
            key={item}
            style={{
              ...bevel,
              padding: '13px 13px',
              fontSize: 16,
              color: o.link,
              textDecoration: 'underline',
              background: item === 'TD' ? '#fff' : bevel.background,
            }}
          >
            {item}
          </span>
        ))}
      </div>
      <div
        style={{
          padding: '10px 12px',
          fontSize: 14,
          borderBottom: `1px solid ${o.line}`,
          background: '#fff',
        }}
      >
        Home &gt; Banks &gt; TD &gt; Accounts &gt; Summary
      </div>
      <div style={{ display: 'flex', background: '#fff', borderBottom: `1px solid ${o.line}` }}>
        {['Summary', 'Details', 'Statements', 'Alerts'].map((tab, i) => (
          <span
            key={tab}
            style={{
              padding: '14px 13px',
              fontSize: 16,
              fontWeight: i ? 400 : 700,
              borderRight: `1px solid ${o.line}`,
              background: i ? '#f3f6fa' : '#fff',
            }}
          >
            {tab}
          </span>
        ))}
      </div>
      <div
        style={{
          margin: 12,
          background: '#ffffd8',
          border: '1px solid #d6cf85',
          padding: 12,
          fontSize: 15,
          lineHeight: 1.35,
        }}
      >
        NOTE: data on this page is for demonstration purposes only. Contact admin to reset data.
      </div>
      <div style={{ margin: 12, background: '#fff', border: `1px solid ${o.line}` }}>
        <div style={{ background: o.tab, padding: '9px 12px', fontSize: 16, fontWeight: 700 }}>
          Account Summary
        </div>
        <div style={{ padding: 12, display: 'flex', justifyContent: 'space-between', fontSize: 16 }}>
          <span style={{ color: o.link, textDecoration: 'underline' }}>CHQ 4821</span>
          <span>{money(chequing.amount)}</span>
        </div>
        <div style={{ padding: 12, fontSize: 16 }}>SAV 1107</div>
      </div>
    </Browser>
  );
}

export function OldTable() {
  const after = balances(activity, chequing.amount);
  const cell: CSSProperties = {
    border: `1px solid ${o.line}`,
    padding: '13px 10px',
    fontSize: 15,
    whiteSpace: 'nowrap',
    textAlign: 'left',
  };
  return (
    <Browser>
      <div
        style={{
          background: `linear-gradient(${o.barLight}, ${o.bar})`,
          color: '#fff',
          padding: '14px 14px 12px',
          fontSize: 21,
          fontWeight: 700,
          width: 780,
        }}
      >
        Feature Emulator v2
      </div>
      <div style={{ padding: '14px 12px 8px', fontSize: 19, fontWeight: 700 }}>Account Details: CHQ 4821</div>
      <div
        style={{
          padding: '0 12px 12px',
          fontSize: 15,
          color: o.link,
          textDecoration: 'underline',
          whiteSpace: 'nowrap',
        }}
      >
        Show all | Withdrawals | Deposits | Export | Print
      </div>
      <table style={{ marginLeft: 12, background: '#fff', width: 760 }}>
        <thead>
          <tr style={{ background: o.tab }}>
            {['Date', 'Description', 'Reference', 'Withdrawal', 'Deposit', 'Balance'].map((h) => (
              <th key={h} style={{ ...cell, fontWeight: 700 }}>
                {h}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {activity.map((entry, i) => (
            <tr key={entry.id} style={{ background: i % 2 ? '#f4f7fa' : '#fff' }}>
              <td style={cell}>2024/{entry.date.replace('May ', '05/0')}</td>
              <td style={cell}>{entry.name.toUpperCase()}</td>
              <td style={cell}>REF00{4417 - i * 13}</td>
              <td style={cell}>{entry.amount < 0 ? money(-entry.amount) : ''}</td>
              <td style={cell}>{entry.amount > 0 ? money(entry.amount) : ''}</td>
              <td style={cell}>{money(after[i]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div
        style={{
          position: 'absolute',
          left: 12,
          top: 538,
          width: 366,
          height: 12,
          background: '#dbe1e9',
          borderRadius: 6,
        }}
      >
        <i
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            width: 180,
            height: 12,
            borderRadius: 6,
            background: '#8d99a8',
          }}
        />
      </div>
      <div style={{ padding: '48px 12px 0', fontSize: 15, lineHeight: 1.5, width: 720 }}>
        Showing entries on this page. Use the arrows to see more entries, or choose another account from the
        list.
      </div>
      <div style={{ padding: '14px 12px', display: 'flex', gap: 8 }}>
        {['« First', '‹ Prev', '1', 'Next ›', 'Last »'].map((b) => (
          <span key={b} style={{ ...bevel, padding: '9px 12px', fontSize: 15 }}>
            {b}
          </span>
        ))}
      </div>
    </Browser>
  );
}

export function OldDialog() {
  const field = (label: string, value: string) => (
    <div style={{ display: 'flex', alignItems: 'center', marginBottom: 16 }}>
      <span style={{ width: 170, fontSize: 16, textAlign: 'right', paddingRight: 14 }}>{label}</span>
      <span
        style={{
          width: 330,
          height: 40,
          border: `1px solid ${o.line}`,
          background: '#fff',
          fontSize: 16,
          padding: '9px 10px',
        }}
      >
        {value}
      </span>
    </div>
  );
  const rows = ['q w e r t y u i o p', 'a s d f g h j k l', 'z x c v b n m'];
  return (
    <Browser>
      <div
        style={{
          background: `linear-gradient(${o.barLight}, ${o.bar})`,
          color: '#fff',
          padding: '14px 14px 12px',
          fontSize: 21,
          fontWeight: 700,
        }}
      >
        Feature Emulator v2
      </div>
      <div style={{ position: 'absolute', inset: '106px 0 0 0', background: 'rgb(20 30 45 / .5)' }} />
      <div
        style={{
          position: 'absolute',
          left: -92,
          top: 150,
          width: 574,
          background: '#f6f8fb',
          border: `2px solid ${o.bar}`,
          boxShadow: '0 6px 20px rgb(0 0 0 / .35)',
        }}
      >
        <div
          style={{ background: o.bar, color: '#fff', fontSize: 18, fontWeight: 700, padding: '12px 16px' }}
        >
          Send e-Transfer: Step 2 of 5 (Enter Details)
        </div>
        <div style={{ padding: '22px 16px 26px' }}>
          {field('From account:', `CHQ 4821 ${money(chequing.amount)}`)}
          {field('Recipient name:', transfer.to)}
          {field('Recipient email:', transfer.email)}
          {field('Amount (CAD):', transfer.amount.toFixed(2))}
          {field('Security question:', '')}
          {field('Security answer:', '')}
          {field('Confirm answer:', '')}
        </div>
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          height: 290,
          background: '#d2d5db',
          padding: '12px 5px',
          display: 'grid',
          gap: 11,
          alignContent: 'start',
        }}
      >
        {rows.map((row) => (
          <div key={row} style={{ display: 'flex', justifyContent: 'center', gap: 6 }}>
            {row.split(' ').map((k) => (
              <span
                key={k}
                style={{
                  width: 32,
                  height: 44,
                  borderRadius: 6,
                  background: '#fff',
                  display: 'grid',
                  placeItems: 'center',
                  fontSize: 21,
                  boxShadow: '0 1px 0 #9a9ca2',
                }}
              >
                {k}
              </span>
            ))}
          </div>
        ))}
        <div style={{ display: 'flex', justifyContent: 'center', gap: 6 }}>
          <span
            style={{
              width: 88,
              height: 44,
              borderRadius: 6,
              background: '#abb0ba',
              display: 'grid',
              placeItems: 'center',
              fontSize: 16,
            }}
          >
            123
          </span>
          <span
            style={{
              width: 182,
              height: 44,
              borderRadius: 6,
              background: '#fff',
              display: 'grid',
              placeItems: 'center',
              fontSize: 16,
            }}
          >
            space
          </span>
          <span
            style={{
              width: 92,
              height: 44,
              borderRadius: 6,
              background: '#abb0ba',
              display: 'grid',
              placeItems: 'center',
              fontSize: 16,
            }}
          >
            return
          </span>
        </div>
      </div>
    </Browser>
  );
}
