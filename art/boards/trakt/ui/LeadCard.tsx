import { Icon } from '../../../kit/icons.tsx';
import { money } from '../../../kit/text.tsx';
import { type Lead, linkOf, slowAfter, stageDays } from '../data.ts';
import { Initials, Ring, SourceTag, type Styled } from './parts.tsx';
import { c, lift } from './theme.ts';

export const cardHeight = 150;

/** Four facts and nothing else: who, how much, how long in this stage, how sure. The source is the only line from marketing. */
export function LeadCard({
  lead,
  state = 'rest',
  style,
}: Styled & { lead: Lead; state?: 'rest' | 'hover' | 'dragged' }) {
  const slow = lead.stage !== 'won' && lead.days > slowAfter;
  const edge = state === 'rest' ? c.line : c.indigo;
  return (
    <div
      style={{
        height: cardHeight,
        borderRadius: 14,
        background: '#fff',
        padding: '13px 14px 12px',
        display: 'flex',
        flexDirection: 'column',
        boxShadow: `inset 0 0 0 ${state === 'rest' ? 1 : 1.5}px ${edge}, ${state === 'dragged' ? lift.drag : lift.card}`,
        ...style,
      }}
    >
      <div style={{ display: 'flex', gap: 9, alignItems: 'center' }}>
        <Initials lead={lead} size={35} />
        <div style={{ minWidth: 0, lineHeight: 1.28 }}>
          <div style={{ fontSize: 14.5, fontWeight: 700, whiteSpace: 'nowrap' }}>{lead.name}</div>
          <div
            style={{
              fontSize: 13,
              color: c.muted,
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {lead.company}
          </div>
        </div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 9 }}>
        <div>
          <div
            style={{
              fontSize: 20,
              fontWeight: 750,
              letterSpacing: '-0.02em',
              lineHeight: 1.2,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {money(lead.value, 0)}
          </div>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              gap: 6,
              fontSize: 13,
              color: c.text,
              marginTop: 2,
              whiteSpace: 'nowrap',
            }}
          >
            <Icon name="phone" size={14} colour={c.faint} stroke={2} />
            {lead.phone}
          </div>
        </div>
        <Ring score={lead.confidence} size={42} />
      </div>
      <div
        style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginTop: 'auto' }}
      >
        <span
          style={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 5,
            fontSize: 13,
            fontWeight: 650,
            whiteSpace: 'nowrap',
            color: slow ? c.amber : c.text,
          }}
        >
          <Icon name="clock" size={15} stroke={2} colour={slow ? c.amber : c.faint} />
          {stageDays(lead.days)}
        </span>
        <SourceTag source={linkOf(lead).source} />
      </div>
    </div>
  );
}
