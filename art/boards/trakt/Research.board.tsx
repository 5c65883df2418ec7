import { defineBoard } from '../../board.ts';
import { At } from '../../kit/frame.tsx';
import { random } from '../../kit/random.ts';
import { fonts } from '../../kit/text.tsx';
import { World } from './ui/parts.tsx';
import { c } from './ui/theme.ts';

type Note = { text: string; by: 'marketing' | 'sales' };
type Group = { title: string; found: string; notes: Note[] };

const tone = {
  marketing: { fill: '#e3d8fd', ink: '#3d1f86' },
  sales: { fill: '#c9edf7', ink: '#0a4d63' },
} as const;

const groups: Group[] = [
  {
    title: 'Making the link',
    found: 'Names drift',
    notes: [
      { text: 'I copy last month’s link and change the end of it', by: 'marketing' },
      { text: 'Everyone has their own way to write LinkedIn', by: 'marketing' },
      { text: 'QR codes come from some free site', by: 'marketing' },
      { text: 'I only find the typo in the report', by: 'marketing' },
    ],
  },
  {
    title: 'From click to call',
    found: 'The trail stops at the form',
    notes: [
      { text: 'The form says Web. That tells me nothing', by: 'sales' },
      { text: 'I ask marketing in chat what they clicked', by: 'sales' },
      { text: 'Did they see pricing? I start from zero', by: 'sales' },
      { text: 'I lose sight of people once sales has them', by: 'marketing' },
    ],
  },
  {
    title: 'After the deal',
    found: 'Nobody closes the loop',
    notes: [
      { text: 'Matching deals to campaigns eats my month end', by: 'marketing' },
      { text: 'I add the value when someone reminds me', by: 'sales' },
      { text: 'A score? Show me what it is made of', by: 'sales' },
      { text: 'I report clicks because I can’t report deals', by: 'marketing' },
    ],
  },
];

function Sticky({ note, size, font, tall = 0.8 }: { note: Note; size: number; font: number; tall?: number }) {
  const turn = random(note.text).between(-1.6, 1.6);
  const { fill, ink } = tone[note.by];
  return (
    <div
      style={{
        width: size,
        height: size * tall,
        background: fill,
        color: ink,
        padding: size * 0.075,
        fontFamily: fonts.hand,
        fontSize: font,
        fontWeight: 500,
        lineHeight: 1.28,
        transform: `rotate(${turn}deg)`,
        boxShadow: '0 1px 2px rgb(30 26 86 / 0.12), 0 6px 12px rgb(30 26 86 / 0.08)',
      }}
    >
      {note.text}
    </div>
  );
}

function Legend({ size }: { size: number }) {
  return (
    <span style={{ display: 'flex', gap: 22, fontSize: size, fontWeight: 600, color: c.text }}>
      {(['marketing', 'sales'] as const).map((by) => (
        <span key={by} style={{ display: 'inline-flex', alignItems: 'center', gap: 9 }}>
          <i
            style={{
              width: size,
              height: size,
              background: tone[by].fill,
              boxShadow: `inset 0 0 0 1px rgb(30 26 86 / 0.12)`,
            }}
          />
          {by === 'marketing' ? 'Marketing' : 'Sales'}
        </span>
      ))}
    </span>
  );
}

const dots = {
  backgroundColor: '#f6f6fb',
  backgroundImage: 'radial-gradient(#d9d9e8 1.2px, transparent 1.3px)',
  backgroundSize: '24px 24px',
};

function Research({ portrait = false }: { portrait?: boolean }) {
  if (portrait)
    return (
      <World style={{ position: 'absolute', inset: 0, ...dots, padding: 24 }}>
        <Legend size={16} />
        {groups.map((group) => (
          <section
            key={group.title}
            style={{
              marginTop: 16,
              borderRadius: 18,
              background: '#fff',
              boxShadow: `inset 0 0 0 1.5px ${c.lavender}`,
              padding: '14px 18px 18px',
            }}
          >
            <div style={{ fontSize: 15, fontWeight: 650, color: c.muted }}>{group.title}</div>
            <div style={{ fontSize: 20, fontWeight: 750, marginBottom: 12 }}>{group.found}</div>
            <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
              {group.notes.map((note) => (
                <Sticky key={note.text} note={note} size={192} font={18} tall={0.6} />
              ))}
            </div>
          </section>
        ))}
      </World>
    );
  return (
    <World style={{ position: 'absolute', inset: 0, ...dots }}>
      <At x={32} y={26}>
        <Legend size={16} />
      </At>
      <div
        style={{
          position: 'absolute',
          left: 32,
          right: 32,
          top: 66,
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gap: 22,
        }}
      >
        {groups.map((group) => (
          <section
            key={group.title}
            style={{
              borderRadius: 20,
              background: '#fff',
              boxShadow: `inset 0 0 0 1.5px ${c.lavender}`,
              padding: '18px 22px 26px',
            }}
          >
            <div style={{ fontSize: 15, fontWeight: 650, color: c.muted }}>{group.title}</div>
            <div style={{ fontSize: 21, fontWeight: 750, letterSpacing: '-0.01em', marginBottom: 16 }}>
              {group.found}
            </div>
            <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18, justifyItems: 'center' }}>
              {group.notes.map((note) => (
                <Sticky key={note.text} note={note} size={164} font={17} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </World>
  );
}

export const board = defineBoard<{ portrait?: boolean }>({
  id: 'trakt/research',
  size: { width: 1280, height: 490 },
  Component: Research,
  states: {
    wide: { out: 'case-studies/trakt/research-board.png', props: {} },
    portrait: {
      out: 'case-studies/trakt/research-board-portrait.png',
      props: { portrait: true },
      size: { width: 480, height: 1120 },
    },
  },
});
