import type { CSSProperties, ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { acc, byNumber, type Contract, contract, fine, flagged, n, pct, report } from './data.ts';
import { App, Avatar, Btn, GpTrail, Pill, UoBar, Zoom } from './ui/parts.tsx';
import { cellOf } from './ui/Spreadsheet.tsx';
import { c, reasonLabel, tone } from './ui/theme.ts';

/** Drawn at 500 × 375 and shown at 800 × 600: a piece of the screen, close up, so that phones can read it. */
const by = 1.6;
const W = 800;
const H = 600;

const names = [
  'colour-before',
  'colour-after',
  'billing-before',
  'billing-after',
  'fade-before',
  'fade-after',
  'working-before',
  'working-after',
  'signoff-before',
  'signoff-after',
] as const;
type Name = (typeof names)[number];

function Sheet({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <div
      style={{
        background: c.white,
        borderRadius: 12,
        boxShadow: `0 0 0 1px ${c.slate200}, 0 2px 3px rgb(13 29 58 / 6%)`,
        overflow: 'hidden',
        ...style,
      }}
    >
      {children}
    </div>
  );
}

const right: CSSProperties = { textAlign: 'right' };
const reasons = (k: Contract) =>
  k.reasons
    .map((r) => reasonLabel[r])
    .join(', ')
    .replace(', F', ', f');

/* 1. Colour */

const heat = { r: '#f3a9ac', a: '#f9d68c', g: '#a9dfd7' };
const heats: ((k: Contract) => string)[] = [
  (k) => (k.done > 0.8 ? heat.r : k.done > 0.4 ? heat.a : heat.g),
  (k) => (k.uo > 500 ? heat.r : k.uo > 0 ? heat.a : heat.g),
  (k) => (-k.uo > 400 ? heat.a : heat.g),
  (k) => (k.gp / k.price < 0.061 ? heat.r : k.gp / k.price < 0.08 ? heat.a : heat.g),
  (k) => (k.fadeShare > 0.2 ? heat.r : k.fadeShare > 0.05 ? heat.a : heat.g),
];

function ColourBefore() {
  const grid = '1fr 66px 56px 60px 56px 62px';
  return (
    <Sheet>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: grid,
          height: 36,
          alignItems: 'center',
          paddingLeft: 14,
          fontWeight: 600,
          color: c.slate600,
          ...right,
        }}
      >
        <span style={{ textAlign: 'left' }}>Contract</span>
        {['Complete', 'Under', 'Over', 'GP %', 'Fade'].map((h) => (
          <span key={h} style={{ paddingRight: 7 }}>
            {h}
          </span>
        ))}
      </div>
      {byNumber.slice(0, 9).map((k) => {
        const values = [
          pct(k.done),
          k.uo > 0 ? n(k.uo) : '–',
          k.uo < 0 ? n(k.uo) : '–',
          pct(k.gp / k.price),
          k.fade < 0 ? `(${pct(k.fadeShare)})` : pct(k.fadeShare),
        ];
        return (
          <div
            key={k.id}
            style={{
              display: 'grid',
              gridTemplateColumns: grid,
              height: 31.8,
              paddingLeft: 14,
              borderTop: `1px solid ${c.slate100}`,
            }}
          >
            <span style={{ alignSelf: 'center', whiteSpace: 'nowrap' }}>{k.short}</span>
            {values.map((v, i) => (
              <span
                key={heats[i]!.toString()}
                style={{
                  background: heats[i]!(k),
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'flex-end',
                  padding: '0 7px',
                  borderLeft: `1px solid ${c.white}`,
                }}
              >
                {v}
              </span>
            ))}
          </div>
        );
      })}
    </Sheet>
  );
}

function ColourAfter() {
  const grid = 'minmax(0,1fr) 60px 46px 92px 44px';
  const head = (level: 'high' | 'fine', label: string, count: number) => (
    <div
      style={{
        height: 28,
        padding: '0 14px',
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        background: c.slate50,
        borderTop: `1px solid ${c.slate200}`,
      }}
    >
      <i style={{ width: 8, height: 8, borderRadius: 8, background: tone[level].solid }} />
      <span style={{ fontWeight: 650 }}>{label}</span>
      <span style={{ color: c.slate600 }}>{count}</span>
    </div>
  );
  const line = (k: Contract) => {
    const loud = k.level !== 'fine';
    const t = tone[k.level];
    const billing = k.reasons.some((r) => r !== 'fading');
    const fading = k.reasons.includes('fading');
    return (
      <div
        key={k.id}
        style={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: grid,
          columnGap: 8,
          height: loud ? 42 : 31,
          alignItems: 'center',
          padding: '0 14px',
          borderTop: `1px solid ${c.slate100}`,
        }}
      >
        {loud && (
          <i style={{ position: 'absolute', left: 0, top: 0, bottom: 0, width: 4, background: t.solid }} />
        )}
        <span style={{ lineHeight: 1.25, whiteSpace: 'nowrap' }}>
          <span style={{ display: 'block', fontWeight: loud ? 600 : 450 }}>{k.short}</span>
          {loud && <span style={{ color: t.text, fontWeight: 550 }}>{reasons(k)}</span>}
        </span>
        <span style={right}>{pct(k.done)}</span>
        <span style={{ ...right, fontWeight: billing ? 650 : 450, color: billing ? t.text : c.ink }}>
          {n(k.uo)}
        </span>
        <UoBar of={k} width={92} />
        <span style={{ ...right, fontWeight: fading ? 650 : 450, color: fading ? t.text : c.ink }}>
          {acc(k.fade)}
        </span>
      </div>
    );
  };
  return (
    <Sheet>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: grid,
          columnGap: 8,
          height: 36,
          alignItems: 'center',
          padding: '0 14px',
          fontWeight: 600,
          color: c.slate600,
        }}
      >
        <span>Contract</span>
        <span style={right}>Complete</span>
        <span />
        <span style={{ display: 'flex', justifyContent: 'space-between', fontSize: 12.5 }}>
          <span>Over</span>
          <span>Under</span>
        </span>
        <span style={right}>Fade</span>
      </div>
      {head('high', 'Needs an answer', flagged.length)}
      {flagged.map(line)}
      {head('fine', 'Reads as expected', fine.length)}
      {fine.slice(0, 2).map(line)}
    </Sheet>
  );
}

/* 2. Over- and under-billings */

const billed = ['2104', '2201', '2205', '2207', '2107'].map(contract);

function BillingBefore() {
  const grid = '1fr 110px 110px';
  return (
    <Sheet>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: grid,
          height: 48,
          alignItems: 'center',
          padding: '0 18px',
          fontWeight: 600,
          fontSize: 14,
          color: c.slate600,
        }}
      >
        <span>Contract, $000s</span>
        <span style={right}>Under-billed</span>
        <span style={right}>Over-billed</span>
      </div>
      {billed.map((k) => (
        <div
          key={k.id}
          style={{
            display: 'grid',
            gridTemplateColumns: grid,
            height: 56,
            alignItems: 'center',
            padding: '0 18px',
            borderTop: `1px solid ${c.slate100}`,
            fontSize: 16,
          }}
        >
          <span>{k.short}</span>
          <span
            style={{ ...right, color: k.uo > 0 ? c.amber700 : c.slate400, fontWeight: k.uo > 0 ? 600 : 400 }}
          >
            {k.uo > 0 ? n(k.uo) : '–'}
          </span>
          <span
            style={{ ...right, color: k.uo < 0 ? c.teal700 : c.slate400, fontWeight: k.uo < 0 ? 600 : 400 }}
          >
            {k.uo < 0 ? n(k.uo) : '–'}
          </span>
        </div>
      ))}
    </Sheet>
  );
}

function BillingAfter() {
  const grid = 'minmax(0,1fr) 46px 186px';
  return (
    <Sheet>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: grid,
          columnGap: 14,
          height: 48,
          alignItems: 'center',
          padding: '0 18px',
          fontWeight: 600,
          fontSize: 14,
          color: c.slate600,
        }}
      >
        <span>Contract, $000s</span>
        <span />
        <span style={{ display: 'flex', justifyContent: 'space-between' }}>
          <span>Over-billed</span>
          <span>Under-billed</span>
        </span>
      </div>
      {billed.map((k) => {
        const loud = k.level !== 'fine';
        return (
          <div
            key={k.id}
            style={{
              display: 'grid',
              gridTemplateColumns: grid,
              columnGap: 14,
              height: 49,
              alignItems: 'center',
              padding: '0 18px',
              borderTop: `1px solid ${c.slate100}`,
              fontSize: 15,
              lineHeight: 1.2,
            }}
          >
            <span style={{ whiteSpace: 'nowrap' }}>
              {k.short}
              {k.id === '2201' && (
                <span
                  style={{ display: 'block', fontSize: 13, fontWeight: 550, color: c.red700, marginTop: 2 }}
                >
                  {n(-k.uo - k.gpLeft)} past profit left
                </span>
              )}
            </span>
            <span
              style={{ ...right, fontWeight: loud ? 650 : 450, color: loud ? tone[k.level].text : c.ink }}
            >
              {n(k.uo)}
            </span>
            <UoBar of={k} width={186} height={22} />
          </div>
        );
      })}
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: 8,
          height: 32,
          padding: '0 18px',
          background: c.slate50,
          borderTop: `1px solid ${c.slate200}`,
          fontSize: 13,
          color: c.slate600,
        }}
      >
        <i style={{ width: 2, height: 16, background: c.navy500 }} />
        Profit still to be earned on the contract
      </div>
    </Sheet>
  );
}

/* 3. Fade */

function FadeHead({ k }: { k: Contract }) {
  return (
    <div style={{ padding: '18px 22px 0' }}>
      <div style={{ color: c.slate600, fontSize: 14 }}>Contract {k.id}</div>
      <div style={{ fontSize: 19, fontWeight: 650 }}>{k.name}</div>
    </div>
  );
}

function FadeBefore() {
  const k = contract('2104');
  const r = 62;
  const around = 2 * Math.PI * r;
  return (
    <Sheet style={{ height: 323 }}>
      <FadeHead k={k} />
      <div style={{ display: 'flex', alignItems: 'center', gap: 28, padding: '38px 22px' }}>
        <svg width="156" height="156" viewBox="0 0 156 156" aria-hidden>
          <circle cx="78" cy="78" r={r} fill="none" stroke={c.slate100} strokeWidth="18" />
          <circle
            cx="78"
            cy="78"
            r={r}
            fill="none"
            stroke={c.red500}
            strokeWidth="18"
            strokeDasharray={`${around * k.fadeShare} ${around}`}
            transform="rotate(-90 78 78)"
          />
          <text x="78" y="86" textAnchor="middle" fontSize="25" fontWeight="650" fill={c.red700}>
            {pct(k.fadeShare)}
          </text>
        </svg>
        <div style={{ fontSize: 16, lineHeight: 1.6, flex: 1 }}>
          <div style={{ fontWeight: 650 }}>Gross profit fade</div>
          <div style={{ display: 'flex', justifyContent: 'space-between' }}>
            <span style={{ color: c.slate600 }}>At bid</span>
            {n(k.originalGp)}
          </div>
          <div style={{ display: 'flex', justifyContent: 'space-between' }}>
            <span style={{ color: c.slate600 }}>Now</span>
            {n(k.gp)}
          </div>
          <div style={{ display: 'flex', justifyContent: 'space-between', fontWeight: 650, color: c.red700 }}>
            <span>Fade</span>
            {n(k.fade)}
          </div>
        </div>
      </div>
    </Sheet>
  );
}

function FadeAfter() {
  const k = contract('2104');
  return (
    <Sheet style={{ height: 323 }}>
      <FadeHead k={k} />
      <div style={{ padding: '14px 22px 0', display: 'flex', justifyContent: 'space-between', fontSize: 15 }}>
        <span style={{ fontWeight: 650 }}>Estimated gross profit, each report</span>
        <span style={{ fontWeight: 650, color: c.red700 }}>Fade {n(k.fade)}</span>
      </div>
      <div style={{ padding: '14px 22px 0' }}>
        <GpTrail trail={k.trail} width={404} height={190} level={k.level} size={14} />
      </div>
    </Sheet>
  );
}

/* 4. The working of a figure */

const near = ['2104', '2201', '2110', '2205', '2107'].map(contract);

function MiniTable({ width, lit }: { width: number; lit?: boolean }) {
  const grid = '1fr 56px 56px';
  return (
    <div style={{ width }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: grid,
          columnGap: 8,
          height: 40,
          alignItems: 'center',
          padding: '0 14px',
          fontWeight: 600,
          color: c.slate600,
        }}
      >
        <span>Contract</span>
        <span style={right}>Earned</span>
        <span style={right}>Billed</span>
      </div>
      {near.map((k) => (
        <div
          key={k.id}
          style={{
            display: 'grid',
            gridTemplateColumns: grid,
            columnGap: 8,
            height: 56,
            alignItems: 'center',
            padding: '0 14px',
            borderTop: `1px solid ${c.slate100}`,
            fontSize: 14,
            background: lit && k.id === '2104' ? '#eef4fb' : 'none',
          }}
        >
          <span style={{ lineHeight: 1.25 }}>{k.short}</span>
          <span
            style={{
              ...right,
              ...(k.id === '2104'
                ? {
                    boxShadow: `0 0 0 2px ${c.teal500}`,
                    borderRadius: 4,
                    padding: '3px 4px',
                    margin: '0 -4px',
                    fontWeight: 650,
                  }
                : {}),
            }}
          >
            {n(k.earned)}
          </span>
          <span style={right}>{n(k.billed)}</span>
        </div>
      ))}
    </div>
  );
}

function WorkingBefore() {
  const k = contract('2104');
  return (
    <Sheet style={{ position: 'relative', height: 323 }}>
      <MiniTable width={448} />
      <div
        style={{
          position: 'absolute',
          left: 148,
          top: 104,
          width: 268,
          background: c.navy900,
          color: c.white,
          borderRadius: 9,
          padding: '13px 16px',
          fontSize: 14,
          lineHeight: 1.5,
          boxShadow: '0 10px 26px rgb(8 20 40 / 34%)',
        }}
      >
        <i
          style={{
            position: 'absolute',
            left: 176,
            top: -6,
            width: 13,
            height: 13,
            background: c.navy900,
            transform: 'rotate(45deg)',
          }}
        />
        <div style={{ fontWeight: 650 }}>Earned revenue</div>
        {pct(k.done)} complete × {n(k.price)} contract price = {n(k.earned)}. Percent complete is cost to date
        over estimated total cost.
      </div>
      <svg
        width="22"
        height="26"
        viewBox="0 0 22 26"
        style={{ position: 'absolute', left: 330, top: 68 }}
        aria-hidden
      >
        <path d="M3 2v18l4.6-4.2 3.2 7.2 3.4-1.5-3.2-7H17z" fill={c.ink} stroke={c.white} strokeWidth="1.6" />
      </svg>
    </Sheet>
  );
}

function WorkingAfter() {
  const k = contract('2104');
  const row = (label: string, detail: string, value: string) => (
    <div style={{ padding: '8.5px 0', borderTop: `1px solid ${c.slate100}` }}>
      <div style={{ display: 'flex', justifyContent: 'space-between', fontSize: 14 }}>
        <span>{label}</span>
        <span style={{ fontWeight: 600 }}>{value}</span>
      </div>
      <div style={{ color: c.slate600, fontSize: 13 }}>{detail}</div>
    </div>
  );
  return (
    <Sheet style={{ display: 'flex', height: 323 }}>
      <div style={{ width: 210, flex: 'none' }}>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: '1fr 58px',
            columnGap: 8,
            height: 40,
            alignItems: 'center',
            padding: '0 14px',
            fontWeight: 600,
            color: c.slate600,
          }}
        >
          <span>Contract</span>
          <span style={right}>Earned</span>
        </div>
        {near.map((one) => (
          <div
            key={one.id}
            style={{
              display: 'grid',
              gridTemplateColumns: '1fr 58px',
              columnGap: 8,
              height: 56,
              alignItems: 'center',
              padding: '0 14px',
              borderTop: `1px solid ${c.slate100}`,
              fontSize: 14,
              background: one.id === k.id ? '#eef4fb' : 'none',
            }}
          >
            <span style={{ lineHeight: 1.25 }}>{one.short}</span>
            <span
              style={{
                ...right,
                ...(one.id === k.id
                  ? {
                      boxShadow: `0 0 0 2px ${c.teal500}`,
                      borderRadius: 4,
                      padding: '3px 4px',
                      margin: '0 -4px',
                      fontWeight: 650,
                    }
                  : {}),
              }}
            >
              {n(one.earned)}
            </span>
          </div>
        ))}
      </div>
      <div
        style={{ flex: 1, borderLeft: `1px solid ${c.slate200}`, padding: '12px 16px', background: c.white }}
      >
        <div
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            fontSize: 15,
            fontWeight: 650,
            marginBottom: 8,
          }}
        >
          <span>Earned revenue</span>
          <span>{n(k.earned)}</span>
        </div>
        {row('Cost to date', `Source cell ${cellOf('G', k.id)}`, n(k.costs))}
        {row('÷ Est. total cost', `Source cell ${cellOf('D', k.id)}`, n(k.estCost))}
        {row('= Percent complete', `${pct(k.trail.at(-2)!.done, 0)} on ${report.prior}`, pct(k.done))}
        {row('× Contract price', `Source cell ${cellOf('C', k.id)}`, n(k.price))}
        <Btn
          kind="solid"
          icon="comment"
          style={{ width: '100%', marginTop: 6, height: 36, fontSize: 14, background: c.teal700 }}
        >
          Ask about this
        </Btn>
      </div>
    </Sheet>
  );
}

/* 5. Sign-off */

function SignoffBefore() {
  return (
    <div
      style={{ position: 'absolute', inset: 0, background: '#5d6b83', display: 'grid', placeItems: 'center' }}
    >
      <div
        style={{
          width: 350,
          background: c.white,
          borderRadius: 14,
          padding: '26px 26px 24px',
          boxShadow: '0 20px 50px rgb(8 20 40 / 40%)',
        }}
      >
        <div style={{ fontSize: 20, fontWeight: 650, marginBottom: 8 }}>Approve this report?</div>
        <div style={{ fontSize: 15, color: c.text, lineHeight: 1.45, marginBottom: 22 }}>
          {report.contractor}, WIP report as at {report.asAt}.
        </div>
        <div style={{ display: 'flex', gap: 12 }}>
          <Btn style={{ flex: 1, height: 40, fontSize: 15 }}>Decline</Btn>
          <Btn kind="solid" style={{ flex: 1, height: 40, fontSize: 15, background: c.teal700 }}>
            Approve
          </Btn>
        </div>
      </div>
    </div>
  );
}

function SignoffAfter() {
  const open = contract('2104');
  const answered = contract('2205');
  const item = (k: Contract, pill: ReactNode) => (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        padding: '3.5px 0',
        borderTop: `1px solid ${c.slate100}`,
        fontSize: 14,
      }}
    >
      <i style={{ width: 8, height: 8, borderRadius: 8, background: tone[k.level].solid, flex: 'none' }} />
      <span style={{ flex: 1, whiteSpace: 'nowrap' }}>{k.short}</span>
      {pill}
    </div>
  );
  const choice = (label: string, on: boolean) => (
    <span
      style={{
        flex: 1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 7,
        height: 34,
        borderRadius: 8,
        fontSize: 14,
        fontWeight: on ? 650 : 450,
        background: on ? c.teal100 : c.white,
        color: on ? c.teal700 : c.text,
        boxShadow: `inset 0 0 0 ${on ? 1.5 : 1}px ${on ? c.teal500 : c.slate300}`,
      }}
    >
      {label}
    </span>
  );
  return (
    <Sheet style={{ padding: '13px 18px 16px' }}>
      <div style={{ display: 'flex', alignItems: 'center', marginBottom: 8 }}>
        <span style={{ fontSize: 18, fontWeight: 650, flex: 1 }}>Sign off this report</span>
        <Avatar initials={report.underwriter.initials} ground={c.teal300} ink={c.navy950} size={26} />
      </div>
      <div style={{ display: 'flex', gap: 8, marginBottom: 10 }}>
        {choice('Support', false)}
        {choice('With conditions', true)}
        {choice('Refer', false)}
      </div>
      {item(
        open,
        <Pill level="watch" style={{ fontSize: 13, height: 22 }}>
          Stays open
        </Pill>,
      )}
      {item(
        contract('2201'),
        <Pill level="fine" style={{ fontSize: 13, height: 22 }}>
          Answered
        </Pill>,
      )}
      {item(
        contract('2110'),
        <Pill level="fine" style={{ fontSize: 13, height: 22 }}>
          Answered
        </Pill>,
      )}
      {item(
        answered,
        <Pill level="fine" style={{ fontSize: 13, height: 22 }}>
          Answered
        </Pill>,
      )}
      <div
        style={{
          background: c.slate50,
          borderRadius: 8,
          boxShadow: `inset 0 0 0 1px ${c.slate200}`,
          padding: '8px 12px',
          fontSize: 14,
          lineHeight: 1.35,
          margin: '4px 0 10px',
        }}
      >
        No new bond until Lakeshore’s cost to complete is signed by the project manager.
      </div>
      <Btn
        kind="solid"
        icon="check"
        style={{ width: '100%', height: 36, fontSize: 15, background: c.teal700 }}
      >
        Sign off, one question open
      </Btn>
    </Sheet>
  );
}

const parts: Record<Name, () => ReactNode> = {
  'colour-before': ColourBefore,
  'colour-after': ColourAfter,
  'billing-before': BillingBefore,
  'billing-after': BillingAfter,
  'fade-before': FadeBefore,
  'fade-after': FadeAfter,
  'working-before': WorkingBefore,
  'working-after': WorkingAfter,
  'signoff-before': SignoffBefore,
  'signoff-after': SignoffAfter,
};

function Pair({ name }: { name: Name }) {
  const Part = parts[name];
  const ground = name.endsWith('before') ? c.slate100 : '#dcebf0';
  return (
    <Zoom by={by} width={W} height={H}>
      <App style={{ background: ground, padding: 26, display: 'grid', alignContent: 'center' }}>
        <Part />
      </App>
    </Zoom>
  );
}

export const board = defineBoard({
  id: 'pledgx/pairs',
  size: { width: W, height: H },
  Component: Pair,
  states: Object.fromEntries(
    names.map((name) => [name, { out: `case-studies/pledgx/${name}.png`, props: { name } }]),
  ),
});
