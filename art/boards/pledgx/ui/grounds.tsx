import { byNumber, n } from '../data.ts';
import { c, font } from './theme.ts';

/** The spreadsheet, as a ghost in the ground: the report's own figures in a grid that fades away from the light. */
export function GridGround({
  width,
  height,
  cell = 108,
  row = 40,
  ground = c.navy950,
  line = c.navy800,
  ink = c.navy700,
  size = 15,
  light = '50% 40%',
}: {
  width: number;
  height: number;
  cell?: number;
  row?: number;
  ground?: string;
  line?: string;
  ink?: string;
  size?: number;
  light?: string;
}) {
  const figures = byNumber
    .flatMap((k) => [
      k.price,
      k.originalGp,
      k.estCost,
      k.gp,
      k.costs,
      k.earned,
      k.billed,
      Math.abs(k.uo),
      Math.abs(k.fade),
    ])
    .filter((v) => v > 99);
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / row) + 1;
  return (
    <div style={{ position: 'absolute', inset: 0, background: ground, overflow: 'hidden' }}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fontFamily={font}
        fontSize={size}
        aria-hidden
      >
        {Array.from({ length: columns }, (_, i) => (
          <path key={`c${i}`} d={`M${i * cell - cell / 2} 0V${height}`} stroke={line} />
        ))}
        {Array.from({ length: rows }, (_, i) => (
          <path key={`r${i}`} d={`M0 ${i * row + 0.5}H${width}`} stroke={line} />
        ))}
        {Array.from({ length: rows * columns }, (_, i) => {
          const x = (i % columns) * cell + cell / 2 - 12;
          const y = Math.floor(i / columns) * row + row / 2 + size * 0.36;
          return (
            <text
              key={i}
              x={x}
              y={y}
              textAnchor="end"
              fill={ink}
              style={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {n(figures[(i * 7) % figures.length]!)}
            </text>
          );
        })}
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: 0,
          background: `radial-gradient(ellipse 75% 70% at ${light}, ${ground} 25%, transparent 100%)`,
        }}
      />
    </div>
  );
}
