import { type ReactNode, useId } from 'react';
import { arc, linear, type Point, roundTop, smooth, straight, ticks } from './chart-maths.ts';

type Area = { width: number; height: number };

export type ChartStyle = {
  ink?: string;
  grid?: string;
  fontSize?: number;
  /** Writes the values of the axis and the labels. */
  format?: (value: number) => string;
  /** How many lines across; 0 for none. */
  lines?: number;
  /** Room for the axis on the left; 0 hides its figures. */
  left?: number;
  bottom?: number;
  top?: number;
  right?: number;
  /** Lowest and highest value of the axis; from the data unless said. */
  range?: readonly [number, number];
};

export type Series = {
  name: string;
  values: readonly number[];
  colour: string;
  area?: boolean;
  dashed?: boolean;
  width?: number;
};

function layout(area: Area, values: readonly number[], style: ChartStyle, fromZero: boolean) {
  const { left = 44, bottom = 24, top = 8, right = 8, lines = 4, range } = style;
  const low = range?.[0] ?? Math.min(...values, ...(fromZero ? [0] : []));
  const high = range?.[1] ?? Math.max(...values);
  const marks = lines > 0 ? ticks(low, high, lines) : [low, high];
  const y = linear([marks[0]!, marks.at(-1)!], [area.height - bottom, top]);
  return {
    x0: left,
    x1: area.width - right,
    y0: area.height - bottom,
    y1: top,
    y,
    marks: lines > 0 ? marks : [],
  };
}

function Axis({
  box,
  style,
  labels,
  xOf,
}: {
  box: ReturnType<typeof layout>;
  style: ChartStyle;
  labels?: readonly string[];
  xOf: (i: number) => number;
}) {
  const { ink = '#8f8c8a', grid = '#ebe9e7', fontSize = 11, format = String, left = 44 } = style;
  return (
    <g fontSize={fontSize} fill={ink} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {box.marks.map((mark) => (
        <g key={mark}>
          <line x1={box.x0} x2={box.x1} y1={box.y(mark)} y2={box.y(mark)} stroke={grid} />
          {left > 0 && (
            <text x={box.x0 - 10} y={box.y(mark)} textAnchor="end" dominantBaseline="central">
              {format(mark)}
            </text>
          )}
        </g>
      ))}
      {labels?.map((label, i) =>
        label ? (
          <text key={`${label}${i}`} x={xOf(i)} y={box.y0 + fontSize + 8} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}

export type LineChartProps = Area &
  ChartStyle & {
    series: readonly Series[];
    labels?: readonly string[];
    curve?: boolean;
    fromZero?: boolean;
    mark?: number;
    children?: ReactNode;
  };

/** Lines over time; `mark` puts a dot and a rule on one point of the first series. */
export function LineChart({
  width,
  height,
  series,
  labels,
  curve = true,
  fromZero = false,
  mark,
  children,
  ...style
}: LineChartProps) {
  const id = useId();
  const box = layout(
    { width, height },
    series.flatMap((s) => s.values),
    style,
    fromZero,
  );
  const count = Math.max(...series.map((s) => s.values.length));
  const inset = labels ? 16 : 0;
  const x = linear([0, count - 1], [box.x0 + inset, box.x1 - inset]);
  const draw = curve ? smooth : straight;
  const marked = mark === undefined ? undefined : series[0]?.values[mark];
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ overflow: 'visible' }}>
      <Axis box={box} style={style} labels={labels} xOf={x} />
      {series.map(({ name, values, colour, area, dashed, width: stroke = 2.5 }, i) => {
        const points: Point[] = values.map((value, j) => ({ x: x(j), y: box.y(value) }));
        const line = draw(points);
        return (
          <g key={name}>
            {area && (
              <>
                <linearGradient id={`${id}${i}`} x1="0" x2="0" y1="0" y2="1">
                  <stop offset="0" stopColor={colour} stopOpacity=".26" />
                  <stop offset="1" stopColor={colour} stopOpacity="0" />
                </linearGradient>
                <path
                  d={`${line}L${points.at(-1)!.x} ${box.y0}L${points[0]!.x} ${box.y0}Z`}
                  fill={`url(#${id}${i})`}
                />
              </>
            )}
            <path
              d={line}
              fill="none"
              stroke={colour}
              strokeWidth={stroke}
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeDasharray={dashed ? '2 6' : undefined}
            />
          </g>
        );
      })}
      {mark !== undefined && marked !== undefined && (
        <g>
          <line
            x1={x(mark)}
            x2={x(mark)}
            y1={box.y1}
            y2={box.y0}
            stroke={series[0]!.colour}
            strokeOpacity=".35"
            strokeDasharray="3 4"
          />
          <circle
            cx={x(mark)}
            cy={box.y(marked)}
            r="5.5"
            fill="#fff"
            stroke={series[0]!.colour}
            strokeWidth="3"
          />
        </g>
      )}
      {children}
    </svg>
  );
}

export type BarGroup = { label: string; values: readonly number[]; colour?: string };

export type BarChartProps = Area &
  ChartStyle & {
    groups: readonly BarGroup[];
    colours: readonly string[];
    stacked?: boolean;
    gap?: number;
    radius?: number;
    showValues?: boolean;
  };

/** Bars by group, side by side or stacked (first value at the bottom). */
export function BarChart({
  width,
  height,
  groups,
  colours,
  stacked = false,
  gap = 0.4,
  radius = 4,
  showValues = false,
  ...style
}: BarChartProps) {
  const totals = groups.map((g) => (stacked ? g.values.reduce((a, b) => a + b, 0) : Math.max(...g.values)));
  const box = layout({ width, height }, totals, { top: showValues ? 22 : 8, ...style }, true);
  const step = (box.x1 - box.x0) / groups.length;
  const { format = String, fontSize = 11, ink = '#8f8c8a' } = style;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ overflow: 'visible' }}>
      <Axis
        box={box}
        style={style}
        labels={groups.map((g) => g.label)}
        xOf={(i) => box.x0 + step * (i + 0.5)}
      />
      {groups.map((group, i) => {
        const room = step * (1 - gap);
        const left = box.x0 + step * i + (step - room) / 2;
        const bar = stacked ? room : room / group.values.length;
        let base = 0;
        return group.values.map((value, j) => {
          const x = stacked ? left : left + bar * j + (j ? 1 : 0);
          const w = stacked ? bar : bar - 2;
          const from = stacked ? base : 0;
          if (stacked) base += value;
          const y = box.y(from + value);
          const last = !stacked || j === group.values.length - 1;
          return (
            <g key={`${group.label}${j}`}>
              <path
                d={roundTop(x, y, w, box.y(from) - y, last ? radius : 0)}
                fill={group.colour ?? colours[j % colours.length]}
              />
              {showValues && last && (
                <text
                  x={x + w / 2}
                  y={y - 7}
                  textAnchor="middle"
                  fontSize={fontSize}
                  fontWeight="600"
                  fill={ink}
                >
                  {format(stacked ? base : value)}
                </text>
              )}
            </g>
          );
        });
      })}
    </svg>
  );
}

export type SparklineProps = Area & {
  values: readonly number[];
  colour: string;
  fill?: boolean;
  stroke?: number;
  dot?: boolean;
};

export function Sparkline({
  width,
  height,
  values,
  colour,
  fill = false,
  stroke = 2,
  dot = false,
}: SparklineProps) {
  const id = useId();
  const pad = stroke + (dot ? 2 : 0);
  const x = linear([0, values.length - 1], [pad, width - pad]);
  const y = linear([Math.min(...values), Math.max(...values)], [height - pad, pad]);
  const points = values.map((value, i) => ({ x: x(i), y: y(value) }));
  const line = smooth(points);
  const end = points.at(-1)!;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {fill && (
        <>
          <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={colour} stopOpacity=".32" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </linearGradient>
          <path d={`${line}L${end.x} ${height}L${points[0]!.x} ${height}Z`} fill={`url(#${id})`} />
        </>
      )}
      <path
        d={line}
        fill="none"
        stroke={colour}
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {dot && <circle cx={end.x} cy={end.y} r={stroke + 1.5} fill={colour} />}
    </svg>
  );
}

export type Candle = {
  open: number;
  high: number;
  low: number;
  close: number;
  volume?: number;
  label?: string;
};

export type CandleChartProps = Area &
  ChartStyle & {
    candles: readonly Candle[];
    up: string;
    down: string;
    showLast?: boolean;
    volumeHeight?: number;
  };

/** Refuses candles that cannot be: the high is the highest, the low the lowest. */
export function CandleChart({
  width,
  height,
  candles,
  up,
  down,
  showLast = false,
  volumeHeight = 0,
  ...style
}: CandleChartProps) {
  for (const c of candles) {
    if (c.high < Math.max(c.open, c.close) || c.low > Math.min(c.open, c.close))
      throw new Error(`Impossible candle ${JSON.stringify(c)}`);
  }
  const bottom = (style.bottom ?? 24) + (volumeHeight ? volumeHeight + 8 : 0);
  const box = layout(
    { width, height },
    candles.flatMap((c) => [c.high, c.low]),
    { ...style, bottom },
    false,
  );
  const step = (box.x1 - box.x0) / candles.length;
  const body = Math.max(1, step * 0.62);
  const most = Math.max(1, ...candles.map((c) => c.volume ?? 0));
  const last = candles.at(-1);
  const floor = height - (style.bottom ?? 24);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{ overflow: 'visible' }}>
      <Axis
        box={{ ...box, y0: floor }}
        style={style}
        labels={candles.map((c) => c.label ?? '')}
        xOf={(i) => box.x0 + step * (i + 0.5)}
      />
      {candles.map((c, i) => {
        const x = box.x0 + step * (i + 0.5);
        const colour = c.close >= c.open ? up : down;
        const top = box.y(Math.max(c.open, c.close));
        const h = Math.max(1.5, box.y(Math.min(c.open, c.close)) - top);
        const volume = ((c.volume ?? 0) / most) * volumeHeight;
        return (
          <g key={x} fill={colour}>
            <rect x={x - 0.75} width="1.5" y={box.y(c.high)} height={box.y(c.low) - box.y(c.high)} rx=".75" />
            <rect x={x - body / 2} width={body} y={top} height={h} rx={Math.min(2, body / 4)} />
            {volume > 0 && (
              <rect x={x - body / 2} width={body} y={floor - volume} height={volume} opacity=".28" />
            )}
          </g>
        );
      })}
      {showLast && last && (
        <line
          x1={box.x0}
          x2={box.x1}
          y1={box.y(last.close)}
          y2={box.y(last.close)}
          stroke={last.close >= last.open ? up : down}
          strokeDasharray="3 4"
        />
      )}
    </svg>
  );
}

export type Slice = { label: string; value: number; colour: string };

export type DonutProps = {
  size: number;
  slices: readonly Slice[];
  thickness?: number;
  gap?: number;
  round?: boolean;
  children?: ReactNode;
};

/** Children sit in the hole. */
export function Donut({
  size,
  slices,
  thickness = size * 0.14,
  gap = 0.012,
  round = false,
  children,
}: DonutProps) {
  const total = slices.reduce((sum, s) => sum + s.value, 0);
  const r = (size - thickness) / 2;
  let turned = 0;
  return (
    <div style={{ position: 'relative', width: size, height: size, flex: 'none' }}>
      <svg width={size} height={size}>
        {slices.map(({ label, value, colour }) => {
          const from = turned;
          turned += value / total;
          const whole = slices.length === 1;
          return whole ? (
            <circle
              key={label}
              cx={size / 2}
              cy={size / 2}
              r={r}
              fill="none"
              stroke={colour}
              strokeWidth={thickness}
            />
          ) : (
            <path
              key={label}
              d={arc(
                size / 2,
                size / 2,
                r,
                from + gap / 2,
                Math.max(from + gap / 2 + 0.001, turned - gap / 2),
              )}
              fill="none"
              stroke={colour}
              strokeWidth={thickness}
              strokeLinecap={round ? 'round' : 'butt'}
            />
          );
        })}
      </svg>
      <div
        style={{
          position: 'absolute',
          inset: thickness,
          display: 'grid',
          placeItems: 'center',
          textAlign: 'center',
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** Share of a whole as a bar. */
export function Meter({
  width,
  height = 8,
  share,
  colour,
  track = '#ebe9e7',
}: {
  width: number | string;
  height?: number;
  share: number;
  colour: string;
  track?: string;
}) {
  return (
    <div style={{ width, height, borderRadius: height, background: track, overflow: 'hidden', flex: 'none' }}>
      <div
        style={{
          width: `${Math.min(1, Math.max(0, share)) * 100}%`,
          height,
          borderRadius: height,
          background: colour,
        }}
      />
    </div>
  );
}
