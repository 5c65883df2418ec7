import { c } from './theme.ts';

/** The line that runs through every picture of this study: from the first click to the signed deal. */
export function Trail({
  width,
  height,
  d,
  colour = c.indigo,
  weight = 4,
  dashed,
  stops = [],
}: {
  width: number;
  height: number;
  d: string;
  colour?: string;
  weight?: number;
  dashed?: boolean;
  stops?: readonly { x: number; y: number; colour: string; r?: number }[];
}) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      <path
        d={d}
        stroke={colour}
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={dashed ? `${weight * 0.1} ${weight * 2.6}` : undefined}
      />
      {stops.map((stop) => (
        <circle
          key={`${stop.x},${stop.y}`}
          cx={stop.x}
          cy={stop.y}
          r={stop.r ?? 9}
          fill={stop.colour}
          stroke="#fff"
          strokeWidth={(stop.r ?? 9) * 0.42}
        />
      ))}
    </svg>
  );
}
