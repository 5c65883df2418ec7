import { Brush, type XY } from '../../../kit/brush.tsx';
import { site } from '../palette.ts';

/** The bar chart that turns into paint: card at (cx, cy), turned. */
const chart = { cx: 660, cy: 252, turn: 15, width: 104, height: 92 };
const bars = [
  { x: 17, width: 15, height: 30, colour: site.dusk },
  { x: 37, width: 15, height: 48, colour: site.sage },
  { x: 57, width: 15, height: 40, colour: site.clay },
  { x: 77, width: 15, height: 62, colour: site.yellow },
];

function onBoard(x: number, y: number): XY {
  const angle = (chart.turn * Math.PI) / 180;
  const [dx, dy] = [x - chart.width / 2, y - chart.height / 2];
  return [
    chart.cx + dx * Math.cos(angle) - dy * Math.sin(angle),
    chart.cy + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/** Every bar leaves through the top of its card and becomes a stroke of the sky. */
export function PaintedBars() {
  const ways: XY[][] = [
    [
      [658, 150],
      [622, 110],
      [560, 102],
      [504, 122],
      [442, 150],
    ],
    [
      [682, 144],
      [646, 86],
      [564, 70],
      [486, 94],
      [402, 126],
    ],
    [
      [704, 142],
      [670, 62],
      [570, 40],
      [472, 68],
      [378, 110],
      [304, 122],
    ],
    [
      [726, 146],
      [700, 54],
      [594, 21],
      [478, 36],
      [374, 80],
      [270, 106],
    ],
  ];
  const widths = [18, 21, 23, 30];
  return (
    <g>
      {bars.map((bar, i) => {
        const start = onBoard(bar.x + bar.width / 2, chart.height - 14 - bar.height + 3);
        const out = onBoard(bar.x + bar.width / 2, -14);
        return (
          <Brush
            key={bar.colour}
            seed={`bar${i}`}
            colour={bar.colour}
            width={widths[i]!}
            taper={[bar.width / widths[i]!, 0.8]}
            load={0.86}
            ragged={60}
            vary={0.11}
            points={[start, out, ...ways[i]!]}
          />
        );
      })}
      <circle cx="741" cy="118" r="4.5" fill={site.yellow} />
      <circle cx="733" cy="94" r="2.6" fill={site.yellow} />
      <circle cx="628" cy="150" r="2.6" fill={site.dusk} />
      <circle cx="258" cy="112" r="3" fill={site.yellow} />
    </g>
  );
}

export function ChartCard() {
  const { cx, cy, turn, width, height } = chart;
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${turn}) translate(${-width / 2} ${-height / 2})`}>
      <CardGround width={width} height={height} />
      {bars.map((bar) => (
        <rect
          key={bar.colour}
          x={bar.x}
          y={height - 14 - bar.height}
          width={bar.width}
          height={bar.height}
          rx="2.5"
          fill={bar.colour}
        />
      ))}
      <path
        d={`M12 ${height - 12.5}H${width - 12}`}
        stroke={site.grey}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

/** Leaves the screen, straightens up, drifts off. */
export function FloatingCards() {
  return (
    <g>
      <g transform="translate(478 338) rotate(-5)">
        <CardGround width={88} height={58} />
        <circle cx="19" cy="20" r="9" fill={site.blush} />
        <path d="M11.5 25.5C13 20 25 20 26.5 25.5A9 9 0 0 1 11.5 25.5Z" fill={site.clay} />
        <circle cx="19" cy="17.5" r="3.6" fill={site.clayDark} />
        <path d="M35 16H66" stroke={site.ink} strokeWidth="4" strokeLinecap="round" />
        <path d="M35 25H56" stroke={site.grey} strokeWidth="3" strokeLinecap="round" />
        <rect x="10" y="37" width="34" height="12" rx="6" fill={site.yellow} />
        <rect x="50" y="37" width="28" height="12" rx="6" fill={site.light} stroke={site.grey} />
      </g>
      <g transform="translate(532 290) rotate(5)">
        <CardGround width={74} height={44} />
        <rect x="10" y="13" width="32" height="18" rx="9" fill={site.sageDark} />
        <circle cx="33" cy="22" r="6.5" fill="#fff" />
        <path d="M50 18H63" stroke={site.ink} strokeWidth="3.5" strokeLinecap="round" />
        <path d="M50 26H59" stroke={site.grey} strokeWidth="3" strokeLinecap="round" />
      </g>
    </g>
  );
}

function CardGround({ width, height }: { width: number; height: number }) {
  return (
    <g>
      <rect x="-5" y="9" width={width} height={height} rx="9" fill={site.ink} opacity=".16" />
      <rect width={width} height={height} rx="9" fill="#fff" stroke="#e3dad0" strokeWidth="1.2" />
    </g>
  );
}

/** Whose cursor it is. */
export function NameCursor({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 0L4.5 19L9.5 13.2L17 12.4Z"
        fill={site.ink}
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <rect x="12" y="16" width="40" height="19" rx="9.5" fill={site.yellow} />
      <text
        x="32"
        y="29.5"
        textAnchor="middle"
        fontFamily="'Lexend Variable'"
        fontSize="11"
        fontWeight="600"
        fill={site.ink}
      >
        Mina
      </text>
    </g>
  );
}
