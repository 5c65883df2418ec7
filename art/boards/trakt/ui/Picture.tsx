import type { ReactNode } from 'react';
import { c } from './theme.ts';

type Pad = number | [number, number, number, number];

/** A screen on the soft ground of this world. With a zero pad on a side the screen runs out of the picture there. */
export function Picture({
  width,
  height,
  pad,
  ground = c.lavender,
  children,
}: {
  width: number;
  height: number;
  pad: Pad;
  ground?: string;
  children: ReactNode;
}) {
  const [top, right, bottom, left] = typeof pad === 'number' ? [pad, pad, pad, pad] : pad;
  const r = (a: number, b: number) => (a > 0 && b > 0 ? 18 : 0);
  return (
    <div style={{ position: 'absolute', inset: 0, width, height, background: ground, overflow: 'hidden' }}>
      <div
        style={{
          position: 'absolute',
          left,
          top,
          width: width - left - right,
          height: height - top - bottom,
          overflow: 'hidden',
          borderRadius: `${r(top, left)}px ${r(top, right)}px ${r(bottom, right)}px ${r(bottom, left)}px`,
          background: '#fff',
          boxShadow:
            '0 0 0 1px rgb(58 49 184 / 0.12), 0 10px 24px rgb(58 49 184 / 0.12), 0 30px 60px rgb(58 49 184 / 0.12)',
        }}
      >
        {children}
      </div>
    </div>
  );
}
