import { handAt, Pointer, type Stop } from '../../../kit/cursor.tsx';
import { easeInOut, easeOut, mix, ramp } from '../../../kit/motion.ts';
import { commentsOf, type Lead, leads, newComment } from '../data.ts';
import { Drawer, drawerWidth } from './Drawer.tsx';
import { columnPad, columnWidth, slot } from './KanbanBoard.tsx';
import { LeadCard } from './LeadCard.tsx';
import { BoardScreen } from './LeadsScreen.tsx';
import { World } from './parts.tsx';
import { railWidth } from './Shell.tsx';
import { c } from './theme.ts';

export const filmSeconds = 9;
const screen = { width: 1440, height: 860 };
const boardWidth = screen.width - railWidth - 48;
const at = (column: number, row: number) => {
  const { x, y } = slot(boardWidth, 5, column, row);
  return { x: x + railWidth + 24, y: y + 76 };
};
const cardWidth = columnWidth(boardWidth, 5) - 2 * columnPad;
const from = at(1, 0);
const to = at(2, 0);
const hold = { x: 118, y: 70 };

const grab = 1;
const drop = 2.05;
const open = 2.95;
const pin = 4;
const send = 6.35;
const close = 7.45;
const stops: Stop[] = [
  { at: 0, x: 1010, y: 690 },
  { at: grab, x: from.x + hold.x, y: from.y + hold.y, press: true },
  { at: grab + 0.12, x: from.x + hold.x, y: from.y + hold.y },
  { at: drop, x: to.x + hold.x + 6, y: to.y + hold.y + 10 },
  { at: open - 0.35, x: to.x + hold.x + 6, y: to.y + hold.y + 10 },
  { at: open, x: to.x + 146, y: to.y + 34, press: true },
  { at: pin, x: 1108, y: 334, press: true },
  { at: 5, x: 928, y: 640 },
  { at: send, x: 1386, y: 816, press: true },
  { at: close, x: 1408, y: 42, press: true },
  { at: filmSeconds, x: 1010, y: 690 },
];

const sofia = leads.find((lead) => lead.id === 'sofia')!;
const moved: Lead = { ...sofia, stage: 'qualified', days: 0 };
const after: Lead[] = leads.flatMap((lead) =>
  lead.id === 'sofia' ? [] : lead.id === 'ravi' ? [moved, lead] : [lead],
);

/** Drags a lead from Contacted to Qualified, opens its drawer, comments on a page it read, closes; then fades to the start. */
export function FilmBoard({ t }: { t: number }) {
  const hand = handAt(stops, t);
  const dragging = t >= grab + 0.05 && t < drop + 0.22;
  const lifted = easeOut(ramp(t, grab + 0.05, grab + 0.2)) * (1 - easeInOut(ramp(t, drop, drop + 0.22)));
  const settle = easeInOut(ramp(t, drop, drop + 0.22));
  const over = easeInOut(ramp(t, 1.5, 1.7)) * (1 - ramp(t, drop, drop + 0.25));
  const closed = easeInOut(ramp(t, 1.3, 1.6));
  const opened = easeInOut(ramp(t, 1.5, 1.78));
  const landed = t >= drop + 0.22;
  const hover = !landed
    ? t > grab - 0.15 && !dragging
      ? 'sofia'
      : undefined
    : t > open - 0.1 && t < open + 0.25
      ? 'sofia'
      : undefined;
  const card = {
    x: mix(hand.x - hold.x, to.x, settle),
    y: mix(hand.y - hold.y - 4 * lifted, to.y, settle),
  };
  const drawer =
    easeOut(ramp(t, open + 0.08, open + 0.45)) * (1 - easeInOut(ramp(t, close + 0.08, close + 0.4)));
  const chars = Math.floor(ramp(t, pin + 0.35, pin + 2) * newComment.text.length);
  const sent = t >= send + 0.06;
  const arriving = easeOut(ramp(t, send + 0.06, send + 0.4));
  const back = easeInOut(ramp(t, 8.05, 8.6));
  return (
    <div style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <BoardScreen
        {...screen}
        leads={landed ? after : leads}
        motion={
          landed
            ? { hover }
            : {
                hover,
                hidden: dragging ? 'sofia' : undefined,
                over: { stage: 'qualified', strength: over },
                gaps: dragging
                  ? [
                      { stage: 'qualified', row: 0, open: opened },
                      { stage: 'contacted', row: 1, open: -closed },
                    ]
                  : [],
              }
        }
      />
      {dragging && (
        <World
          style={{
            position: 'absolute',
            left: card.x,
            top: card.y,
            width: cardWidth,
            transform: `rotate(${3 * lifted}deg) scale(${1 + 0.03 * lifted})`,
            transformOrigin: `${hold.x}px ${hold.y}px`,
          }}
        >
          <LeadCard lead={settle > 0.5 ? moved : sofia} state={lifted > 0.05 ? 'dragged' : 'rest'} />
        </World>
      )}
      {drawer > 0 && (
        <>
          <div style={{ position: 'absolute', inset: 0, background: c.night, opacity: 0.12 * drawer }} />
          <div style={{ position: 'absolute', right: -(drawerWidth + 40) * (1 - drawer), top: 0 }}>
            <Drawer
              lead={moved}
              height={screen.height}
              comments={sent ? [...commentsOf.sofia!, newComment] : commentsOf.sofia!}
              arriving={sent ? arriving : 1}
              pinned={t >= pin + 0.06 && !sent ? 'Pricing' : undefined}
              pointed={t >= pin - 0.1 && t < close - 0.6 ? 'Pricing' : undefined}
              typed={sent ? '' : newComment.text.slice(0, chars)}
              caret={
                t >= pin + 0.06 &&
                !sent &&
                (chars > 0 && chars < newComment.text.length ? true : Math.floor(t * 2) % 2 === 0)
              }
              sendPressed={t > send - 0.02 && t < send + 0.15 ? 1 : 0}
            />
          </div>
        </>
      )}
      {back > 0 && (
        <div style={{ position: 'absolute', inset: 0, opacity: back }}>
          <BoardScreen {...screen} />
        </div>
      )}
      <Pointer hand={dragging && t < drop ? { ...hand, pressed: 1 } : hand} size={34} colour={c.ink} />
    </div>
  );
}
