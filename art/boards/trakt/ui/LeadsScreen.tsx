import type { ReactNode } from 'react';
import { money } from '../../../kit/text.tsx';
import { leads as allLeads, type Lead, sum } from '../data.ts';
import { KanbanBoard, type Motion } from './KanbanBoard.tsx';
import { Button, Face, Ring, Segmented } from './parts.tsx';
import { railWidth, Shell } from './Shell.tsx';
import { c, type StageId } from './theme.ts';

const views = [
  { label: 'Board', icon: 'kanban' },
  { label: 'Table', icon: 'table' },
] as const;

export function LeadTools({ view, compact = false }: { view: 'Board' | 'Table'; compact?: boolean }) {
  return (
    <>
      {!compact && view === 'Board' && (
        <span
          style={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 7,
            fontSize: 13,
            color: c.muted,
            marginRight: 8,
          }}
        >
          <Ring score={72} size={22} bare />
          Confidence
        </span>
      )}
      <Segmented options={views} current={view} />
      <Button icon="filter">Filter</Button>
      {!compact && <Button icon="download">Export</Button>}
      {!compact && (
        <span style={{ display: 'inline-flex', marginLeft: 6 }}>
          <Face id="noor" size={34} ring="#fff" />
          <span style={{ marginLeft: -8 }}>
            <Face id="renee" size={34} ring="#fff" />
          </span>
        </span>
      )}
    </>
  );
}

export const open = (list: readonly Lead[]) => list.filter((lead) => lead.stage !== 'won');

/** Leads as a board, width × height. `over` is drawn on top of everything: a drawer, a dragged card, a pointer. */
export function BoardScreen({
  width,
  height,
  leads = allLeads,
  columns,
  motion,
  compact,
  plain,
  over,
}: {
  width: number;
  height: number;
  leads?: readonly Lead[];
  columns?: readonly StageId[];
  motion?: Motion;
  compact?: boolean;
  plain?: boolean;
  over?: ReactNode;
}) {
  const still = open(leads);
  return (
    <div style={{ position: 'relative', width, height, overflow: 'hidden' }}>
      <Shell
        place="leads"
        title="Leads"
        note={plain ? undefined : `${still.length} open · ${money(sum(still), 0)}`}
        tools={<LeadTools view="Board" compact={compact} />}
      >
        <div style={{ padding: '0 24px' }}>
          <KanbanBoard
            width={width - railWidth - 48}
            height={height - 76 - 20}
            leads={leads}
            columns={columns}
            motion={motion}
          />
        </div>
      </Shell>
      {over}
    </div>
  );
}
