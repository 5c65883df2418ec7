import { useId } from 'react';

export type NodeKind = 'page' | 'step' | 'decision' | 'start' | 'end' | 'note' | 'group';

/** x and y are the top left corner. */
export type Node = {
  id: string;
  x: number;
  y: number;
  label: string;
  detail?: string;
  width?: number;
  height?: number;
  kind?: NodeKind;
  fill?: string;
  ink?: string;
  stroke?: string;
};

export type Side = 'top' | 'right' | 'bottom' | 'left';

export type Edge = {
  from: string;
  to: string;
  label?: string;
  out?: Side;
  in?: Side;
  dashed?: boolean;
  colour?: string;
  /** Where the middle stretch runs, as a share of the way; moves it clear of other lines. */
  bend?: number;
  /** Where along the side the line leaves and arrives, in px from its middle. */
  outShift?: number;
  inShift?: number;
};

export type Lane = { label: string; y: number; height: number; fill?: string };

export type DiagramStyle = {
  fill?: string;
  stroke?: string;
  ink?: string;
  line?: string;
  decision?: string;
  terminal?: string;
  terminalInk?: string;
  radius?: number;
  fontSize?: number;
  font?: string;
  nodeWidth?: number;
  nodeHeight?: number;
};

const plain: Required<DiagramStyle> = {
  fill: '#ffffff',
  stroke: '#2b2420',
  ink: '#2b2420',
  line: '#8f8c8a',
  decision: '#fbe7b2',
  terminal: '#2b2420',
  terminalInk: '#ffffff',
  radius: 10,
  fontSize: 14,
  font: "'Kumbh Sans Variable', sans-serif",
  nodeWidth: 148,
  nodeHeight: 52,
};

type Place = Required<Pick<Node, 'x' | 'y' | 'width' | 'height'>>;

/** Nodes with lines that only run straight and turn round corners: sitemaps, user flows, swimlanes. */
export function Diagram({
  width,
  height,
  nodes,
  edges,
  lanes = [],
  laneLabelWidth = 140,
  style,
}: {
  width: number;
  height: number;
  nodes: readonly Node[];
  edges: readonly Edge[];
  lanes?: readonly Lane[];
  laneLabelWidth?: number;
  style?: DiagramStyle;
}) {
  const look = { ...plain, ...style };
  const marker = useId();
  const places = new Map<string, Place>(nodes.map((node) => [node.id, placeOf(node, look)]));
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={look.font}
      fontSize={look.fontSize}
      style={{ overflow: 'visible' }}
    >
      {lanes.map((lane) => (
        <g key={lane.label}>
          <rect
            x="0"
            y={lane.y}
            width={width}
            height={lane.height}
            fill={lane.fill ?? '#f7f7f7'}
            rx={look.radius}
          />
          <text
            x="20"
            y={lane.y + lane.height / 2}
            dominantBaseline="central"
            fontWeight="600"
            fill={look.ink}
          >
            {wrap(lane.label, laneLabelWidth - 30, look.fontSize).map((line, i, all) => (
              <tspan
                key={line}
                x="20"
                dy={i === 0 ? -((all.length - 1) * look.fontSize * 1.3) / 2 : look.fontSize * 1.3}
              >
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      {edges.map((edge) => (
        <Line
          key={`${edge.from}>${edge.to}${edge.label ?? ''}`}
          edge={edge}
          places={places}
          look={look}
          marker={marker}
        />
      ))}
      {nodes.map((node) => (
        <Shape key={node.id} node={node} place={places.get(node.id)!} look={look} />
      ))}
    </svg>
  );
}

function placeOf(node: Node, look: Required<DiagramStyle>): Place {
  const decision = node.kind === 'decision';
  return {
    x: node.x,
    y: node.y,
    width: node.width ?? (decision ? look.nodeWidth * 0.95 : look.nodeWidth),
    height:
      node.height ??
      (decision ? look.nodeHeight * 1.7 : look.nodeHeight + (node.detail ? look.fontSize * 1.2 : 0)),
  };
}

function Shape({ node, place, look }: { node: Node; place: Place; look: Required<DiagramStyle> }) {
  const { kind = 'step', label, detail } = node;
  const { x, y, width: w, height: h } = place;
  const ends = kind === 'start' || kind === 'end';
  const fill =
    node.fill ??
    (ends ? look.terminal : kind === 'decision' ? look.decision : kind === 'note' ? '#fff8df' : look.fill);
  const ink = node.ink ?? (ends ? look.terminalInk : look.ink);
  const stroke = node.stroke ?? (ends ? look.terminal : kind === 'note' ? '#e6d28c' : look.stroke);
  const room = kind === 'decision' ? w * 0.68 : w - 20;
  const lines = wrap(label, room, look.fontSize);
  const small = look.fontSize * 0.84;
  const more = detail ? wrap(detail, room, small) : [];
  const lead = look.fontSize * 1.25;
  const block = lines.length * lead + more.length * small * 1.3;
  return (
    <g>
      {kind === 'decision' ? (
        <path
          d={`M${x + w / 2} ${y}L${x + w} ${y + h / 2}L${x + w / 2} ${y + h}L${x} ${y + h / 2}Z`}
          fill={fill}
          stroke={stroke}
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ) : (
        <rect
          x={x}
          y={y}
          width={w}
          height={h}
          rx={ends ? h / 2 : look.radius}
          fill={kind === 'group' ? 'none' : fill}
          stroke={stroke}
          strokeWidth="1.5"
          strokeDasharray={kind === 'group' ? '5 5' : undefined}
        />
      )}
      <text x={x + w / 2} textAnchor="middle" fill={ink} fontWeight={kind === 'note' ? 400 : 550}>
        {lines.map((line, i) => (
          <tspan key={line} x={x + w / 2} y={y + h / 2 - block / 2 + lead * (i + 0.76)}>
            {line}
          </tspan>
        ))}
        {more.map((line, i) => (
          <tspan
            key={line}
            x={x + w / 2}
            y={y + h / 2 - block / 2 + lines.length * lead + small * 1.3 * (i + 0.74)}
            fontSize={small}
            fontWeight="400"
            fillOpacity=".7"
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

type XY = [number, number];

function Line({
  edge,
  places,
  look,
  marker,
}: {
  edge: Edge;
  places: Map<string, Place>;
  look: Required<DiagramStyle>;
  marker: string;
}) {
  const a = places.get(edge.from);
  const b = places.get(edge.to);
  if (!a || !b) throw new Error(`The line ${edge.from} → ${edge.to} names a node that is not there`);
  const [out, into] = sides(a, b, edge);
  const start = port(a, out, edge.outShift ?? 0);
  const tip = port(b, into, edge.inShift ?? 0);
  const end = step(tip, into, 8);
  const points = route(start, out, end, into, edge.bend ?? 0.5);
  const colour = edge.colour ?? look.line;
  const id = `${marker}${colour.replace(/[^a-z0-9]/gi, '')}`;
  const spot = labelSpot(points);
  const chars = (edge.label?.length ?? 0) * look.fontSize * 0.5;
  return (
    <g>
      <marker
        id={id}
        viewBox="0 0 10 10"
        refX="2"
        refY="5"
        markerWidth="9"
        markerHeight="9"
        orient="auto"
        markerUnits="userSpaceOnUse"
      >
        <path d="M0 0 10 5 0 10Z" fill={colour} />
      </marker>
      <path
        d={rounded(points, 10)}
        fill="none"
        stroke={colour}
        strokeWidth="1.75"
        strokeDasharray={edge.dashed ? '5 5' : undefined}
        markerEnd={`url(#${id})`}
      />
      {edge.label && (
        <>
          <rect
            x={spot[0] - chars / 2 - 7}
            y={spot[1] - look.fontSize * 0.8}
            width={chars + 14}
            height={look.fontSize * 1.6}
            rx={look.fontSize * 0.8}
            fill="#fff"
            stroke={colour}
            strokeOpacity=".4"
          />
          <text
            x={spot[0]}
            y={spot[1] + 0.5}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={look.fontSize * 0.86}
            fill={look.ink}
          >
            {edge.label}
          </text>
        </>
      )}
    </g>
  );
}

function sides(a: Place, b: Place, edge: Edge): [Side, Side] {
  const dx = b.x + b.width / 2 - (a.x + a.width / 2);
  const dy = b.y + b.height / 2 - (a.y + a.height / 2);
  const level = b.x >= a.x + a.width + 16 || b.x + b.width <= a.x - 16;
  const guess: [Side, Side] =
    level && Math.abs(dx) > Math.abs(dy) * 0.6
      ? dx > 0
        ? ['right', 'left']
        : ['left', 'right']
      : dy > 0
        ? ['bottom', 'top']
        : ['top', 'bottom'];
  return [edge.out ?? guess[0], edge.in ?? guess[1]];
}

function port({ x, y, width, height }: Place, side: Side, shift: number): XY {
  if (side === 'top') return [x + width / 2 + shift, y];
  if (side === 'bottom') return [x + width / 2 + shift, y + height];
  if (side === 'left') return [x, y + height / 2 + shift];
  return [x + width, y + height / 2 + shift];
}

function step([x, y]: XY, side: Side, by: number): XY {
  return side === 'top'
    ? [x, y - by]
    : side === 'bottom'
      ? [x, y + by]
      : side === 'left'
        ? [x - by, y]
        : [x + by, y];
}

function route(a: XY, out: Side, b: XY, into: Side, bend: number): XY[] {
  const flatOut = out === 'left' || out === 'right';
  const flatIn = into === 'left' || into === 'right';
  if (flatOut !== flatIn) return [a, flatOut ? [b[0], a[1]] : [a[0], b[1]], b];
  if (flatOut) {
    if (Math.abs(a[1] - b[1]) < 0.5) return [a, b];
    const same = out === into;
    const x = same
      ? out === 'right'
        ? Math.max(a[0], b[0]) + 24
        : Math.min(a[0], b[0]) - 24
      : a[0] + (b[0] - a[0]) * bend;
    return [a, [x, a[1]], [x, b[1]], b];
  }
  if (Math.abs(a[0] - b[0]) < 0.5) return [a, b];
  const same = out === into;
  const y = same
    ? out === 'bottom'
      ? Math.max(a[1], b[1]) + 24
      : Math.min(a[1], b[1]) - 24
    : a[1] + (b[1] - a[1]) * bend;
  return [a, [a[0], y], [b[0], y], b];
}

function rounded(points: readonly XY[], radius: number): string {
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const toward = ([px, py]: XY, r: number): XY => {
        const length = Math.hypot(px - x, py - y) || 1;
        const k = Math.min(r, length / 2) / length;
        return [x + (px - x) * k, y + (py - y) * k];
      };
      const a = toward(before, radius);
      const b = toward(after, radius);
      return `L${a[0]} ${a[1]}Q${x} ${y} ${b[0]} ${b[1]}`;
    })
    .join('');
}

/** The middle of the longest stretch. */
function labelSpot(points: readonly XY[]): XY {
  let best: XY = points[0]!;
  let longest = -1;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const length = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (length > longest) {
      longest = length;
      best = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    }
  }
  return best;
}

/** SVG does not break lines: a good guess at where they break. */
function wrap(text: string, room: number, fontSize: number): string[] {
  const fits = Math.max(6, Math.floor(room / (fontSize * 0.52)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= fits)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export type Branch = Omit<Node, 'x' | 'y' | 'id'> & {
  id?: string;
  children?: readonly Branch[];
  stack?: boolean;
};

/**
 * Lays a sitemap out as a tree, top down. A branch with `stack: true` lists its children
 * below itself, indented, as sitemaps do at the lowest level. Returns nodes and edges for Diagram.
 */
export function treeLayout(
  rootBranch: Branch,
  { x = 0, y = 0, nodeWidth = 148, nodeHeight = 52, gapX = 24, gapY = 56, stackGap = 14, indent = 24 } = {},
): { nodes: Node[]; edges: Edge[]; width: number; height: number } {
  const nodes: Node[] = [];
  const edges: Edge[] = [];
  let deepest = 0;
  const span = (b: Branch): number => {
    const w = b.width ?? nodeWidth;
    if (!b.children?.length) return w;
    if (b.stack) return Math.max(w, indent + Math.max(...b.children.map((c) => c.width ?? nodeWidth)));
    return Math.max(
      w,
      b.children.map(span).reduce((sum, s) => sum + s + gapX, -gapX),
    );
  };
  const put = (b: Branch, left: number, top: number, path: string): Node => {
    const { children = [], stack, ...node } = b;
    const w = b.width ?? nodeWidth;
    const h = b.height ?? nodeHeight;
    const own = stack ? left : left + (span(b) - w) / 2;
    const placed: Node = { kind: 'page', ...node, id: b.id ?? path, x: own, y: top, width: w, height: h };
    nodes.push(placed);
    deepest = Math.max(deepest, top + h);
    let nextX =
      left +
      (stack ? 0 : Math.max(0, (w - children.map(span).reduce((sum, s) => sum + s + gapX, -gapX)) / 2));
    let nextY = top + h + (stack ? stackGap : gapY);
    children.forEach((child, i) => {
      const at = stack
        ? put(child, left + indent, nextY, `${path}.${i}`)
        : put(child, nextX, nextY, `${path}.${i}`);
      edges.push(
        stack
          ? { from: placed.id, to: at.id, out: 'bottom', in: 'left', outShift: -w / 2 + indent / 2 }
          : { from: placed.id, to: at.id, out: 'bottom', in: 'top' },
      );
      if (stack) nextY += (child.height ?? nodeHeight) + stackGap;
      else nextX += span(child) + gapX;
    });
    return placed;
  };
  put(rootBranch, x, y, 'root');
  return { nodes, edges, width: span(rootBranch), height: deepest - y };
}
