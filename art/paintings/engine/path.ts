// Outlines: every shape becomes closed polylines before it is filled.

export type Pt = readonly [x: number, y: number];
export type Path = readonly Pt[];

/** A smooth line through the points (Catmull-Rom), open or closed. */
export const curve = (pts: Path, closed = false, per = 12): Pt[] => {
  const n = pts.length;
  const at = (i: number): Pt =>
    (closed ? pts[((i % n) + n) % n] : pts[Math.min(n - 1, Math.max(0, i))]) as Pt;
  const out: Pt[] = [];
  const last = closed ? n : n - 1;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      const c = (a: number, b: number, d: number, e: number): number =>
        0.5 *
        (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t * t + (3 * b - a - 3 * d + e) * t * t * t);
      out.push([c(p0[0], p1[0], p2[0], p3[0]), c(p0[1], p1[1], p2[1], p3[1])]);
    }
  }
  if (!closed) out.push(pts[n - 1] as Pt);
  return out;
};

export const ellipse = (cx: number, cy: number, rx: number, ry = rx, rot = 0, n = 72): Pt[] =>
  Array.from({ length: n }, (_, i) => {
    const t = (i / n) * Math.PI * 2;
    const x = Math.cos(t) * rx;
    const y = Math.sin(t) * ry;
    return [cx + x * Math.cos(rot) - y * Math.sin(rot), cy + x * Math.sin(rot) + y * Math.cos(rot)];
  });

export const rect = (x: number, y: number, w: number, h: number): Pt[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** Turns points about a centre, for props set down at an angle. */
export const turn = (pts: Path, cx: number, cy: number, a: number): Pt[] =>
  pts.map(([x, y]) => [
    cx + (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a),
    cy + (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a),
  ]);

/** A limb: the outline of a line whose half-width runs through `half`. */
export const ribbon = (line: Path, half: (t: number) => number): Pt[] => {
  const left: Pt[] = [];
  const right: Pt[] = [];
  line.forEach((p, i) => {
    const a = line[Math.max(0, i - 1)] as Pt;
    const b = line[Math.min(line.length - 1, i + 1)] as Pt;
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const nx = -(b[1] - a[1]) / len;
    const ny = (b[0] - a[0]) / len;
    const h = half(i / (line.length - 1));
    left.push([p[0] + nx * h, p[1] + ny * h]);
    right.push([p[0] - nx * h, p[1] - ny * h]);
  });
  return [...left, ...right.reverse()];
};

/** Samples a polyline at even arc length, at most `step` apart. */
export const resample = (pts: Path, step: number): Pt[] => {
  const out: Pt[] = [pts[0] as Pt];
  for (let i = 1; i < pts.length; i++) {
    const a = pts[i - 1] as Pt;
    const b = pts[i] as Pt;
    const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 1; k <= n; k++) out.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  }
  return out;
};
