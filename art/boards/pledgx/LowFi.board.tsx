import { defineBoard } from '../../board.ts';
import {
  pencil,
  Sketch,
  SketchBox,
  SketchBrowser,
  SketchButton,
  SketchCircle,
  SketchLabel,
  SketchLine,
  SketchNote,
  SketchText,
} from '../../kit/lofi.tsx';

type Option = 'cards' | 'colours' | 'panel';

const W = 640;
const H = 530;
const dark = '#4b4643';

function Ring({ x, y, share }: { x: number; y: number; share: number }) {
  const r = 19;
  const a = share * Math.PI * 2 - Math.PI / 2;
  return (
    <g>
      <SketchCircle cx={x} cy={y} r={r} colour={pencil.soft} />
      <path
        d={`M${x} ${y - r}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`}
        stroke={dark}
        strokeWidth="5"
      />
    </g>
  );
}

/** Idea A: a card for each contract. */
function Cards() {
  const shares = [0.86, 0.47, 0.67, 0.44, 0.83, 0.66];
  return (
    <g>
      {shares.map((share, i) => {
        const x = 44 + (i % 3) * 188;
        const y = 96 + Math.floor(i / 3) * 138;
        return (
          <g key={share}>
            <SketchBox x={x} y={y} width={172} height={122} />
            <SketchText x={x + 14} y={y + 24} width={92} kind="squiggle" colour={dark} />
            <Ring x={x + 36} y={y + 76} share={share} />
            <SketchLabel x={x + 68} y={y + 70} size={19}>{`${Math.round(share * 100)}%`}</SketchLabel>
            <SketchText x={x + 68} y={y + 90} width={80} lines={2} gap={12} />
          </g>
        );
      })}
      <SketchNote x={92} y={444} size={22} to={[64, 372]}>
        {'easy to like, but you can’t\ncompare one job with another'}
      </SketchNote>
    </g>
  );
}

const cols = [44, 236, 322, 408, 494];

function Table({
  width,
  rows,
  fills,
  at = cols,
}: {
  width: number;
  rows: number;
  fills?: boolean;
  at?: number[];
}) {
  const shown = at;
  return (
    <g>
      {shown.map((x, i) => (
        <SketchText key={x} x={x + 8} y={106} width={i ? 46 : 100} kind="squiggle" colour={dark} />
      ))}
      <SketchLine x1={44} y1={120} x2={44 + width} y2={120} weight={2} />
      {Array.from({ length: rows }, (_, r) => {
        const y = 120 + r * 36;
        return (
          <g key={y}>
            {fills &&
              shown
                .slice(1)
                .map((x, i) => (
                  <SketchBox
                    key={x}
                    x={x}
                    y={y + 5}
                    width={80}
                    height={27}
                    weight={0.8}
                    colour={pencil.soft}
                    fill={['#f2b8b0', '#f7dba0', '#c5e3cd'][(r * 2 + i * 5 + r * i) % 3]}
                  />
                ))}
            <SketchText x={52} y={y + 20} width={130 - ((r * 23) % 40)} />
            {shown.slice(1).map((x, i) => (
              <SketchText
                key={x}
                x={x + 26}
                y={y + 20}
                width={40 - ((r + i) % 3) * 6}
                colour={fills ? '#7d7671' : pencil.soft}
              />
            ))}
            <SketchLine x1={44} y1={y + 36} x2={44 + width} y2={y + 36} weight={1} colour={pencil.soft} />
          </g>
        );
      })}
    </g>
  );
}

/** Idea B: the sheet they know, coloured in. */
function Colours() {
  return (
    <g>
      <Table width={548} rows={7} fills />
      <SketchNote x={300} y={444} size={22} to={[262, 378]}>
        {'keeps the columns,\nbut where do I look first?'}
      </SketchNote>
    </g>
  );
}

/** Idea C: the sheet they know, and a place to ask. */
function Panel() {
  return (
    <g>
      <Table width={330} rows={7} at={[44, 206, 286]} />
      <SketchBox x={38} y={157} width={342} height={34} weight={2.6} />
      <SketchBox x={396} y={86} width={206} height={290} weight={2} fill="#faf7f2" />
      <SketchText x={412} y={112} width={120} kind="squiggle" colour={dark} />
      <path d="M416 150 L456 154 L496 170 L536 188 L582 216" stroke={dark} strokeWidth="2.6" />
      <SketchLine x1={412} y1={228} x2={588} y2={228} colour={pencil.soft} />
      <SketchText x={412} y={252} width={172} lines={3} gap={14} />
      <SketchBox x={412} y={298} width={174} height={28} colour={pencil.soft} />
      <SketchButton x={412} y={334} width={100} height={30} label="Ask" filled />
      <SketchNote x={330} y={444} size={22} anchor="end" to={[426, 384]}>
        {'keep the row in sight\nwhile you question it'}
      </SketchNote>
    </g>
  );
}

function LowFi({ option }: { option: Option }) {
  return (
    <Sketch width={W} height={H}>
      <SketchBrowser x={22} y={24} width={596} height={370} />
      <g transform="translate(0 -12)">
        {option === 'cards' ? <Cards /> : option === 'colours' ? <Colours /> : <Panel />}
      </g>
      <SketchLabel x={596} y={504} size={24} weight={600} anchor="end">
        {{ cards: 'A. Cards', colours: 'B. Coloured sheet', panel: 'C. Sheet + panel' }[option]}
      </SketchLabel>
    </Sketch>
  );
}

export const board = defineBoard({
  id: 'pledgx/low-fi',
  size: { width: W, height: H },
  ground: pencil.paper,
  Component: LowFi,
  states: {
    cards: { out: 'case-studies/pledgx/low-fi-cards.png', props: { option: 'cards' } },
    colours: { out: 'case-studies/pledgx/low-fi-colours.png', props: { option: 'colours' } },
    panel: { out: 'case-studies/pledgx/low-fi-panel.png', props: { option: 'panel' } },
  },
});
