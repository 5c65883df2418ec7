import type { ReactNode } from 'react';
import { defineBoard } from '../../board.ts';
import { Icon } from '../../kit/icons.tsx';
import { money } from '../../kit/text.tsx';
import { campaignOf, leadOf, stageDays, valuesOf } from './data.ts';
import { LinkRows } from './ui/Builder.tsx';
import { Reasons } from './ui/Drawer.tsx';
import { Button, Initials, Panel, Ring, World } from './ui/parts.tsx';
import { c, mono, stages } from './ui/theme.ts';

type Shown = 'links-before' | 'links-after' | 'score-before' | 'score-after';
const spring = campaignOf('spring-demo-week');
const values = valuesOf(spring);
const every = values.source.flatMap((source) =>
  values.medium.flatMap((medium) =>
    values.term.flatMap((term) => values.content.map((content) => [source, medium, term, content] as const)),
  ),
);
const sofia = leadOf('sofia');

const ground = { position: 'absolute', inset: 0, padding: 36 } as const;

function Links({ after }: { after: boolean }) {
  return (
    <World style={{ ...ground, background: after ? c.lavender : '#e9e9ef', paddingBottom: after ? 36 : 0 }}>
      <Panel
        style={{
          padding: after ? '26px 14px 14px' : '26px 14px 0',
          height: '100%',
          overflow: 'hidden',
          borderRadius: after ? 18 : '18px 18px 0 0',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', padding: '0 16px 12px', gap: 10 }}>
          <span style={{ fontSize: 24, fontWeight: 750 }}>Links</span>
          <span style={{ fontSize: 24, fontWeight: 750, color: after ? c.muted : c.amber }}>
            {after ? spring.links.length : every.length}
          </span>
          <span style={{ marginLeft: 'auto' }}>
            {after ? (
              <Button kind="soft" icon="plus">
                Add link
              </Button>
            ) : (
              <span style={{ fontSize: 16, color: c.muted }}>Every combination</span>
            )}
          </span>
        </div>
        {after ? (
          <div style={{ zoom: 1.22 }}>
            <LinkRows campaign={spring} chosen={5} />
          </div>
        ) : (
          every.slice(0, 11).map((row) => (
            <div
              key={row.join()}
              style={{
                display: 'grid',
                gridTemplateColumns: '1fr 1fr 1.1fr 1fr 26px',
                gap: 10,
                height: 45,
                alignItems: 'center',
                padding: '0 16px',
                borderTop: `1px solid ${c.lineSoft}`,
                fontFamily: mono,
                fontSize: 15,
                color: c.text,
              }}
            >
              {row.map((value, i) => (
                <span key={i}>{value}</span>
              ))}
              <Icon name="copy" size={18} colour={c.faint} stroke={2} />
            </div>
          ))
        )}
      </Panel>
    </World>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <div style={{ fontSize: 23, color: c.muted, lineHeight: 1.3 }}>{label}</div>
      <div
        style={{
          fontSize: 27,
          fontWeight: 700,
          lineHeight: 1.35,
          letterSpacing: '-0.01em',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** The same card twice: as sales knew it, the score is one field among others; now it stands first and has reasons. */
function Score({ after }: { after: boolean }) {
  const rule = <i style={{ flex: 'none', height: 1.5, background: c.line }} />;
  return (
    <World style={{ ...ground, background: after ? c.lavender : '#e9e9ef' }}>
      <Panel
        style={{
          height: '100%',
          padding: '34px 40px 30px',
          borderRadius: 24,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, height: 104 }}>
          <Initials lead={sofia} size={84} />
          <div style={{ flex: 1 }}>
            <div style={{ fontSize: 35, fontWeight: 750, letterSpacing: '-0.02em', lineHeight: 1.2 }}>
              {sofia.name}
            </div>
            <div style={{ fontSize: 25, color: c.muted }}>{sofia.company}</div>
          </div>
          {after && <Ring score={sofia.confidence} size={104} />}
        </div>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: after ? '1fr 1.35fr auto' : '1fr 1fr',
            gap: '24px 28px',
            margin: '26px 0 28px',
          }}
        >
          <Field label="Value">{money(sofia.value, 0)}</Field>
          <Field label="Phone">{sofia.phone}</Field>
          {!after && <Field label="Stage">{stages[sofia.stage].label}</Field>}
          <Field label="In this stage">{stageDays(sofia.days)}</Field>
        </div>
        {rule}
        {after ? (
          <div style={{ margin: 'auto 0' }}>
            <div style={{ fontSize: 25, fontWeight: 700, marginBottom: 8 }}>Why {sofia.confidence}</div>
            <Reasons size={27} />
          </div>
        ) : (
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              margin: 'auto 0',
            }}
          >
            <span style={{ fontSize: 35, fontWeight: 700, letterSpacing: '-0.02em' }}>Score</span>
            <span
              style={{
                fontSize: 104,
                fontWeight: 780,
                lineHeight: 1,
                letterSpacing: '-0.04em',
                color: c.indigo,
              }}
            >
              {sofia.confidence}
            </span>
          </div>
        )}
      </Panel>
    </World>
  );
}

function BeforeAfter({ shown }: { shown: Shown }) {
  const after = shown.endsWith('after');
  return shown.startsWith('links') ? <Links after={after} /> : <Score after={after} />;
}

const at = 'case-studies/trakt';
export const board = defineBoard<{ shown: Shown }>({
  id: 'trakt/before-after',
  size: { width: 800, height: 600 },
  Component: BeforeAfter,
  states: {
    'links-before': { out: `${at}/links-before.png`, props: { shown: 'links-before' } },
    'links-after': { out: `${at}/links-after.png`, props: { shown: 'links-after' } },
    'score-before': { out: `${at}/confidence-before.png`, props: { shown: 'score-before' } },
    'score-after': { out: `${at}/confidence-after.png`, props: { shown: 'score-after' } },
  },
});
