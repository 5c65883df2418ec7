import { defineBoard } from '../../board.ts';
import { Icon } from '../../kit/icons.tsx';
import { campaignOf, leadOf, valuesOf } from './data.ts';
import { LinkRows } from './ui/Builder.tsx';
import { Reasons } from './ui/Drawer.tsx';
import { Button, Initials, Panel, Ring, World } from './ui/parts.tsx';
import { c, mono } from './ui/theme.ts';

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

function Score({ after }: { after: boolean }) {
  return (
    <World
      style={{ ...ground, background: after ? c.lavender : '#e9e9ef', paddingTop: 118, paddingLeft: 80 }}
    >
      <Panel style={{ width: 640, padding: '36px 40px', borderRadius: 24 }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
          <Initials lead={sofia} size={64} />
          <div style={{ flex: 1 }}>
            <div style={{ fontSize: 26, fontWeight: 750, letterSpacing: '-0.015em', lineHeight: 1.2 }}>
              {sofia.name}
            </div>
            <div style={{ fontSize: 19, color: c.muted }}>{sofia.company}</div>
          </div>
          {after ? (
            <Ring score={sofia.confidence} size={96} />
          ) : (
            <div style={{ textAlign: 'right' }}>
              <div
                style={{
                  fontSize: 52,
                  fontWeight: 780,
                  lineHeight: 1,
                  letterSpacing: '-0.03em',
                  color: c.indigo,
                }}
              >
                {sofia.confidence}
              </div>
              <div style={{ fontSize: 17, color: c.muted, marginTop: 4 }}>Score</div>
            </div>
          )}
        </div>
        {after && (
          <div style={{ marginTop: 26, paddingTop: 24, borderTop: `1.5px solid ${c.line}` }}>
            <div style={{ fontSize: 19, fontWeight: 700, marginBottom: 12 }}>Why 61</div>
            <Reasons size={20} />
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
