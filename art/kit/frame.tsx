import type { CSSProperties, ReactNode } from 'react';

type Boxed = { children?: ReactNode; style?: CSSProperties };

/** Fills the board. Start every board with it. */
export function Frame({
  children,
  ground = '#ffffff',
  pad = 0,
  style,
}: Boxed & { ground?: string; pad?: number | string }) {
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        background: ground,
        padding: pad,
        overflow: 'hidden',
        ...style,
      }}
    >
      {children}
    </div>
  );
}

type Flow = Boxed & {
  gap?: number;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
};

export function Row({ children, gap = 0, align = 'center', justify, style }: Flow) {
  return (
    <div style={{ display: 'flex', gap, alignItems: align, justifyContent: justify, ...style }}>
      {children}
    </div>
  );
}

export function Stack({ children, gap = 0, align = 'stretch', justify, style }: Flow) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap,
        alignItems: align,
        justifyContent: justify,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

export function Grid({
  children,
  columns,
  gap = 0,
  style,
}: Boxed & { columns: number | string; gap?: number | string }) {
  const template = typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns;
  return <div style={{ display: 'grid', gridTemplateColumns: template, gap, ...style }}>{children}</div>;
}

/** Puts something at a place on the board, optionally scaled and turned about its top left corner. */
export function At({
  x,
  y,
  scale = 1,
  turn = 0,
  origin = '0 0',
  children,
  style,
}: Boxed & { x: number; y: number; scale?: number; turn?: number; origin?: string }) {
  const transform = scale === 1 && turn === 0 ? undefined : `rotate(${turn}deg) scale(${scale})`;
  return (
    <div style={{ position: 'absolute', left: x, top: y, transform, transformOrigin: origin, ...style }}>
      {children}
    </div>
  );
}

/** Draws children at their own size and shows them `width` wide: real screens inside device frames. */
export function Fit({
  from,
  width,
  children,
  style,
}: Boxed & { from: { width: number; height: number }; width: number }) {
  const scale = width / from.width;
  return (
    <div style={{ position: 'relative', width, height: from.height * scale, overflow: 'hidden', ...style }}>
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width: from.width,
          height: from.height,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      >
        {children}
      </div>
    </div>
  );
}
