import { money } from '../../../kit/text.tsx';
import { type Lead, sum } from '../data.ts';
import { cardHeight, LeadCard } from './LeadCard.tsx';
import { StageChip } from './parts.tsx';
import { c, type StageId, stageIds } from './theme.ts';

export const columnGap = 14;
export const cardGap = 10;
export const columnPad = 8;
export const columnHead = 74;

export const columnWidth = (width: number, count: number) => (width - columnGap * (count - 1)) / count;
/** Where a card's top left corner is, from the board's own corner. */
export const slot = (width: number, count: number, column: number, row: number) => ({
  x: column * (columnWidth(width, count) + columnGap) + columnPad,
  y: columnHead + row * (cardHeight + cardGap),
});

export type Motion = {
  /** Gap that opens in a column at a row: 0 closed, 1 one card tall. */
  gaps?: { stage: StageId; row: number; open: number }[];
  /** Stage whose column shows that it will take the card. */
  over?: { stage: StageId; strength: number };
  /** Card drawn away from its place, over everything. */
  hidden?: string;
  hover?: string;
};

/** Columns of leads. Totals come from the leads shown. */
export function KanbanBoard({
  width,
  height,
  leads,
  columns = stageIds,
  motion = {},
}: {
  width: number;
  height: number;
  leads: readonly Lead[];
  columns?: readonly StageId[];
  motion?: Motion;
}) {
  const w = columnWidth(width, columns.length);
  return (
    <div style={{ position: 'relative', width, height }}>
      {columns.map((stage, i) => {
        const own = leads.filter((lead) => lead.stage === stage);
        const over = motion.over?.stage === stage ? motion.over.strength : 0;
        return (
          <section
            key={stage}
            style={{
              position: 'absolute',
              left: i * (w + columnGap),
              top: 0,
              width: w,
              height,
              borderRadius: 18,
              background: `color-mix(in srgb, #e3defe ${over * 100}%, #ebecf7)`,
              boxShadow:
                over > 0
                  ? `inset 0 0 0 2px color-mix(in srgb, ${c.indigo} ${over * 55}%, transparent)`
                  : undefined,
              overflow: 'hidden',
            }}
          >
            <div style={{ height: columnHead, padding: '13px 14px 0 14px' }}>
              <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                <StageChip stage={stage} />
                <span style={{ fontSize: 13, fontWeight: 700, color: c.muted }}>{own.length}</span>
              </div>
              <div
                style={{
                  fontSize: 13,
                  fontWeight: 650,
                  color: c.text,
                  marginTop: 5,
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {money(sum(own), 0)}
              </div>
            </div>
            {own.map((lead, row) => {
              const shift = (motion.gaps ?? [])
                .filter((gap) => gap.stage === stage && row >= gap.row)
                .reduce((total, gap) => total + gap.open * (cardHeight + cardGap), 0);
              return (
                <div
                  key={lead.id}
                  style={{
                    position: 'absolute',
                    left: columnPad,
                    right: columnPad,
                    top: columnHead + row * (cardHeight + cardGap) + shift,
                    opacity: lead.id === motion.hidden ? 0 : 1,
                  }}
                >
                  <LeadCard lead={lead} state={lead.id === motion.hover ? 'hover' : 'rest'} />
                </div>
              );
            })}
            {(motion.gaps ?? [])
              .filter((gap) => gap.stage === stage && gap.open > 0.05 && over > 0)
              .map((gap) => (
                <div
                  key={gap.row}
                  style={{
                    position: 'absolute',
                    left: columnPad,
                    right: columnPad,
                    top: columnHead + gap.row * (cardHeight + cardGap),
                    height: cardHeight * gap.open,
                    borderRadius: 14,
                    border: `2px dashed color-mix(in srgb, ${c.indigo} ${50 * over}%, transparent)`,
                    background: `rgb(255 255 255 / ${0.5 * over})`,
                  }}
                />
              ))}
          </section>
        );
      })}
    </div>
  );
}
