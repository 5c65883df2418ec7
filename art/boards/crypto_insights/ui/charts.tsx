import { useId } from 'react';
import type { Candle } from '../../../kit/chart.tsx';
import { linear, smooth, straight, ticks } from '../../../kit/chart-maths.ts';
import { down, face, green, ink } from './theme.ts';

export type Palette = { up: string; down: string; hollowDown: boolean; ground: string };
export const calm: Palette = { up: green.mint, down, hollowDown: true, ground: green[950] };

export type CandlesProps = {
  width: number;
  height: number;
  candles: readonly Candle[];
  palette?: Palette;
  /** Room on the right for the price axis; 0 hides it. */
  axis?: number;
  labels?: readonly (readonly [day: number, text: string])[];
  format?: (value: number) => string;
  /** Index under the finger; may lie between two days while it moves. */
  scrub?: number;
  last?: boolean;
  left?: number;
  /** Relative width of a body. */
  body?: number;
};

/** A day is solid mint when it closed higher and hollow when it closed lower: the shape says it without the colour. */
export function Candles({
  width,
  height,
  candles,
  palette = calm,
  axis = 58,
  labels,
  format = String,
  scrub,
  last = true,
  left = 12,
  body = 0.62,
}: CandlesProps) {
  for (const c of candles) {
    if (c.high < Math.max(c.open, c.close) || c.low > Math.min(c.open, c.close))
      throw new Error(`Impossible candle ${JSON.stringify(c)}`);
  }
  const { x, y, marks, foot, step } = candleScale({
    width,
    height,
    candles,
    axis,
    left,
    labelled: labels !== undefined,
  });
  const bodyWidth = Math.max(3, step * body);
  const end = candles.at(-1)!;
  const lastColour = end.close >= end.open ? palette.up : palette.down;
  const line = palette.hollowDown ? 1.6 : 0;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', overflow: 'visible' }}
      fontFamily={face.text}
      fontSize={12}
    >
      {axis > 0 &&
        marks.map((mark) => (
          <g key={mark}>
            <line x1={left} x2={width - axis} y1={y(mark)} y2={y(mark)} stroke={green[850]} />
            {(!last || Math.abs(y(mark) - y(end.close)) > 18) && (
              <text
                x={width - axis + 8}
                y={y(mark)}
                dominantBaseline="central"
                fill={ink.dim}
                style={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {format(mark)}
              </text>
            )}
          </g>
        ))}
      {labels?.map(([day, text]) => (
        <text key={text} x={x(day)} y={foot + 20} textAnchor="middle" fill={ink.dim}>
          {text}
        </text>
      ))}
      {last && axis > 0 && (
        <line
          x1={left}
          x2={width - axis}
          y1={y(end.close)}
          y2={y(end.close)}
          stroke={lastColour}
          strokeOpacity=".55"
          strokeDasharray="2 4"
        />
      )}
      {candles.map((c, i) => {
        const rises = c.close >= c.open;
        const colour = rises ? palette.up : palette.down;
        const top = y(Math.max(c.open, c.close));
        const h = Math.max(2, y(Math.min(c.open, c.close)) - top);
        const far = scrub !== undefined && Math.abs(i - scrub) > 0.5;
        const hollow = !rises && palette.hollowDown;
        return (
          <g key={i} opacity={far ? 0.5 : 1}>
            <line
              x1={x(i)}
              x2={x(i)}
              y1={y(c.high)}
              y2={y(c.low)}
              stroke={colour}
              strokeWidth="1.6"
              strokeLinecap="round"
            />
            <rect
              x={x(i) - bodyWidth / 2 + (hollow ? line / 2 : 0)}
              y={top + (hollow ? line / 2 : 0)}
              width={bodyWidth - (hollow ? line : 0)}
              height={Math.max(1, h - (hollow ? line : 0))}
              rx={Math.min(2, bodyWidth / 4)}
              fill={hollow ? palette.ground : colour}
              stroke={hollow ? colour : 'none'}
              strokeWidth={line}
            />
          </g>
        );
      })}
      {last && axis > 0 && (
        <g>
          <rect
            x={width - axis + 2}
            y={y(end.close) - 11}
            width={axis - 6}
            height={22}
            rx={11}
            fill={lastColour}
          />
          <text
            x={width - axis / 2 - 1}
            y={y(end.close) + 0.5}
            textAnchor="middle"
            dominantBaseline="central"
            fill={ink.onMint}
            fontWeight="700"
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {format(end.close)}
          </text>
        </g>
      )}
      {scrub !== undefined && (
        <line
          x1={x(scrub)}
          x2={x(scrub)}
          y1={0}
          y2={foot}
          stroke={ink.bright}
          strokeOpacity=".7"
          strokeWidth="1.2"
        />
      )}
    </svg>
  );
}

export function candleScale({
  width,
  height,
  candles,
  axis,
  left,
  labelled,
}: {
  width: number;
  height: number;
  candles: readonly Candle[];
  axis: number;
  left: number;
  labelled: boolean;
}) {
  const marks = ticks(Math.min(...candles.map((c) => c.low)), Math.max(...candles.map((c) => c.high)), 5);
  const foot = height - (labelled ? 26 : 4);
  const low = axis > 0 ? marks[0]! : Math.min(...candles.map((c) => c.low));
  const high = axis > 0 ? marks.at(-1)! : Math.max(...candles.map((c) => c.high));
  const y = linear([low, high], [foot - 4, 8]);
  const step = (width - axis - left - 6) / candles.length;
  const x = (day: number) => left + step * (day + 0.5);
  return { x, y, marks, foot, step };
}

export type LineProps = {
  width: number;
  height: number;
  values: readonly number[];
  colour?: string;
  level?: number;
  area?: boolean;
  stroke?: number;
  dot?: boolean;
  curve?: boolean;
  pad?: number;
};

/** A calm line; `level` draws a dashed line across, and is always inside the picture. */
export function Line({
  width,
  height,
  values,
  colour = green.mint,
  level,
  area = true,
  stroke = 2.5,
  dot = true,
  curve = true,
  pad = 8,
}: LineProps) {
  const id = useId();
  const all = level === undefined ? values : [...values, level];
  const x = linear([0, values.length - 1], [0, width - (dot ? pad : 0)]);
  const y = linear([Math.min(...all), Math.max(...all)], [height - pad, pad]);
  const points = values.map((value, i) => ({ x: x(i), y: y(value) }));
  const path = (curve ? smooth : straight)(points);
  const end = points.at(-1)!;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', overflow: 'visible' }}
    >
      {area && (
        <>
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={colour} stopOpacity=".26" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </linearGradient>
          <linearGradient id={`${id}fade`}>
            <stop offset=".72" stopColor="#fff" />
            <stop offset="1" stopColor="#fff" stopOpacity={dot ? 0.05 : 1} />
          </linearGradient>
          <mask id={`${id}mask`} maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
            <rect width={end.x} height={height} fill={`url(#${id}fade)`} />
          </mask>
          <path d={`${path}L${end.x} ${height}L0 ${height}Z`} fill={`url(#${id})`} mask={`url(#${id}mask)`} />
        </>
      )}
      {level !== undefined && (
        <line
          x1="0"
          x2={width}
          y1={y(level)}
          y2={y(level)}
          stroke={ink.bright}
          strokeOpacity=".75"
          strokeWidth="1.5"
          strokeDasharray="3 5"
        />
      )}
      <path
        d={path}
        fill="none"
        stroke={colour}
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {dot && (
        <>
          <circle cx={end.x} cy={end.y} r={stroke * 3.2} fill={colour} opacity=".22" />
          <circle cx={end.x} cy={end.y} r={stroke * 1.5} fill={colour} />
        </>
      )}
    </svg>
  );
}

/** In lists: the shape of the month. Its colour says nothing; the arrow beside it does. */
export function Spark({
  values,
  width = 64,
  height = 28,
}: {
  values: readonly number[];
  width?: number;
  height?: number;
}) {
  return (
    <Line
      width={width}
      height={height}
      values={values}
      colour={green.line}
      area={false}
      stroke={1.8}
      dot={false}
      pad={3}
    />
  );
}
