export type Point = { x: number; y: number };
export type Scale = (value: number) => number;

export function linear([d0, d1]: readonly [number, number], [r0, r1]: readonly [number, number]): Scale {
  const k = d1 === d0 ? 0 : (r1 - r0) / (d1 - d0);
  return (value) => r0 + (value - d0) * k;
}

/** Round numbers that cover low..high, about `count` of them. */
export function ticks(low: number, high: number, count = 5): number[] {
  const rough = (high - low) / Math.max(1, count - 1) || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((m) => m * power).find((s) => s >= rough) ?? 10 * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

const n = (value: number) => Number(value.toFixed(2));

export function straight(points: readonly Point[]): string {
  return points.map((p, i) => `${i ? 'L' : 'M'}${n(p.x)} ${n(p.y)}`).join('');
}

/** Monotone cubic: smooth without inventing peaks the data does not have. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 3) return straight(points);
  const slope = points.slice(1).map((p, i) => (p.y - points[i]!.y) / (p.x - points[i]!.x));
  const tangent = points.map((_, i) => {
    const a = slope[i - 1];
    const b = slope[i];
    if (a === undefined) return b ?? 0;
    if (b === undefined) return a;
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return points
    .map((p, i) => {
      if (i === 0) return `M${n(p.x)} ${n(p.y)}`;
      const before = points[i - 1]!;
      const third = (p.x - before.x) / 3;
      return `C${n(before.x + third)} ${n(before.y + tangent[i - 1]! * third)} ${n(p.x - third)} ${n(p.y - tangent[i]! * third)} ${n(p.x)} ${n(p.y)}`;
    })
    .join('');
}

export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const at = (turn: number) => ({
    x: cx + r * Math.sin(turn * 2 * Math.PI),
    y: cy - r * Math.cos(turn * 2 * Math.PI),
  });
  const a = at(from);
  const b = at(to);
  return `M${n(a.x)} ${n(a.y)}A${n(r)} ${n(r)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${n(b.x)} ${n(b.y)}`;
}

/** A rectangle whose top corners are round: bars. */
export function roundTop(x: number, y: number, w: number, h: number, r: number): string {
  const c = Math.min(r, w / 2, h);
  return `M${n(x)} ${n(y + h)}V${n(y + c)}Q${n(x)} ${n(y)} ${n(x + c)} ${n(y)}H${n(x + w - c)}Q${n(x + w)} ${n(y)} ${n(x + w)} ${n(y + c)}V${n(y + h)}Z`;
}
