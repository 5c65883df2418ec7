import { defineBoard } from '../../board.ts';
import { Brush, type XY } from '../../kit/brush.tsx';
import { site } from './palette.ts';
import { social } from './social.ts';

const sweeps: { colour: string; width: number; points: XY[] }[] = [
  {
    colour: site.dusk,
    width: 34,
    points: [
      [1236, 560],
      [1296, 270],
      [1186, -16],
      [940, -52],
      [600, 26],
    ],
  },
  {
    colour: site.sage,
    width: 32,
    points: [
      [1204, 540],
      [1256, 280],
      [1160, 22],
      [944, -14],
      [660, 46],
    ],
  },
  {
    colour: site.clay,
    width: 34,
    points: [
      [1174, 516],
      [1218, 290],
      [1138, 60],
      [950, 22],
      [704, 66],
    ],
  },
  {
    colour: site.yellow,
    width: 48,
    points: [
      [1136, 492],
      [1172, 300],
      [1112, 108],
      [956, 66],
      [742, 92],
    ],
  },
];

/** The hero's strokes sweep round behind the picture; the left is left to the title. No name: the build writes it. */
function SocialGround() {
  const { x, y, width, height, radius } = social.picture;
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill={site.light} />
      {sweeps.map(({ colour, width: w, points }) => (
        <Brush
          key={colour}
          seed={`social${colour}`}
          colour={colour}
          width={w}
          points={points}
          ragged={90}
          vary={0.1}
          load={0.9}
          taper={[0.8, 0.8]}
        />
      ))}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius}
        fill={site.white}
        style={{ filter: 'drop-shadow(0 10px 18px rgb(43 36 32 / 0.16))' }}
      />
      <Brush
        seed="social-mark"
        colour={site.yellow}
        width={12}
        load={0.9}
        vary={0.06}
        ragged={14}
        points={[
          [72, 112],
          [108, 109],
          [144, 112],
        ]}
      />
    </svg>
  );
}

export const board = defineBoard({
  id: 'site/social-ground',
  size: social.size,
  scale: 1,
  ground: site.light,
  out: 'site/social-ground.png',
  Component: SocialGround,
});
