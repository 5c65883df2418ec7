import { type ReactNode, useId } from 'react';
import { c, type } from '../world.ts';

/**
 * Pip, a maple key: a round seed in coral boots with its wing for a hat.
 * Drawn on 240 × 304 (the wing reaches up to y = −24); the feet stand on y = 268.
 */
export type Pose = 'stand' | 'wave' | 'cheer' | 'think' | 'point' | 'present' | 'hold' | 'shrug';
export type Eyes = 'open' | 'happy' | 'wink' | 'up' | 'side' | 'down';
export type Mouth = 'smile' | 'grin' | 'oh' | 'small' | 'wobble';

export type PipProps = {
  size: number;
  pose?: Pose;
  eyes?: Eyes;
  mouth?: Mouth;
  tilt?: number;
  flip?: boolean;
  label?: string;
  shadow?: boolean;
};

const green = { base: '#86bf6c', light: '#a4d18a', shade: '#67a457', arm: '#5d9a50', line: '#2f5a36' };
const boot = { base: '#f4775a', shade: '#d9543a', sole: '#a63d28' };

export function Pip({
  size,
  pose = 'stand',
  eyes = 'open',
  mouth = 'smile',
  tilt = 0,
  flip,
  label = 'T4',
  shadow = true,
}: PipProps) {
  const id = useId();
  return (
    <svg
      width={size}
      height={(size * 304) / 240}
      viewBox="0 -24 240 304"
      style={{ overflow: 'visible', flex: 'none' }}
      aria-hidden
    >
      <defs>
        <linearGradient id={`${id}wing`} x1=".1" y1="1" x2=".75" y2="0">
          <stop offset="0" stopColor="#a9d283" />
          <stop offset=".5" stopColor="#cfe39b" />
          <stop offset=".8" stopColor="#f6c58c" />
          <stop offset="1" stopColor="#ff9f80" />
        </linearGradient>
        <clipPath id={`${id}body`}>
          <path d={body} />
        </clipPath>
      </defs>
      {shadow && <ellipse cx="120" cy="268" rx="56" ry="8" fill={c.ink} opacity=".1" />}
      <g transform={`${flip ? 'translate(240 0) scale(-1 1)' : ''} rotate(${tilt} 120 240)`}>
        <Legs jump={pose === 'cheer'} />
        <g transform={pose === 'cheer' ? 'translate(0 -10)' : undefined}>
          <Wing fill={`url(#${id}wing)`} />
          {arms[pose].back}
          <path d={body} fill={green.base} />
          <g clipPath={`url(#${id}body)`}>
            <path
              d="M168 84C200 120 204 190 160 236C180 240 216 214 214 160C212 116 196 96 168 84Z"
              fill={green.shade}
            />
            <path
              d="M120 236C78 236 52 212 48 180C58 210 86 224 122 224C156 224 180 212 192 184C190 214 160 236 120 236Z"
              fill={green.shade}
              opacity=".55"
            />
            <ellipse cx="82" cy="122" rx="17" ry="11" transform="rotate(-38 82 122)" fill={green.light} />
            <ellipse cx="63" cy="147" rx="5.5" ry="4" transform="rotate(-50 63 147)" fill={green.light} />
          </g>
          <Face eyes={eyes} mouth={mouth} />
          {arms[pose].front(label)}
        </g>
      </g>
    </svg>
  );
}

const body = 'M120 92C164 92 194 122 194 166C194 210 162 238 120 238S46 210 46 166C46 122 76 92 120 92Z';

function Wing({ fill }: { fill: string }) {
  return (
    <g>
      <path
        d="M98 104C86 58 104 4 160 -18C190 -30 224 -18 226 14C228 38 214 46 204 60C194 68 188 76 178 84C170 92 164 98 156 104C138 112 114 112 98 104Z"
        fill={fill}
      />
      <g fill="none" stroke="#7fae55" strokeWidth="3" strokeLinecap="round" opacity=".5">
        <path d="M114 86C118 52 140 16 174 0" />
        <path d="M126 92C134 58 160 24 200 4" />
        <path d="M138 96C148 70 172 42 208 26" />
        <path d="M148 98C158 82 174 64 200 50" />
      </g>
      <path d="M96 104C82 58 100 2 160 -20C170 -23 180 -23 188 -20C138 -4 108 42 115 106Z" fill="#8ebf66" />
      <path d="M86 100C96 87 146 87 158 101C150 110 96 110 86 100Z" fill={green.shade} />
    </g>
  );
}

function Legs({ jump }: { jump: boolean }) {
  const one = (x: number, turn: number) => (
    <g transform={`translate(${x} ${jump ? 226 : 232}) rotate(${turn})`}>
      <rect x="-6" y="-6" width="12" height="18" fill={green.arm} />
      <path d="M-11 6H11V22C18 22 22 27 22 32V36H-11Z" fill={boot.base} />
      <path d="M-11 6H11V12H-11Z" fill="#ffb39d" />
      <path d="M-4 36V12H-11V36Z" fill={boot.shade} opacity=".5" />
      <path d="M-12 32H23V36H-12Z" fill={boot.sole} />
    </g>
  );
  return (
    <g>
      <g transform="translate(192 0) scale(-1 1)">{one(96, jump ? 14 : 0)}</g>
      {one(142, jump ? -14 : 0)}
    </g>
  );
}

function Face({ eyes, mouth }: { eyes: Eyes; mouth: Mouth }) {
  const look = { open: [0, 0], up: [3, -4], side: [5, 0], down: [2, 4], happy: [0, 0], wink: [0, 0] }[
    eyes
  ] as [number, number];
  const round = (x: number) => (
    <g>
      <ellipse cx={x + look[0] * 0.5} cy={160 + look[1] * 0.5} rx="8.5" ry="11" fill={green.line} />
      <circle cx={x + 3 + look[0]} cy={156 + look[1]} r="3.4" fill="#fff" />
      <circle cx={x - 2.5 + look[0] * 0.8} cy={164 + look[1]} r="1.6" fill="#fff" opacity=".8" />
    </g>
  );
  const arc = (x: number) => (
    <path
      d={`M${x - 10} 164C${x - 6} 152 ${x + 6} 152 ${x + 10} 164`}
      fill="none"
      stroke={green.line}
      strokeWidth="5"
      strokeLinecap="round"
    />
  );
  return (
    <g>
      <ellipse cx="74" cy="183" rx="13" ry="8.5" fill={c.coral} opacity=".7" />
      <ellipse cx="162" cy="183" rx="13" ry="8.5" fill={c.coral} opacity=".7" />
      {eyes === 'happy' ? arc(92) : round(92)}
      {eyes === 'happy' || eyes === 'wink' ? arc(144) : round(144)}
      {eyes === 'up' || eyes === 'down' ? (
        <g fill="none" stroke={green.line} strokeWidth="3.6" strokeLinecap="round" opacity=".75">
          <path d={eyes === 'down' ? 'M80 141C84 136 90 134 96 136' : 'M82 139C86 135 92 134 98 137'} />
          <path
            d={eyes === 'down' ? 'M140 136C146 134 152 136 156 141' : 'M138 133C144 129 150 129 156 133'}
          />
        </g>
      ) : null}
      {mouths[mouth]}
    </g>
  );
}

const mouths: Record<Mouth, ReactNode> = {
  smile: (
    <path
      d="M106 182C111 191 125 191 130 182"
      fill="none"
      stroke={green.line}
      strokeWidth="4.6"
      strokeLinecap="round"
    />
  ),
  small: (
    <path
      d="M112 185C115 188 121 188 124 185"
      fill="none"
      stroke={green.line}
      strokeWidth="4.6"
      strokeLinecap="round"
    />
  ),
  oh: <ellipse cx="118" cy="187" rx="6" ry="7" fill={green.line} />,
  wobble: (
    <path
      d="M106 188C110 183 114 183 118 187S126 190 131 184"
      fill="none"
      stroke={green.line}
      strokeWidth="4.4"
      strokeLinecap="round"
    />
  ),
  grin: (
    <g>
      <path
        d="M102 179C102 202 134 202 134 179Z"
        fill={green.line}
        strokeLinejoin="round"
        stroke={green.line}
        strokeWidth="3"
      />
      <path d="M109 191C112 197.500 124 197.500 127 191C123 187.500 113 187.500 109 191Z" fill={c.coral} />
    </g>
  ),
};

const limb = (d: string, hand: [number, number]) => (
  <g>
    <path d={d} fill="none" stroke={green.arm} strokeWidth="14" strokeLinecap="round" />
    <circle cx={hand[0]} cy={hand[1]} r="10" fill={green.arm} />
  </g>
);

const none = () => null;
const downLeft = limb('M54 182C38 190 32 202 34 214', [34, 215]);
const downRight = limb('M186 182C202 190 208 202 206 214', [206, 215]);

const arms: Record<Pose, { back: ReactNode; front: (label: string) => ReactNode }> = {
  stand: { back: [<g key="l">{downLeft}</g>, <g key="r">{downRight}</g>], front: none },
  wave: {
    back: [<g key="l">{downLeft}</g>, <g key="r">{limb('M184 164C208 156 218 138 218 116', [219, 112])}</g>],
    front: none,
  },
  cheer: {
    back: [
      <g key="l">{limb('M56 164C34 154 24 136 24 114', [23, 110])}</g>,
      <g key="r">{limb('M184 164C206 154 216 136 216 114', [217, 110])}</g>,
    ],
    front: none,
  },
  think: { back: downLeft, front: () => limb('M190 196C184 222 160 222 142 206', [139, 204]) },
  point: {
    back: [<g key="l">{downLeft}</g>, <g key="r">{limb('M184 176C204 178 222 172 234 162', [237, 160])}</g>],
    front: none,
  },
  present: {
    back: [
      <g key="l">{limb('M56 176C36 180 20 172 10 160', [8, 157])}</g>,
      <g key="r">{limb('M184 176C204 180 220 172 230 160', [232, 157])}</g>,
    ],
    front: none,
  },
  shrug: {
    back: [
      <g key="l">{limb('M56 184C38 194 22 190 14 176', [13, 173])}</g>,
      <g key="r">{limb('M184 184C202 194 218 190 226 176', [227, 173])}</g>,
    ],
    front: none,
  },
  hold: {
    back: null,
    front: (label) => (
      <g>
        <g transform="rotate(-4 120 222)">
          <rect
            x="66"
            y="200"
            width="108"
            height="62"
            rx="8"
            fill={c.ink}
            opacity=".12"
            transform="translate(0 4)"
          />
          <rect x="66" y="198" width="108" height="62" rx="8" fill="#fffdf9" />
          <path d="M66 206a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v8H66Z" fill={c.petal} />
          <text x="77" y="240" fontFamily={type.display} fontSize="24" fontWeight="600" fill={c.ink}>
            {label}
          </text>
          <g stroke={c.line} strokeWidth="5" strokeLinecap="round">
            <path d="M122 228H162M122 240H162M77 251H162" />
          </g>
        </g>
        {limb('M52 190C44 206 48 220 60 226', [63, 228])}
        {limb('M188 190C198 204 194 218 180 224', [178, 224])}
      </g>
    ),
  },
};
