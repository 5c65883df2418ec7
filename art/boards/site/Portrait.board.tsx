import { defineBoard } from '../../board.ts';
import { Brush } from '../../kit/brush.tsx';
import { random } from '../../kit/random.ts';
import { site } from './palette.ts';
import { Mina } from './portrait/Mina.tsx';

const sky = [
  '#7f95b4',
  '#93a5bd',
  '#aeb2bf',
  '#cdbcb4',
  '#e6c2a0',
  '#f0c79a',
  '#f3c98a',
  '#f6cf7c',
  '#f8d57e',
  '#f9da8c',
  '#fae0a0',
];

/** The hero's sky again, this time as a disc behind her. */
function PaintedDisc() {
  const dice = random('disc');
  const [cx, cy, r, step] = [280, 338, 246, 41];
  return (
    <g>
      {sky.map((colour, i) => {
        const y = cy - r + 22 + i * step;
        const half = Math.sqrt(Math.max(0, r * r - (Math.abs(y - cy) - 8) ** 2));
        const bow = dice.between(-8, 8);
        return (
          <Brush
            key={colour}
            seed={`disc${i}`}
            colour={colour}
            width={step + 12}
            ragged={26}
            vary={0.05}
            load={0.95}
            taper={[0.8, 0.8]}
            points={[
              [cx - half - 8, y + bow],
              [cx, y - 6],
              [cx + half + 14, y - bow],
            ]}
          />
        );
      })}
      <Brush
        seed="disc-cloud1"
        colour="#fbe9c9"
        width={11}
        load={0.5}
        points={[
          [58, 300],
          [110, 293],
          [170, 297],
        ]}
        opacity={0.85}
      />
      <Brush
        seed="disc-cloud2"
        colour="#fbe9c9"
        width={9}
        load={0.5}
        points={[
          [396, 232],
          [450, 226],
          [508, 230],
        ]}
        opacity={0.85}
      />
    </g>
  );
}

function OwnerPortrait() {
  return (
    <svg width="560" height="640" viewBox="0 0 560 640">
      <PaintedDisc />
      <circle cx="44" cy="196" r="5" fill={site.dusk} />
      <circle cx="528" cy="428" r="6" fill={site.yellow} />
      <Mina />
    </svg>
  );
}

export const board = defineBoard({
  id: 'site/portrait',
  size: { width: 560, height: 640 },
  ground: 'transparent',
  out: 'site/portrait.png',
  Component: OwnerPortrait,
});
