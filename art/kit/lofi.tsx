import type { ReactNode } from 'react';
import { random } from './random.ts';

/** Low fidelity: pencil on paper. Everything lies in one <Sketch> by coordinates; wobble comes from the coordinates, so it never changes. */
export const pencil = {
  line: '#4b4643',
  soft: '#a8a29d',
  fill: '#efecea',
  paper: '#fffdf9',
  accent: '#d9822b',
} as const;

type Box = { x: number; y: number; width: number; height: number };
type Ink = { colour?: string; weight?: number };

export function Sketch({
  width,
  height,
  children,
  paper = pencil.paper,
}: {
  width: number;
  height: number;
  children: ReactNode;
  paper?: string;
}) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      fontFamily="'Shantell Sans Variable', sans-serif"
      style={{ overflow: 'visible' }}
    >
      {paper !== 'none' && <rect width={width} height={height} fill={paper} />}
      {children}
    </svg>
  );
}

function stroke(seed: string, x1: number, y1: number, x2: number, y2: number, over = 2): string {
  const dice = random(seed);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const slack = Math.min(2.2, 0.5 + length * 0.006);
  const off = () => dice.gauss() * slack * 0.6;
  const a = dice.between(-0.3, 1) * over;
  const b = dice.between(-0.3, 1) * over;
  const at = (share: number) => {
    const o = off();
    return `${(x1 + (x2 - x1) * share - dy * o).toFixed(1)} ${(y1 + (y2 - y1) * share + dx * o).toFixed(1)}`;
  };
  return `M${(x1 - dx * a).toFixed(1)} ${(y1 - dy * a).toFixed(1)}C${at(0.33)} ${at(0.66)} ${(x2 + dx * b).toFixed(1)} ${(y2 + dy * b).toFixed(1)}`;
}

export function SketchLine({
  x1,
  y1,
  x2,
  y2,
  colour = pencil.line,
  weight = 1.6,
}: { x1: number; y1: number; x2: number; y2: number } & Ink) {
  return <path d={stroke(`${x1},${y1},${x2},${y2}`, x1, y1, x2, y2)} stroke={colour} strokeWidth={weight} />;
}

export function SketchBox({
  x,
  y,
  width,
  height,
  colour = pencil.line,
  weight = 1.6,
  fill = 'none',
  children,
}: Box & Ink & { fill?: string; children?: ReactNode }) {
  const s = `${x},${y},${width},${height}`;
  const d = [
    stroke(`${s}t`, x, y, x + width, y),
    stroke(`${s}r`, x + width, y, x + width, y + height),
    stroke(`${s}b`, x + width, y + height, x, y + height),
    stroke(`${s}l`, x, y + height, x, y),
  ].join('');
  return (
    <g>
      {fill !== 'none' && <rect x={x + 1.5} y={y + 1.5} width={width - 2} height={height - 2} fill={fill} />}
      <path d={d} stroke={colour} strokeWidth={weight} />
      {children}
    </g>
  );
}

/** A box crossed out: here goes a picture. */
export function SketchPicture(props: Box & Ink & { fill?: string }) {
  const { x, y, width, height, colour = pencil.line } = props;
  return (
    <SketchBox {...props} fill={props.fill ?? pencil.fill}>
      <path
        d={
          stroke(`x${x},${y}`, x, y, x + width, y + height, 0) +
          stroke(`y${x},${y}`, x + width, y, x, y + height, 0)
        }
        stroke={colour}
        strokeWidth="1.1"
        opacity=".6"
      />
    </SketchBox>
  );
}

export function SketchCircle({
  cx,
  cy,
  r,
  colour = pencil.line,
  weight = 1.6,
  fill = 'none',
}: { cx: number; cy: number; r: number; fill?: string } & Ink) {
  const dice = random(`${cx},${cy},${r}`);
  const start = dice.between(0, Math.PI * 2);
  const points = Array.from({ length: 13 }, (_, i) => {
    const angle = start + (i / 12) * Math.PI * 2.08;
    const radius = r * (1 + dice.gauss() * 0.018 + (i / 12 - 0.5) * 0.03);
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius] as const;
  });
  const d = points.map(([px, py], i) => {
    if (i === 0) return `M${px.toFixed(1)} ${py.toFixed(1)}`;
    const [qx, qy] = points[i - 1]!;
    const k = (Math.PI * 2.08) / 12 / 3;
    const [rx, ry] = [-(qy - cy) * k, (qx - cx) * k];
    const [sx, sy] = [(py - cy) * k, -(px - cx) * k];
    return `C${(qx + rx).toFixed(1)} ${(qy + ry).toFixed(1)} ${(px + sx).toFixed(1)} ${(py + sy).toFixed(1)} ${px.toFixed(1)} ${py.toFixed(1)}`;
  });
  return (
    <g>
      {fill !== 'none' && <circle cx={cx} cy={cy} r={r - 1} fill={fill} />}
      <path d={d.join('')} stroke={colour} strokeWidth={weight} />
    </g>
  );
}

/** Text that is not written yet: `line` for body text, `squiggle` for headings. The last line is shorter. */
export function SketchText({
  x,
  y,
  width,
  lines = 1,
  gap = 13,
  kind = 'line',
  colour = pencil.soft,
  weight = kind === 'line' ? 3.2 : 2,
}: { x: number; y: number; width: number; lines?: number; gap?: number; kind?: 'line' | 'squiggle' } & Ink) {
  const dice = random(`${x},${y},${width},${lines}`);
  const d = Array.from({ length: lines }, (_, i) => {
    const short = lines > 1 && i === lines - 1 ? dice.between(0.45, 0.7) : dice.between(0.9, 1);
    const top = y + i * gap;
    const end = x + width * short;
    if (kind === 'line') return stroke(`${x},${top},${i}`, x, top, end, top, 1);
    let path = `M${x} ${top}`;
    for (let px = x; px < end; px += 7)
      path += `q${(1.7 + dice.gauss() * 0.4).toFixed(1)} ${(-6 + dice.gauss()).toFixed(1)} 3.5 0t3.5 0`;
    return path;
  });
  return <path d={d.join('')} stroke={colour} strokeWidth={weight} />;
}

/** Words written by hand. `anchor` as in SVG. */
export function SketchLabel({
  x,
  y,
  children,
  size = 14,
  colour = pencil.line,
  weight = 500,
  anchor = 'start',
}: { x: number; y: number; children: string; size?: number; anchor?: 'start' | 'middle' | 'end' } & Ink) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={weight} fill={colour} textAnchor={anchor} stroke="none">
      {children.split('\n').map((line, i) => (
        <tspan key={line} x={x} dy={i === 0 ? 0 : size * 1.3}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

export function SketchButton({
  x,
  y,
  width,
  height = 36,
  label,
  filled = false,
}: {
  x: number;
  y: number;
  width: number;
  height?: number;
  label: string;
  filled?: boolean;
}) {
  return (
    <SketchBox x={x} y={y} width={width} height={height} weight={2} fill={filled ? '#5d5753' : 'none'}>
      <SketchLabel
        x={x + width / 2}
        y={y + height / 2 + 5}
        anchor="middle"
        colour={filled ? '#fff' : pencil.line}
      >
        {label}
      </SketchLabel>
    </SketchBox>
  );
}

export function SketchField({
  x,
  y,
  width,
  label,
  height = 34,
}: {
  x: number;
  y: number;
  width: number;
  label: string;
  height?: number;
}) {
  return (
    <g>
      <SketchLabel x={x} y={y - 7} size={12} colour="#6d6762">
        {label}
      </SketchLabel>
      <SketchBox x={x} y={y} width={width} height={height} />
    </g>
  );
}

/** A phone's outline; draw inside x+12 … x+width-12, y+44 … y+height-28. */
export function SketchPhone({ x, y, width, height }: Box) {
  const r = 26;
  const wobble = random(`phone${x},${y}`);
  const j = () => wobble.between(-1.2, 1.2);
  return (
    <g stroke={pencil.line} strokeWidth="2.2">
      <path
        d={`M${x + r} ${y + j()}H${x + width - r}Q${x + width} ${y} ${x + width + j()} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height + j()}H${x + r}Q${x} ${y + height} ${x + j()} ${y + height - r}V${y + r}Q${x} ${y} ${x + r + 3} ${y + j()}`}
        fill="#fff"
      />
      <path d={`M${x + width / 2 - 20} ${y + 16 + j()}h40`} strokeWidth="4" stroke={pencil.soft} />
      <path d={`M${x + width / 2 - 28} ${y + height - 12}h56`} strokeWidth="3" stroke={pencil.soft} />
    </g>
  );
}

/** A window's outline; draw below y+34. */
export function SketchBrowser({ x, y, width, height }: Box) {
  return (
    <SketchBox x={x} y={y} width={width} height={height} weight={2.2} fill="#fff">
      <SketchLine x1={x} y1={y + 30} x2={x + width} y2={y + 30} />
      {[18, 36, 54].map((at) => (
        <SketchCircle key={at} cx={x + at} cy={y + 15} r={5} weight={1.4} />
      ))}
      <SketchBox x={x + 84} y={y + 7} width={Math.min(280, width - 120)} height={16} weight={1.2} />
    </SketchBox>
  );
}

/** A remark in another colour, with an arrow to what it speaks of. */
export function SketchNote({
  x,
  y,
  to,
  children,
  size = 14,
  colour = pencil.accent,
  anchor = 'start',
}: {
  x: number;
  y: number;
  to?: readonly [number, number];
  children: string;
  size?: number;
  colour?: string;
  anchor?: 'start' | 'middle' | 'end';
}) {
  const lines = children.split('\n').length;
  const from = to
    ? ([
        anchor === 'start' ? x - 6 : anchor === 'end' ? x + 6 : x,
        y + (lines - 1) * size * 0.65 - size * 0.3,
      ] as const)
    : null;
  return (
    <g>
      <SketchLabel x={x} y={y} size={size} colour={colour} anchor={anchor}>
        {children}
      </SketchLabel>
      {from && to && <Arrow from={from} to={to} colour={colour} />}
    </g>
  );
}

function Arrow({
  from: [ax, ay],
  to: [bx, by],
  colour,
}: {
  from: readonly [number, number];
  to: readonly [number, number];
  colour: string;
}) {
  const [mx, my] = [(ax + bx) / 2 + (by - ay) * 0.16, (ay + by) / 2 - (bx - ax) * 0.16];
  const angle = Math.atan2(by - my, bx - mx);
  const head = [2.65, -2.65].map(
    (turn) =>
      `M${bx} ${by}L${(bx + Math.cos(angle + turn) * 10).toFixed(1)} ${(by + Math.sin(angle + turn) * 10).toFixed(1)}`,
  );
  return (
    <path
      d={`M${ax} ${ay}Q${mx.toFixed(1)} ${my.toFixed(1)} ${bx} ${by}${head.join('')}`}
      stroke={colour}
      strokeWidth="1.8"
    />
  );
}

/** A numbered spot on a picture. */
export function Spot({
  x,
  y,
  number,
  colour = '#f4be35',
  ink = '#2b2420',
  r = 15,
}: {
  x: number;
  y: number;
  number: number;
  colour?: string;
  ink?: string;
  r?: number;
}) {
  return (
    <g>
      <circle cx={x} cy={y} r={r + 3} fill="#fff" stroke="none" />
      <circle cx={x} cy={y} r={r} fill={colour} stroke="none" />
      <text
        x={x}
        y={y + r * 0.36}
        textAnchor="middle"
        fontFamily="'Lexend Variable'"
        fontSize={r}
        fontWeight="600"
        fill={ink}
        stroke="none"
      >
        {number}
      </text>
    </g>
  );
}
