import type { ReactNode } from 'react';
import { Phone } from '../../../kit/devices.tsx';
import { Frame } from '../../../kit/frame.tsx';
import { Key } from './scenery.tsx';

export type Mood = 'coral' | 'cream' | 'leaf' | 'honey';

export const moods: Record<
  Mood,
  { ground: string; disc: string; hill: string; shade: string; tints: [0 | 1 | 2, 0 | 1 | 2] }
> = {
  coral: { ground: '#ffc9b9', disc: '#ffd9cc', hill: '#ffb39d', shade: '#7a2c18', tints: [0, 2] },
  cream: { ground: '#fdebd3', disc: '#fff5e6', hill: '#f9dcb9', shade: '#6b4a22', tints: [1, 0] },
  leaf: { ground: '#cfe6bf', disc: '#e0f0d4', hill: '#b6d8a0', shade: '#24472a', tints: [1, 2] },
  honey: { ground: '#fde3ad', disc: '#ffefcb', hill: '#f8d488', shade: '#6b4710', tints: [1, 0] },
};

/** Sun, hill and two maple keys: the ground every phone of the study stands on. */
export function Ground({
  width,
  height,
  mood,
  keys = true,
}: {
  width: number;
  height: number;
  mood: Mood;
  keys?: boolean;
}) {
  const m = moods[mood];
  const [w, h] = [width, height];
  return (
    <svg
      width={w}
      height={h}
      viewBox={`0 0 ${w} ${h}`}
      style={{ position: 'absolute', inset: 0 }}
      aria-hidden
    >
      <rect width={w} height={h} fill={m.ground} />
      <circle cx={w / 2} cy={h * 0.46} r={Math.min(w * 0.46, h * 0.44)} fill={m.disc} />
      <path
        d={`M0 ${h * 0.84}C${w * 0.24} ${h * 0.74} ${w * 0.4} ${h * 0.9} ${w * 0.62} ${h * 0.86}S${w * 0.9} ${h * 0.76} ${w} ${h * 0.8}V${h}H0Z`}
        fill={m.hill}
      />
      {keys && (
        <>
          <Key x={w * 0.1} y={h * 0.17} turn={-28} scale={1.1} tint={m.tints[0]} />
          <Key x={w * 0.91} y={h * 0.3} turn={34} scale={1} tint={m.tints[1]} />
        </>
      )}
    </svg>
  );
}

/** One phone on a ground, 640 × 800. */
export function OnePhone({
  children,
  mood,
  width = 640,
  height = 800,
  phone = 344,
}: {
  children: ReactNode;
  mood: Mood;
  width?: number;
  height?: number;
  phone?: number;
}) {
  return (
    <Frame ground={moods[mood].ground}>
      <Ground width={width} height={height} mood={mood} />
      <div style={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
        <Phone width={phone} shade={moods[mood].shade}>
          {children}
        </Phone>
      </div>
    </Frame>
  );
}
