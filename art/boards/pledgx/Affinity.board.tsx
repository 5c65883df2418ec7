import { defineBoard } from '../../board.ts';
import { random } from '../../kit/random.ts';
import { fonts } from '../../kit/text.tsx';
import { c, font } from './ui/theme.ts';

type Note = { who: 1 | 2 | 3 | 4 | 5 | 6; says: string };
type Cluster = { title: string; notes: [Note, Note, Note] };

const clusters: Cluster[] = [
  {
    title: 'No two files are alike',
    notes: [
      { who: 2, says: 'Every controller builds the file their own way' },
      { who: 4, says: 'I retype it before I can read it' },
      { who: 6, says: 'Formulas pasted over as values' },
    ],
  },
  {
    title: 'Doubt starts at the estimate',
    notes: [
      { who: 1, says: 'Percent complete leans on the cost to complete' },
      { who: 3, says: 'Who signed it, the site or the office?' },
      { who: 5, says: 'Late in a job, the estimate should stop moving' },
    ],
  },
  {
    title: 'Under-billed: why not billed?',
    notes: [
      { who: 1, says: 'Change orders nobody has approved?' },
      { who: 4, says: 'A late invoice, or a loss not booked yet' },
      { who: 2, says: 'I ask for the change order log' },
    ],
  },
  {
    title: 'Over-billed: where is the cash?',
    notes: [
      { who: 3, says: 'A little ahead is good cash management' },
      { who: 5, says: 'I check it against the bank balance' },
      { who: 1, says: 'Past the profit left, one job lends to another' },
    ],
  },
  {
    title: 'Fade is a habit, not an event',
    notes: [
      { who: 1, says: 'One fade is a job. A string is the estimator' },
      { who: 2, says: 'I rebuild last quarter by hand to see it' },
      { who: 5, says: 'Put the bid profit next to today’s' },
    ],
  },
  {
    title: 'The answer must be on file',
    notes: [
      { who: 4, says: 'The reply comes by phone and gets lost' },
      { who: 3, says: 'My file must show why I was comfortable' },
      { who: 6, says: 'I answer the same question to each desk' },
    ],
  },
];

const roles = [
  { name: 'Senior underwriter', colour: '#bfe9e2', who: [1, 3, 5] },
  { name: 'Underwriting analyst', colour: '#fde3a2', who: [2, 4] },
  { name: 'Contractor’s controller', colour: '#c9d7f2', who: [6] },
];

const colourOf = (who: number) => roles.find((r) => r.who.includes(who))!.colour;

function Sticky({ note, size, type, tall }: { note: Note; size: number; type: number; tall: number }) {
  const dice = random(note.says);
  return (
    <div
      style={{
        position: 'relative',
        width: size,
        height: size * tall,
        background: colourOf(note.who),
        padding: '12px 11px',
        transform: `rotate(${dice.between(-1.6, 1.6).toFixed(2)}deg)`,
        boxShadow: '0 1px 2px rgb(13 29 58 / 16%), 0 6px 12px -4px rgb(13 29 58 / 20%)',
        fontFamily: fonts.hand,
        fontSize: type,
        lineHeight: 1.24,
        fontWeight: 480,
        color: c.ink,
      }}
    >
      {note.says}
      <span
        style={{
          position: 'absolute',
          right: 9,
          bottom: 7,
          fontFamily: font,
          fontSize: 13,
          fontWeight: 600,
          color: c.slate600,
        }}
      >
        P{note.who}
      </span>
    </div>
  );
}

function Affinity({ portrait = false }: { portrait?: boolean }) {
  const size = portrait ? 134 : 120;
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        background: c.slate100,
        padding: portrait ? '22px 20px' : '30px 34px',
        fontFamily: font,
        color: c.ink,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: portrait ? '6px 14px' : 24,
          marginBottom: portrait ? 16 : 22,
          alignItems: 'center',
          fontSize: 15,
        }}
      >
        {!portrait && (
          <span style={{ fontSize: 20, fontWeight: 650, marginRight: 'auto' }}>
            What we heard about reading a WIP report
          </span>
        )}
        {roles.map((r) => (
          <span
            key={r.name}
            style={{
              display: 'inline-flex',
              gap: 7,
              alignItems: 'center',
              color: c.text,
              whiteSpace: 'nowrap',
            }}
          >
            <i
              style={{
                width: 15,
                height: 15,
                background: r.colour,
                boxShadow: '0 0 0 1px rgb(13 29 58 / 12%)',
              }}
            />
            {r.name}
          </span>
        ))}
      </div>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: portrait ? '1fr' : 'repeat(3, 1fr)',
          gap: portrait ? 16 : 22,
        }}
      >
        {clusters.map(({ title, notes }) => (
          <div
            key={title}
            style={{
              background: c.white,
              borderRadius: 14,
              padding: portrait ? '14px 12px 16px' : '16px 14px 22px',
              boxShadow: `0 0 0 1px ${c.slate200}`,
            }}
          >
            <div style={{ fontSize: portrait ? 18 : 17, fontWeight: 650, margin: '0 4px 12px' }}>{title}</div>
            <div style={{ display: 'flex', justifyContent: 'space-between' }}>
              {notes.map((note) => (
                <Sticky
                  key={note.says}
                  note={note}
                  size={size - (portrait ? 2 : 5)}
                  type={portrait ? 15.5 : 15}
                  tall={portrait ? 1.04 : 1.2}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export const board = defineBoard({
  id: 'pledgx/affinity',
  size: { width: 1280, height: 570 },
  ground: c.slate100,
  Component: Affinity,
  states: {
    wide: { out: 'case-studies/pledgx/affinity.png', props: {} },
    portrait: {
      out: 'case-studies/pledgx/affinity-portrait.png',
      props: { portrait: true },
      size: { width: 480, height: 1404 },
    },
  },
});
