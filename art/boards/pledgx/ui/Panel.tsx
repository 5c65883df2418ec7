import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icons.tsx';
import { type Contract, n, pct, report } from '../data.ts';
import { Avatar, Btn, GpTrail, Pill } from './parts.tsx';
import { cellOf } from './Spreadsheet.tsx';
import { c, reasonLabel, tone } from './theme.ts';

export type PanelView = 'why' | 'working';

export function Panel({ of, view, width }: { of: Contract; view: PanelView; width: number }) {
  const t = tone[of.level];
  return (
    <div style={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <div style={{ padding: '14px 18px 12px', borderBottom: `1px solid ${c.slate200}` }}>
        <div style={{ display: 'flex', alignItems: 'center', color: c.slate600 }}>
          <span style={{ flex: 1 }}>Contract {of.id}</span>
          <Icon name="close" size={16} />
        </div>
        <div style={{ fontSize: 17, fontWeight: 650, lineHeight: 1.25, margin: '2px 0 8px' }}>{of.name}</div>
        <div style={{ display: 'flex', gap: 6 }}>
          {of.reasons.map((r) => (
            <Pill key={r} level={of.level}>
              {reasonLabel[r]}
            </Pill>
          ))}
        </div>
      </div>
      {view === 'working' ? (
        <Working of={of} />
      ) : of.reasons.includes('over-billed') ? (
        <Borrowed of={of} width={width} text={t.text} />
      ) : (
        <Why of={of} width={width} text={t.text} />
      )}
      <div style={{ flex: 1 }} />
      <Thread of={of} />
    </div>
  );
}

function Block({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div style={{ padding: '12px 18px 0' }}>
      <div style={{ fontWeight: 650, marginBottom: 4 }}>{title}</div>
      {children}
    </div>
  );
}

function Why({ of, width, text }: { of: Contract; width: number; text: string }) {
  return (
    <>
      <Block title="Profit fades as the work nears its end">
        <GpTrail trail={of.trail} width={width - 36} height={134} level={of.level} />
      </Block>
      <div style={{ paddingTop: 2 }} />
      <Working of={of} text={text} />
    </>
  );
}

/** How a figure came to be, from the figures the contractor sent. */
export function Working({ of, text = c.red700 }: { of: Contract; text?: string }) {
  return (
    <Block
      title={
        <span style={{ display: 'flex', justifyContent: 'space-between' }}>
          <span>{of.uo > 0 ? 'Under-billed' : 'Over-billed'}</span>
          <span style={{ color: text }}>{n(of.uo)}</span>
        </span>
      }
    >
      <Sum
        label="Cost to date ÷ est. cost"
        detail={`${n(of.costs)} ÷ ${n(of.estCost)}`}
        value={pct(of.done)}
      />
      <Sum label="× contract price, earned" detail={n(of.price)} value={n(of.earned)} />
      <Sum label="− billed to date" detail={`Source cell ${cellOf('J', of.id)}`} value={n(of.billed)} />
      {of.uo > 0 ? (
        <Sum
          label="Under-billed, of price"
          detail={`${n(of.uo)} ÷ ${n(of.price)}`}
          value={pct(of.uoShare)}
          last
        />
      ) : (
        <Sum label="Profit still to be earned" detail={`of ${n(of.gp)}`} value={n(of.gpLeft)} last />
      )}
    </Block>
  );
}

function Sum({
  label,
  detail,
  value,
  last = false,
}: {
  label: string;
  detail: string;
  value: string;
  last?: boolean;
}) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 8,
        padding: '5px 0',
        borderBottom: last ? 'none' : `1px solid ${c.slate100}`,
        fontSize: 12.5,
      }}
    >
      <span style={{ flex: 1, color: c.text, whiteSpace: 'nowrap' }}>{label}</span>
      <span style={{ color: c.slate600, whiteSpace: 'nowrap' }}>{detail}</span>
      <span style={{ width: 46, textAlign: 'right', fontWeight: 600, fontSize: 13 }}>{value}</span>
    </div>
  );
}

/** Two bars that ought to be the other way round: what is left to bill, and what it will cost to finish. */
function Borrowed({ of, width, text }: { of: Contract; width: number; text: string }) {
  const full = width - 36;
  const most = Math.max(of.costToComplete, of.leftToBill);
  const short = of.costToComplete - of.leftToBill;
  const bar = (label: string, value: number, colour: string, gap = 0) => (
    <div style={{ marginTop: 8 }}>
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        <span style={{ color: c.text }}>{label}</span>
        <span style={{ fontWeight: 600 }}>{n(value)}</span>
      </div>
      <div style={{ display: 'flex', height: 16, marginTop: 3 }}>
        <i style={{ width: (value / most) * full, background: colour, borderRadius: 3 }} />
        {gap > 0 && (
          <i
            style={{
              width: (gap / most) * full - 2,
              marginLeft: 2,
              borderRadius: 3,
              background: c.red100,
              boxShadow: `inset 0 0 0 1.5px ${c.red500}`,
            }}
          />
        )}
      </div>
    </div>
  );
  return (
    <>
      <Block title="What is left to bill will not finish the job">
        {bar('Cost to complete', of.costToComplete, c.navy500)}
        {bar('Left to bill', of.leftToBill, c.slate400, short)}
        <div
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            fontWeight: 650,
            color: text,
            margin: '9px 0 2px',
          }}
        >
          <span>Short by</span>
          <span>{n(short)}</span>
        </div>
      </Block>
      <Working of={of} text={text} />
    </>
  );
}

export const threads: Record<string, { on: string; asks: string }> = {
  '2104': {
    on: 'Est. cost',
    asks: 'Does the estimate carry the unapproved change orders? At 86% complete, who signed the last cost to complete?',
  },
  '2201': {
    on: 'Billed',
    asks: 'Where is the cash from the early billings? Please send the bank balance and what this job owes its trades.',
  },
};

function Thread({ of }: { of: Contract }) {
  const { on, asks } = threads[of.id]!;
  return (
    <div style={{ padding: '12px 18px 16px', background: c.slate50, borderTop: `1px solid ${c.slate200}` }}>
      <div style={{ display: 'flex', alignItems: 'center', marginBottom: 8 }}>
        <span style={{ fontWeight: 650, flex: 1 }}>Question on {on}</span>
        <Pill level="watch">Waiting on contractor</Pill>
      </div>
      <div style={{ display: 'flex', gap: 9, marginBottom: 10 }}>
        <Avatar initials={report.underwriter.initials} size={26} ground={c.teal300} ink={c.navy950} />
        <span
          style={{
            background: c.white,
            borderRadius: '3px 9px 9px 9px',
            boxShadow: `0 0 0 1px ${c.slate200}`,
            padding: '7px 10px',
            lineHeight: 1.4,
          }}
        >
          {asks}
        </span>
      </div>
      <div style={{ display: 'flex', gap: 8 }}>
        <Btn icon="comment" style={{ flex: 1, background: c.white }}>
          Ask again
        </Btn>
        <Btn icon="edit" style={{ flex: 1, background: c.white }}>
          Note to file
        </Btn>
      </div>
    </div>
  );
}
