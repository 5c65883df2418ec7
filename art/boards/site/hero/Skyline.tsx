import { Brush } from '../../../kit/brush.tsx';
import { random } from '../../../kit/random.ts';
import { site } from '../palette.ts';

const water = 340;

type Tower = { x: number; w: number; top: number; roof?: 'flat' | 'step' | 'slant' | 'round' | 'spire' };

const far: Tower[] = [
  { x: 86, w: 26, top: 268 },
  { x: 116, w: 20, top: 284, roof: 'step' },
  { x: 222, w: 24, top: 232 },
  { x: 250, w: 26, top: 206, roof: 'step' },
  { x: 282, w: 30, top: 222 },
  { x: 318, w: 22, top: 244, roof: 'slant' },
  { x: 430, w: 24, top: 262 },
  { x: 466, w: 26, top: 236, roof: 'round' },
  { x: 500, w: 22, top: 256 },
  { x: 528, w: 30, top: 226, roof: 'step' },
  { x: 566, w: 22, top: 250 },
  { x: 592, w: 26, top: 272 },
];

const near: Tower[] = [
  { x: 84, w: 22, top: 296 },
  { x: 110, w: 26, top: 304 },
  { x: 214, w: 20, top: 276, roof: 'step' },
  { x: 238, w: 24, top: 250 },
  { x: 266, w: 26, top: 236, roof: 'spire' },
  { x: 296, w: 22, top: 266 },
  { x: 322, w: 24, top: 290, roof: 'slant' },
  { x: 432, w: 26, top: 296 },
  { x: 462, w: 22, top: 276, roof: 'slant' },
  { x: 488, w: 28, top: 300 },
  { x: 520, w: 24, top: 268, roof: 'step' },
  { x: 548, w: 26, top: 288 },
  { x: 580, w: 20, top: 274, roof: 'round' },
  { x: 602, w: 18, top: 300 },
];

/** Toronto over the harbour, against the sun. */
export function Skyline() {
  return (
    <g>
      <Sky />
      <Sun />
      {far.map((tower) => (
        <Building key={tower.x} {...tower} fill="#c08c86" rim="#f0b27c" />
      ))}
      <Dome />
      {near.map((tower) => (
        <Building key={tower.x} {...tower} fill="#6d6681" rim="#eaa56b" lit />
      ))}
      <CnTower x={190} />
      <Water />
      <Street />
    </g>
  );
}

function Sky() {
  const bands: [number, string, number][] = [
    [58, '#7f95b4', 46],
    [88, '#93a5bd', 42],
    [118, '#aeb2bf', 40],
    [146, '#cdbcb4', 38],
    [174, '#e6c2a0', 38],
    [202, '#f2c486', 38],
    [232, '#f6c56b', 40],
    [262, '#f7c859', 40],
    [292, '#f8cf6e', 40],
    [324, '#f9d98d', 44],
  ];
  const dice = random('sky');
  return (
    <g>
      <rect x="80" y="46" width="540" height="300" fill="#e6c29c" />
      {bands.map(([y, colour, width], i) => {
        const strokes = [0, 1, 2].map((k) => {
          const start = 60 + k * 190 + dice.between(-40, 20);
          const end = start + dice.between(230, 300);
          const tip = dice.between(-9, 9);
          return (
            <Brush
              key={k}
              seed={`sky${i}${k}`}
              colour={colour}
              width={width}
              vary={0.045}
              load={0.95}
              points={[
                [start, y + tip],
                [(start + end) / 2, y - 6 + tip * 0.3],
                [end, y + dice.between(-8, 8)],
              ]}
            />
          );
        });
        return <g key={y}>{strokes}</g>;
      })}
      <Brush
        seed="cloud1"
        colour="#fbe9c9"
        width={9}
        load={0.5}
        points={[
          [110, 214],
          [170, 208],
          [228, 211],
        ]}
        opacity={0.8}
      />
      <Brush
        seed="cloud2"
        colour="#f7d9b6"
        width={7}
        load={0.5}
        points={[
          [458, 176],
          [520, 170],
          [596, 174],
        ]}
        opacity={0.8}
      />
      <Brush
        seed="cloud3"
        colour="#f3cbb2"
        width={11}
        load={0.6}
        points={[
          [96, 150],
          [150, 143],
          [172, 145],
        ]}
        opacity={0.85}
      />
      <Brush
        seed="cloud4"
        colour="#fbe9c9"
        width={6}
        load={0.5}
        points={[
          [300, 168],
          [360, 164],
          [410, 167],
        ]}
        opacity={0.7}
      />
    </g>
  );
}

function Sun() {
  return (
    <g>
      <circle cx="386" cy="286" r="92" fill="#fde7ae" opacity=".35" />
      <circle cx="386" cy="286" r="70" fill="#fff0c4" opacity=".5" />
      <circle cx="386" cy="286" r="48" fill="#fffaf0" />
      <circle cx="386" cy="286" r="48" fill={site.yellow} opacity=".22" />
    </g>
  );
}

function Building({
  x,
  w,
  top,
  roof = 'flat',
  fill,
  rim,
  lit = false,
}: Tower & { fill: string; rim: string; lit?: boolean }) {
  const dice = random(`b${x}${top}`);
  const sunSide = x + w / 2 < 386;
  const edge = sunSide ? x + w - 2.2 : x;
  const shapes: Record<NonNullable<Tower['roof']>, string> = {
    flat: `M${x} ${water}V${top}H${x + w}V${water}Z`,
    step: `M${x} ${water}V${top + 16}H${x + w * 0.25}V${top}H${x + w * 0.75}V${top + 10}H${x + w}V${water}Z`,
    slant: `M${x} ${water}V${top + 14}L${x + w} ${top}V${water}Z`,
    round: `M${x} ${water}V${top + 12}Q${x + w / 2} ${top - 8} ${x + w} ${top + 12}V${water}Z`,
    spire: `M${x} ${water}V${top}H${x + w * 0.42}V${top - 26}H${x + w * 0.58}V${top}H${x + w}V${water}Z`,
  };
  const edgeTop =
    roof === 'step'
      ? top + (sunSide ? 10 : 16)
      : roof === 'slant'
        ? sunSide
          ? top
          : top + 14
        : roof === 'round'
          ? top + 12
          : top;
  const windows = [];
  if (lit)
    for (let wy = top + 22; wy < water - 8; wy += 7)
      for (let wx = x + 4; wx < x + w - 5; wx += 5)
        if (dice.chance(0.22))
          windows.push(
            <rect
              key={`${wx}${wy}`}
              x={wx}
              y={wy}
              width="2.4"
              height="3.4"
              fill="#ffdf8e"
              opacity={dice.between(0.55, 1).toFixed(2)}
            />,
          );
  return (
    <g>
      <path d={shapes[roof]} fill={fill} />
      <rect x={edge} y={edgeTop} width="2.2" height={water - edgeTop} fill={rim} opacity=".9" />
      {windows}
    </g>
  );
}

function Dome() {
  return (
    <g>
      <path d="M134 340V326C138 306 156 298 172 298S200 306 204 326V340Z" fill="#b59aa0" />
      <path
        d="M150 303C162 310 168 322 169 340M186 301C180 310 178 324 178 340M134 326H204"
        fill="none"
        stroke="#d9b9a8"
        strokeWidth="1.6"
      />
      <path
        d="M172 298C188 298 200 306 204 326V340H198C197 318 190 304 172 298Z"
        fill="#e6b58c"
        opacity=".8"
      />
    </g>
  );
}

function CnTower({ x }: { x: number }) {
  const dark = '#584f68';
  const glow = '#f3b877';
  return (
    <g>
      <path
        d={`M${x - 12} ${water}C${x - 6} 300 ${x - 4.5} 250 ${x - 3.6} 196H${x + 3.6}C${x + 4.5} 250 ${x + 6} 300 ${x + 12} ${water}Z`}
        fill={dark}
      />
      <path
        d={`M${x + 2} 196H${x + 3.6}C${x + 4.5} 250 ${x + 6} 300 ${x + 12} ${water}H${x + 7}C${x + 4} 300 ${x + 3} 250 ${x + 2} 196Z`}
        fill={glow}
      />
      <path
        d={`M${x - 9} 198C${x - 9} 203 ${x - 5} 206 ${x} 206S${x + 9} 203 ${x + 9} 198Z`}
        fill="#e9ddd4"
      />
      <path
        d={`M${x - 17} 190Q${x - 17} 198 ${x - 9} 199H${x + 9}Q${x + 17} 198 ${x + 17} 190L${x + 14} 184H${x - 14}Z`}
        fill={dark}
      />
      <path d={`M${x + 6} 184H${x + 14}L${x + 17} 190Q${x + 17} 198 ${x + 9} 199H${x + 4}Z`} fill={glow} />
      <path d={`M${x - 15} 190.5H${x + 15}`} stroke="#ffdf8e" strokeWidth="1.6" strokeDasharray="2.5 1.5" />
      <path
        d={`M${x - 11} 184C${x - 11} 178 ${x - 6} 175 ${x - 4} 175H${x + 4}C${x + 6} 175 ${x + 11} 178 ${x + 11} 184Z`}
        fill={dark}
      />
      <rect x={x - 2.6} y="142" width="5.2" height="34" fill={dark} />
      <rect x={x + 1.2} y="142" width="1.6" height="34" fill={glow} />
      <path d={`M${x - 6} 146Q${x - 6} 140 ${x} 140T${x + 6} 146L${x + 3} 149H${x - 3}Z`} fill={dark} />
      <path
        d={`M${x - 1.8} 141L${x - 1} 122H${x - 0.5}L${x} 100L${x + 0.5} 122H${x + 1}L${x + 1.8} 141Z`}
        fill={dark}
        stroke={dark}
        strokeWidth=".8"
      />
      <circle cx={x} cy="101" r="1.8" fill={site.red} />
    </g>
  );
}

function Water() {
  const dice = random('water');
  const glints = Array.from({ length: 46 }, (_, i) => {
    const y = water + 4 + dice.next() ** 1.2 * 46;
    const near = 1 - Math.min(1, (y - water) / 60) * 0.3;
    const x = dice.chance(0.5) ? 386 + dice.gauss() * 60 : dice.between(90, 610);
    const warm = Math.abs(x - 386) < 110;
    return (
      <path
        key={i}
        d={`M${x.toFixed(1)} ${y.toFixed(1)}h${(dice.between(8, 30) / near).toFixed(1)}`}
        stroke={warm ? '#ffe7ab' : dice.pick(['#a4adc0', '#8d9cb5', '#e5bf9b'])}
        strokeWidth={dice.between(1, 2.4).toFixed(1)}
        opacity=".85"
      />
    );
  });
  return (
    <g strokeLinecap="round">
      <rect x="80" y={water} width="540" height="60" fill="#76879f" />
      <Brush
        seed="w1"
        colour="#8292aa"
        width={20}
        load={0.9}
        vary={0.06}
        points={[
          [70, 352],
          [220, 349],
          [350, 352],
        ]}
      />
      <Brush
        seed="w2"
        colour="#d9b592"
        width={16}
        load={0.8}
        vary={0.08}
        points={[
          [300, 351],
          [400, 349],
          [480, 352],
        ]}
      />
      <Brush
        seed="w3"
        colour="#6b7d98"
        width={22}
        load={0.9}
        vary={0.06}
        points={[
          [70, 374],
          [240, 371],
          [420, 376],
        ]}
      />
      <Brush
        seed="w4"
        colour="#7488a4"
        width={24}
        load={0.9}
        vary={0.06}
        points={[
          [410, 366],
          [520, 362],
          [640, 368],
        ]}
      />
      {glints}
      <g transform="translate(132 326)">
        <path d="M16 2V30M16 4L31 27H16Z" fill="#fff6e6" stroke="#fff6e6" strokeWidth="1" />
        <path d="M14 7L3 27H14Z" fill="#f2c9a0" />
        <path d="M0 30H34L29 36H6Z" fill={site.ink} />
      </g>
    </g>
  );
}

/** Queens Quay, more or less, and the streetcar that runs along it. */
function Street() {
  const trees: [number, number][] = [
    [92, 15],
    [118, 12],
    [250, 14],
    [520, 15],
    [548, 12],
    [600, 16],
  ];
  return (
    <g>
      <path d="M80 392C160 386 260 388 360 390S540 386 620 391V452H80Z" fill="#7d7a72" />
      <path d="M80 392C160 386 260 388 360 390S540 386 620 391V400C540 396 200 396 80 400Z" fill="#8c9a78" />
      {trees.map(([x, r]) => (
        <g key={x}>
          <rect x={x - 1.5} y={386 - r} width="3" height={r + 10} fill="#4b3b38" />
          <circle cx={x} cy={380 - r} r={r} fill="#66785f" />
          <path
            d={`M${x} ${380 - 2 * r}A${r} ${r} 0 0 1 ${x + r * 0.8} ${380 - r * 0.4}A${r * 1.3} ${r * 1.3} 0 0 0 ${x} ${380 - 2 * r}Z`}
            fill="#d8a95f"
          />
        </g>
      ))}
      <path d="M80 424H620M80 433H620" stroke="#5f5a56" strokeWidth="2" />
      <path
        d="M80 362C200 367 420 367 620 361"
        fill="none"
        stroke={site.ink}
        strokeWidth="1.2"
        opacity=".7"
      />
      <Streetcar x={98} y={384} />
    </g>
  );
}

function Streetcar({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M56 0L66 -17M66 -17L78 -15"
        stroke={site.ink}
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="2" y="44" width="122" height="6" rx="3" fill={site.ink} opacity=".35" />
      <path d="M6 2H112Q121 2 123 12L126 40Q126 45 121 45H4Q0 45 0 41V10Q0 2 6 2Z" fill={site.red} />
      <path d="M0 28H124.6L126 40Q126 45 121 45H4Q0 45 0 41Z" fill={site.redDark} />
      <path d="M4 0H110Q114 0 115 3H2Q2 0 4 0Z" fill="#f4ece4" />
      <path d="M0 26H124.5V30H0Z" fill="#f7efe6" />
      <g fill="#ffe3a0">
        <rect x="6" y="9" width="15" height="13" rx="2" />
        <rect x="36" y="9" width="15" height="13" rx="2" />
        <rect x="54" y="9" width="15" height="13" rx="2" />
        <rect x="87" y="9" width="13" height="13" rx="2" />
        <path d="M104 9H114Q117 9 118 13L119.5 22H104Z" />
      </g>
      <g fill="#3d3230">
        <rect x="23.5" y="7" width="10" height="36" rx="1.5" />
        <rect x="72" y="7" width="12" height="36" rx="1.5" />
      </g>
      <path d="M24.5 9h8v20h-8zM73.5 9h4v20h-4zM79 9h4v20h-4z" fill="#cfa86b" />
      <g fill={site.ink}>
        <circle cx="14" cy="45" r="5" />
        <circle cx="50" cy="45" r="5" />
        <circle cx="64" cy="45" r="5" />
        <circle cx="104" cy="45" r="5" />
      </g>
      <circle cx="122" cy="36" r="2.2" fill="#fff2c9" />
      <rect x="38" y="3.2" width="30" height="3.6" rx="1" fill={site.ink} />
    </g>
  );
}
