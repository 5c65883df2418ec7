import { minimumJerk, mix, ramp } from './motion.ts';

/** A place to be at second `at`; `press` marks a click or tap that starts on arrival. */
export type Stop = { at: number; x: number; y: number; press?: boolean };
export type Hand = { x: number; y: number; pressed: number; ripple: number };

const reach = 0.85;
const longestMove = 0.9;

/** Where the hand is at `t`. It rests, then leaves late enough to arrive on time, along a slight arc. */
export function handAt(stops: readonly Stop[], t: number): Hand {
  const next = stops.findIndex((s) => s.at > t);
  const last = next === -1 ? stops.at(-1)! : stops[Math.max(0, next - 1)]!;
  const tap = press(stops, t);
  if (next <= 0) return { x: last.x, y: last.y, ...tap };
  const to = stops[next]!;
  const span = Math.min((to.at - last.at) * reach, longestMove);
  const u = minimumJerk(ramp(t, to.at - span, to.at));
  const bend = Math.sin(Math.PI * u) * 0.06;
  return {
    x: mix(last.x, to.x, u) + (to.y - last.y) * bend,
    y: mix(last.y, to.y, u) - (to.x - last.x) * bend,
    ...tap,
  };
}

function press(stops: readonly Stop[], t: number): { pressed: number; ripple: number } {
  const tap = stops.findLast((s) => s.press && s.at <= t);
  if (!tap) return { pressed: 0, ripple: 0 };
  const since = t - tap.at;
  const pressed = since < 0.08 ? since / 0.08 : 1 - ramp(since, 0.12, 0.28);
  return { pressed, ripple: since < 0.5 ? since / 0.5 : 0 };
}

/** Arrow pointer of a desktop; its tip is at (x, y). */
export function Pointer({
  hand,
  size = 28,
  colour = '#1d1917',
}: {
  hand: Hand;
  size?: number;
  colour?: string;
}) {
  const scale = (size / 28) * (1 - 0.12 * hand.pressed);
  return (
    <svg
      width={60}
      height={60}
      viewBox="-30 -30 60 60"
      style={{
        position: 'absolute',
        left: hand.x - 30,
        top: hand.y - 30,
        overflow: 'visible',
        pointerEvents: 'none',
      }}
      aria-hidden
    >
      {hand.ripple > 0 && (
        <circle
          r={6 + 22 * hand.ripple}
          fill="none"
          stroke={colour}
          strokeWidth={2}
          opacity={0.35 * (1 - hand.ripple)}
        />
      )}
      <g transform={`scale(${scale})`} style={{ filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 0.28))' }}>
        <path
          d="M0 0 L0 20.5 L5.2 15.8 L8.7 23.5 L12.3 21.9 L8.9 14.4 L15.8 13.9 Z"
          fill={colour}
          stroke="#fff"
          strokeWidth={1.6}
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}

/** Fingertip on a phone: a soft disc, centred on (x, y), that grows dense while it presses. */
export function Finger({
  hand,
  size = 44,
  colour = '#1d1917',
  shown = 1,
}: {
  hand: Hand;
  size?: number;
  colour?: string;
  shown?: number;
}) {
  const radius = (size / 2) * (1 - 0.14 * hand.pressed);
  return (
    <svg
      width={size * 3}
      height={size * 3}
      viewBox={`${-size * 1.5} ${-size * 1.5} ${size * 3} ${size * 3}`}
      style={{
        position: 'absolute',
        left: hand.x - size * 1.5,
        top: hand.y - size * 1.5,
        pointerEvents: 'none',
      }}
      opacity={shown}
      aria-hidden
    >
      {hand.ripple > 0 && (
        <circle r={radius + size * 0.6 * hand.ripple} fill={colour} opacity={0.16 * (1 - hand.ripple)} />
      )}
      <circle r={radius} fill={colour} opacity={0.2 + 0.16 * hand.pressed} />
      <circle r={radius - 1} fill="none" stroke="#fff" strokeWidth={2} opacity={0.75} />
    </svg>
  );
}
